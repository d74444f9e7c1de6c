# Where things lie, below an installed prefix and below the build folder alike. Programs find their files from where
# they are themselves, so that no absolute path is built in.
include(GNUInstallDirs)
set(BOLE_DATA_FOLDER ${CMAKE_INSTALL_DATADIR}/bole)
set(BOLE_LIBEXEC_FOLDER ${CMAKE_INSTALL_LIBEXECDIR}/bole)
set(prefix /prefix) # any will do: only the way from one folder to the other is asked for
file(RELATIVE_PATH BOLE_DATA_FROM_PROGRAM ${prefix}/${CMAKE_INSTALL_BINDIR} ${prefix}/${BOLE_DATA_FOLDER})
file(RELATIVE_PATH BOLE_LIBEXEC_FROM_PROGRAM ${prefix}/${CMAKE_INSTALL_BINDIR} ${prefix}/${BOLE_LIBEXEC_FOLDER})
file(RELATIVE_PATH BOLE_DATA_FROM_LIBEXEC ${prefix}/${BOLE_LIBEXEC_FOLDER} ${prefix}/${BOLE_DATA_FOLDER})

# The network that reads scans is fetched by `./dev` and is no part of the sources. Without it Tesseract reads.
set(BOLE_OCR_MODELS "$ENV{BOLE_OCR_MODELS}" CACHE PATH "The folder of PP-OCRv4's recogniser")

# Programs in the build folder lie in app: from there the data is reached as it is from bin.
get_filename_component(data ${CMAKE_BINARY_DIR}/app/${BOLE_DATA_FROM_PROGRAM} ABSOLUTE)
file(MAKE_DIRECTORY ${data})
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/resources/sample ${data}/sample SYMBOLIC)
if(EXISTS "${BOLE_OCR_MODELS}")
    file(CREATE_LINK ${BOLE_OCR_MODELS} ${data}/ocr SYMBOLIC)
endif()
