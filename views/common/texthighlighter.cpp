// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/texthighlighter.h"

#include <QCoreApplication>
#include <QTextDocument>

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

} // namespace Bole
