// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/lists.h"
#include "model/record/record.h"

namespace Bole {

class Knowledge;

struct SkillFinding
{
    Skill skill;
    Span nameSpan;
    QList<Span> keywordSpans;
    Span levelSpan; ///< of the level, where one is printed
    double score = 0;
};

struct LanguageFinding
{
    Language language;
    Span span;
    Span fluencySpan;
    double score = 0;
};

/// One line or paragraph of a skills section: "Programming: C++, Python", "熟悉 Linux、Git".
/// `label` is a group's name that stands in a column of its own.
QList<SkillFinding> parseSkills(QStringView text, const Knowledge &knowledge,
                                QStringView label = {});

/// Whether a text that no heading calls so lists skills: most of its parts are known to be, or it
/// says how well they are mastered.
bool listsSkills(QStringView text, const Knowledge &knowledge);

QList<LanguageFinding> findLanguages(QStringView text, const Knowledge &knowledge);

} // namespace Bole
