// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/wrappedtext.h"

#include <QPainter>
#include <QtMath>

namespace Bole {

WrappedText::WrappedText(const QString &text, const QFont &font, int width, int mostLines,
                         QTextLayout::FormatRange mark)
    : m_layout(QString(text).replace(u'\n', QChar::LineSeparator), font), m_width(width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    if (mark.length > 0) {
        mark.format.setFontWeight(QFont::DemiBold);
        mark.format.setFontUnderline(true);
        m_layout.setFormats({mark});
    }
    double y = 0;
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        if (m_lines == mostLines) {
            const QTextLine last = m_layout.lineAt(m_lines - 1);
            m_lastLine = QFontMetrics(font).elidedText(
                m_layout.text().sliced(last.textStart()).replace(QChar::LineSeparator, u' '),
                Qt::ElideRight, width);
            break;
        }
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
        ++m_lines;
    }
    m_layout.endLayout();
    m_height = qCeil(y);
}

void WrappedText::draw(QPainter *painter, const QPoint &at) const
{
    for (int i = 0; i < m_lines; ++i) {
        const QTextLine line = m_layout.lineAt(i);
        const bool isCut = i + 1 == m_lines && !m_lastLine.isEmpty();
        if (!isCut) {
            line.draw(painter, at);
            continue;
        }
        painter->setFont(m_layout.font());
        painter->drawText(QPointF(at) + line.position() + QPointF(0, line.ascent()), m_lastLine);
    }
}

} // namespace Bole
