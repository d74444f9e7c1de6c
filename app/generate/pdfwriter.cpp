// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generate/pdfwriter.h"

#include <algorithm>
#include <array>

namespace Bole {

namespace {

// Advance widths of Helvetica from space to tilde, in thousandths of the size.
constexpr std::array<short, 95> helvetica{
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,  278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,  611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,  556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,  500, 334, 260, 334, 584};

bool isLatin(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x100; });
}

int latinWidth(QChar c)
{
    const int index = c.unicode() - ' ';
    return index >= 0 && index < int(helvetica.size()) ? helvetica[size_t(index)] : 556;
}

int chineseWidth(QChar c)
{
    return c.unicode() < 0x7f ? 500 : 1000;
}

QByteArray latinString(QStringView text)
{
    QByteArray escaped = "(";
    for (const char c : text.toLatin1()) {
        if (c == '(' || c == ')' || c == '\\')
            escaped += '\\';
        escaped += c;
    }
    return escaped + ')';
}

QByteArray chineseString(QStringView text)
{
    QByteArray units;
    for (const QChar c : text) {
        units += char(c.unicode() >> 8);
        units += char(c.unicode() & 0xff);
    }
    return '<' + units.toHex() + '>';
}

QByteArray number(double value)
{
    return QByteArray::number(value, 'f', 2);
}

} // namespace

PdfWriter::PdfWriter()
{
    addPage();
}

void PdfWriter::addPage()
{
    m_pages.append(QByteArray());
}

double PdfWriter::write(double x, double y, double size, Weight weight, QStringView text)
{
    const bool latin = isLatin(text);
    int thousandths = 0;
    for (const QChar c : text)
        thousandths += latin ? latinWidth(c) : chineseWidth(c);
    const QByteArray font = !latin ? "/F3" : weight == Weight::Bold ? "/F2" : "/F1";
    m_pages.last() += "BT " + font + ' ' + number(size) + " Tf " + number(x) + ' ' +
                      number(height - y) + " Td " +
                      (latin ? latinString(text) : chineseString(text)) + " Tj ET\n";
    return thousandths * size / 1000;
}

void PdfWriter::setPicture(const QByteArray &pixels, int columns, int rows, const QRectF &place)
{
    m_pixels = pixels;
    m_columns = columns;
    m_rows = rows;
    m_place = place;
}

QByteArray PdfWriter::pageObject(qsizetype page) const
{
    return "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents " +
           QByteArray::number(9 + 2 * page) +
           " 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /XObject << /P 7 0 R >> "
           ">> >>";
}

QByteArray PdfWriter::content(qsizetype page) const
{
    QByteArray drawn = m_pages[page];
    if (page == 0 && !m_pixels.isEmpty())
        drawn += "q " + number(m_place.width()) + " 0 0 " + number(m_place.height()) + ' ' +
                 number(m_place.x()) + ' ' + number(height - m_place.bottom()) + " cm /P Do Q\n";
    return qCompress(drawn, 1).mid(4); // without the length that Qt puts before zlib's own bytes
}

QByteArray PdfWriter::finished() const
{
    QByteArray pdf = "%PDF-1.5\n%\xe2\xe3\xcf\xd3\n";
    pdf.reserve(m_pixels.size() + 16384);
    QList<qsizetype> offsets;
    const auto add = [&](const QByteArray &body) {
        offsets.append(pdf.size());
        pdf += QByteArray::number(offsets.size()) + " 0 obj\n" + body + "\nendobj\n";
    };
    const auto addStream = [&](const QByteArray &dictionary, const QByteArray &bytes) {
        add("<< " + dictionary + " /Length " + QByteArray::number(bytes.size()) + " >>\nstream\n" +
            bytes + "\nendstream");
    };
    QByteArray kids;
    for (qsizetype i = 0; i < m_pages.size(); ++i)
        kids += QByteArray::number(8 + 2 * i) + " 0 R ";
    add("<< /Type /Catalog /Pages 2 0 R >>");
    add("<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(m_pages.size()) +
        " >>");
    add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
    add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>");
    add("<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H "
        "/DescendantFonts [6 0 R] >>");
    add("<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo "
        "<< /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 95 500] "
        "/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox "
        "[-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> "
        ">>");
    addStream("/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 /Width " +
                  QByteArray::number(m_columns) + " /Height " + QByteArray::number(m_rows),
              m_pixels);
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        add(pageObject(i));
        addStream("/Filter /FlateDecode", content(i));
    }
    const qsizetype table = pdf.size();
    pdf += "xref\n0 " + QByteArray::number(offsets.size() + 1) + "\n0000000000 65535 f \n";
    for (const qsizetype offset : offsets)
        pdf += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
    return pdf + "trailer << /Size " + QByteArray::number(offsets.size() + 1) +
           " /Root 1 0 R >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
}

} // namespace Bole
