// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/libraries.h"

#include "model/platform/reader/sandbox.h"

#include <leptonica/allheaders.h>
#include <onnxruntime_cxx_api.h>
#include <poppler-version.h>
#include <tesseract/baseapi.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

namespace Bole {

int printLibraries()
{
    char *leptonica = getLeptonicaVersion(); // leptonica-1.84.1
    const std::string_view told = leptonica ? leptonica : "";
    const std::string version(told.substr(std::min(told.size(), told.find('-') + 1)));
    lept_free(leptonica);
    std::printf("Poppler %s, Tesseract %s, ONNX Runtime %s, Leptonica %s, %s\n",
                Poppler::Version::string().toUtf8().constData(), tesseract::TessBaseAPI::Version(),
                Ort::GetVersionString().c_str(), version.c_str(), Sandbox::libraries().c_str());
    return std::fflush(stdout) == 0 ? 0 : 1;
}

} // namespace Bole
