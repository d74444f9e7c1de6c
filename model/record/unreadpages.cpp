// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/unreadpages.h"

#include "model/record/valuecheck.h"

#include <QStringList>

#include <algorithm>

namespace Bole {

namespace {

QString rangesOf(const QList<int> &pages)
{
    QStringList ranges;
    for (qsizetype start = 0; start < pages.size();) {
        qsizetype end = start + 1;
        while (end < pages.size() && pages[end] == pages[end - 1] + 1)
            ++end;
        const QString first = QString::number(pages[start]);
        const QString last = QString::number(pages[end - 1]);
        ranges.append(end - start == 1 ? first : first + QChar(0x2013) + last);
        start = end;
    }
    return ranges.join(QStringLiteral(", "));
}

} // namespace

void addUnreadPagesCheck(Record &record, const QList<int> &pages)
{
    // It is about the whole document: said where everybody looks first.
    if (!pages.isEmpty())
        record.checks.append(pagesNotRead.with(QStringLiteral("/basics/name"), rangesOf(pages)));
}

QString unreadPages(const Record &record)
{
    const auto check = std::ranges::find(record.checks, pagesNotRead.code, &Check::code);
    return check == record.checks.end() ? QString() : valueOf(*check);
}

} // namespace Bole
