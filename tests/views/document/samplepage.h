// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <QStringList>

namespace Bole {

/// Words set on a page like type: each character 5 points wide (10 for Chinese), 10 points high.
class PageMaker
{
public:
    explicit PageMaker(QSizeF size = QSizeF(600, 800)) { m_page.size = size; }

    PageMaker &line(double x, double y, const QString &text)
    {
        for (const QString &word : text.split(u' ')) {
            const double start = x;
            Word w;
            w.text = word;
            for (const char32_t point : word.toUcs4()) {
                const double width = point > 0x2e80 ? 10 : 5;
                w.characterBoxes.append(QRectF(x, y, width, 10));
                x += width;
            }
            w.box = QRectF(start, y, x - start, 10);
            w.fontSize = 10;
            m_page.words.append(w);
            x += 5;
        }
        return *this;
    }

    PageMaker &lines(double x, double y, double step, const QStringList &texts)
    {
        for (const QString &text : texts) {
            line(x, y, text);
            y += step;
        }
        return *this;
    }

    PageMaker &link(const QRectF &box, const QString &url, int page = 0)
    {
        m_page.links.append({box, url, page});
        return *this;
    }

    PageText page() const { return m_page; }

private:
    PageText m_page;
};

} // namespace Bole
