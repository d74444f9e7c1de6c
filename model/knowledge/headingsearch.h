// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/knowledge.h"
#include "model/knowledge/tables.h"

namespace Bole {

/// Tells what a CV's heading stands for, also when it is numbered, doubled ("项目/获奖", "教育
/// Education"), qualified ("Selected …", "主要…") or torn apart by its typesetting.
class HeadingSearch
{
public:
    explicit HeadingSearch(const TableSet &tables) : m_tables(tables) {}

    std::optional<WordMatch> match(QStringView line) const;
    QStringList kinds(QStringView line) const; ///< every part of a doubled heading

private:
    std::optional<WordMatch> plain(QStringView text) const;
    std::optional<WordMatch> qualified(const QString &text) const;

    const TableSet &m_tables;
};

} // namespace Bole
