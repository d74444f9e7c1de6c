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
    QString season{};            ///< what it is called; may be empty
    bool isCalibrated = false;   ///< the list is in the order of calibrated totals
    bool namesAreHidden = false; ///< the rows have aliases, which need no mask
    QString groupedBy{}; ///< the roster's field that the list's groups are of; see GroupQuotas
    QStringList panelCriteria{}; ///< that judges are asked for; none: all of the rubric
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

/// The record of one candidate's interview: a row for each judge with what they gave, as far as the
/// viewer sees it, and room for their signatures.
QString panelRecordHtml(const NoticeHead &head, const PersonRow &row, const ScoreBook &book,
                        TableLanguage language);

} // namespace Bole
