// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/libraries.h"

#include <onnxruntime_cxx_api.h>
#include <poppler-version.h>
#include <seccomp.h>
#include <tesseract/baseapi.h>

#include <cstdio>

namespace Bole {

int printLibraries()
{
    const scmp_version *seccomp = seccomp_version();
    std::printf("Poppler %s, Tesseract %s, ONNX Runtime %s, libseccomp %u.%u.%u\n",
                Poppler::Version::string().toUtf8().constData(), tesseract::TessBaseAPI::Version(),
                Ort::GetVersionString().c_str(), seccomp->major, seccomp->minor, seccomp->micro);
    return std::fflush(stdout) == 0 ? 0 : 1;
}

} // namespace Bole
