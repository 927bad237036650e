# What each screen is made of: its view-model and its page. One line per folder, so that screens do not get in each other's way.

set(screen_sources)
set(screen_pages Main.qml)
set(screen_texts)
set(screen_singletons)
set(screen_folders)

macro(screen folder)
    list(APPEND screen_folders ${folder})
    foreach(file ${ARGN})
        if(file MATCHES "[.]qml$")
            list(APPEND screen_pages ${folder}/${file})
        elseif(file MATCHES "[.]txt$")
            list(APPEND screen_texts ${folder}/${file})
        else()
            list(APPEND screen_sources ${folder}/${file})
        endif()
    endforeach()
endmacro()

screen(app
    app.cpp app.h app_values.h code_fault.h join_link.h last_input.cpp last_input.h patience.cpp patience.h system_bars.cpp system_bars.h
    uppermost_only.cpp uppermost_only.h
    BeginAnewSheet.qml ClosedPage.qml ClosedWords.qml LinkSheet.qml OpeningPage.qml StoredFacts.qml WayToTable.qml)
screen(code
    invitation.cpp invitation.h qr_code.cpp qr_code.h
    AirNotice.qml CodePage.qml CodeText.qml GuestCard.qml GuestList.qml PlayedNotice.qml QrPicture.qml ShareCode.qml)
screen(conference
    conference_form.cpp conference_form.h BoardConferencePage.qml ConferenceFace.qml ConferencePage.qml)
screen(cues
    cue.cpp cue.h cues.cpp cues.h platform_speaker.cpp speaker.h CuesGroup.qml TableCues.qml)
screen(curtain
    curtain_form.cpp curtain_form.h CurtainName.qml CurtainPage.qml StartAnewSheet.qml Vacancy.qml)
screen(first_game
    first_game.cpp first_game.h reply.cpp reply.h story.cpp story.h
    FirstGamePage.qml FirstGameWords.qml FirstTable.qml LessonFoot.qml LessonLayout.qml LessonPicker.qml LessonPicture.qml
    LessonProgress.qml LessonSparks.qml LessonTopics.qml LessonWords.qml)
screen(handset
    handheld.cpp handheld.h links.cpp links.h sharing.cpp sharing.h)
screen(help
    help_shown.cpp help_shown.h help_values.h helping.cpp helping.h locate_guard.cpp locate_guard.h thought.h
    GuardNotice.qml HelpButton.qml HelpCard.qml HelpFound.qml HelpHint.qml HelpSheet.qml HelpSteps.qml HelpUsed.qml HelpWay.qml ReasonLine.qml WhyNot.qml)
screen(history
    HistoryPage.qml KeptTableRow.qml KeptTableWords.qml KeptWords.qml RemoveSheet.qml RemoveTableSheet.qml)
screen(home
    HomeDoors.qml HomeHead.qml HomePage.qml ResumeCard.qml)
screen(join
    air_remedy.cpp air_remedy.h joining.cpp joining.h meeting_names.cpp meeting_names.h
    near_table.h nearby.cpp nearby.h
    AirActions.qml ByCodeSheet.qml CodeBoxes.qml CodeVerdict.qml EnterCodePage.qml GatheredTable.qml JoinStep.qml JoinSteps.qml JoinTrouble.qml
    JoiningPage.qml NearTableChip.qml NearbyTables.qml)
screen(last_chance
    last_chance_form.cpp last_chance_form.h LastChancePage.qml LastChanceWords.qml)
screen(lobby
    lobby_form.cpp lobby_form.h lobby_guests.cpp lobby_guests.h lobby_seats.cpp lobby_seats.h lobby_table.cpp lobby_values.h
    new_people.cpp new_people.h
    AbsentPlayers.qml LobbyPage.qml LobbyWords.qml NewPinSheet.qml PersonLine.qml PinWords.qml SeasonChoice.qml SeatCard.qml SeatChoices.qml SeatSheet.qml ShapeChoice.qml)
screen(locate
    guess.cpp guess.h locate_form.cpp locate_form.h
    FoundPage.qml GuessMoment.qml GuessPicker.qml GuessSheet.qml GuessTold.qml GuessWarnings.qml GuessWheel.qml LocatePage.qml)
screen(log
    GoneHeading.qml LogEntry.qml LogPage.qml)
screen(more
    LeavingSheet.qml MorePage.qml OtherPhones.qml PhoneRow.qml)
screen(new_game
    Choices.qml GroupTitle.qml HelpChoice.qml Line.qml NewGamePage.qml TableChoices.qml)
screen(notes
    note_cells.cpp note_cells.h note_shown.cpp note_shown.h note_values.h notes_model.cpp notes_model.h
    DeskLine.qml LawsSheet.qml MarkChoice.qml NoteDesk.qml NotePlace.qml NoteSectorCells.qml NoteSectorSheet.qml NoteSource.qml NoteText.qml
    NoteTools.qml NoteWords.qml NotesGrid.qml NotesHeader.qml NotesPage.qml NotesRecord.qml NotesViewChoice.qml
    NotesWheel.qml RecordBar.qml RecordBars.qml RecordChart.qml RecordHead.qml RecordReadings.qml WhatIfBanner.qml)
screen(records
    record_values.cpp record_values.h records.cpp records.h
    Figure.qml GamesChart.qml OwnRecords.qml PinSheet.qml PlayerChip.qml RecordLines.qml RecordWords.qml StatisticsPage.qml)
screen(replay
    hindsight.cpp hindsight.h replay_model.cpp replay_model.h replay_values.cpp replay_values.h
    AdviceCard.qml KnownRow.qml ReplayChart.qml ReplayFoot.qml ReplayPage.qml ReplaySlider.qml ReplayWords.qml)
