# A room is one static library. Its headers are reached as "room/header.h", a game's as "game/room/header.h", and only
# through linking the room: the include path of a room is a folder that holds a link to it and to nothing else.
function(room path)
    cmake_parse_arguments(ARG "" "" "SOURCES;TOUCHES" ${ARGN})
    string(REPLACE "/" "_" name ${path})
    set(doorway ${CMAKE_BINARY_DIR}/rooms/${name})
    cmake_path(GET path PARENT_PATH above)
    file(MAKE_DIRECTORY ${doorway}/${above})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${path} ${doorway}/${path} SYMBOLIC)
    list(TRANSFORM ARG_SOURCES PREPEND ${path}/)
    add_library(${name} STATIC ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES OUTPUT_NAME aphelion_${name}) # libcrypto.a has an owner already
    target_include_directories(${name} PUBLIC ${doorway})
    target_link_libraries(${name} PUBLIC ${ARG_TOUCHES})
    set_property(GLOBAL APPEND PROPERTY APHELION_ROOMS ${path})
endfunction()
