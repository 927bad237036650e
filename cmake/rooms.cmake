# A room is one static library. Its headers are reached as "room/header.h", and only through linking the room:
# the include path of a room is a folder that holds a link to it and to nothing else.
function(room name)
    cmake_parse_arguments(ARG "" "" "SOURCES;TOUCHES" ${ARGN})
    set(doorway ${CMAKE_BINARY_DIR}/rooms/${name})
    file(MAKE_DIRECTORY ${doorway})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${name} ${doorway}/${name} SYMBOLIC)
    list(TRANSFORM ARG_SOURCES PREPEND ${name}/)
    add_library(${name} STATIC ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES OUTPUT_NAME aphelion_${name}) # libcrypto.a has an owner already
    target_include_directories(${name} PUBLIC ${doorway})
    target_link_libraries(${name} PUBLIC ${ARG_TOUCHES})
    set_property(GLOBAL APPEND PROPERTY APHELION_ROOMS ${name})
endfunction()
