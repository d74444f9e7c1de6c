// SPDX-License-Identifier: GPL-3.0-or-later
// A record's JSON as anybody may write it: refused or read, and read again the same.
#include "fuzzing.h"

#include "model/record/recordfacts.h"
#include "model/record/recordjson.h"

#include <QJsonDocument>

using namespace Bole;

int LLVMFuzzerInitialize(int *, char ***)
{
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QJsonDocument document = QJsonDocument::fromJson(Fuzzing::bytesOf(data, size));
    const Result<Record> record = recordFromJson(document.object());
    if (!record)
        return 0;
    const QJsonObject json = toJson(*record);
    const Result<Record> again = recordFromJson(json);
    Fuzzing::mustHold(again.has_value(), "what was written can be read");
    Fuzzing::mustHold(toJson(*again) == json, "writing and reading are each other's inverse");
    (void)recordFacts(*record);
    return 0;
}
