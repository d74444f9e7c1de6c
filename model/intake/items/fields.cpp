// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/fields.h"

#include "model/intake/parsers/names.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

bool looksLikePlace(const QString &text, const Knowledge &knowledge)
{
    if (text.size() > 40 || text.isEmpty())
        return false;
    if (knowledge.word(WordTable::Places, text))
        return true;
    static const QRegularExpression cityState(
        QStringLiteral("^[\\p{Lu}][\\p{L}.' -]+,\\s*[A-Z]{2}(?:,\\s*[\\p{L}. ]+)?$"));
    static const QRegularExpression remote(
        QStringLiteral("^(?:remote|virtual|online|hybrid|线上|远程)$"),
        QRegularExpression::CaseInsensitiveOption);
    if (cityState.match(text).hasMatch() || remote.match(text).hasMatch())
        return true;
    // "江苏苏州": a province and its town.
    for (qsizetype i = 2; i + 2 <= text.size() && text.size() <= 7 && isHan(text.front()); ++i) {
        if (knowledge.word(WordTable::Places, text.first(i)) &&
            knowledge.word(WordTable::Places, text.sliced(i)))
            return true;
    }
    static const QRegularExpression separators(QStringLiteral("\\s*[,，/、·]\\s*"));
    const QStringList parts = text.split(separators, Qt::SkipEmptyParts);
    int places = 0;
    for (const QString &part : parts)
        places +=
            knowledge.word(WordTable::Places, part).has_value() || remote.match(part).hasMatch();
    return places > 0 && places >= int(parts.size()) - 1 && parts.size() > 1;
}

