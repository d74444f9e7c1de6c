// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordenums.h"

namespace Bole {

/// Tells what each entry of a section of several kinds is ("Skills and Awards", "实习与项目经历").
class EntryKinds
{
public:
    using Kind = Stored<SectionKind>;

    /// `kinds` are those that the section's heading names.
    EntryKinds(const QList<Kind> &kinds, const Knowledge &knowledge)
        : m_kinds(kinds), m_knowledge(knowledge)
    {
    }

    /// Whether the entries of these kinds differ enough to be told apart.
    bool canBeTold() const;
    /// Studies, jobs and projects have more than one line before their bullets.
    bool haveSeveralLines() const;
    Kind kindOf(const QList<TextLine> &entry) const;
    bool isCitation(const QString &text) const;
    bool isPaper(const QString &text) const; ///< a citation, where the heading names papers
    bool namesDegree(const QString &text, const QList<WordMatch> &roles) const;

private:
    bool has(SectionKind kind) const { return m_kinds.contains(kind); }
    bool hasOnlyLists() const;
    Kind postKind() const;
    Kind otherwise() const;
    Kind kindOfLine(const TextLine &line) const;
    bool isStudy(const QList<TextLine> &header) const;
    bool isPrizeOfStudies(const QString &text) const;
    bool isProject(const QList<TextLine> &header) const;
    bool isTold(const QList<TextLine> &entry) const;
    bool isAward(const QString &text) const;
    int weightOfStudy(const QString &text, const QList<WordMatch> &prizes) const;

    const QList<Kind> m_kinds;
    const Knowledge &m_knowledge;
};

} // namespace Bole
