// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <QStringList>

namespace Bole {

/// Sets words on a page as a producer would: one call a run of words.
class PageMaker
{
public:
    explicit PageMaker(QSizeF size = {595, 842}) { m_page.size = size; }

    /// The same in a font of drawings, whose size is told as some multiple of the real one.
    PageMaker &putDrawn(double x, double baseline, const QString &text, double size,
                        const QString &font, double multiple)
    {
        const qsizetype from = m_page.words.size();
        put(x, 0, text, size);
        for (qsizetype i = from; i < m_page.words.size(); ++i) {
            Word &word = m_page.words[i];
            word.font = font;
            word.fontSize = multiple * size;
            const auto reach = [&](QRectF &box) {
                box.setTop(baseline - 0.95 * word.fontSize);
                box.setBottom(baseline + 0.35 * word.fontSize);
            };
            reach(word.box);
            for (QRectF &box : word.characterBoxes)
                reach(box);
        }
        return *this;
    }

    PageMaker &put(double x, double y, const QString &text, double size = 10, bool bold = false)
    {
        const QStringList words = text.split(u' ');
        for (qsizetype i = 0; i < words.size(); ++i) {
            Word word;
            word.text = words[i];
            word.fontSize = size;
            word.bold = bold;
            word.font = bold ? QStringLiteral("Serif-Bold") : QStringLiteral("Serif");
            word.spaceAfter = i + 1 < words.size();
            double width = 0;
            for (const QChar c : words[i]) {
                const double advance = c.unicode() > 0x2E80 ? size : 0.5 * size;
                word.characterBoxes.append({x + width, y, advance, size});
                width += advance;
            }
            word.box = {x, y, width, size};
            m_page.words.append(word);
            x += width + 0.25 * size;
        }
        return *this;
    }

    PageMaker &rule(double x, double y, double width)
    {
        m_page.rules.append({x, y, width, 0.5});
        return *this;
    }

    PageMaker &upright(double x, double y, double height)
    {
        m_page.rules.append({x, y, 0.5, height});
        return *this;
    }

    /// The lines of a table: its columns' borders, and its rows'.
    PageMaker &grid(const QList<double> &columns, const QList<double> &rows)
    {
        for (const double y : rows)
            rule(columns.first(), y, columns.last() - columns.first());
        for (const double x : columns)
            m_page.rules.append({x, rows.first(), 0.5, rows.last() - rows.first()});
        return *this;
    }

    PageMaker &panel(const QRectF &box)
    {
        m_page.panels.append(box);
        return *this;
    }

    DocumentText document() const { return {DocumentKind::Pdf, {m_page}, {}}; }

private:
    PageText m_page;
};

} // namespace Bole
