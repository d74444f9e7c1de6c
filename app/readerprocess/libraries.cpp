// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/libraries.h"

#include "model/platform/reader/sandbox.h"

#include <onnxruntime_cxx_api.h>
#include <poppler-version.h>
#include <tesseract/baseapi.h>

#include <cstdio>

namespace Bole {

int printLibraries()
{
    std::printf("Poppler %s, Tesseract %s, ONNX Runtime %s, %s\n",
                Poppler::Version::string().toUtf8().constData(), tesseract::TessBaseAPI::Version(),
                Ort::GetVersionString().c_str(), Sandbox::libraries().c_str());
    return std::fflush(stdout) == 0 ? 0 : 1;
}

} // namespace Bole
