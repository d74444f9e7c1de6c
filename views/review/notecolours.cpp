// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/notecolours.h"

#include "views/common/texthighlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <QPalette>
#include <QTextDocument>

namespace Bole {

using namespace KSyntaxHighlighting;

NoteColours::NoteColours() = default;
NoteColours::~NoteColours() = default;

void NoteColours::apply(QTextDocument *document, const QPalette &palette)
{
    if (!m_repository)
        m_repository = std::make_unique<Repository>();
    auto *highlighter = document->findChild<TextHighlighter *>();
    if (!highlighter) {
        highlighter = new TextHighlighter(document);
        highlighter->setDefinition(m_repository->definitionForName(QStringLiteral("Markdown")));
    }
    highlighter->setTheme(m_repository->themeForPalette(palette));
    highlighter->rehighlight();
}

} // namespace Bole
