// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generate/papers.h"

#include "app/generate/pdfwriter.h"

#include <QRandomGenerator>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// A page of lines, the first of them large.
QByteArray page(const QStringList &lines)
{
    constexpr double margin = 50;
    PdfWriter pdf;
    double y = margin;
    for (const QString &line : lines) {
        const bool isTitle = y == margin;
        y += isTitle ? 24 : 16;
        pdf.write(margin, y, isTitle ? 16 : 10,
                  isTitle ? PdfWriter::Weight::Bold : PdfWriter::Weight::Normal, line);
    }
    return pdf.finished();
}

} // namespace

QByteArray printTranscript(const Record &record, quint32 seed)
{
    static const QStringList courses{
        u"Linear Algebra"_s,     u"Probability"_s, u"Data Structures"_s,
        u"Operating Systems"_s,  u"Databases"_s,   u"Networks"_s,
        u"Numerical Analysis"_s, u"Compilers"_s,   u"Physics"_s};
    QRandomGenerator random(seed);
    QStringList lines{u"Transcript of Records"_s, record.basics.name,
                      record.education.isEmpty() ? QString() : record.education[0].institution};
    for (const QString &course : courses)
        lines.append(u"%1   %2"_s.arg(course).arg(60 + random.bounded(40)));
    return page(lines);
}

QByteArray printLetter(const Record &record, quint32 seed)
{
    return page({u"Letter of Recommendation"_s, u"To the admissions committee"_s,
                 u"I have known %1 for %2 years."_s.arg(record.basics.name).arg(1 + seed % 4),
                 u"I recommend this applicant without reservation."_s});
}

} // namespace Bole
