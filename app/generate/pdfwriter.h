// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QStringView>

namespace Bole {

/// A minimal writer of PDFs: lines of text on A4 pages, in Helvetica or, where Latin-1 does not
/// reach, in a Chinese font that every viewer substitutes; and one picture on the first page.
class PdfWriter
{
public:
    static constexpr double width = 595;
    static constexpr double height = 842;

    enum class Weight { Normal, Bold };

    PdfWriter();

    void addPage();
    int pageCount() const { return int(m_pages.size()); }
    /// With the baseline `y` points below the top of the page. Answers how wide it is.
    double write(double x, double y, double size, Weight weight, QStringView text);
    /// Grey, a row after the other from the top.
    void setPicture(const QByteArray &pixels, int columns, int rows, const QRectF &place);

    QByteArray finished() const;

private:
    QByteArray pageObject(qsizetype page) const;
    QByteArray content(qsizetype page) const;

    QList<QByteArray> m_pages; ///< what is drawn on each
    QByteArray m_pixels;
    int m_columns = 0;
    int m_rows = 0;
    QRectF m_place;
};

} // namespace Bole