screen(research
    research_form.cpp research_form.h ResearchPage.qml TopicCard.qml TopicLetter.qml TopicWords.qml)
screen(reveal
    reveal_model.cpp reveal_model.h reveal_values.cpp reveal_values.h
    score_sheet.cpp score_sheet.h score_tally.cpp score_tally.h
    AfterReveal.qml AuditWords.qml BeforeReveal.qml RevealPage.qml ScoreCards.qml ScoreLines.qml ScorePlayers.qml ScoreResult.qml
    ScoreRow.qml ScoreSheetPage.qml ScoreStepper.qml ScoreTable.qml TieWords.qml WinnerWords.qml)
screen(review
    public_news.cpp public_news.h review_form.cpp review_form.h BoardReviewPage.qml NewsWords.qml PeerReviewPage.qml
    ReviewCard.qml TrackSpace.qml TrackTable.qml TurningToken.qml VerdictLine.qml)
screen(rules
    rule_numbers.cpp rule_numbers.h rule_search.cpp rule_search.h
    RuleHeading.qml RuleLaws.qml RuleLine.qml RuleSection.qml RuleTable.qml RuleTables.qml RuleTexts.qml RuleRow.qml RulesFound.qml RulesPage.qml SkyLaws.qml)
screen(settings
    carriage.cpp carriage.h preferences.cpp preferences.h licences.cpp licences.h speech.cpp speech.h unbroken.cpp unbroken.h
    BringSheet.qml LanguageChoice.qml LicencePage.qml LicencesPage.qml LooksGroup.qml PlayerRow.qml PlayersGroup.qml SettingsPage.qml StoredGroup.qml
    TakeSheet.qml TextSize.qml TravelFileDialog.qml
    licences/aphelion.txt licences/eb-garamond.txt licences/inter.txt licences/libsodium.txt licences/libtomcrypt.txt licences/openssl.txt
    licences/qrcodegen.txt licences/qt.txt licences/qtkeychain.txt licences/sqlcipher.txt licences/sqlite.txt)
screen(shown
    announcement.cpp announcement.h at_table.cpp at_table.h form.cpp form.h log_lines.cpp log_lines.h noted.cpp noted.h own_answer.cpp own_answer.h
    names.cpp names.h pin_bytes.h session_type.h story_symbols.cpp story_symbols.h values.h AnswerCard.qml AnswerFace.qml AnswerSheet.qml AnswerWords.qml
    AskingFoot.qml AskingLine.qml AskingLines.qml AskingPage.qml ObjectChoice.qml PickedHub.qml SameStory.qml SheetText.qml StepPage.qml
    ToldCard.qml TroubleNotice.qml WaitingSheet.qml)
screen(solo
    BotCard.qml BotList.qml SoloPage.qml)
screen(start
    StartFact.qml StartPage.qml)
screen(survey
    survey_form.cpp survey_form.h HalfStepper.qml SurveyLines.qml SurveyPage.qml)
screen(table
    company_model.cpp company_model.h company_trust.cpp company_values.cpp company_values.h company_verbs.cpp
    bots.cpp bots.h cardboard.cpp cardboard.h samples.cpp samples.h table_model.cpp table_model.h table_values.cpp table_values.h
    ActionTiles.qml AskedSheet.qml AwayNotice.qml AwaySheet.qml BotNotice.qml BotPaceGroup.qml CardboardNotice.qml CardboardSheet.qml CardboardSteps.qml CodeSheet.qml CompanySheets.qml CompanyStrip.qml DisputeSheet.qml DoorSheet.qml EndScreen.qml
    FollowSheet.qml GateSheet.qml GateWords.qml HostSheet.qml LateTrouble.qml LostLines.qml MatterSheet.qml NoTheoryChip.qml NoTheoryChips.qml OfferSheet.qml OwnChoice.qml SeatScreen.qml SectorSheet.qml SectorSteps.qml SectorTheory.qml TablePage.qml
    TablePanel.qml TableScreen.qml TableWords.qml TakenSheet.qml)
screen(target
    target_form.cpp target_form.h TargetPage.qml)
screen(terms
    terms.cpp terms.h ClueHelp.qml TermCard.qml TermPhrases.qml TermWords.qml TermsSheet.qml WithClueHelp.qml)
screen(theories
    theories_form.cpp theories_form.h theory_draft.cpp theory_draft.h
    TheoriesPage.qml TheoryPicker.qml TheoryRow.qml TheoryWheel.qml TokenChoice.qml)
screen(today
    calendar.h day_end.cpp day_end.h today.cpp today.h
    MoveRow.qml ResultCard.qml ShareToday.qml TodayPage.qml TodayWords.qml)
screen(words
    AirWords.qml AskingWords.qml CardboardWords.qml CluePhrases.qml ClueWords.qml CompanyWords.qml JoiningWords.qml LogWords.qml Nouns.qml ReasonClauses.qml ReasonWords.qml Reasons.qml RefusalWords.qml
    Relations.qml RunPhrases.qml SymbolWords.qml TroubleWords.qml)
set(screen_singletons last_chance/LastChanceWords.qml words/AskingWords.qml words/ClueWords.qml words/CompanyWords.qml words/LogWords.qml words/RefusalWords.qml words/TroubleWords.qml)
list(APPEND screen_singletons words/AirWords.qml words/CardboardWords.qml history/KeptWords.qml lobby/LobbyWords.qml words/JoiningWords.qml)
list(APPEND screen_singletons words/ReasonWords.qml)
list(APPEND screen_singletons terms/TermWords.qml)
list(APPEND screen_singletons words/SymbolWords.qml)
list(APPEND screen_singletons table/GateWords.qml)
list(APPEND screen_singletons review/NewsWords.qml)
