// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/packetparts.h"

#include "model/intake/documentroles.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype headLines = 6; // of a page, in which a title stands
constexpr qsizetype headLetters = 2000;
constexpr qsizetype longestTitle = 60; // letters

struct Opening
{
    const char16_t *pattern;
    DocumentRole role;
};

// How a page begins on which something new does. Whole titles: "References" is a heading of CVs.
constexpr Opening openings[] = {
    {uR"(^(curriculum vitae|résumé|resume|cv|个人简历|简历|个人履历)\b)", DocumentRole::Cv},
    {uR"(\b(academic|official|unofficial|university|student|course)( academic)? (transcript|record)s?\b)",
     DocumentRole::Transcript},
    {uR"(^transcript( of .*)?$)", DocumentRole::Transcript},
    {uR"(^[^，。,.]{0,16}成绩(单|总表|表|证明)[^，。,.]{0,8}$)", DocumentRole::Transcript},
    {uR"(\b(letters? of (recommendation|reference)|(recommendation|reference) letter)\b)",
     DocumentRole::Letter},
    {uR"(^to whom it may concern)", DocumentRole::Letter},
    {uR"(^(re|subject|letter|recommendation|reference)\b.{0,12}\b(recommendation|reference|for)\b)",
     DocumentRole::Letter},
    {uR"(^dear (admissions?|members|selection|graduate|committee|colleagues?|sir|madam|prof|dr))",
     DocumentRole::Letter},
    {uR"(^[^，。,.]{0,16}(推荐信|推荐书|推荐意见|推荐表)[^，。,.]{0,6}$)", DocumentRole::Letter},
    {uR"(^尊敬的[^，。,.]{0,16}(老师|教授|委员会|领导|专家)[^，。,.]{0,6}$)", DocumentRole::Letter},
    {uR"(^(personal statement|statement of purpose|research (proposal|statement|plan)|motivation letter|cover letter)\b)",
     DocumentRole::Other},
    {uR"(^(个人陈述|个人自述|研究计划|自荐信|申请书|申请表)[^，。,.]{0,6}$)", DocumentRole::Other},
    {uR"(^(certificate( of .*)?|diploma)$)", DocumentRole::Other},
    {uR"(^[^，。,.]{0,10}(证书|证明|身份证)$)", DocumentRole::Other},
};

/// The words of a page's first lines, as they stand there from top to bottom.
QStringList firstLines(const PageText &page)
{
    QList<const Word *> words;
    for (const Word &word : page.words)
        words.append(&word);
    std::ranges::stable_sort(words, {}, [](const Word *word) { return word->box.center().y(); });
    QStringList lines;
    QList<const Word *> line;
    const auto close = [&] {
        std::ranges::stable_sort(line, {}, [](const Word *word) { return word->box.left(); });
        QString text;
        for (const Word *word : std::as_const(line))
            text += (text.isEmpty() ? QString() : u" "_s) + word->text;
        lines.append(text);
        line.clear();
    };
    for (const Word *word : std::as_const(words)) {
        const bool isNext = !line.isEmpty() && word->box.center().y() > line.first()->box.bottom();
        if (isNext)
            close();
        if (lines.size() == headLines)
            break;
        line.append(word);
    }
    if (!line.isEmpty() && lines.size() < headLines)
        close();
    return lines;
}

/// "成 绩 单" and "T R A N S C R I P T" are titles, too; a remark in brackets behind one is no part
/// of it.
QString titleOf(const QString &line)
{
    static const QRegularExpression spacedOut(u"^(\\S )+\\S$"_s);
    static const QRegularExpression betweenHan(u"(?<=\\p{Han}) (?=\\p{Han})"_s);
    static const QRegularExpression remark(u"(?<=\\S) ?[(（][^()（）]*[)）]$"_s);
    QString title = line.simplified().toLower().remove(remark);
    if (spacedOut.match(title).hasMatch())
        title.remove(u' ');
    return title.remove(betweenHan);
}

