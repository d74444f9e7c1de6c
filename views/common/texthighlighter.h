// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QColor>
#include <QHash>

namespace Bole {

/// KSyntaxHighlighting's highlighter for text that is replaced as a whole, as when somebody goes
/// from one applicant to the next. The library puts off colouring the line behind a changed one; if
/// that line is gone when its turn comes, the program falls over. So what was put off is dropped as
/// soon as text is taken away.
class TextHighlighter : public KSyntaxHighlighting::SyntaxHighlighter
{
    Q_OBJECT

public:
    explicit TextHighlighter(QTextDocument *document);

protected:
    /// The library's themes have colours that are too pale on ours.
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    QHash<QRgb, QColor> m_legible; ///< what became of the theme's colours
    QRgb m_background = 0;         ///< on which they were made so
};

} // namespace Bole
