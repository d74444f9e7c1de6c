// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/knowledge/venuelists.h"

namespace Bole {

/// What single cells of a comparison say. `at`: which of the record's entries it is.

/// As printed with its scale, and as a part of it: 4.93 / 5 (98.6 %).
CompareCell gradeCell(const Education &entry, qsizetype at);
CompareCell rankCell(const Education &entry, qsizetype at);
CompareCell countCell(int count);
/// Title, venue and which of the authors the applicant is.
QString paperLine(const Publication &paper);
QString period(const Work &work);

bool isEnglishTest(const QString &name);
/// The best of several attempts at one test.
CompareCell testCell(const Record &record, const QString &name, QStringView language);
/// The best English test, with its equivalent where there is an official one, and the others.
CompareCell englishCell(const Record &record, QStringView language);
/// The papers on one list of venues, or on none where it is empty.
CompareCell papersCell(const Record &record, const QString &list, const VenueLists &venues);
/// The awards of one level; of no level known are among the others.
CompareCell awardsCell(const Record &record, AwardLevel level);

} // namespace Bole
