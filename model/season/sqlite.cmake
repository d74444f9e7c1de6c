# Seasons are kept by SQLCipher, which is SQLite with encryption and takes its place, or by plain SQLite where it is
# not there or not wanted: then everything works but the protection of a season with a password.
option(BOLE_SQLCIPHER "Use SQLCipher where it is there, so that seasons can be protected" ON)

add_library(bole_sqlite INTERFACE)
set(BOLE_CIPHER_SOURCE withoutcipher.cpp)
if(BOLE_SQLCIPHER)
    find_package(OpenSSL)
    pkg_check_modules(SqlCipher IMPORTED_TARGET sqlcipher)
endif()
if(BOLE_SQLCIPHER AND SqlCipher_FOUND AND OPENSSL_FOUND)
    set(BOLE_CIPHER_SOURCE withcipher.cpp)
    target_link_libraries(bole_sqlite INTERFACE PkgConfig::SqlCipher OpenSSL::Crypto)
    # SQLCipher's header declares what takes keys only then.
    target_compile_definitions(bole_sqlite INTERFACE SQLITE_HAS_CODEC)
else()
    find_package(SQLite3 REQUIRED)
    target_link_libraries(bole_sqlite INTERFACE SQLite::SQLite3)
    message(STATUS "Seasons cannot be protected by a password: there is no SQLCipher")
endif()
