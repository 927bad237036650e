# SQLCipher 4.14 on SQLite 3.51, from the amalgamation that an npm package ships: Debian's own is ten years old.
# Fetched once by name for all build folders, checked against its sum, never committed.
set(SQLCIPHER_PACKAGE "@journeyapps/sqlcipher@6.0.0")
set(SQLCIPHER_SUMS
    "sqlite3.c 2ba87bbc92caf02c0ac640198c537c24bdda899a18bbba289f3d3f44d56795e4"
    "sqlite3.h c7253bc5d2ba0fad5236fc10ed959f99374bdbc224c200250c9c4a90edf56023")
set(SQLCIPHER_DIR ${PROJECT_SOURCE_DIR}/build-sources/sqlcipher-6.0.0 CACHE PATH "Where sqlite3.c and sqlite3.h are")

function(fetch_sqlcipher)
    set(work ${SQLCIPHER_DIR}.fetching)
    file(REMOVE_RECURSE ${work})
    file(MAKE_DIRECTORY ${work})
    message(STATUS "fetching ${SQLCIPHER_PACKAGE}")
    execute_process(COMMAND npm pack ${SQLCIPHER_PACKAGE} WORKING_DIRECTORY ${work} OUTPUT_QUIET
        ERROR_VARIABLE said RESULT_VARIABLE failed)
    file(GLOB archive ${work}/*.tgz)
    if(failed OR NOT archive)
        message(FATAL_ERROR "npm could not fetch ${SQLCIPHER_PACKAGE}: ${said}\nWithout a network, put sqlite3.c and sqlite3.h "
            "of that package into ${SQLCIPHER_DIR}")
    endif()
    file(ARCHIVE_EXTRACT INPUT ${archive} DESTINATION ${work} PATTERNS package/deps/sqlcipher-amalgamation/*)
    file(REMOVE_RECURSE ${SQLCIPHER_DIR})
    file(RENAME ${work}/package/deps/sqlcipher-amalgamation ${SQLCIPHER_DIR})
    file(REMOVE_RECURSE ${work})
endfunction()

if(NOT EXISTS ${SQLCIPHER_DIR}/sqlite3.c)
    fetch_sqlcipher()
endif()
foreach(line IN LISTS SQLCIPHER_SUMS)
    separate_arguments(line)
    list(GET line 0 name)
    list(GET line 1 sum)
    file(SHA256 ${SQLCIPHER_DIR}/${name} found)
    if(NOT found STREQUAL sum)
        message(FATAL_ERROR "${SQLCIPHER_DIR}/${name} is not the file we know: its SHA-256 is ${found}")
    endif()
endforeach()

find_package(Threads REQUIRED)
enable_language(C)
add_library(sqlcipher STATIC ${SQLCIPHER_DIR}/sqlite3.c)
target_include_directories(sqlcipher SYSTEM PUBLIC ${SQLCIPHER_DIR})
target_compile_definitions(sqlcipher PUBLIC SQLITE_HAS_CODEC) # the header shows sqlite3_key only then
target_compile_definitions(sqlcipher PRIVATE SQLITE_TEMP_STORE=2
    SQLITE_EXTRA_INIT=sqlcipher_extra_init SQLITE_EXTRA_SHUTDOWN=sqlcipher_extra_shutdown HAVE_STDINT_H
    SQLITE_THREADSAFE=1 SQLITE_DQS=0 SQLITE_OMIT_LOAD_EXTENSION SQLITE_OMIT_DEPRECATED)
as_others_wrote_it(sqlcipher)
target_link_libraries(sqlcipher PUBLIC Threads::Threads ${CMAKE_DL_LIBS})

# Where its ciphers come from. The files are the same with each: one written on a computer opens on a phone.
if(APPLE)
    target_compile_definitions(sqlcipher PRIVATE SQLCIPHER_CRYPTO_CC)
    target_link_libraries(sqlcipher PUBLIC "-framework Security" "-framework CoreFoundation")
elseif(APHELION_PINNED)
    include(${CMAKE_CURRENT_LIST_DIR}/tomcrypt.cmake)
    target_compile_definitions(sqlcipher PRIVATE SQLCIPHER_CRYPTO_LIBTOMCRYPT)
    target_link_libraries(sqlcipher PUBLIC tomcrypt)
else()
    find_package(OpenSSL REQUIRED COMPONENTS Crypto)
    target_compile_definitions(sqlcipher PRIVATE SQLCIPHER_CRYPTO_OPENSSL)
    target_link_libraries(sqlcipher PUBLIC OpenSSL::Crypto)
endif()
