// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"
#include "model/intake/parsers/namematcher.h"
#include "model/intake/sections/outline.h"

namespace Bole {

// One reader per kind of section. Each takes the section's items, writes what it finds into the
// record and leaves the rest unclaimed.

QList<Item> itemsOf(const SectionLines &section, const RecordWriter &writer, bool list = false);

void readEducation(const SectionLines &section, RecordWriter &writer);
/// Work, research, teaching, service, activities and volunteering; what names no organisation and
/// is research becomes a project.
void readExperience(const SectionLines &section, RecordWriter &writer);
void readProjects(const SectionLines &section, RecordWriter &writer);
void readPublications(const SectionLines &section, const NameMatcher &applicant,
                      RecordWriter &writer);
void readPatents(const SectionLines &section, const NameMatcher &applicant, RecordWriter &writer);
void readAwards(const SectionLines &section, RecordWriter &writer);
void readSkills(const SectionLines &section, RecordWriter &writer);
/// The groups of skills that items list.
void writeSkillItems(const QList<Item> &items, RecordWriter &writer);
/// The languages that a text names, with how well they are spoken; false when it names none.
bool writeLanguages(const Passage &text, RecordWriter &writer);
bool isLanguageGridHead(const Item &item);
/// "雅思 7.0；熟练掌握 Python": the parts of a line that name no test.
QList<Item> partsWithoutTests(const Item &item, const Knowledge &knowledge);
/// "编程：Python <tab> 工具：Git", "Languages: Dutch. Software: R": an item for each label.
QList<Item> labelledPartsApart(const QList<Item> &items);
void readLanguages(const SectionLines &section, RecordWriter &writer);
void writeInterests(const Passage &text, RecordWriter &writer);
void readInterests(const SectionLines &section, RecordWriter &writer);
/// "英语与技能": the lines that name no test are skills.
void readTestsBesideSkills(const SectionLines &section, RecordWriter &writer);
/// A section of no kind: labels tell skills, and a list of prizes tells itself.
void readOther(const SectionLines &section, RecordWriter &writer);
/// Tests wherever they are printed: in the head, beside a degree, among skills.
void readTests(const SectionLines &section, RecordWriter &writer);

void readTalks(const SectionLines &section, RecordWriter &writer);
void readCertificates(const SectionLines &section, RecordWriter &writer);
void writeCertificate(const Passage &name, const Passage &issuer, const QList<DatedPassage> &dates,
                      RecordWriter &writer);

struct Entry;
/// "Research Funding", 基金项目: a heading that speaks of nothing but money for research.
bool isFundingHeading(QStringView title);
/// False where the entry tells neither of an amount nor of a part in the work: it is a prize.
bool writeGrant(const Entry &entry, RecordWriter &writer);
/// One dated role that stands in a section of another kind.
void readRole(const Entry &entry, SectionKind kind, RecordWriter &writer);
/// "Tools: Git, Docker" in a section that is not about skills.
bool readSkillLabel(const Item &item, RecordWriter &writer);

/// "所获奖项：…", "Honors: …" inside another section's item.
bool readAwardLabel(const Item &item, RecordWriter &writer);

} // namespace Bole
