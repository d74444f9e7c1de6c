// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace Bole::Tests {

/// The objects of a PDF, numbered from 1, and what else a file needs.
inline QByteArray pdfOf(const QList<QByteArray> &objects)
{
    QByteArray pdf = "%PDF-1.4\n";
    QByteArray table;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const QByteArray count = QByteArray::number(objects.size() + 1);
    return pdf + "xref\n0 " + count + "\n0000000000 65535 f \n" + table + "trailer << /Size " +
           count + " /Root 1 0 R >>\nstartxref\n" + QByteArray::number(pdf.size()) + "\n%%EOF\n";
}

inline QByteArray pdfStream(const QByteArray &content, const QByteArray &entries = {})
{
    return "<< " + entries + " /Length " + QByteArray::number(content.size()) + " >>\nstream\n" +
           content + "\nendstream";
}

/// Pages that all have these resources; each is drawn by its content.
inline QByteArray pdfWithPages(const QList<QByteArray> &contents, const QByteArray &resources,
                               const QList<QByteArray> &moreObjects,
                               const QByteArray &extraOnPage = {})
{
    // The catalogue, the list of pages, what they share, then two objects a page.
    const qsizetype first = 3 + moreObjects.size();
    QByteArray kids;
    QList<QByteArray> pages;
    for (qsizetype i = 0; i < contents.size(); ++i) {
        kids += QByteArray::number(first + 2 * i) + " 0 R ";
        pages.append("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents " +
                     QByteArray::number(first + 1 + 2 * i) + " 0 R /Resources << " + resources +
                     " >> " + extraOnPage + " >>");
        pages.append(pdfStream(contents[i]));
    }
    return pdfOf(QList<QByteArray>{"<< /Type /Catalog /Pages 2 0 R >>",
                                   "<< /Type /Pages /Kids [" + kids + "] /Count " +
                                       QByteArray::number(contents.size()) + " >>"} +
                 moreObjects + pages);
}

/// PDFs made by hand, one line of text and page each, so that a test says itself what is in them.
inline QByteArray smallPdf(const QList<QByteArray> &pageTexts, const QByteArray &extraOnPage = {})
{
    QList<QByteArray> contents;
    for (const QByteArray &text : pageTexts)
        contents.append("BT /F1 12 Tf 50 350 Td (" + text + ") Tj ET");
    return pdfWithPages(contents, "/Font << /F1 3 0 R >>",
                        {"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>"},
                        extraOnPage);
}

/// The same in Chinese, as Word of a Chinese office writes it: the font is named, not embedded.
inline QByteArray chinesePdf(const QStringList &pageTexts, const QByteArray &font = "STSong-Light")
{
    QList<QByteArray> contents;
    for (const QString &text : pageTexts) {
        QByteArray codes;
        for (const QChar c : text)
            codes += QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
        contents.append("BT /F1 12 Tf 20 350 Td <" + codes + "> Tj ET");
    }
    const QByteArray descriptor =
        "<< /Type /FontDescriptor /FontName /" + font +
        " /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 "
        "/CapHeight 880 /StemV 80 >>";
    return pdfWithPages(
        contents, "/Font << /F1 3 0 R >>",
        {"<< /Type /Font /Subtype /Type0 /BaseFont /" + font +
             " /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>",
         "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /" + font +
             " /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> "
             "/FontDescriptor 5 0 R /DW 1000 >>",
         descriptor});
}

/// Pages that are nothing but one and the same grey picture, as a scanner makes them.
inline QByteArray scannedPdf(int pages)
{
    return pdfWithPages(QList<QByteArray>(pages, "300 0 0 400 0 0 cm /I Do"),
                        "/XObject << /I 3 0 R >>",
                        {pdfStream("\x80", "/Type /XObject /Subtype /Image /Width 1 /Height 1 "
                                           "/ColorSpace /DeviceGray /BitsPerComponent 8")});
}

} // namespace Bole::Tests
