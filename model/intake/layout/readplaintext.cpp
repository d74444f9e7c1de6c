// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/atoms.h"
#include "model/intake/layout/layout.h"
#include "model/intake/layout/mending.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/record/visibletext.h"

#include <QRegularExpression>

namespace Bole {

namespace {

/// Reads one line of Markdown or plain text: marks of emphasis, headings, HTML tags and TeX
/// leftovers become style or vanish, everything else keeps its column.
class PlainLine
{
public:
    PlainLine(QStringView source, int number, PlaceMap &places)
        : m_source(source), m_number(number), m_places(places)
    {
    }

    TextLine read()
    {
        qsizetype i = skipHeadingMark();
        while (i < m_source.size())
            i = step(i);
        closeStyle();
        while (m_line.passage.text.endsWith(u'\t')) {
            m_line.passage.text.chop(1);
            m_line.passage.at.removeLast();
        }
        finish();
        return m_line;
    }

private:
    qsizetype skipHeadingMark()
    {
        qsizetype i = 0;
        while (i < m_source.size() && m_source[i].isSpace())
            ++i;
        m_indent = i;
        qsizetype marks = i;
        while (marks < m_source.size() && m_source[marks] == u'#')
            ++marks;
        if (marks > i && marks - i <= 6 && marks < m_source.size() && m_source[marks] == u' ') {
            m_line.level = int(marks - i);
            return marks + 1;
        }
        if (i < m_source.size() && (m_source[i] == u'>') && i + 1 < m_source.size() &&
            m_source[i + 1] == u' ')
            return i + 2;
        return i;
    }

    qsizetype step(qsizetype i)
    {
        const QChar c = m_source[i];
        const QStringView rest = m_source.sliced(i);
        if (c == u'\\' && i + 1 < m_source.size() && m_source[i + 1].isPunct()) {
            put(m_source[i + 1], i + 1);
            return i + 2;
        }
        if (rest.startsWith(u"**") || rest.startsWith(u"__")) {
            const bool emphasis = m_bold || rest.sliced(2).indexOf(rest.first(2)) > 0;
            if (emphasis) {
                closeStyle();
                m_bold = !m_bold;
                return i + 2;
            }
        }
        if (c == u'*' && isEmphasis(i)) {
            closeStyle();
            m_italic = !m_italic;
            return i + 1;
        }
        if (c == u'<') {
            if (const qsizetype end = tagEnd(i); end > 0)
                return end;
        }
        if (c == u'$') {
            static const QRegularExpression tex(QStringLiteral("^\\$\\s*\\\\[A-Za-z]+\\s*\\$"));
            const QRegularExpressionMatch match = tex.matchView(rest);
            if (match.hasMatch()) {
                put(u'·', i);
                return i + match.capturedLength();
            }
        }
        if (c == u'[') {
            if (const qsizetype end = linkEnd(i); end > 0)
                return end;
        }
        if (c == u'\t' || c == u'|') {
            if (c == u'|' && !isTableBar())
                put(c, i);
            else
                put(u'\t', -1);
            return i + 1;
        }
        if (c == u' ' || c == u'\u3000' || c == u'\u00A0')
            return spaces(i);
        return character(i);
    }

    qsizetype spaces(qsizetype i)
    {
        qsizetype end = i;
        while (end < m_source.size() && m_source[end].isSpace() && m_source[end] != u'\t')
            ++end;
        const bool wide = end - i >= 3 && end < m_source.size();
        if (isInsideLabel(end))
            return end;
        if (!m_line.passage.isEmpty())
            put(wide ? u'\t' : u' ', wide ? -1 : int(i));
        return end;
    }

    /// "姓    名：": a label whose characters are set apart.
    bool isInsideLabel(qsizetype next) const
    {
        const QString &text = m_line.passage.text;
        const qsizetype size = text.size();
        if (size == 0 || !isHan(text[size - 1]) || (size > 1 && text[size - 2] != u'\t') ||
            next >= m_source.size() || !isHan(m_source[next]))
            return false;
        for (qsizetype i = next + 1; i < qMin(next + 4, m_source.size()); ++i) {
            if (m_source[i] == u':' || m_source[i] == u'：')
                return true;
        }
        return false;
    }

    qsizetype character(qsizetype i)
    {
        char32_t c = m_source[i].unicode();
        qsizetype length = 1;
        if (m_source[i].isHighSurrogate() && i + 1 < m_source.size()) {
            c = QChar::surrogateToUcs4(m_source[i], m_source[i + 1]);
            length = 2;
        }
        const bool pictogram =
            (c >= 0x1F000 && c <= 0x1FAFF) || (c >= 0x2600 && c <= 0x27BF && !isTick(c));
        if (isInvisible(c) || pictogram)
            return i + length;
        const QString plain = plainForm(c);
        if (plain.isEmpty()) {
            for (qsizetype k = 0; k < length; ++k)
                put(m_source[i + k], i + k);
        } else {
            for (const QChar p : plain)
                put(p, i);
        }
        return i + length;
    }

    static bool isTick(char32_t c)
    {
        return c == 0x2713 || c == 0x2714 || c == 0x2605 || c == 0x2606 || c == 0x2756 ||
               c == 0x27A2 || c == 0x27A4;
    }

    bool isEmphasis(qsizetype i) const
    {
        if (m_italic)
            return i > 0 && !m_source[i - 1].isSpace();
        // An author's star is followed by a comma or a space, an emphasis by its text and a star.
        const bool opens = i + 1 < m_source.size() && !m_source[i + 1].isSpace() &&
                           m_source[i + 1] != u',' &&
                           (i == 0 || !m_source[i - 1].isLetterOrNumber());
        return opens && m_source.indexOf(u'*', i + 1) > i + 1;
    }

