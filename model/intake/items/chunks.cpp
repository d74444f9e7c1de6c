// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/fields.h"

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

/// "Heron Systems, Leeds: Design Engineer": what stands behind the colon is a role.
bool isColonBeforeRole(const QString &text, qsizetype i, const Knowledge &knowledge)
{
    static const QRegularExpression behind(QStringLiteral("^[:：]\\s*([^,，;；|:：(（]{3,40})"));
    if (text[i] != u':' && text[i] != u'：')
        return false;
    const auto match = behind.match(text.mid(i));
    const QString words = match.captured(1).trimmed();
    return match.hasMatch() &&
           coverage(knowledge.findWords(WordTable::Roles, words), words.size()) > 0.5;
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
    const bool han = i > 0 && i + 1 < text.size() && (isHan(text[i - 1]) || isHan(text[i + 1]));
    if (((c == u'@' || c == u'/') && spaced) || (c == u'@' && han))
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
    // "WACM (Women in ACM) mentor"
    if (!roles.isEmpty() && roles.last().span.end() == text.size() && alone &&
        text.left(roles.last().span.start).trimmed().endsWith(u')'))
        return roles.last().span.start;
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
    const bool ends = !words.isEmpty() && words.last().span.end() == before.size();
    const bool department = ends && words.last().value == u"department";
    const bool organised = (school && school->span.end() == before.size()) || (ends && !department);
    // "土木一班班长", "校篮球队队长"
    static const QRegularExpression group(QStringLiteral(
        "(?:\\p{Han}{2}队|\\p{Han}[一二三四五六七八九十\\d]{1,4}班|》(?:编辑部|杂志社|编委会)?)$"));
    if (organised || group.match(before).hasMatch())
        return start;
    // "校学生会宣传部部长": the department belongs to the role.
    const auto whose = std::find_if(words.crbegin(), words.crend(), [](const WordMatch &word) {
        return word.value != u"department" && word.span.end() > 2;
    });
    return alone && department && whose != words.crend() ? whose->span.end() : 0;
}

Chunk scored(const Passage &text, const Knowledge &knowledge)
{
    Chunk chunk;
    chunk.text = text;
    scoreChunk(chunk, knowledge);
    return chunk;
}

/// A role and whose it is, one of them in brackets: "Software Engineer (Otter Systems Ltd, Leeds)".
std::optional<std::pair<Passage, Passage>> bracketed(const Passage &whole,
                                                     const Knowledge &knowledge)
{
    static const QRegularExpression brackets(
        QStringLiteral("^([^()（）]{2,}?)\\s*[(（]([^()（）]{2,})[)）]$"));
    const auto match = brackets.match(whole.text);
    if (!match.hasMatch())
        return {};
    const Passage outer = whole.mid(0, match.capturedLength(1));
    const Passage inner = whole.mid(match.capturedStart(2), match.capturedLength(2));
    const qsizetype comma = inner.text.indexOf(u',');
    const Chunk a = scored(outer, knowledge);
    const Chunk b = scored(inner.mid(0, comma).tidied(), knowledge);
    const bool roleFirst = a.role > 0.5 && b.organisation > 0.5 && b.role < 0.5 && !b.unit;
    const bool roleLast = a.organisation > 0.5 && a.role < 0.3 && b.role > 0.6;
    // "Mechanics of Materials (METU)": a school that the table knows, behind what names none.
    const auto school = knowledge.institution(inner.text);
    const bool atSchool = school && school->isKnown() && a.organisation < 0.3 &&
                          outer.size() > inner.size() && a.degree < 0.3;
    return roleFirst || roleLast || atSchool ? std::optional(std::pair(outer, inner))
                                             : std::nullopt;
}

/// The same with a hyphen between them and no space: "晨光科技-后端开发实习生".
std::optional<std::pair<Passage, Passage>> hyphened(const Passage &whole,
                                                    const Knowledge &knowledge)
{
    static const QRegularExpression hyphen(
        QStringLiteral("(?<=[\\p{L})）])[-–_](?=[\\p{Lu}\\p{Han}])"));
    for (auto it = hyphen.globalMatch(whole.text); it.hasNext();) {
        const auto match = it.next();
        const Passage left = whole.mid(0, match.capturedStart());
        const Passage right = whole.mid(match.capturedEnd());
        if (left.size() < 2 || (!hasHan(whole.text) && left.size() < 4))
            continue;
        const Chunk a = scored(left, knowledge);
        const Chunk b = scored(right, knowledge);
        const bool named = hasHan(left.text) ? a.role < 0.3 : a.organisation > 0.5;
        if ((named && b.role > 0.6) || (a.role > 0.6 && b.organisation > 0.5))
            return std::pair(left, right);
    }
    return {};
}

