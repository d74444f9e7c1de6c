// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextLayout>

class QPainter;

namespace Bole {

/// A text in a column of a given width: broken between words where it can, cut with an ellipsis
/// after a few lines. One stretch of it may stand out.
class WrappedText
{
public:
    /// `mark`: a stretch to set off by weight and underline; none where its length is 0.
    WrappedText(const QString &text, const QFont &font, int width, int mostLines,
                QTextLayout::FormatRange mark = {});

    int height() const { return m_height; }
    void draw(QPainter *painter, const QPoint &at) const;

private:
    QTextLayout m_layout;
    int m_height = 0;
    int m_lines = 0;
    int m_width = 0;
    QString m_lastLine; ///< what stands there instead when the text goes on
};

} // namespace Bole
