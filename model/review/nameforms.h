// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace Bole {

/// The ways in which one person's name may stand in a text, as sequences of folded words (see
/// `tokens`): both orders, initials, syllables apart or together, pinyin of Han names.
struct NameForms
{
    QList<QStringList> sequences; ///< two words or more, or one that is unmistakable
    QStringList words;            ///< single words that count only when written as names are
    QStringList joined; ///< written together, as handles are: "yilin", "linyi", "lyi", "jxy"
};

NameForms nameForms(const QStringList &names);

} // namespace Bole
