// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/partialdate.h"

#include <QDate>

namespace Bole {

bool PartialDate::isValid() const
{
    if (year < 1800 || year > 2199)
        return false;
    if (month == 0)
        return day == 0;
    return day == 0 ? month >= 1 && month <= 12 : QDate::isValid(year, month, day);
}

QString PartialDate::toString() const
{
    QString text = QString::number(year);
    if (month > 0)
        text += QStringLiteral("-%1").arg(month, 2, 10, QLatin1Char('0'));
    if (month > 0 && day > 0)
        text += QStringLiteral("-%1").arg(day, 2, 10, QLatin1Char('0'));
    return text;
}

std::optional<PartialDate> PartialDate::fromString(QStringView iso)
{
    const auto parts = iso.split(QLatin1Char('-'));
    if (parts.isEmpty() || parts.size() > 3 || parts[0].size() != 4)
        return std::nullopt;
    PartialDate date;
    int *const fields[] = {&date.year, &date.month, &date.day};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool ok = false;
        *fields[i] = parts[i].toInt(&ok);
        if (!ok || (i > 0 && (parts[i].size() != 2 || *fields[i] == 0)))
            return std::nullopt;
    }
    return date.isValid() ? std::optional(date) : std::nullopt;
}

} // namespace Bole
