// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

class Knowledge;

// What words say of a field of study, before it is known where they stand.

/// The whole text is a word of the table of fields.
bool isWholeField(const QString &text, const Knowledge &knowledge);
/// Most of it is words of the table of fields.
bool isField(const QString &text, const Knowledge &knowledge);
/// 传播学: what ends in 学 and says nothing else about the studies.
bool isWordedField(const QString &text);
/// "MPH (Epidemiology)": words with capitals that say neither how nor where somebody studies.
bool isNamedField(const QString &words, const Knowledge &knowledge);
/// "First class", "cum laude", "Dean's list".
bool isHonour(const QString &text);
/// "School of Engineering", "计算机学院": part of a university rather than one.
bool isFaculty(const QString &name);

} // namespace Bole
