// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that stand for several things of a record: tests, papers, prizes.
#include "model/compare/comparecells.h"
#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "model/review/paperlists.h"
#include "model/shortlist/cell.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

const QString ielts = u"IELTS"_s;

/// The better one first; what cannot be compared comes below.
void join(CompareCell &best, CompareCell cell)
{
    if (best.isEmpty()) {
        best = cell;
        return;
    }
    if (best.basis == cell.basis && *cell.value > *best.value)
        std::swap(best, cell);
    best.lines.append(cell.text);
    best.sources += cell.sources;
}

/// 听力 for Listening.
QString partTitle(const QString &part, QStringView language)
{
    const QString known = phrase(QString(u"word."_s + part), language);
    return known.isEmpty() ? part : known;
}

} // namespace

bool isEnglishTest(const QString &name)
{
    const TestKind *kind = findTestByName(name);
    return kind && kind->isEnglish;
}

/// The best of several attempts.
CompareCell testCell(const Record &record, const QString &name, QStringView language)
{
    CompareCell cell;
    for (qsizetype i = 0; i < record.tests.size(); ++i) {
        const TestScore &test = record.tests[i];
        if (test.name.toUpper() != name || !test.score ||
            (cell.value && *cell.value >= *test.score))
            continue;
        cell.value = test.score;
        cell.text = numberText(*test.score);
        QStringList parts;
        for (auto it = test.parts.begin(); it != test.parts.end(); ++it)
            parts.append(partTitle(it.key(), language) + u' ' + numberText(*it));
        cell.lines = parts.isEmpty() ? QStringList() : QStringList{parts.join(u", "_s)};
        cell.basis.clear();
        cell.pointer = u"/tests/%1"_s.arg(i);
        cell.sources = {cell.pointer + u"/name"_s, cell.pointer + u"/score"_s,
                        cell.pointer + u"/parts"_s};
    }
    return cell;
}

/// The best English test, and below it the others: "TOEFL 105 ≈ IELTS 7.5".
CompareCell englishCell(const Record &record, QStringView language)
{
    CompareCell best;
    for (const TestKind &kind : testKinds()) {
        CompareCell cell =
            kind.isEnglish ? testCell(record, kind.name.toUpper(), language) : CompareCell();
        if (cell.isEmpty())
            continue;
        cell.text = kind.heading(language) + u' ' + cell.text;
        cell.basis = kind.name;
        if (const auto band = kind.ieltsEquivalent(*cell.value)) {
            cell.value = band;
            if (cell.basis != ielts) {
                const TestKind *base = findTestByName(ielts);
                cell.text += u" ≈ %1 %2"_s.arg(base->heading(language), numberText(*band));
                cell.isEquivalent = true;
            }
            cell.basis = ielts;
        }
        join(best, cell);
    }
    return best;
}

/// "3 (1 as first author)" and which: the ones nearest to being the first author in front. No
/// list: papers that are on none.
CompareCell papersCell(const Record &record, const QString &list, const VenueLists &venues)
{
    QList<qsizetype> at;
    for (qsizetype i = 0; i < record.publications.size(); ++i) {
        const QStringList lists = paperLists(record.publications[i], venues);
        if (list.isEmpty() ? lists.isEmpty() : lists.contains(list))
            at.append(i);
    }
    std::ranges::stable_sort(
        at, {}, [&](qsizetype i) { return record.publications[i].applicantPosition.value_or(99); });
    if (at.isEmpty())
        return {};
    CompareCell cell = countCell(int(at.size()));
    for (const qsizetype i : std::as_const(at)) {
        const Publication &paper = record.publications[i];
        const QString pointer = u"/publications/%1"_s.arg(i);
        cell.firsts += paper.applicantPosition == 1 || paper.coFirst ? 1 : 0;
        cell.details.append({paperLine(paper), pointer, {}});
        for (const auto field : {"name"_L1, "publisher"_L1, "tier"_L1})
            cell.sources << pointer + u'/' + field;
    }
    cell.pointer = cell.details.first().pointer;
    return cell;
}

CompareCell awardsCell(const Record &record, AwardLevel level)
{
    CompareCell cell;
    for (qsizetype i = 0; i < record.awards.size(); ++i) {
        const Award &award = record.awards[i];
        if ((award.level.isEmpty() ? AwardLevel::Other : award.level) != level)
            continue;
        const QString pointer = u"/awards/%1"_s.arg(i);
        const bool dated = award.date && award.date->isValid();
        cell.details.append(
            {dated ? u"%1 (%2)"_s.arg(award.title, award.date->toString()) : award.title,
             pointer,
             {}});
        cell.sources << pointer + u"/title"_s << pointer + u"/level"_s;
    }
    if (cell.details.isEmpty())
        return {};
    cell.value = double(cell.details.size());
    cell.text = QString::number(cell.details.size());
    cell.pointer = cell.details.first().pointer;
    return cell;
}

} // namespace Bole
