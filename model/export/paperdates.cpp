// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/paperdates.h"

#include "model/knowledge/phrases.h"

#include <QLocale>

namespace Bole {

using namespace Qt::StringLiterals;

QString paperDate(const QDate &date, TableLanguage language)
{
    return paperDate(PartialDate{date.year(), date.month(), date.day()}, language);
}

QString paperDate(const PartialDate &date, TableLanguage language)
{
    if (!date.isValid())
        return {};
    if (language == TableLanguage::Ids)
        return date.toString();
    const QLatin1StringView form = date.month == 0 ? "paper.year"_L1
                                   : date.day == 0 ? "paper.month"_L1
                                                   : "paper.day"_L1;
    const QDate whole(date.year, std::max(1, date.month), std::max(1, date.day));
    return QLocale::c().toString(whole, phrase(form, nameOf(language)));
}

QString paperTime(const QDateTime &time, TableLanguage language)
{
    const QDateTime local = time.toLocalTime();
    return paperDate(local.date(), language) + u' ' + local.toString(u"HH:mm"_s);
}

} // namespace Bole
