// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Bole {

class Knowledge;

/// A person's name as printed, and in the other script if it is printed beside it.
struct NameReading
{
    QString name;
    QString other;
    Span span;
    Span otherSpan;
    double score = 0;
};

/// How much the whole text looks like one person's name, 0–1.
double personNameScore(QStringView text, const Knowledge &knowledge);
bool isPersonName(QStringView text, const Knowledge &knowledge);

/// The name in a line of a CV's head: "江晓 Xiao Jiang", "Xiao (Sean) Jiang", "姓名：江晓".
std::optional<NameReading> readName(QStringView line, const Knowledge &knowledge);

/// "江晓" → "Xiao Jiang" (given name first), surnames read as surnames. Empty if there is no Han.
QString pinyinName(QStringView name, const Knowledge &knowledge);

bool sameName(QStringView a, QStringView b, const Knowledge &knowledge);

} // namespace Bole
