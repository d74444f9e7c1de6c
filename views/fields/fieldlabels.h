// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Bole {

/// What the record's groups, fields and stored words are called in the reader's language.
QString groupLabel(const QString &group);
QString fieldLabel(const QString &group, const QString &field);
QString choiceLabel(const QString &stored);
QStringList testNames(); ///< those that are asked about most: they have a column of their own
QStringList testParts(); ///< the stored words for what a test consists of: Listening …

/// The stored word for what a person chose or typed; what fits none of them is kept as typed.
QString choiceFromLabel(const QStringList &stored, const QString &label);

} // namespace Bole
