// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/ranking.h"

#include "app/command/commandhelp.h"
#include "model/export/csvexport.h"
#include "model/review/rounding.h"

#include <QTextStream>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString padded(const QString &text, int columns)
{
    return text + QString(std::max(0, columns - columnsOf(text)), u' ');
}

} // namespace

Result<QList<PersonRow>> rankedApplicants(const VisibleSeason &season)
{
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    QList<PersonRow> ranking;
    PersonRows rows(season, *book, {}, {Need::Scores});
    for (PersonRow row; rows.next(row);)
        ranking << row;
    return rows.result().transform([&] { return ranking; });
}

void printRanking(QTextStream &out, const QList<PersonRow> &ranking)
{
    for (const PersonRow &row : ranking) {
        const QString score = row.scores.total ? shownNumber(*row.scores.total) : u"–"_s;
        QString name = row.facts.name;
        if (!row.facts.nameOther.isEmpty())
            name += u' ' + row.facts.nameOther;
        const QString place = row.place > 0 ? QString::number(row.place) + u'.' : QString();
        out << u"%1 %2  %3  "_s.arg(place, 4).arg(score, 5).arg(padded(name, 32))
            << row.facts.institution << '\n';
    }
}

Result<qsizetype> writeShortlistCsv(const VisibleSeason &season, const Shortlist &list,
                                    const QString &path)
{
    ExportRequest request;
    request.source.list = list;
    return exportCsv(season, request, path);
}

} // namespace Bole
