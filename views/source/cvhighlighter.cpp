// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/cvhighlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameSyntaxDefinition()
{
    Q_INIT_RESOURCE(bole_syntax);
}

namespace Bole {

TextDefinitions::TextDefinitions()
{
    nameSyntaxDefinition();
    m_repository.addCustomSearchPath(QStringLiteral(":/bole/highlighting"));
}

KSyntaxHighlighting::Definition TextDefinitions::cv() const
{
    return m_repository.definitionForName(QStringLiteral("Curriculum Vitae"));
}

KSyntaxHighlighting::Definition TextDefinitions::markdown() const
{
    return m_repository.definitionForName(QStringLiteral("Markdown"));
}

KSyntaxHighlighting::Definition TextDefinitions::json() const
{
    return m_repository.definitionForName(QStringLiteral("JSON"));
}

KSyntaxHighlighting::Theme TextDefinitions::theme(bool dark) const
{
    using KSyntaxHighlighting::Repository;
    return m_repository.defaultTheme(dark ? Repository::DarkTheme : Repository::LightTheme);
}

CvHighlighter::CvHighlighter(QTextDocument *document) : TextHighlighter(document) {}

void CvHighlighter::setNames(const QStringList &names)
{
    m_names = names;
    m_names.removeAll(QString());
    rehighlight();
}

void CvHighlighter::highlightBlock(const QString &text)
{
    // Some patterns take the square of a line's length: a line of blanks could stop the window.
    constexpr qsizetype longest = 1'000;
    if (text.size() > longest)
        return;
    SyntaxHighlighter::highlightBlock(text);
    for (const QString &name : std::as_const(m_names)) {
        for (qsizetype at = text.indexOf(name, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(name, at + name.size(), Qt::CaseInsensitive)) {
            for (qsizetype i = at; i < at + name.size(); ++i) {
                QTextCharFormat format = QSyntaxHighlighter::format(int(i));
                format.setFontWeight(QFont::Bold);
                format.setFontUnderline(true);
                setFormat(int(i), 1, format);
            }
        }
    }
}

} // namespace Bole
