// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/paperdates.h"

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
    const bool isChinese = language == TableLanguage::Chinese;
    const QString format = date.month == 0 ? (isChinese ? u"yyyy年"_s : u"yyyy"_s)
                           : date.day == 0 ? (isChinese ? u"yyyy年M月"_s : u"MMM yyyy"_s)
                                           : (isChinese ? u"yyyy年M月d日"_s : u"d MMM yyyy"_s);
    const QDate whole(date.year, std::max(1, date.month), std::max(1, date.day));
    return QLocale::c().toString(whole, format);
}

QString paperTime(const QDateTime &time, TableLanguage language)
{
    const QDateTime local = time.toLocalTime();
    return paperDate(local.date(), language) + u' ' + local.toString(u"HH:mm"_s);
}

} // namespace Bole
