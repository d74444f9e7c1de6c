// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/headname.h"

#include "model/intake/items/items.h"
#include "model/intake/parsers/names.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/personalfields.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

class HeadNameReader
{
public:
    HeadNameReader(const QList<TextLine> &lines, RecordWriter &writer)
        : m_near(lines), m_writer(writer), m_basics(writer.record.basics)
    {
    }

    void read()
    {
        double largest = 0;
        QList<TextLine> head = m_near.mid(0, 24);
        for (const TextLine &line : std::as_const(head)) {
            if (!isContact(line.passage.text))
                largest = qMax(largest, line.size);
        }
        Candidate best;
        int order = 0;
        for (const TextLine &line : std::as_const(head)) {
            // A name and beside it the same in the other script.
            if (line.cells.size() == 2 && hasHan(line.cell(0).text) != hasHan(line.cell(1).text)) {
                Passage whole = line.passage;
                whole.text.replace(u'\t', u' ');
                const Candidate both = nameIn(whole.trimmed(), line, largest, order);
                if (!both.reading.other.isEmpty() && both.score > best.score)
                    best = both;
            }
            for (qsizetype c = 0; c < line.cells.size(); ++c) {
                const Passage cell = withoutTitle(line.cell(c).trimmed());
                // A name set in bold may have something plain right behind it.
                const StyledSpan style = line.styles.value(0);
                const bool leads = c == 0 && style.bold && style.span.start == 0 &&
                                   style.span.length + 2 < cell.size() && style.span.length < 30;
                if (leads) {
                    const Candidate bold =
                        nameIn(cell.mid(0, style.span.length).trimmed(), line, largest, order);
                    if (bold.score > best.score)
                        best = bold;
                }
                Candidate candidate = nameIn(cell, line, largest, order++);
                if (c > 0 && isNameLabel(line.cell(c - 1).text) && candidate.score > 0) {
                    candidate.score += 0.5;
                    candidate.confidence = qMin(0.98, candidate.confidence + 0.1);
                }
                // The name once more in the other script does not replace the one printed first.
                const bool again =
                    best.score > 0.45 && !candidate.reading.name.isEmpty() &&
                    hasHan(candidate.reading.name) != hasHan(best.reading.name) &&
                    sameName(candidate.reading.name, best.reading.name, m_writer.knowledge);
                if (candidate.score > best.score && !again)
                    best = candidate;
            }
        }
        for (qsizetype i = 0; i + 1 < qMin<qsizetype>(8, head.size()); ++i) {
            // Something small may stand beside the two lines, and so between them.
            for (qsizetype k = i + 1; k < qMin(i + 4, head.size()); ++k) {
                const auto name = nameOverTwoLines(head[i], head[k]);
                if (!name)
                    continue;
                const Candidate candidate = nameIn(*name, head[i], largest, int(i));
                if (candidate.score > 0 && candidate.score + 0.1 > best.score)
                    best = candidate;
            }
        }
        if (const auto parts = nameInParts(head)) {
            best = {};
            best.cell = *parts;
            best.reading.name = parts->text;
            best.reading.span = {0, parts->size()};
            best.score = best.confidence = 0.95;
        }
        if (best.score < 0.45)
            return;
        m_basics.name = best.reading.name;
        m_writer.note(QStringLiteral("/basics/name"), best.cell.mid(best.reading.span),
                      best.confidence);
        if (!best.reading.other.isEmpty()) {
            m_basics.nameOther = best.reading.other;
            m_writer.note(QStringLiteral("/basics/nameOther"),
                          best.cell.mid(best.reading.otherSpan), 0.95);
        } else {
            readOtherScript(head);
        }
    }

private:
    struct Candidate
    {
        NameReading reading;
        Passage cell;
        double score = 0;
        double confidence = 0;
    };

