// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/notecolours.h"

#include "views/common/theme.h"

#include <QRegularExpression>
#include <QSyntaxHighlighter>

#include <array>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

class NoteHighlighter : public QSyntaxHighlighter
{
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    void setPalette(const QPalette &palette);

protected:
    void highlightBlock(const QString &text) override;

private:
    struct Rule
    {
        QRegularExpression pattern; ///< its first group, or all of it
        QTextCharFormat format;
    };

    std::array<Rule, 7> m_rules;
};

void NoteHighlighter::setPalette(const QPalette &palette)
{
    const Colors colors = Colors::of(palette);
    const auto format = [](const QColor &colour, QFont::Weight weight = QFont::Normal) {
        QTextCharFormat made;
        made.setForeground(colour);
        made.setFontWeight(weight);
        return made;
    };
    QTextCharFormat strong;
    strong.setFontWeight(QFont::Bold);
    QTextCharFormat slanted;
    slanted.setFontItalic(true);
    // A later rule goes over an earlier one.
    m_rules = {
        {{QRegularExpression(u"(?:^|[^*\\w])(\\*[^*\\s][^*]*\\*)"_s), slanted},
         {QRegularExpression(u"\\*\\*[^*\\s][^*]*\\*\\*"_s), strong},
         {QRegularExpression(u"\\[[^\\]]*\\]\\([^)]*\\)|https?://\\S+"_s), format(colors.accent)},
         {QRegularExpression(u"`[^`]+`"_s), format(colors.changed)},
         {QRegularExpression(u"^\\s*([-*+]|\\d+[.)])\\s"_s), format(colors.accent)},
         {QRegularExpression(u"^\\s*>.*"_s), format(colors.muted)},
         {QRegularExpression(u"^#{1,6}\\s.*"_s), format(colors.accent, QFont::Bold)}}};
}

void NoteHighlighter::highlightBlock(const QString &text)
{
    // A line of signs without end is no Markdown.
    constexpr qsizetype longest = 1'000;
    if (text.size() > longest)
        return;
    for (const Rule &rule : m_rules) {
        for (auto all = rule.pattern.globalMatch(text); all.hasNext();) {
            const QRegularExpressionMatch match = all.next();
            const int group = match.lastCapturedIndex();
            const qsizetype start = match.capturedStart(group);
            for (qsizetype i = start; i < match.capturedEnd(group); ++i) {
                QTextCharFormat merged = format(int(i));
                merged.merge(rule.format);
                setFormat(int(i), 1, merged);
            }
        }
    }
}

} // namespace

void colourNote(QTextDocument &document, const QPalette &palette)
{
    auto *highlighter = dynamic_cast<NoteHighlighter *>(document.findChild<QSyntaxHighlighter *>());
    if (!highlighter)
        highlighter = new NoteHighlighter(&document);
    highlighter->setPalette(palette);
    highlighter->rehighlight();
}

} // namespace Bole
