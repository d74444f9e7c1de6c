// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/record/record.h"

namespace Bole {

enum class GradeKind {
    Gpa,
    Average, ///< a mean of marks, 86.7 of 100
    Rank,
    Honours ///< "First Class Honours", kept as it is printed
};

struct GradeFinding
{
    GradeKind kind = GradeKind::Gpa;
    Grade grade; ///< for Gpa and Average; the scale only if it is printed
    Rank rank;
    QString text;        ///< for Honours
    bool overall = true; ///< false for one year's, one course's or the major's grade
    Span span;
    double score = 0;
};

/// Every grade, mean and rank in the text, in order.
QList<GradeFinding> findGrades(QStringView text);

} // namespace Bole
