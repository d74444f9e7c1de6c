// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/grades.h"

#include <QRegularExpression>

#include <optional>

namespace Bole {

/// A text in which grades are looked for, and what has been found in it; what one grammar took is
/// not read again by the next. The text that was given outlives it.
class GradeText
{
public:
    explicit GradeText(QStringView text);

    const QString &text() const { return m_text; } ///< folded, with points in decimals
    QStringView original() const { return m_original; }
    const QList<GradeFinding> &found() const { return m_found; }

    void add(GradeFinding finding, Span span, double score);
    Span trimmedSpan(Span span) const;
    /// One year's, one semester's or the major's grade is not the degree's.
    bool isPartial(Span span) const;

    static Span spanOf(const QRegularExpressionMatch &match, int group = 0);
    static std::optional<double> number(const QRegularExpressionMatch &match, QStringView group);

private:
    bool isFree(Span span) const;
    void foldDecimalCommas();
    void maskPlaceholders();

    QStringView m_original;
    QString m_text;
    QList<GradeFinding> m_found;
};

} // namespace Bole
