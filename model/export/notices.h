// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

namespace Bole {

/// A name as it may hang on a wall: 张*三, 李*, M*** O*****.
QString maskedName(const QString &name);
/// A number likewise: its first four and last two characters; of a short one only the last two.
QString maskedNumber(const QString &number);

/// What a list is called, and when it was written out.
struct NoticeHead
{
    QString list;
    QDate date;
};

/// What is published of a list: those within its quota, or all where there is none, with masked
/// names and numbers; who waits comes below, in order.
QString noticeHtml(const NoticeHead &head, const QList<PersonRow> &rows, TableLanguage language);

/// A list for the committee to sign: everybody with total and decision, then a line for each of
/// those who reviewed somebody on it, as far as the viewer sees their reviews, and empty ones.
QString signatureHtml(const NoticeHead &head, const QList<PersonRow> &rows, const ScoreBook &book,
                      TableLanguage language);

/// A sheet for a judge to write on, to be printed for each: the applicants in order, a column for
/// each criterion, and lines for the judge's name and signature.
QString scoreSheetHtml(const NoticeHead &head, const QList<PersonRow> &rows, const ScoreBook &book,
                       TableLanguage language);

} // namespace Bole
