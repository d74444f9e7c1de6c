// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/textline.h"

#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

bool TextLine::isCapitals() const
{
    int upper = 0;
    for (const QChar c : passage.text) {
        if (c.isLower())
            return false;
        upper += c.isUpper();
    }
    return upper >= 2;
}

static const QString &bulletMarks()
{
    static const QString marks = QStringLiteral("•●○▪■□◦‣⁃∙∘▸►▹▷▻➢➣➤➔➜✓✔◆◇◈★☆✦✧❖⚫◾▶‧⦁♦");
    return marks;
}

bool isBulletMark(QChar c)
{
    return bulletMarks().contains(c);
}

bool isTypedRule(QStringView line)
{
    static const QStringView signs = u"-=_*|: ─—";
    const QStringView text = line.trimmed();
    return text.size() >= 3 && std::ranges::all_of(text, [](QChar c) { return signs.contains(c); });
}

static const QRegularExpression &bulletPattern()
{
    static const QRegularExpression pattern(
        QStringLiteral(
            "^\\s*(?:"
            "[%1]\\s*"
            "|[\\x{F0A7}\\x{F0B7}\\x{F06C}\\x{F0D8}\\x{F0FC}\\x{F076}\\x{F075}\\x{F06E}]\\s*"
            "|[·–—*+\\-−o](?:\\s+|\\t)"
            "|·\\s*"
            "|[\\[【]\\s?[A-Z]{0,3}[-.]?\\d{1,4}\\s?[\\]】][.:]?\\s*"
            "|[(（]\\d{1,2}[)）][.、]?\\s*(?!\\d)"
            "|\\d{1,3}[.)](?:\\s+|(?=[A-Z\\x{4E00}-\\x{9FFF}“\"《]))"
            "|\\d{1,2}、\\s*"
            "|[①-⑳⑴-⒇]\\s*"
            ")")
            .arg(bulletMarks()),
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

static void shiftStyles(TextLine &line, qsizetype by)
{
    QList<StyledSpan> kept;
    for (StyledSpan style : std::as_const(line.styles)) {
        const qsizetype end = style.span.end() - by;
        style.span.start = qMax<qsizetype>(0, style.span.start - by);
        style.span.length = end - style.span.start;
        if (style.span.length > 0)
            kept.append(style);
    }
    line.styles = kept;
}

static void findCells(TextLine &line)
{
    line.cells.clear();
    qsizetype from = 0;
    const QString &text = line.passage.text;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != u'\t')
            continue;
        if (i > from)
            line.cells.append({from, i - from});
        from = i + 1;
    }
    if (line.cells.isEmpty())
        line.cells.append({0, text.size()});
}

void finishLine(TextLine &line)
{
    const QRegularExpressionMatch match = bulletPattern().match(line.passage.text);
    if (match.hasMatch() && match.capturedLength() < line.passage.size() && line.level == 0) {
        line.bullet = match.captured().trimmed();
        const qsizetype cut = match.capturedLength();
        line.passage = line.passage.mid(cut);
        shiftStyles(line, cut);
    }
    findCells(line);
    line.startsBold =
        line.bold || (!line.styles.isEmpty() && line.styles.first().bold &&
                      line.styles.first().span.start <= 1 && line.styles.first().span.length >= 2);
}

bool fitsBehind(const TextLine &before, const TextLine &line, double fullRight)
{
    const QString &text = line.passage.text;
    qsizetype length = 0;
    while (length < text.size() && !text[length].isSpace() && !(length > 0 && isHan(text[length])))
        ++length;
    const double width = (line.right - line.textLeft) / double(qMax<qsizetype>(1, text.size()));
    return before.right + width * double(length) + 0.3 * line.size <= fullRight + 0.2 * line.size;
}

static QString asMarkdown(const TextLine &line, bool heading, bool first)
{
    QString text = line.passage.text;
    if (heading)
        return QStringLiteral("## ") + text.simplified();
    if (first && line.level == 0 && line.cells.size() == 1)
        return QStringLiteral("# ") + text.simplified();
    if (line.level > 0)
        text.prepend(QStringLiteral("### "));
    else if (line.bold && line.cells.size() == 1)
        text = QStringLiteral("**%1**").arg(text.trimmed());
    if (line.hasBullet()) {
        const bool numbered = line.bullet.front().isDigit() || line.bullet.front() == u'[' ||
                              line.bullet.front() == u'(';
        text.prepend((numbered ? line.bullet : QStringLiteral("-")) + u' ');
    }
    return text;
}

QString toText(const ReadingText &text, const QList<int> &headings)
{
    QString result;
    for (qsizetype i = 0; i < text.lines.size(); ++i) {
        const TextLine &line = text.lines[i];
        const bool heading = headings.contains(int(i));
        if (i > 0 && (heading || line.gapBefore > 0.3 || line.columnStart))
            result += u'\n';
        result += asMarkdown(line, heading, i == 0 && text.fromPages) + u'\n';
    }
    for (const TextLine &line : text.furniture)
        result += u'\n' + line.passage.text + u'\n';
    return result;
}

} // namespace Bole
