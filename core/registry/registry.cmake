# Which games there are: the one place that knows all of them. Whoever makes a program links it.
set(game_headers "")
set(game_list "")
foreach(game IN LISTS games)
    string(APPEND game_headers "#include \"${game}/game/game.h\"\n")
    list(APPEND game_list "&${game}::game()")
endforeach()
list(JOIN game_list ", " game_list)
configure_file(registry/all_games.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/all_games.cpp @ONLY)
list(TRANSFORM games APPEND _game OUTPUT_VARIABLE rooms_of_games)
room(registry
    SOURCES all_games.h
    TOUCHES game)
target_sources(registry PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/all_games.cpp)
target_link_libraries(registry PRIVATE ${rooms_of_games})
