// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/knowledge/span.h"
#include "model/result.h"

#include <QList>
#include <QStringList>

#include <memory>
#include <optional>

namespace Bole {

/// An institution named in a text. Not in the table means: it is worded like one, `id` is empty.
struct InstitutionMatch
{
    QString id; ///< the Research Organization Registry's, or a made one for those it lacks
    QString nameEn;
    QString nameZh;
    QString country; ///< two letters
    Span span;
    double score = 0; ///< 0–1

    bool isKnown() const { return !id.isEmpty(); }
};

enum class VenueKind { Conference, Journal, Preprint };

/// As venues.tsv has them.
template <>
struct EnumNames<VenueKind>
{
    static constexpr std::array names{
        std::pair{VenueKind::Conference, "conference"},
        std::pair{VenueKind::Journal, "journal"},
        std::pair{VenueKind::Preprint, "preprint"},
    };
};

/// A conference or journal named in a text. `id` is its abbreviation.
struct VenueMatch
{
    QString id;
    QString name;
    QString tier; ///< CCF-A | CCF-B | CCF-C, or empty; only of a venue that is proven
    std::optional<VenueKind> kind;
    Span span;
    double score = 0;
    bool isProven = false; ///< the text names this venue and no other: see VenueEvidence
};

/// The word tables: what a spelling stands for.
enum class WordTable {
    Headings,      ///< → education, work, research, publications …
    Degrees,       ///< → bachelor, master, doctor, exchange, school, other
    Roles,         ///< → research, industry, teaching, service, other
    Organisations, ///< words that end or name an organisation → company, lab, department …
    Fields,        ///< fields of study → the English name
    Tests,         ///< → IELTS, TOEFL, CET-6 …
    AwardLevels,   ///< → international, national, provincial, university, other
    AwardWords,    ///< words that an award's title has: prize, scholarship, 奖学金 …
    Languages,     ///< → the English name
    Fluency,       ///< words that say how well
    Places,        ///< countries, provinces, cities → the English name
    Skills,        ///< common keywords of skills → as usually written
    Statuses,      ///< → published, accepted, submitted, working, preprint
    HeadingWords,  ///< what headings are made of: see HeadingGrammar
    Count
};

struct WordMatch
{
    QString value; ///< what the spelling stands for
    QString label; ///< the table's own first spelling
    Span span;
    bool isSpelled = true; ///< no letter is wrong
    bool isWhole = true;   ///< of a heading: known as a whole, or no entry is called so
};

/// What the world knows, as tables: institutions and venues with their other names, headings,
/// degrees and the like. Constant after loading; copies share one set of tables, any thread may
/// read.
class Knowledge
{
public:
    /// The tables that come with the program, and those of `folder` on top: a line there adds to
    /// the table of the same file name or, with the same first column, replaces its row.
    explicit Knowledge(const QString &folder = {});

    /// Only the tables that come with the program, loaded once for all.
    static const Knowledge &ofProgram();

    /// A committee's own tables: $BOLE_KNOWLEDGE, or "bole/knowledge" among the user's data. Empty
    /// where there is no such folder.
    static QString committeeFolder();

    /// Lines that could not be used, each as InvalidTable with "file:line: reason"; the rest is
    /// used.
    QList<Error> problems() const;

    /// The whole text is this institution's name, whatever its spelling.
    std::optional<InstitutionMatch> institution(QStringView name) const;
    /// Inside a longer text: known names, longest first come, then what is only worded like one.
    QList<InstitutionMatch> findInstitutions(QStringView text) const;
    std::optional<InstitutionMatch> findInstitution(QStringView text) const; ///< the best of them
    std::optional<InstitutionMatch> institutionById(const QString &id) const;

    std::optional<VenueMatch> venue(QStringView name) const;
    /// The best one inside a text. `dated`: a year is printed beside it, but not in the text.
    std::optional<VenueMatch> findVenue(QStringView text, bool dated = false) const;

    /// What the whole text stands for, or nothing. A heading may carry numbers, colons and icons.
    std::optional<WordMatch> word(WordTable table, QStringView text) const;
    std::optional<WordMatch> heading(QStringView line) const;
    /// What a line that is set as headings are stands for: some of its words may be unknown.
    QString likelyHeading(QStringView line) const;
    /// The kinds of all parts of a doubled heading: "项目经历/荣誉奖项", "Skills & Awards".
    QStringList headingKinds(QStringView line) const;
    /// Every non-overlapping match inside the text, longest first come, in order of place.
    QList<WordMatch> findWords(WordTable table, QStringView text) const;

    /// The reading of a Chinese surname ("曾" → "Zeng"), or empty when it is none.
    QString surnameReading(QStringView surname) const;
    bool isCommonSurname(QStringView surname) const;
    bool isPinyinSurname(QStringView word) const;
    bool isPinyin(QStringView word) const; ///< one syllable or several, written together
    QStringList readings(QChar han) const; ///< in pinyin without tones, the usual one first

private:
    struct Tables;
    std::shared_ptr<const Tables> m_tables;
};

} // namespace Bole