    /// "Family name: NDEGE", "Given names: Amina Wanjiru", as forms ask for them.
    static std::optional<Passage> nameInParts(const QList<TextLine> &head)
    {
        static const QRegularExpression family(
            QStringLiteral("^\\W*(?:family name|surname|last name)\\W*$"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression given(
            QStringLiteral("^\\W*(?:given|first|fore)\\s?names?(?:\\(s\\))?\\W*$"),
            QRegularExpression::CaseInsensitiveOption);
        Passage first;
        Passage last;
        for (const TextLine &line : head) {
            for (qsizetype c = 0; c + 1 < line.cells.size(); ++c) {
                const Passage value = line.cell(c + 1).tidied();
                if (last.isEmpty() && family.match(line.cell(c).text).hasMatch())
                    last = value;
                else if (first.isEmpty() && given.match(line.cell(c).text).hasMatch())
                    first = value;
            }
        }
        if (first.isEmpty() || last.isEmpty() || first.size() + last.size() > 60)
            return {};
        first.insertText(u" ");
        first.append(last);
        return first;
    }

    static bool isContact(const QString &text)
    {
        static const QRegularExpression pattern(
            QStringLiteral("@|://"
                           "|www\\.|\\.com|\\.org|\\.io|\\d{3}|^(?:e-?mail|tel|phone|mobile|电话|"
                           "邮箱|手机|地址|出生|性别|政治|籍贯|求职|民族|学历|微信|意向)"),
            QRegularExpression::CaseInsensitiveOption);
        return pattern.match(text).hasMatch();
    }

    /// A cell of a form that only says what stands in the next one.
    static bool isNameLabel(const QString &text)
    {
        static const QRegularExpression sign(QStringLiteral("[\\s:：*]+$"));
        const PersonalLabel label = personalLabel(QString(text).remove(sign).trimmed());
        return label.isOfName && !label.needsColon;
    }

    /// "个 人 简 历" without the room between its characters.
    static QString closedUp(const QString &text)
    {
        QString closed = text.simplified();
        if (hasHan(closed))
            closed.remove(u' ');
        return closed;
    }

    /// "李某 博士 · 数学", "Jane Doe | Physicist": what somebody is stands behind the name.
    static Passage withoutTitle(const Passage &cell)
    {
        static const QRegularExpression title(
            QStringLiteral("\\s*\\|\\s*\\S|\\s+[·•—–]\\s+\\S|(?<=\\p{Han})\\s+(?:博士|硕士|学士|"
                           "本科|研究生|工学|理学|教授|讲师|工程师|同学|先生|女士)"),
            QRegularExpression::UseUnicodePropertiesOption);
        const QRegularExpressionMatch match = title.match(cell.text);
        return match.capturedStart() > 1 ? cell.mid(0, match.capturedStart()) : cell;
    }

    double heightOf(const Passage &passage) const
    {
        for (const int at : passage.at) {
            if (at >= 0)
                return m_writer.text.places[at].box.height();
        }
        return 0;
    }

    /// A name set so large that it takes two lines, one word or two on each.
    std::optional<Passage> nameOverTwoLines(const TextLine &line, const TextLine &next) const
    {
        if (!m_writer.text.fromPages || line.page != next.page || line.cells.isEmpty() ||
            next.cells.isEmpty() || qAbs(line.left - next.left) > 0.5 * line.size ||
            next.bottom - line.bottom > 1.8 * line.size)
            return {};
        Passage name = line.cell(0).trimmed();
        const Passage rest = next.cell(0).trimmed();
        const double height = heightOf(name);
        const auto words = [](const Passage &part) {
            return part.text.count(u' ') + 1;
        };
        if (name.isEmpty() || rest.isEmpty() || words(name) > 2 || words(rest) > 2 ||
            hasHan(name.text) || hasHan(rest.text) || qAbs(height - heightOf(rest)) > 0.05 * height)
            return {};
        name.insertText(u" ");
        name.append(rest);
        const bool larger =
            std::none_of(m_near.cbegin(), m_near.cend(), [&](const TextLine &other) {
                return &other != &line && other.size > line.size + 0.3;
            });
        return larger && isPersonName(name.text, m_writer.knowledge) ? std::optional(name)
                                                                     : std::nullopt;
    }

    Candidate nameIn(const Passage &cell, const TextLine &line, double largest, int order) const
    {
        Candidate candidate;
        candidate.cell = cell;
        const QString text = cell.text;
        static const QRegularExpression label(
            QStringLiteral(
                "^\\s*(?:姓\\s*名|name)\\s*[:：]?\\s+|^\\s*(?:姓\\s*名|name)\\s*[:：]\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        const bool labelled = label.match(text).hasMatch();
        if (text.isEmpty() || text.size() > 60 || (!labelled && isContact(text)))
            return candidate;
        static const QRegularExpression title(
            QStringLiteral(
                "^(?:application form|registration form|curriculum "
                "vitae|cv|r[eé]sum[eé]|个人简历|简历|personal resume|求职简历)$|"
                "^[\\p{Han}\\d\\s]*(?:申请|推免|保研|研究生|硕士|博士|学术|应聘|夏令营|复试)"
                "[\\p{Han}\\s]*(?:简历|表|材料)$"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression noName(
            QStringLiteral("^(?:[男女]|先生|女士|\\p{Han}|mr|mrs|ms|dr|prof|male|female|page|date|"
                           "(?:last\\s+)?updated?\\b.*|姓名|照片|photo)[.:：]?$"),
            QRegularExpression::CaseInsensitiveOption);
        if (title.match(closedUp(text)).hasMatch() || isNameLabel(text) ||
            noName.match(text.simplified()).hasMatch())
            return candidate;
        if (!labelled && !labelOf(text).isEmpty())
            return candidate;
        qsizetype roleLetters = 0;
        for (const WordMatch &role : m_writer.knowledge.findWords(WordTable::Roles, text))
            roleLetters += role.span.length;
        if (roleLetters * 10 > text.size() * 6)
            return candidate;
        const bool big = largest > 0 && line.size >= largest - 0.3;
        const auto reading = readPaired(text);
        const double size = big && largest > 0 ? 0.35 : 0;
        const double place = qMax(0.0, 0.2 - 0.02 * order);
        if (reading) {
            candidate.reading = *reading;
            candidate.score = reading->score * 0.7 + size + place + (labelled ? 0.5 : 0) +
                              (line.level == 1 ? 0.25 : 0);
            candidate.confidence =
                qMin(0.99, 0.6 + 0.3 * reading->score + (big || labelled ? 0.15 : 0));
        } else if ((big && m_writer.text.fromPages) || line.level == 1 ||
                   (order == 0 && hasHan(text))) {
            // Set as a name is set: larger than everything else in the head.
            static const QRegularExpression word(
                QStringLiteral("^[\\p{L}][\\p{L}\\p{M} .'’·-]{0,36}$"));
            if (word.match(text).hasMatch() && !m_writer.knowledge.heading(text)) {
                // "宗政昭 前端工程师": what follows a Chinese name is a title.
                static const QRegularExpression titled(
                    QStringLiteral("^(\\p{Han}{2,4})\\s+\\p{Han}"));
                const auto match = titled.match(text);
                const qsizetype length = match.hasMatch() ? match.capturedLength(1) : text.size();
                candidate.reading.name = text.left(length);
                candidate.reading.span = {0, length};
                candidate.score = 0.3 + size + place + (line.level == 1 ? 0.2 : 0);
                candidate.confidence = 0.7;
            }
        }
        return candidate;
    }

    static bool isLatin(const QString &text)
    {
        const auto letter = std::ranges::find_if(text, [](QChar c) { return c.isLetter(); });
        return letter != text.end() && letter->script() == QChar::Script_Latin;
    }

    /// "空山明（Akira Sorayama）": whatever the first part is, the brackets hold the other script.
    std::optional<NameReading> readPaired(const QString &text) const
    {
        auto reading = Bole::readName(text, m_writer.knowledge);
        static const QRegularExpression label(QStringLiteral("[:：]"));
        if (reading && reading->span.start > 1 && !label.match(text).hasMatch())
            reading.reset();
        static const QRegularExpression scripts(
            QStringLiteral("^\\s*(?:(\\p{Han}{2,4})\\s*[,，/|]?\\s*([\\p{Latin}][\\p{Latin}'’. "
                           "-]{3,30})|([\\p{Latin}][\\p{Latin}'’. "
                           "-]{3,30}?)\\s*[,，/|]?\\s*(\\p{Han}{2,4}))\\s*$"));
        const QRegularExpressionMatch mixed = scripts.match(text);
        if (mixed.hasMatch() && (!reading || reading->other.isEmpty())) {
            const int first = mixed.capturedStart(1) >= 0 ? 1 : 3;
            NameReading both;
            both.name = mixed.captured(first).trimmed();
            both.span = {mixed.capturedStart(first), both.name.size()};
            both.other = mixed.captured(first + 1).trimmed();
            both.otherSpan = {mixed.capturedStart(first + 1), both.other.size()};
            both.score = 0.75;
            return both;
        }
        static const QRegularExpression pair(
            QStringLiteral("^\\s*([^()（）]{2,24}?)\\s*[(（]\\s*([^()（）]{2,30}?)\\s*[)）]\\s*$"));
        const QRegularExpressionMatch match = pair.match(text);
        const bool complete = reading && !reading->other.isEmpty();
        if (complete || !match.hasMatch() ||
            isLatin(match.captured(1)) == isLatin(match.captured(2)) ||
            (reading && reading->span.start <= 1 && reading->other.isEmpty() &&
             (isLatin(match.captured(2)) || hasHan(match.captured(2))) &&
             !isPersonName(match.captured(2), m_writer.knowledge)))
            return reading;
        NameReading both;
        both.name = match.captured(1);
        both.span = {match.capturedStart(1), match.capturedLength(1)};
        both.other = match.captured(2);
        both.otherSpan = {match.capturedStart(2), match.capturedLength(2)};
        both.score = 0.8;
        return both;
    }

    /// The name once more in the other script, on a line or in a cell of its own.
    void readOtherScript(const QList<TextLine> &head)
    {
        const bool han = hasHan(m_basics.name);
        for (const TextLine &line : head) {
            for (qsizetype c = 0; c < line.cells.size(); ++c) {
                const Passage cell = line.cell(c).tidied();
                if (cell.isEmpty() || hasHan(cell.text) == han || isContact(cell.text) ||
                    cell.size() > 40)
                    continue;
                const QString spaced = withSpace(cell.text);
                const bool labelled = c > 0 && isNameLabel(line.cell(c - 1).text) &&
                                      isPersonName(cell.text, m_writer.knowledge);
                if (labelled || sameName(m_basics.name, cell.text, m_writer.knowledge) ||
                    sameName(m_basics.name, spaced, m_writer.knowledge)) {
                    m_basics.nameOther = valueText(cell);
                    m_writer.note(QStringLiteral("/basics/nameOther"), cell, 0.93);
                    return;
                }
            }
        }
    }

    static QString withSpace(const QString &text)
    {
        QString spaced;
        for (const QChar c : text) {
            if (c.isUpper() && !spaced.isEmpty() && spaced.back().isLower())
                spaced += u' ';
            spaced += c;
        }
        return spaced;
    }

    const QList<TextLine> &m_near;
    RecordWriter &m_writer;
    Basics &m_basics;
};

} // namespace

void readHeadName(const QList<TextLine> &lines, RecordWriter &writer)
{
    HeadNameReader(lines, writer).read();
}

} // namespace Bole
