# LibTomCrypt 1.18.2: the ciphers under SQLCipher where the system has none for us. SQLCipher's makers build their own
# Android library on it. Only what SQLCipher asks for is compiled: AES, SHA, HMAC, PBKDF2 and the Fortuna generator.
pinned_source(TOMCRYPT_DIR libtomcrypt-1.18.2 libt/libtomcrypt/libtomcrypt_1.18.2+dfsg.orig.tar.xz
    fec310cb440232e9a75da7ef1b2350e6d29e7808a8f6ff2f4158ae2ec0ff3670)
enable_language(C)
set(src ${TOMCRYPT_DIR}/src)
file(GLOB tomcrypt_sources ${src}/ciphers/aes/aes.c ${src}/modes/cbc/*.c ${src}/mac/hmac/*.c ${src}/hashes/sha1.c ${src}/hashes/sha2/*.c
    ${src}/hashes/helper/*.c ${src}/misc/*.c ${src}/misc/pkcs5/*.c ${src}/misc/crypt/*.c ${src}/prngs/fortuna.c ${src}/prngs/rng_*.c)
list(FILTER tomcrypt_sources EXCLUDE REGEX "register_all_|crypt_inits|crypt_constants|crypt_sizes")
add_library(tomcrypt STATIC ${tomcrypt_sources})
as_others_wrote_it(tomcrypt)
# It wipes keys after use only if told to. Threads of the app share its tables of ciphers; /dev/random may make a phone wait.
target_compile_definitions(tomcrypt PRIVATE LTC_SOURCE LTC_CLEAN_STACK TRY_URANDOM_FIRST PUBLIC LTC_PTHREAD)
target_include_directories(tomcrypt SYSTEM PUBLIC ${src}/headers)
target_link_libraries(tomcrypt PUBLIC Threads::Threads)
