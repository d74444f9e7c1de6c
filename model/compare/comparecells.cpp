// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparecells.h"

#include "model/record/recordfacts.h"
#include "model/shortlist/cell.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QString percentText(double percent)
{
    return u"("_s + QString::number(percent, 'f', 1) + u"%)"_s;
}

/// The venue under the name that it has in the tables, and as printed where that differs.
QString venueText(const Publication &paper)
{
    if (paper.venueId.isEmpty() || paper.venueId == paper.publisher)
        return paper.publisher;
    return paper.publisher.isEmpty() ? paper.venueId
                                     : u"%1 (%2)"_s.arg(paper.venueId, paper.publisher);
}

} // namespace

CompareCell gradeCell(const Education &entry, qsizetype at)
{
    CompareCell cell;
    std::optional<Grade> grade = entry.gpa;
    cell.pointer = u"/education/%1/gpa"_s.arg(at);
    if (!grade && entry.averageScore) {
        grade = Grade{*entry.averageScore, 100.0};
        cell.pointer = u"/education/%1/averageScore"_s.arg(at);
    }
    if (!grade)
        return {};
    cell.text = numberText(grade->value);
    cell.printed = grade->value;
    cell.scale = grade->scale;
    if (grade->scale)
        cell.text += u" / "_s + numberText(*grade->scale);
    cell.value = gradePercent(*grade);
    if (cell.value)
        cell.text += u"  "_s + percentText(*cell.value);
    return cell;
}

CompareCell rankCell(const Education &entry, qsizetype at)
{
    CompareCell cell;
    if (!entry.rank)
        return cell;
    const Rank &rank = *entry.rank;
    cell.pointer = u"/education/%1/rank"_s.arg(at);
    cell.value = rankPercent(rank);
    QStringList parts;
    if (rank.position) {
        parts.append(QString::number(*rank.position));
        cell.printed = *rank.position;
    }
    if (rank.position && rank.of) {
        parts.last() += u" / "_s + QString::number(*rank.of);
        cell.scale = *rank.of;
    }
    if (cell.value)
        parts.append(percentText(*cell.value));
    cell.text = parts.join(u"  "_s);
    return cell;
}

QString paperLine(const Publication &paper)
{
    QString line = paper.name;
    if (const QString venue = venueText(paper); !venue.isEmpty())
        line += u" — "_s + venue;
    if (paper.applicantPosition)
        line += u" [%1/%2]"_s.arg(*paper.applicantPosition)
                    .arg(std::max<qsizetype>(paper.authors.size(), *paper.applicantPosition));
    return line;
}

QString period(const Work &work)
{
    QStringList parts;
    for (const auto &date : {work.startDate, work.endDate}) {
        if (date && date->isValid())
            parts.append(date->toString());
    }
    parts.removeDuplicates(); // 2025 – 2025 is 2025
    return parts.join(u" – "_s);
}

CompareCell countCell(int count)
{
    CompareCell cell;
    cell.text = QString::number(count);
    cell.value = count;
    return cell;
}

} // namespace Bole
