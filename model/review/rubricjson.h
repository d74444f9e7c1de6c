// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

#include <QJsonObject>

namespace Bole {

/// The file form of a rubric ("bole-rubric/1"). Reading is strict: an unknown key, a missing one, a
/// wrong type or a rubric with problems is refused, and the error's detail says where, as a JSON
/// Pointer, and what, e.g. "/criteria/2/levels: too few levels".
QJsonObject toJson(const Rubric &rubric);
Result<Rubric> rubricFromJson(const QJsonObject &json);
Result<Rubric> rubricFromJson(const QByteArray &bytes);
/// As it is kept in a season: a newer version of the program may have written a formula that this
/// one does not understand, and the rest of the rubric is good all the same.
Result<Rubric> keptRubricFromJson(const QByteArray &bytes);
QByteArray toJsonText(const Rubric &rubric);

/// Ready criteria to start from ("bole-criteria/1"), compiled in.
Result<QList<Criterion>> criteriaFromJson(const QByteArray &bytes);
QList<Criterion> criteriaLibrary();
/// The library's six criteria under one title: what a new season begins with.
Rubric standardRubric();
/// Whole rubrics to begin with, made of the library's criteria; the usual one first. Compiled in.
QList<Rubric> rubricLibrary();

} // namespace Bole
