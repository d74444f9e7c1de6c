// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

namespace Bole {

/// What takes no room on a line: marks and overrides of the direction of writing, zero-width
/// spaces and joiners, soft hyphens, tags. An applicant's text with them could turn the words
/// around it, or be another one than the one that it looks like. Bole keeps none of them.
bool isInvisible(char32_t character);

QString withoutInvisible(const QString &text);
/// In every text inside of it; keys are Bole's own.
QJsonValue withoutInvisible(const QJsonValue &value);

/// A stranger's text where it is printed as it is, lines and all: what a terminal would obey, such
/// as an escape sequence, is shown as the sign that Unicode has for it.
QString printable(const QString &text);

/// A stranger's text, such as the name of a file, as a part of one line of ours.
QString oneLine(const QString &text);

} // namespace Bole
