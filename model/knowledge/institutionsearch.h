// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/knowledge.h"
#include "model/knowledge/tables.h"

namespace Bole {

/// Finds institutions in a text: by the table, and by how such names are worded.
class InstitutionSearch
{
public:
    explicit InstitutionSearch(const TableSet &tables) : m_tables(tables) {}

    std::optional<InstitutionMatch> whole(QStringView name) const;
    QList<InstitutionMatch> all(QStringView text) const;

    static InstitutionMatch fromRow(const QList<QByteArrayView> &row);

private:
    QList<InstitutionMatch> known(const TokenizedText &text) const;
    void addGuesses(const TokenizedText &text, QList<InstitutionMatch> *matches) const;
    std::optional<InstitutionMatch> latinGuess(const TokenizedText &text, qsizetype at) const;
    std::optional<InstitutionMatch> hanGuess(const TokenizedText &text, qsizetype at) const;

    const TableSet &m_tables;
};

} // namespace Bole
