# The app's words in every language it speaks: translations/*.ts, compiled into the program. ./dev words brings them up to
# date with the code. English has only its plurals there.
find_program(LRELEASE NAMES lrelease lrelease6 HINTS ${QT_HOST_PATH} ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} PATH_SUFFIXES bin REQUIRED) # qt6-l10n-tools

set(screen_words)
foreach(language en fr it)
    set(words ${CMAKE_CURRENT_SOURCE_DIR}/translations/aphelion_${language}.ts)
    set(compiled ${CMAKE_CURRENT_BINARY_DIR}/translations/aphelion_${language}.qm)
    file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/translations)
    add_custom_command(OUTPUT ${compiled} COMMAND ${LRELEASE} -silent ${words} -qm ${compiled} DEPENDS ${words} VERBATIM)
    set_source_files_properties(${compiled} PROPERTIES QT_RESOURCE_ALIAS translations/aphelion_${language}.qm)
    list(APPEND screen_words ${compiled})
endforeach()
