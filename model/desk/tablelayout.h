// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/applicantfilter.h"

#include <QJsonArray>

namespace Bole {

/// How the table of everybody is shown: which columns, in which order, of whom. A season keeps some
/// of them under a name.
struct TableLayout
{
    QString name;
    QStringList columns;       ///< ids
    QMap<QString, int> widths; ///< in pixels, of columns that somebody has made wider or narrower
    QString orderColumn;
    bool isDescending = false;
    QString query;
    ApplicantFilter filter;

    bool operator==(const TableLayout &) const = default;
};

QJsonObject toJson(const TableLayout &layout);
TableLayout tableLayoutFromJson(const QJsonObject &json);

/// The named ones of a season, under this key of its settings.
inline const QString tableLayoutsKey = QStringLiteral("tableViews");
QJsonArray toJson(const QList<TableLayout> &layouts);
QList<TableLayout> tableLayoutsFromJson(const QJsonValue &json);

} // namespace Bole