    bool isTableBar() const
    {
        return m_source.trimmed().startsWith(u'|') && m_source.count(u'|') > 2;
    }

    /// The end of an HTML tag that Markdown leaves in, or 0.
    qsizetype tagEnd(qsizetype i)
    {
        static const QRegularExpression tag(
            QStringLiteral(
                "^</?(sup|sub|b|strong|i|em|u|br|span|a|div|p|td|tr|table|center)\\b[^>]{0,200}>"),
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = tag.matchView(m_source.sliced(i));
        if (!match.hasMatch())
            return 0;
        const QString name = match.captured(1).toLower();
        const bool closing = m_source[i + 1] == u'/';
        if (name == u"b" || name == u"strong") {
            closeStyle();
            m_bold = !closing;
        } else if (name == u"i" || name == u"em") {
            closeStyle();
            m_italic = !closing;
        } else if (name == u"sup" && !closing && m_line.passage.text.endsWith(u' ')) {
            m_line.passage = m_line.passage.mid(0, m_line.passage.size() - 1);
        } else if (name == u"br" || name == u"td") {
            put(u'\t', -1);
        }
        return i + match.capturedLength();
    }

    /// "[text](address)" reads as its text; the address follows when the text is not one.
    qsizetype linkEnd(qsizetype i)
    {
        static const QRegularExpression link(
            QStringLiteral("^\\[([^\\]\\[]{1,200})\\]\\(([^)\\s]{3,300})\\)"));
        const QRegularExpressionMatch match = link.matchView(m_source.sliced(i));
        if (!match.hasMatch())
            return 0;
        for (qsizetype k = match.capturedStart(1); k < match.capturedEnd(1); ++k)
            put(m_source[i + k], i + k);
        const QStringView address = match.capturedView(2);
        if (!address.contains(match.capturedView(1)) && !address.startsWith(u'#')) {
            put(u' ', -1);
            for (qsizetype k = match.capturedStart(2); k < match.capturedEnd(2); ++k)
                put(m_source[i + k], i + k);
        }
        return i + match.capturedLength();
    }

    void put(QChar c, qsizetype column)
    {
        if (c.isSpace() && (m_line.passage.isEmpty() || m_line.passage.text.back() == u'\t'))
            return;
        int place = -1;
        if (column >= 0) {
            m_places.append({0, {}, m_number, int(column)});
            place = int(m_places.size()) - 1;
        }
        if (c == u'\t' && m_line.passage.text.endsWith(u' '))
            m_line.passage = m_line.passage.mid(0, m_line.passage.size() - 1);
        m_line.passage.append(c, place);
    }

    void closeStyle()
    {
        const qsizetype length = m_line.passage.size() - m_styleStart;
        if (length > 0)
            m_line.styles.append({{m_styleStart, length}, m_bold, m_italic, false});
        m_styleStart = m_line.passage.size();
    }

    void finish()
    {
        qsizetype bold = 0;
        qsizetype italic = 0;
        for (const StyledSpan &style : std::as_const(m_line.styles)) {
            bold += style.bold ? style.span.length : 0;
            italic += style.italic ? style.span.length : 0;
        }
        const qsizetype size = qMax<qsizetype>(1, m_line.passage.text.trimmed().size());
        m_line.bold = bold * 10 >= size * 8;
        m_line.italic = italic * 10 >= size * 8;
        m_line.left = double(m_indent);
        m_line.region = 1;
        finishLine(m_line);
        m_line.textLeft = m_line.left + (m_line.hasBullet() ? 2 : 0);
    }

    QStringView m_source;
    int m_number;
    PlaceMap &m_places;
    TextLine m_line;
    qsizetype m_indent = 0;
    qsizetype m_styleStart = 0;
    bool m_bold = false;
    bool m_italic = false;
};

/// "Sept. 2020 –", then "Present" on a line of its own: one range.
void joinOpenRanges(QList<TextLine> &lines, const LineJoiner &joiner)
{
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const QString head = lines[i].passage.text.trimmed();
        const QString tail = lines[i + 1].passage.text.trimmed();
        if (tail.size() > 16 || !endsWithOpenRange(head))
            continue;
        if (dateRange(QString(head + u' ' + tail)).has_value() || dateRange(tail).has_value()) {
            joiner.join(lines[i].passage, lines[i + 1].passage);
            finishLine(lines[i]);
            lines.removeAt(i + 1);
        }
    }
}

} // namespace

ReadingText readPlainText(const DocumentText &document)
{
    ReadingText text;
    const QList<QStringView> sources = QStringView(document.text).split(u'\n');
    bool blank = false;
    int number = 0;
    for (QStringView source : sources) {
        ++number;
        if (source.endsWith(u'\r'))
            source.chop(1);
        if (source.trimmed().isEmpty() || isTypedRule(source)) {
            blank = true;
            continue;
        }
        TextLine line = PlainLine(source, number, text.places).read();
        if (line.isEmptyLine())
            continue;
        line.gapBefore = blank && !text.lines.isEmpty() ? 1 : 0;
        line.top = number;
        line.bottom = number + 1;
        line.right = line.left + double(line.passage.size());
        text.lines.append(line);
        blank = false;
    }
    QList<Passage> passages;
    for (const TextLine &line : std::as_const(text.lines))
        passages.append(line.passage);
    text.joiner = LineJoiner(passages);
    joinOpenRanges(text.lines, text.joiner);
    mendGluedWords(text);
    return text;
}

} // namespace Bole
