// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
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

QList<LanguageFinding> findLanguages(QStringView text, const Knowledge &knowledge);

/// A list as CVs print it, cut at commas, semicolons, 、 · | / and "and", never inside brackets.
QList<Span> splitList(QStringView text);

} // namespace Bole
