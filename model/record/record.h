// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/partialdate.h"
#include "model/record/recordenums.h"

#include <QList>
#include <QMap>
#include <QRectF>
#include <QStringList>

#include <optional>

namespace Bole {

/// Where a value was read: a box on a page (parts of the page, 0–1), or a stretch of a text's line.
struct Place
{
    int page = 0; ///< from 1; 0 for a text source
    QRectF rect;
    int line = 0; ///< from 1; 0 for a page
    int start = 0;
    int length = 0;

    bool operator==(const Place &) const = default;
};

struct Source
{
    QString file;
    QString sha256;
    Stored<DocumentKind> kind;
    int pages = 0;
    Stored<SourceLanguage> language;
    bool ocr = false;
    QList<int> ocrPages; ///< from 1
    QString ocrEngine;   ///< the name of what read them

    bool operator==(const Source &) const = default;
};

struct Profile
{
    QString network;
    QString username;
    QString url;

    bool operator==(const Profile &) const = default;
};

/// A number that stands for the person: of an identity card, a student, an application. Kept apart
/// from everything else: no export holds one that nobody chose.
struct Identifier
{
    QString kind; ///< identityCard | passport | student | application | other
    QString value;

    bool operator==(const Identifier &) const = default;
};

struct Basics
{
    QString name;
    QString nameOther;
    bool nameInferred = false;
    QStringList emails;
    QStringList phones;
    QString url;
    QList<Profile> profiles;
    QString address;
    std::optional<int> age;
    QString gender;
    QString summary;
    std::optional<PartialDate> birthDate;
    QString ethnicity;
    QString nativePlace;
    QString politicalStatus;
    QString programme; ///< what the person applies for
    QString supervisorWish;
    QList<Identifier> identifiers;

    bool operator==(const Basics &) const = default;
};

/// A grade as printed. A scale that is not printed is absent, never guessed.
struct Grade
{
    double value = 0;
    std::optional<double> scale;

    bool operator==(const Grade &) const = default;
};

struct Rank
{
    std::optional<int> position;
    std::optional<int> of;
    std::optional<double> percent;

    bool operator==(const Rank &) const = default;
};

struct Education
{
    QString institution;
    QString institutionId;
    QString studyType;
    Stored<StudyLevel> level;
    QString area;
    std::optional<PartialDate> startDate;
    std::optional<PartialDate> endDate;
    bool current = false;
    QString location;
    std::optional<Grade> gpa;
    std::optional<double> averageScore;
    std::optional<Rank> rank;
    QString advisor;
    std::optional<PartialDate> expectedDate;
    QStringList courses;
    QStringList highlights;

    bool operator==(const Education &) const = default;
};

/// Work and volunteering; `kind` is for work alone.
struct Work
{
    Stored<WorkKind> kind;
    QString name; ///< the organisation
    QString position;
    std::optional<PartialDate> startDate;
    std::optional<PartialDate> endDate;
    bool current = false;
    QString location;
    QString advisor;
    QStringList highlights;

    bool operator==(const Work &) const = default;
};

struct Publication
{
    QString name;
    QStringList authors;
    std::optional<int> applicantPosition; ///< from 1
    bool coFirst = false;
    bool corresponding = false;
    QString publisher; ///< the venue as printed
    QString venueId;
    QString tier; ///< CCF-A | CCF-B | CCF-C
    std::optional<PartialDate> releaseDate;
    Stored<PublicationStatus> status;
    QString pages;
    QString doi;
    QString url;

    bool operator==(const Publication &) const = default;
};

struct Patent
{
    QString number;
    QString title;
    QStringList inventors;
    std::optional<int> applicantPosition;
    std::optional<PartialDate> date;

    bool operator==(const Patent &) const = default;
};

struct Project
{
    QString name;
    QString position;
    std::optional<PartialDate> startDate;
    std::optional<PartialDate> endDate;
    bool current = false;
    QString advisor;
    QString url;
    QStringList highlights;

    bool operator==(const Project &) const = default;
};

struct Award
{
    QString title;
    std::optional<PartialDate> date;
    QString awarder;
    Stored<AwardLevel> level;

    bool operator==(const Award &) const = default;
};

struct TestScore
{
    QString name; ///< IELTS TOEFL GRE GMAT CET-4 CET-6 …
    std::optional<double> score;
    QMap<QString, double> parts;
    std::optional<PartialDate> date;

    bool operator==(const TestScore &) const = default;
};

struct Skill
{
    QString name;
    QStringList keywords;
    QString level; ///< as printed: 熟练, "advanced"

    bool operator==(const Skill &) const = default;
};

/// Money for research, and who gave it.
struct Grant
{
    QString name;
    QString funder;
    QString amount; ///< as printed, with its currency
    QString position;
    std::optional<PartialDate> startDate;
    std::optional<PartialDate> endDate;

    bool operator==(const Grant &) const = default;
};

struct Talk
{
    QString name;
    QString event;
    QString location;
    std::optional<PartialDate> date;

    bool operator==(const Talk &) const = default;
};

struct Certificate
{
    QString name;
    QString issuer;
    std::optional<PartialDate> date;

    bool operator==(const Certificate &) const = default;
};

struct Language
{
    QString language;
    QString fluency;

    bool operator==(const Language &) const = default;
};

/// A heading of the document. `text` holds whatever of it no field claimed, so that nothing is
/// dropped.
struct Section
{
    QString title;
    Stored<SectionKind> kind;
    int page = 0;
    QString text;

    bool operator==(const Section &) const = default;
};

/// A hint for the committee, tied to a field by JSON Pointer. The code says what; views word it and
/// put the values into the sentence.
struct Check
{
    QString field;
    QString code;
    Stored<CheckSeverity> severity;
    QMap<QString, QString> values;

    bool operator==(const Check &) const = default;
};

/// What an applicant is, as read from a document and corrected by people. Provenance and confidence
/// are keyed by JSON Pointer into the record's JSON form.
struct Record
{
    Source source;
    Basics basics;
    QList<Education> education;
    QList<Work> work;
    QList<Work> volunteer;
    QList<Publication> publications;
    QList<Patent> patents;
    QList<Project> projects;
    QList<Award> awards;
    QList<TestScore> tests;
    QList<Skill> skills;
    QList<Language> languages;
    QStringList interests;
    QList<Grant> grants;
    QList<Talk> talks;
    QList<Certificate> certificates;
    QList<Section> sections;
    QMap<QString, QList<Place>> provenance;
    QMap<QString, double> confidence;
    QList<Check> checks;

    bool operator==(const Record &) const = default;
};

} // namespace Bole
