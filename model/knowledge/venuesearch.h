// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/knowledge.h"
#include "model/knowledge/tables.h"

#include <mutex>

namespace Bole {

/// Finds conferences and journals in what a citation prints: names, abbreviations with and without
/// a year, and names whose words are cut short ("IEEE Trans. Parallel Distrib. Syst.").
class VenueSearch
{
public:
    explicit VenueSearch(const TableSet &tables) : m_tables(tables) {}

    std::optional<VenueMatch> whole(QStringView name) const;
    std::optional<VenueMatch> best(QStringView text, bool dated) const;

private:
    struct CutName
    {
        QStringList words;
        QByteArray id;
    };
    std::optional<VenueMatch> byWords(const TokenizedText &text, bool dated) const;
    std::optional<VenueMatch> byCutWords(const TokenizedText &text, bool dated) const;
    double scoreOf(const TokenizedText &text, const FoundName &name) const;
    void makeCutNames() const;

    const TableSet &m_tables;
    mutable std::once_flag m_once; ///< most documents never need the cut names
    mutable QList<CutName> m_cutNames;
};

} // namespace Bole