namespace {

double coverage(const QList<WordMatch> &matches, qsizetype size)
{
    qsizetype covered = 0;
    for (const WordMatch &match : matches)
        covered += match.span.length;
    return size > 0 ? qMin(1.0, double(covered) / double(size)) : 0;
}

bool endsWithMatch(const QList<WordMatch> &matches, qsizetype size)
{
    return !matches.isEmpty() && matches.last().span.end() >= size - 1;
}

/// "Methodologist", "Coordinator", "讲解员": words for those who do something are made so.
bool endsLikeARole(const QString &text)
{
    static const QRegularExpression ending(
        QStringLiteral("(?:[\\p{Ll}](?:er|or|ist|ian|eer|ant|ent|ee)|[员师生长])s?$"));
    return text.size() < 60 && ending.match(text).hasMatch();
}

void scoreChunk(Chunk &chunk, const Knowledge &knowledge)
{
    const QString &text = chunk.text.text;
    const qsizetype size = text.size();
    if (size > 140)
        return;
    const QList<WordMatch> roles = knowledge.findWords(WordTable::Roles, text);
    chunk.role = coverage(roles, size);
    if (endsWithMatch(roles, size))
        chunk.role = qMin(1.0, chunk.role + 0.35);
    if (!roles.isEmpty() && roles.first().span.start == 0)
        chunk.role = qMin(1.0, chunk.role + 0.2);
    if (roles.isEmpty() && endsLikeARole(text))
        chunk.role = 0.25;
    const QList<WordMatch> words = knowledge.findWords(WordTable::Organisations, text);
    for (const WordMatch &word : words) {
        const double whole = double(word.span.length) / double(size);
        const bool ends = word.span.end() >= size - 1;
        // "Software Networking", "Research on X": such a word names a firm only at the end.
        const bool weak = word.value == u"company" && !ends && whole < 0.6 && !hasHan(text) &&
                          word.span.start > 0;
        const bool leads = word.value == u"company" && !ends && whole < 0.8 && !hasHan(text);
        const double least = weak || leads ? 0.1 : 0.35;
        chunk.organisation =
            qMax(chunk.organisation, qMin(1.0, least + whole * 0.6 + (ends ? 0.2 : 0)));
        chunk.unit = chunk.unit || word.value == u"department" || word.value == u"lab";
    }
    if (const auto match = knowledge.findInstitution(text)) {
        const double whole = double(match->span.length) / double(size);
        chunk.organisation = qMax(chunk.organisation, match->score * (0.5 + 0.5 * whole));
        if (match->isKnown() && whole > 0.8)
            chunk.unit = false;
    }
    chunk.degree = coverage(knowledge.findWords(WordTable::Degrees, text), size);
    chunk.place = looksLikePlace(text, knowledge) ? 1 : 0;
}

bool isComma(QChar c)
{
    return c == u',' || c == u'，' || c == u';' || c == u'；';
}

/// "Reviewer: ACL", "Organizer：…": what stands before the colon is a role.
bool isRoleColon(const QString &text, qsizetype i, const Knowledge &knowledge)
{
    if ((text[i] != u':' && text[i] != u'：') || i > 30)
        return false;
    return coverage(knowledge.findWords(WordTable::Roles, text.first(i)), i) > 0.8;
}

/// "Otto, Inc", "Heron Co., Ltd.": the comma before a firm's legal form parts nothing.
bool isBeforeLegalForm(const QString &text, qsizetype comma)
{
    static const QRegularExpression form(
        QStringLiteral("\\s*(?:Inc|LLC|L\\.L\\.C|LLP|Ltd|Limited|Corp|PLC|GmbH|S\\.A|B\\.V|Pty|Pte|"
                       "Co)(?=[\\s.,)]|$)"));
    return form
        .match(text, comma + 1, QRegularExpression::NormalMatch,
               QRegularExpression::AnchorAtOffsetMatchOption)
        .hasMatch();
}

/// Where a chunk ends at `i`: how many characters the separator takes, or 0.
qsizetype separatorAt(const QString &text, qsizetype i)
{
    static const QString bars = QStringLiteral("|•∙●｜‖·⋅◦▪■");
    const QChar c = text[i];
    if (isComma(c) && isBeforeLegalForm(text, i))
        return 0;
    if (bars.contains(c) || isComma(c))
        return 1;
    const bool dash = c == u'-' || c == u'–' || c == u'—' || c == u'−' || c == u'―';
    const bool spaced =
        i > 0 && i + 1 < text.size() && text[i - 1].isSpace() && text[i + 1].isSpace();
    if (dash && (spaced || c == u'—'))
        return 1;
    if ((c == u'@' || c == u'/') && spaced)
        return 1;
    // "Example Lab: built a …": what was done there.
    if (c == u':' && i > 3 && i + 2 < text.size() && text[i + 1] == u' ' && text[i + 2].isLower())
        return 1;
    // Two spaces, or a space between Chinese words, part cells of a table.
    if (c == u' ' && i + 1 < text.size() && (text[i + 1] == u' ' || text[i + 1] == u'\u3000'))
        return 2;
    if (c == u'\u3000' ||
        (c == u' ' && i > 0 && i + 1 < text.size() && isHan(text[i - 1]) && isHan(text[i + 1])))
        return 1;
    return 0;
}

/// "主讲 / 参与", "Tutor / Grader": two roles of one person in one post.
bool isBetweenRoles(const QString &text, qsizetype slash, const Knowledge &knowledge)
{
    static const QRegularExpression border(QStringLiteral("[,，;；|•、]|\\s-\\s"));
    const QString before = text.left(slash).split(border).last().trimmed();
    const QString behind = text.mid(slash + 1).split(border).first().trimmed();
    return knowledge.word(WordTable::Roles, before) && knowledge.word(WordTable::Roles, behind);
}

/// "上海市儿童医院志愿者", "ACL 审稿人": where a Chinese role behind an organisation begins, or 0.
qsizetype roleBehindOrganisation(const QString &text, bool alone, const Knowledge &knowledge)
{
    const QList<WordMatch> roles = knowledge.findWords(WordTable::Roles, text);
    if (roles.isEmpty() || roles.last().span.end() < text.size() || roles.last().span.start < 3 ||
        !isHan(text[roles.last().span.start]))
        return 0;
    const qsizetype start = roles.last().span.start;
    const QString before = text.left(start);
    if (alone && before.back().isSpace() && !isHan(before.trimmed().back()))
        return start;
    // "同济大学“概率论”课程助教": what follows the school belongs to the role.
    if (const auto first = knowledge.findInstitution(text);
        first && first->isKnown() && first->span.start == 0 && first->span.end() <= start)
        return first->span.end();
    const auto school = knowledge.findInstitution(before);
    const QList<WordMatch> words = knowledge.findWords(WordTable::Organisations, before);
    const bool organised = (school && school->span.end() == before.size()) ||
                           (!words.isEmpty() && words.last().span.end() == before.size() &&
                            words.last().value != u"department");
    return organised ? start : 0;
}

void addChunk(QList<Chunk> &chunks, const Item &item, qsizetype itemIndex, qsizetype cellIndex,
              const Passage &part, bool comma, const Knowledge &knowledge)
{
    const Passage whole = part.tidied();
    const bool alone = item.cells.size() == 1 && whole.size() == item.cells.first().size();
    if (const qsizetype role = roleBehindOrganisation(whole.text, alone, knowledge); role > 0) {
        addChunk(chunks, item, itemIndex, cellIndex, whole.mid(0, role), comma, knowledge);
        addChunk(chunks, item, itemIndex, cellIndex, whole.mid(role), false, knowledge);
        return;
    }
    Chunk chunk;
    chunk.text = whole;
    if (chunk.text.isEmpty())
        return;
    chunk.item = itemIndex;
    chunk.cell = cellIndex;
    chunk.afterComma = comma;
    chunk.bold = item.bold || (cellIndex == 0 && item.startsBold);
    scoreChunk(chunk, knowledge);
    chunks.append(chunk);
}

} // namespace

