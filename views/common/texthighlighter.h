// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/SyntaxHighlighter>

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
};

} // namespace Bole
