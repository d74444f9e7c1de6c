// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/tables.h"

namespace Bole {

/// What stands around a venue's name in a text: does the text name this venue and no other one? A
/// wrong tier is worse than none, so a full name must stand by itself, and an abbreviation needs a
/// second witness: its year, "in Proc.", its sponsor or its full name.
class VenueEvidence
{
public:
    /// `names` are the full name and the other spellings. `dated`: the citation has a year.
    VenueEvidence(const TokenizedText &text, const FoundName &name, const QString &names,
                  bool dated);

    bool isProven() const;

private:
    bool isBorder(qsizetype token) const; ///< between a word and the one before it
    bool isOwnWord(const Token &token) const;
    bool standsAlone() const;
    bool hasSponsorBefore() const;
    bool isWholeClause() const;
    bool hasYearBeside() const;
    bool hasYearBehind() const;
    bool isIntroduced() const;
    bool isContradicted() const;
    bool provesAbbreviation() const;
    bool provesName() const;

    const TokenizedText &m_text;
    const FoundName &m_name;
    QSet<QString> m_own; ///< words of the venue's names
    bool m_dated;
    qsizetype m_first = 0; ///< of the clause that the name stands in
    qsizetype m_last = 0;
};

/// "Workshop", "companion", "poster", "short paper": a paper there is not one of the conference's.
bool namesSideEvent(const TokenizedText &text);

/// Written in capitals, perhaps behind its sponsor: "HPCA", "IEEE TC", "MobiCom".
bool isVenueAbbreviation(QStringView spelling);

} // namespace Bole
