// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/record/record.h"

namespace Bole {

class Knowledge;

struct TestFinding
{
    TestScore test;
    Span span; ///< all that was read of it
    Span nameSpan;
    Span scoreSpan;
    Span dateSpan;
    QMap<QString, Span> partSpans;
    double score = 0;
};

/// Every language or admission test in the text that comes with a score or a pass.
QList<TestFinding> findTests(QStringView text, const Knowledge &knowledge);

} // namespace Bole
