# Planet X. Rules, dealer, deduction and notes are standard C++ and touch nothing of the house but base.

room(planetx/rules
    SOURCES action.cpp after.cpp board.cpp cardboard.cpp clue.cpp due.cpp edition.cpp encoding.cpp ending.cpp hand.cpp hearing.cpp refusal.cpp score.cpp skill.cpp sky.cpp
            theory_phase.cpp time_track.cpp
    TOUCHES base)

room(planetx/catalogue
    SOURCES appearances.cpp catalogue.cpp census.cpp clue_book.cpp clue_table.cpp filter.cpp part_tables.cpp sky_test.cpp
    TOUCHES planetx_rules)

room(planetx/deal
    SOURCES conferences.cpp dealer.cpp game_code.cpp oracle.cpp sky_of_the_day.cpp starting_facts.cpp titles.cpp topics.cpp
            umpire.cpp
    TOUCHES planetx_catalogue code)

# What can be known about a sky from what has been told. The dealer is out of its reach.
room(planetx/deduction
    SOURCES candidates.cpp evidence.cpp explain.cpp bot.cpp guess.cpp hitting_set.cpp inquiry.cpp insight.cpp signatures.cpp spread.cpp tally.cpp topic_insight.cpp
    TOUCHES planetx_catalogue)

# What a player keeps on paper, as values.
room(planetx/notes
    SOURCES bookkeeping.cpp following.cpp impossible.cpp note_encoding.cpp note_history.cpp note_refusal.cpp note_sheet.cpp note_steps.cpp
    TOUCHES planetx_deal)

# The command line.
if(NOT phone)
    room(planetx/cli
        SOURCES bot_table.cpp bots.cpp calls.cpp command.cpp evidence_line.cpp json_command.cpp json_deal.cpp json_play.cpp play.cpp
                sentence.cpp solve.cpp
        TOUCHES planetx_deal planetx_deduction tool)
    add_executable(planetx planetx/cli/main.cpp)
    target_link_libraries(planetx PRIVATE planetx_cli)
endif()

if(APHELION_RULES_ONLY)
    return()
endif()

# At a table: what its players write into the log, and what each of them sees.
room(planetx/play
    SOURCES audit.cpp moves.cpp objection.cpp outcome.cpp public_game.cpp sealed.cpp seat.cpp setup.cpp table.cpp table_summary.cpp
    TOUCHES planetx_notes game)

# What a player at a table can know, and help with it: the dealer's answers meet deduction here, one player's at a time.
room(planetx/counsel
    SOURCES fill_in.cpp ground.cpp help.cpp knowledge.cpp look_around.cpp places.cpp replay.cpp told.cpp
    TOUCHES planetx_play planetx_deduction)

# What the house knows of all this.
room(planetx/game
    SOURCES contest.cpp planet_x.cpp results.cpp statistics.cpp
    TOUCHES planetx_counsel)

# A session in this game's own words.
room(planetx/front
    SOURCES at_session.cpp
    TOUCHES planetx_game session)

# What it says and hears in lines of JSON, as a guest of aphelion-headless.
if(NOT phone)
    room(planetx/lines
        SOURCES lines.cpp
        TOUCHES planetx_game planetx_cli headless)
endif()