QList<Chunk> chunksOf(const QList<Item> &header, const Knowledge &knowledge)
{
    QList<Chunk> chunks;
    for (qsizetype i = 0; i < header.size(); ++i) {
        const Item &item = header[i];
        for (qsizetype c = 0; c < item.cells.size(); ++c) {
            const Passage &cell = item.cells[c];
            qsizetype from = 0;
            int depth = 0;
            bool comma = false;
            for (qsizetype k = 0; k < cell.size(); ++k) {
                const QChar x = cell.text[k];
                depth += x == u'(' || x == u'（' ? 1 : x == u')' || x == u'）' ? -1 : 0;
                qsizetype length = depth > 0 ? 0 : separatorAt(cell.text, k);
                if (length == 0 && depth == 0 && from == 0 && isRoleColon(cell.text, k, knowledge))
                    length = 1;
                if (length == 0 || (x == u'/' && isBetweenRoles(cell.text, k, knowledge)))
                    continue;
                addChunk(chunks, item, i, c, cell.mid(from, k - from), comma, knowledge);
                comma = isComma(x);
                from = k + length;
            }
            addChunk(chunks, item, i, c, cell.mid(from), comma, knowledge);
        }
    }
    return chunks;
}

static Passage withoutTitles(Passage name)
{
    static const QRegularExpression title(
        QStringLiteral(
            "^(?:(?:assoc(?:iate|\\.)?|assist(?:ant|\\.)?)?\\s*prof(?:essors?)?\\b\\.?|drs?\\b\\.?|"
            "(?:\\p{L}{2,6}\\.\\s*)+(?=(?:prof|dr)\\b)|"
            "mr\\b\\.?|ms\\b\\.?|mrs\\b\\.?|senior engineer|engineer|research scientist)\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression suffix(
        QStringLiteral("\\s*(?:副教授|助理教授|教授|老师|研究员|博士|院士|讲师)$"));
    for (auto match = title.match(name.text); match.hasMatch() && match.capturedLength() > 0;
         match = title.match(name.text))
        name = name.mid(match.capturedLength()).trimmed();
    if (const auto match = suffix.match(name.text); match.hasMatch())
        name = name.mid(0, match.capturedStart());
    return name.tidied();
}

std::optional<AdvisorFinding> findAdvisor(const Passage &text, const Knowledge &knowledge)
{
    static const QRegularExpression label(
        QStringLiteral(
            "(?:\\b(?:advised|supervised|mentored|guided)\\s+by\\b"
            "|\\bunder (?:the )?(?:supervision|guidance|mentorship|direction) of\\b"
            "|\\b(?:co-)?(?:advisors?|advisers?|supervisors?|mentors?|managers?|principal "
            "investigator|pi)\\s*(?:\\([^)]*\\))?\\s*[:：]"
            "|\\b(?:advisors?|advisers?|supervisors?|mentors?)\\s+(?=(?:prof|dr)\\b)"
            "|\\bunder (?=(?:prof|dr)\\b)"
            "|\\b(?:thesis |dissertation )?committee\\s*[:：]\\s*(?=[^,;]{3,40}\\(chair\\))"
            "|\\b(?:thesis|dissertation|work(?:ed|ing)?|project) with\\s+(?=(?:assoc\\.? "
            "|assist\\.? )?(?:prof|dr)\\b)"
            "|(?:指导教师|指导教授|指导老师|合作导师|导师|指导人|(?<!\\p{Han})经理)\\s*(?:[:：]|(?="
            "["
            "\\p{Han}A-Z ]))"
            ")\\s*"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = label.match(folded(text.text));
    if (!match.hasMatch())
        return {};
    static const QRegularExpression stop(
        QStringLiteral("[,;，；。|\\t•(（)）]|\\.\\s|\\.$|\\s(?:at|in|from|on|since|during|for)\\s|"
                       "\\s[–—-]\\s|\\s{2,}"));
    qsizetype from = match.capturedEnd();
    qsizetype end = text.size();
    // "Prof. X": the stop that a title brings does not count.
    qsizetype search = from;
    static const QRegularExpression title(
        QStringLiteral("^\\s*(?:\\p{L}{2,6}\\.\\s*)*(?:prof|dr|mr|ms)\\.\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto t = title.match(text.text.mid(from)); t.hasMatch())
        search += t.capturedLength();
    while (true) {
        const QRegularExpressionMatch stopMatch = stop.match(text.text, search);
        if (!stopMatch.hasMatch())
            break;
        const qsizetype at = stopMatch.capturedStart();
        // An initial's point ("J. Doe") and a further advisor's title go on with the name.
        const bool initial = text.text[at] == u'.' && at > 0 && text.text[at - 1].isUpper() &&
                             (at < 2 || !text.text[at - 2].isLetter());
        const QString before = text.text.mid(from, at - from).toLower();
        const bool laterTitle =
            text.text[at] == u'.' &&
            (before.endsWith(u"prof") || before.endsWith(u"dr") || before.endsWith(u"assoc"));
        if (initial || laterTitle) {
            search = at + 1;
            continue;
        }
        end = at;
        break;
    }
    Passage name = withoutTitles(text.mid(from, end - from).trimmed());
    const bool plausible = !name.isEmpty() && name.size() < 80 && !name.text.front().isLower() &&
                           !name.text.contains(u'@');
    const bool labelled = match.captured().contains(u':') || match.captured().contains(u'：') ||
                          match.captured().endsWith(u"by ") || !match.captured().isEmpty();
    if (!plausible || !labelled)
        return {};
    Q_UNUSED(knowledge)
    return AdvisorFinding{name, {match.capturedStart(), end - match.capturedStart()}};
}

Period periodOf(const QList<DatedPassage> &dates)
{
    Period period;
    const DatedPassage *best = nullptr;
    for (const DatedPassage &date : dates) {
        const bool better =
            !best || (best->range.single && !date.range.single) ||
            (best->range.single == date.range.single && date.range.score > best->range.score + 0.3);
        if (better)
            best = &date;
    }
    if (!best)
        return period;
    // "2024, 2026": from the first to the last.
    const bool singles = std::all_of(dates.cbegin(), dates.cend(), [](const DatedPassage &date) {
        return date.range.single && date.range.start;
    });
    if (singles && dates.size() > 1) {
        const auto [first, last] =
            std::minmax_element(dates.cbegin(), dates.cend(), [](const auto &a, const auto &b) {
                return *a.range.start < *b.range.start;
            });
        period.start = first->range.start;
        period.end = last->range.start;
        period.passage = first->passage;
        period.endPassage = last->passage;
        period.score = first->range.score;
        return period;
    }
    period.start = best->range.start;
    period.end = best->range.end;
    period.current = best->range.current;
    period.expected = best->range.expected;
    period.single = best->range.single;
    period.passage = best->passage;
    period.endPassage = best->passage;
    period.score = best->range.score;
    return period;
}

} // namespace Bole
