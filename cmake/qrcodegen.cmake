# qrcodegen: as the system has it, or its release 1.8.0.
if(NOT APHELION_PINNED)
    find_path(QRCODEGEN_INCLUDE qrcodegen.hpp PATH_SUFFIXES qrcodegen REQUIRED) # libqrcodegencpp-dev
    find_library(QRCODEGEN_LIBRARY qrcodegencpp REQUIRED)
    add_library(qrcodegen UNKNOWN IMPORTED GLOBAL)
    set_target_properties(qrcodegen PROPERTIES
        IMPORTED_LOCATION ${QRCODEGEN_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${QRCODEGEN_INCLUDE})
    return()
endif()

pinned_source(QRCODEGEN_DIR QR-Code-generator-1.8.0 q/qr-code-generator/qr-code-generator_1.8.0.orig.tar.gz
    2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60)
add_library(qrcodegen STATIC ${QRCODEGEN_DIR}/cpp/qrcodegen.cpp)
as_others_wrote_it(qrcodegen)
target_include_directories(qrcodegen SYSTEM PUBLIC ${QRCODEGEN_DIR}/cpp)