std::optional<DocumentRole> openedBy(const QString &line)
{
    const QString title = titleOf(line);
    if (title.isEmpty() || title.size() > longestTitle)
        return std::nullopt;
    static const QList<std::pair<QRegularExpression, DocumentRole>> expressions = [] {
        QList<std::pair<QRegularExpression, DocumentRole>> all;
        for (const Opening &opening : openings)
            all.append({QRegularExpression(QString(opening.pattern),
                                           QRegularExpression::UseUnicodePropertiesOption),
                        opening.role});
        return all;
    }();
    for (const auto &[expression, role] : expressions) {
        if (expression.match(title).hasMatch())
            return role;
    }
    return std::nullopt;
}

std::optional<DocumentRole> openedOn(const PageText &page)
{
    for (const QString &line : firstLines(page)) {
        if (const auto role = openedBy(line))
            return role;
    }
    return std::nullopt;
}

/// What begins on which page. The outline is believed where it knows two kinds of things.
QMap<int, DocumentRole> beginnings(const QList<PageText> &pages, const QList<PacketMark> &outline)
{
    QMap<int, DocumentRole> found;
    for (const PacketMark &mark : outline) {
        // "References" is a heading of CVs.
        const bool isReferences = mark.title.startsWith(u"reference"_s, Qt::CaseInsensitive);
        const auto role = isReferences ? openedBy(mark.title) : saidRoles(mark.title).role();
        if (role && mark.page >= 1 && mark.page <= pages.size() && !found.contains(mark.page))
            found.insert(mark.page, *role);
    }
    if (found.size() > 1 && std::ranges::contains(found, DocumentRole::Cv))
        return found;
    found.clear();
    for (int page = 1; page <= pages.size(); ++page) {
        if (const auto role = openedOn(pages[page - 1]))
            found.insert(page, *role);
    }
    return found;
}

} // namespace

QList<DocumentPart> packetParts(const QList<PageText> &pages, const QList<PacketMark> &outline)
{
    const int count = int(pages.size());
    if (count < 2)
        return {};
    QMap<int, DocumentRole> starts = beginnings(pages, outline);
    // What comes before the first title is the CV, unless one comes later.
    if (!starts.contains(1))
        starts.insert(1, std::ranges::contains(starts, DocumentRole::Cv) ? DocumentRole::Other
                                                                         : DocumentRole::Cv);
    QList<DocumentPart> parts;
    for (auto it = starts.cbegin(); it != starts.cend(); ++it) {
        // A title on every page of a CV or transcript is its header; each letter is one of its own.
        const bool goesOn = !parts.isEmpty() && parts.last().role == *it &&
                            (*it == DocumentRole::Cv || *it == DocumentRole::Transcript);
        if (goesOn)
            continue;
        if (!parts.isEmpty())
            parts.last().last = it.key() - 1;
        parts.append({*it, it.key(), count});
    }
    const bool isPacket =
        parts.size() > 1 && std::ranges::contains(parts, DocumentRole::Cv, &DocumentPart::role);
    return isPacket ? parts : QList<DocumentPart>();
}

std::optional<DocumentRole> roleByOpening(const QString &text)
{
    qsizetype looked = 0;
    static const QRegularExpression marks(u"^[#>*\\s]+"_s); // of a heading, in Markdown
    for (const QString &line : text.left(headLetters).split(u'\n')) {
        const QString title = QString(line).remove(marks);
        if (title.isEmpty())
            continue;
        if (const auto role = openedBy(title))
            return role;
        if (++looked == headLines)
            break;
    }
    return std::nullopt;
}

DocumentPart parsedPart(const QList<DocumentPart> &parts, int pages)
{
    const auto cv = std::ranges::find(parts, DocumentRole::Cv, &DocumentPart::role);
    if (cv == parts.end())
        return {DocumentRole::Cv, 1, pages};
    return {DocumentRole::Cv, std::clamp(cv->first, 1, std::max(1, pages)),
            std::clamp(cv->last, 1, std::max(1, pages))};
}

} // namespace Bole
