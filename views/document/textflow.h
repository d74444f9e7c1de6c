// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <QList>
#include <QRectF>
#include <QString>

namespace Bole {

/// A page's text as one string in reading order, and where each of its characters stands. Lines end
/// with a line feed. Offsets count UTF-16 units; boxes are in points. Words under a covered
/// rectangle are not in it, so nothing built on it can select, copy or find them.
class TextFlow
{
public:
    struct Range
    {
        int from = 0;
        int to = 0; ///< one behind the last
        bool isEmpty() const { return to <= from; }
        bool operator==(const Range &) const = default;
    };

    TextFlow() = default;
    explicit TextFlow(const PageText &page, const QList<QRectF> &covered = {});

    const QString &text() const { return m_text; }
    int length() const { return int(m_text.size()); }

    QRectF boxAt(int offset) const { return m_boxes.at(offset); }
    QList<QRectF> rectsOf(Range range) const; ///< one a line
    /// The offset nearest to a point: where a caret put there would stand.
    int offsetAt(const QPointF &point) const;
    /// The character under a point, or -1.
    int characterAt(const QPointF &point) const;

    Range wordAt(int offset) const;
    Range lineAt(int offset) const; ///< without its line feed
    int lineAbove(int offset) const;
    int lineBelow(int offset) const;
    int nextWord(int offset, int direction) const;
    /// A caret's position as a thin box, for scrolling to it.
    QRectF caretAt(int offset) const;

    /// What lies in a range, in one line: for a field. Line breaks become spaces, or nothing
    /// between Chinese characters.
    QString flatText(Range range) const;

    static bool isCovered(const QRectF &box, const QList<QRectF> &covered);

private:
    struct Line
    {
        Range range;
        QRectF box;
        int block = 0;
    };

    void addWord(const Word &word);
    int lineIndexAt(int offset) const;
    int offsetInLine(const Line &line, double x) const;
    const Line *nearestLine(const QPointF &point) const;

    QString m_text;
    QList<QRectF> m_boxes;
    QList<Line> m_lines;
    QList<QRectF> m_blocks;
};

/// Whether a character belongs to a script that is written without spaces.
bool isIdeographic(char32_t character);

} // namespace Bole
