# cmake -DSOURCE=… -DCOMMIT=… -DHEADER=… -P writecommit.cmake: which commit this is, into a header that is only written
# anew when it changed. COMMIT is for sources without their repository, as a package is built from.
cmake_minimum_required(VERSION 3.25)
if(NOT COMMIT)
    execute_process(
        COMMAND git -C ${SOURCE} describe --always --dirty=-modified --abbrev=12 --exclude=*
        OUTPUT_VARIABLE COMMIT
        OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${HEADER} CONTENT "#define BOLE_COMMIT \"@COMMIT@\"\n" @ONLY)
