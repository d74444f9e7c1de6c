// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/tables.h"

#include <mutex>

namespace Bole {

/// Reads a heading as a row of words: modifiers and words that name a kind of section
/// ("Highlighted Projects", "境外交流经历"). headingwords.tsv has the words.
class HeadingGrammar
{
public:
    explicit HeadingGrammar(const TableSet &tables) : m_tables(tables) {}

    /// The kind of one part of a heading, or nothing. `strict`: every word of it must be known,
    /// one wrong letter in a long word forgiven.
    /// `alone`: it is no part of a doubled heading; then a short word names nothing.
    QString kind(QStringView part, bool strict, bool alone = true) const;
    /// "Selected and": every word of it is known, whether it names a kind or not.
    bool isKnown(QStringView part) const { return read(part).unknown == 0; }
    /// The same, and no letter is wrong.
    bool isSpelled(QStringView part) const;

    /// "Course Project": the last of several words is a singular, so that one entry may be called
    /// so.
    bool mayNameOne(QStringView part) const;

private:
    struct Reading
    {
        QString strong;
        QString weak;
        qsizetype words = 0;
        qsizetype unknown = 0;
        qsizetype misspelt = 0;
        bool endsKnown = false; ///< with a word that names a kind
    };
    Reading read(QStringView part) const;
    /// What a long word says that its typesetting tore apart: "edu cation".
    QString tornWord(QStringView part) const;
    QString role(const Token &token) const; ///< of a word that stands for itself, misspelt or not
    void makeLongWords() const;

    const TableSet &m_tables;
    mutable std::once_flag m_once;
    mutable QList<std::pair<QString, QString>> m_longWords; ///< word, and what it says
};

} // namespace Bole
