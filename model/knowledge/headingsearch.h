// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/headinggrammar.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/tables.h"

namespace Bole {

/// Tells what a CV's heading stands for, also when it is numbered, doubled ("项目/获奖", "教育
/// Education"), qualified ("Selected …", "主要…") or torn apart by its typesetting.
class HeadingSearch
{
public:
    explicit HeadingSearch(const TableSet &tables) : m_tables(tables), m_grammar(tables) {}

    std::optional<WordMatch> match(QStringView line) const;
    QStringList kinds(QStringView line) const; ///< every part of a doubled heading
    /// The kind of a line that is known to be a heading: some of its words may be unknown.
    QString likely(QStringView line) const;

private:
    std::optional<WordMatch> plain(QStringView text) const;
    std::optional<WordMatch> qualified(const QString &text) const;

    struct PartKinds
    {
        QStringList kinds;
        bool areListed = true;  ///< the table of headings has every part
        bool areSpelled = true; ///< every word of every part is known
    };
    PartKinds partKinds(const QString &text, bool strict) const;
    PartKinds wordedKinds(const QString &line) const;

    const TableSet &m_tables;
    HeadingGrammar m_grammar;
};

} // namespace Bole
