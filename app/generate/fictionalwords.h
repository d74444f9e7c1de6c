// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Bole {

/// The words that made-up applicants are made of. Nobody in particular.
struct FictionalWords
{
    struct Reading
    {
        QString han;
        QString latin; ///< in lower case
    };
    struct Pair
    {
        QString en;
        QString zh;
        QString kind = {};
    };

    static const QList<Reading> &families();
    static const QList<Reading> &givens();
    static const QStringList &firstNames();
    static const QStringList &lastNames();
    static const QList<Pair> &areas();
    static const QList<Pair> &groups();
    static const QList<Pair> &topics();
    static const QList<Pair> &sentences(); ///< %1 a topic, %2 a number
    static const QStringList &qualities();
    static const QList<Pair> &prizes(); ///< with their level
    static const QStringList &skills();
    static const QStringList &tags();
};

} // namespace Bole
