// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

namespace Bole::Tests {

/// PDFs made by hand, one line of text and page each, so that a test says itself what is in them.
inline QByteArray smallPdf(const QList<QByteArray> &pageTexts, const QByteArray &extraOnPage = {})
{
    QByteArray pdf = "%PDF-1.4\n";
    QList<qsizetype> offsets;
    const auto add = [&](const QByteArray &body) {
        offsets.append(pdf.size());
        pdf += QByteArray::number(offsets.size()) + " 0 obj\n" + body + "\nendobj\n";
    };
    const qsizetype count = pageTexts.size();
    QByteArray kids;
    for (qsizetype i = 0; i < count; ++i)
        kids += QByteArray::number(4 + 2 * i) + " 0 R ";
    add("<< /Type /Catalog /Pages 2 0 R >>");
    add("<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(count) + " >>");
    add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>");
    for (qsizetype i = 0; i < count; ++i) {
        add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents " +
            QByteArray::number(5 + 2 * i) + " 0 R /Resources << /Font << /F1 3 0 R >> >> " +
            extraOnPage + " >>");
        const QByteArray content = "BT /F1 12 Tf 50 350 Td (" + pageTexts[i] + ") Tj ET";
        add("<< /Length " + QByteArray::number(content.size()) + " >>\nstream\n" + content +
            "\nendstream");
    }
    const qsizetype table = pdf.size();
    pdf += "xref\n0 " + QByteArray::number(offsets.size() + 1) + "\n0000000000 65535 f \n";
    for (const qsizetype offset : offsets)
        pdf += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
    pdf += "trailer << /Size " + QByteArray::number(offsets.size() + 1) +
           " /Root 1 0 R >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
    return pdf;
}

} // namespace Bole::Tests
