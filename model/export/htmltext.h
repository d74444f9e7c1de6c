// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

namespace Bole {

/// As it is shown: what HTML would take for its own is escaped, lines end where they end.
inline QString htmlText(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>"));
}

/// A note, which is Markdown, as it is previewed beside the document: emphasis, code, headings and
/// lists; the rest as it was typed.
inline QString notesHtml(const QString &markdown)
{
    static const std::pair<QRegularExpression, QString> marks[] = {
        {QRegularExpression(QStringLiteral("^#{1,6}\\s+(.*)$"),
                            QRegularExpression::MultilineOption),
         QStringLiteral("<b>\\1</b>")},
        {QRegularExpression(QStringLiteral("^\\s*[-*+]\\s+"), QRegularExpression::MultilineOption),
         QStringLiteral("• ")},
        {QRegularExpression(QStringLiteral("\\*\\*(\\S(?:[^\n]*?\\S)?)\\*\\*")),
         QStringLiteral("<b>\\1</b>")},
        {QRegularExpression(QStringLiteral("\\*(\\S(?:[^*\n]*?\\S)?)\\*")),
         QStringLiteral("<i>\\1</i>")},
        {QRegularExpression(QStringLiteral("`([^`\n]+)`")), QStringLiteral("<code>\\1</code>")}};
    QString html = markdown.toHtmlEscaped();
    for (const auto &[mark, replacement] : marks)
        html.replace(mark, replacement);
    return html.replace(u'\n', QStringLiteral("<br/>"));
}

} // namespace Bole
