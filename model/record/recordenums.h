// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"

namespace Bole {

// The closed sets of the record ("bole-record/1"), each with its one table of stored names. A list
// of choices shows them in the table's order.

enum class DocumentKind { Pdf, Text, Markdown };

template <>
struct EnumNames<DocumentKind>
{
    static constexpr std::array names{
        std::pair{DocumentKind::Pdf, "pdf"},
        std::pair{DocumentKind::Text, "text"},
        std::pair{DocumentKind::Markdown, "markdown"},
    };
};

/// The language that a document is written in.
enum class SourceLanguage { English, Chinese, Mixed };

template <>
struct EnumNames<SourceLanguage>
{
    static constexpr std::array names{
        std::pair{SourceLanguage::English, "en"},
        std::pair{SourceLanguage::Chinese, "zh"},
        std::pair{SourceLanguage::Mixed, "mixed"},
    };
};

enum class StudyLevel { Bachelor, Master, Doctor, Exchange, School, Other };

template <>
struct EnumNames<StudyLevel>
{
    static constexpr std::array names{
        std::pair{StudyLevel::Bachelor, "bachelor"}, std::pair{StudyLevel::Master, "master"},
        std::pair{StudyLevel::Doctor, "doctor"},     std::pair{StudyLevel::Exchange, "exchange"},
        std::pair{StudyLevel::School, "school"},     std::pair{StudyLevel::Other, "other"},
    };
};

enum class WorkKind { Research, Industry, Teaching, Service, Other };

template <>
struct EnumNames<WorkKind>
{
    static constexpr std::array names{
        std::pair{WorkKind::Research, "research"}, std::pair{WorkKind::Industry, "industry"},
        std::pair{WorkKind::Teaching, "teaching"}, std::pair{WorkKind::Service, "service"},
        std::pair{WorkKind::Other, "other"},
    };
};

enum class PublicationStatus { Published, Accepted, Submitted, Working, Preprint };

template <>
struct EnumNames<PublicationStatus>
{
    static constexpr std::array names{
        std::pair{PublicationStatus::Published, "published"},
        std::pair{PublicationStatus::Accepted, "accepted"},
        std::pair{PublicationStatus::Submitted, "submitted"},
        std::pair{PublicationStatus::Working, "working"},
        std::pair{PublicationStatus::Preprint, "preprint"},
    };
};

/// How far an award reaches, the widest first.
enum class AwardLevel { International, National, Provincial, University, Other };

template <>
struct EnumNames<AwardLevel>
{
    static constexpr std::array names{
        std::pair{AwardLevel::International, "international"},
        std::pair{AwardLevel::National, "national"},
        std::pair{AwardLevel::Provincial, "provincial"},
        std::pair{AwardLevel::University, "university"},
        std::pair{AwardLevel::Other, "other"},
    };
};

/// What the CCF says of a venue.
enum class VenueTier { CcfA, CcfB, CcfC };

template <>
struct EnumNames<VenueTier>
{
    static constexpr std::array names{
        std::pair{VenueTier::CcfA, "CCF-A"},
        std::pair{VenueTier::CcfB, "CCF-B"},
        std::pair{VenueTier::CcfC, "CCF-C"},
    };
};

enum class CheckSeverity { Info, Warning };

template <>
struct EnumNames<CheckSeverity>
{
    static constexpr std::array names{
        std::pair{CheckSeverity::Info, "info"},
        std::pair{CheckSeverity::Warning, "warning"},
    };
};

/// The parts of a record by their keys in its JSON, in the order of a CV.
enum class RecordPart {
    Basics,
    Education,
    Work,
    Publications,
    Patents,
    Projects,
    Awards,
    Tests,
    Skills,
    Languages,
    Volunteer,
    Interests,
    Sections,
};

template <>
struct EnumNames<RecordPart>
{
    static constexpr std::array names{
        std::pair{RecordPart::Basics, "basics"},
        std::pair{RecordPart::Education, "education"},
        std::pair{RecordPart::Work, "work"},
        std::pair{RecordPart::Publications, "publications"},
        std::pair{RecordPart::Patents, "patents"},
        std::pair{RecordPart::Projects, "projects"},
        std::pair{RecordPart::Awards, "awards"},
        std::pair{RecordPart::Tests, "tests"},
        std::pair{RecordPart::Skills, "skills"},
        std::pair{RecordPart::Languages, "languages"},
        std::pair{RecordPart::Volunteer, "volunteer"},
        std::pair{RecordPart::Interests, "interests"},
        std::pair{RecordPart::Sections, "sections"},
    };
};

/// What stands under a heading: the kinds of resources/knowledge/headings.tsv, and the head.
enum class SectionKind {
    Head, ///< before the first heading
    Personal,
    Summary,
    Education,
    Work,
    Research,
    Teaching,
    Service,
    Activities,
    Volunteer,
    Projects,
    Publications,
    Patents,
    Talks,
    Awards,
    Tests,
    Certificates,
    Courses,
    Skills,
    Languages,
    Interests,
    ResearchInterests,
    References,
    Other, ///< a heading that the table does not know
};

template <>
struct EnumNames<SectionKind>
{
    static constexpr std::array names{
        std::pair{SectionKind::Head, "head"},
        std::pair{SectionKind::Personal, "personal"},
        std::pair{SectionKind::Summary, "summary"},
        std::pair{SectionKind::Education, "education"},
        std::pair{SectionKind::Work, "work"},
        std::pair{SectionKind::Research, "research"},
        std::pair{SectionKind::Teaching, "teaching"},
        std::pair{SectionKind::Service, "service"},
        std::pair{SectionKind::Activities, "activities"},
        std::pair{SectionKind::Volunteer, "volunteer"},
        std::pair{SectionKind::Projects, "projects"},
        std::pair{SectionKind::Publications, "publications"},
        std::pair{SectionKind::Patents, "patents"},
        std::pair{SectionKind::Talks, "talks"},
        std::pair{SectionKind::Awards, "awards"},
        std::pair{SectionKind::Tests, "tests"},
        std::pair{SectionKind::Certificates, "certificates"},
        std::pair{SectionKind::Courses, "courses"},
        std::pair{SectionKind::Skills, "skills"},
        std::pair{SectionKind::Languages, "languages"},
        std::pair{SectionKind::Interests, "interests"},
        std::pair{SectionKind::ResearchInterests, "research-interests"},
        std::pair{SectionKind::References, "references"},
        std::pair{SectionKind::Other, "other"},
    };
};

} // namespace Bole