void addPieces(QList<Chunk> &chunks, const Item &item, qsizetype itemIndex, qsizetype cellIndex,
               const Passage &text, const Knowledge &knowledge);

LabelKind labelOfCell(const Item &item, qsizetype cell)
{
    return item.cellLabels.size() == item.cells.size() ? item.cellLabels.value(cell)
                                                       : LabelKind::None;
}

/// "岗位：…" says it; the words behind it need not.
void trustLabel(Chunk &chunk, LabelKind label)
{
    if (label == LabelKind::Role || label == LabelKind::Organisation) {
        chunk.role = label == LabelKind::Role ? 1 : 0;
        chunk.organisation = label == LabelKind::Role ? 0 : 1;
        chunk.place = 0;
    }
}

void addChunk(QList<Chunk> &chunks, const Item &item, qsizetype itemIndex, qsizetype cellIndex,
              const Passage &part, bool comma, const Knowledge &knowledge)
{
    // "担任学习部副部长", "任队长": that somebody held the post is no part of its name.
    static const QRegularExpression held(QStringLiteral("^(?:曾|并)?(?:担任|任)(?=\\p{Han}{2})"));
    const Passage given = part.tidied();
    const auto post = held.match(given.text);
    const bool holds =
        post.hasMatch() &&
        !knowledge.findWords(WordTable::Roles, given.text.mid(post.capturedEnd())).isEmpty();
    const Passage whole = holds ? given.mid(post.capturedEnd()) : given;
    const LabelKind label = labelOfCell(item, cellIndex);
    const bool alone = item.cells.size() == 1 && given.size() == item.cells.first().size();
    if (const qsizetype role = roleBehindOrganisation(whole.text, alone, knowledge);
        role > 0 && label == LabelKind::None) {
        addChunk(chunks, item, itemIndex, cellIndex, whole.mid(0, role), comma, knowledge);
        addChunk(chunks, item, itemIndex, cellIndex, whole.mid(role), false, knowledge);
        return;
    }
    auto halves = bracketed(whole, knowledge);
    if (!halves)
        halves = hyphened(whole, knowledge);
    if (halves && label == LabelKind::None) {
        addChunk(chunks, item, itemIndex, cellIndex, halves->first, comma, knowledge);
        addPieces(chunks, item, itemIndex, cellIndex, halves->second, knowledge);
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
    if (!comma)
        trustLabel(chunk, label);
    chunks.append(chunk);
}

/// What separators part, each piece a chunk.
void addPieces(QList<Chunk> &chunks, const Item &item, qsizetype itemIndex, qsizetype cellIndex,
               const Passage &text, const Knowledge &knowledge)
{
    qsizetype from = 0;
    int depth = 0;
    bool comma = false;
    bool listed = false; // "Reviewer: ACL, EMNLP": all of them are whose it is
    const bool whole = labelOfCell(item, cellIndex) == LabelKind::Role;
    for (qsizetype k = 0; !whole && k < text.size(); ++k) {
        const QChar x = text.text[k];
        depth += x == u'(' || x == u'（' ? 1 : x == u')' || x == u'）' ? -1 : 0;
        qsizetype length = depth > 0 || listed ? 0 : separatorAt(text.text, k);
        if (length == 0 && depth == 0 && isColonBeforeRole(text.text, k, knowledge))
            length = 1;
        if (length == 0 && depth == 0 && from == 0 && isRoleColon(text.text, k, knowledge)) {
            length = 1;
            listed = true;
        }
        if (length == 0 || (x == u'/' && isBetweenRoles(text.text, k, knowledge)))
            continue;
        addChunk(chunks, item, itemIndex, cellIndex, text.mid(from, k - from), comma, knowledge);
        comma = isComma(x);
        from = k + length;
    }
    addChunk(chunks, item, itemIndex, cellIndex, text.mid(from), comma, knowledge);
}

} // namespace

QList<Chunk> chunksOf(const QList<Item> &header, const Knowledge &knowledge)
{
    QList<Chunk> chunks;
    for (qsizetype i = 0; i < header.size(); ++i) {
        for (qsizetype c = 0; c < header[i].cells.size(); ++c)
            addPieces(chunks, header[i], i, c, header[i].cells[c], knowledge);
    }
    return chunks;
}

} // namespace Bole
