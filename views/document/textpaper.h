// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/readertypes.h"
#include "model/record/documenttext.h"
#include "model/record/record.h"

#include <QFont>
#include <QImage>

namespace Bole {

/// A text laid out on pages, so that a text source can be read, marked and searched like a PDF.
/// Knows which line and column stands where. Immutable once made; any thread.
class TextPaper
{
public:
    TextPaper(const QString &text, const QFont &font);

    static QSizeF pageSize() { return {595, 842}; } ///< A4
    int pageCount() const { return m_pageCount; }
    PageText page(int page) const; ///< from 0
    QImage render(const ImageRequest &request) const;

    /// A place in the text as boxes on pages (from 0), and back.
    QList<std::pair<int, QRectF>> boxesOf(const Place &place) const;
    QList<Place> placesIn(int page, const QRectF &box) const;

private:
    /// One row of type: a line of the text, or a part of one that had to be broken.
    struct Row
    {
        int line = 0;  ///< of the source, from 1
        int start = 0; ///< the column its first character has there, from 0
        int page = 0;
        double y = 0;
        QString text;
        QList<double> edges; ///< x before each UTF-16 unit, and behind the last
    };

    void addLine(int number, const QString &line);
    void addPiece(int number, int start, const QString &line);
    QRectF boxOf(const Row &row, int from, int to) const;
    void addWords(const Row &row, QList<Word> &words) const;

    QFont m_font;
    QList<Row> m_rows;
    double m_y = 0;
    int m_pageCount = 1;
};

} // namespace Bole
