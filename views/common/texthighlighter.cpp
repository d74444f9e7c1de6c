// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/texthighlighter.h"

#include "views/common/readablecolour.h"
#include "views/common/theme.h"

#include <KSyntaxHighlighting/Theme>

#include <QCoreApplication>
#include <QTextDocument>

#include <utility>

namespace Bole {

TextHighlighter::TextHighlighter(QTextDocument *document)
    : SyntaxHighlighter(static_cast<QObject *>(document))
{
    // Connected before the highlighter itself: what that puts off for the new text stays.
    connect(document, &QTextDocument::contentsChange, this, [this](int, int removed) {
        if (removed > 0)
            QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
    });
    setDocument(document);
}

void TextHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    SyntaxHighlighter::applyFormat(offset, length, format);
    QTextCharFormat shown = QSyntaxHighlighter::format(offset);
    if (length <= 0 || !shown.hasProperty(QTextFormat::ForegroundBrush))
        return;
    const QColor window = theme().editorColor(KSyntaxHighlighting::Theme::BackgroundColor);
    // The accent lies behind the line that is in front, and is nearer to the text than the paper.
    const QColor behind = Colors::of(QPalette(window, window)).accentSoft;
    if (behind.rgb() != std::exchange(m_background, behind.rgb()))
        m_legible.clear();
    const QColor pale = shown.foreground().color();
    QColor &colour = m_legible[pale.rgb()];
    if (!colour.isValid())
        colour = readableColour(pale, behind);
    if (colour == pale)
        return;
    shown.setForeground(colour);
    setFormat(offset, length, shown);
}

} // namespace Bole
