// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/fieldlabels.h"

#include "model/knowledge/testkinds.h"
#include "views/common/windowlanguage.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace Bole {

namespace {

constexpr const char *context = "Bole::FieldLabels";

using Labels = QHash<QString, const char *>;

const Labels &groupLabels()
{
    static const Labels labels{
        {QStringLiteral("basics"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Person")},
        {QStringLiteral("identifiers"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Personal numbers")},
        {QStringLiteral("profiles"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Profiles")},
        {QStringLiteral("education"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Education")},
        {QStringLiteral("publications"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Publications")},
        {QStringLiteral("work"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Experience")},
        {QStringLiteral("projects"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Projects")},
        {QStringLiteral("patents"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Patents")},
        {QStringLiteral("awards"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Awards")},
        {QStringLiteral("grants"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Grants")},
        {QStringLiteral("talks"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Talks")},
        {QStringLiteral("tests"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Tests")},
        {QStringLiteral("certificates"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Certificates")},
        {QStringLiteral("skills"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Skills")},
        {QStringLiteral("languages"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Languages")},
        {QStringLiteral("volunteer"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Volunteering")},
        {QStringLiteral("interests"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Interests")},
    };
    return labels;
}

// A field means the same in every group unless it is listed as "group/field".
const Labels &fieldLabels()
{
    static const Labels labels{
        {QStringLiteral("name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Name")},
        {QStringLiteral("nameOther"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Other name")},
        {QStringLiteral("emails"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "E-mail")},
        {QStringLiteral("phones"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Phone")},
        {QStringLiteral("url"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Link")},
        {QStringLiteral("location/address"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Address")},
        {QStringLiteral("age"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Age")},
        {QStringLiteral("birthDate"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Date of birth")},
        {QStringLiteral("gender"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Gender")},
        {QStringLiteral("ethnicity"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Ethnicity")},
        {QStringLiteral("nativePlace"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Native place")},
        {QStringLiteral("politicalStatus"),
         QT_TRANSLATE_NOOP("Bole::FieldLabels", "Political status")},
        {QStringLiteral("programme"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Programme")},
        {QStringLiteral("supervisorWish"),
         QT_TRANSLATE_NOOP("Bole::FieldLabels", "Preferred supervisor")},
        {QStringLiteral("value"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Number")},
        {QStringLiteral("summary"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Summary")},
        {QStringLiteral("network"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Site")},
        {QStringLiteral("username"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "User name")},
        {QStringLiteral("institution"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Institution")},
        {QStringLiteral("studyType"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Degree")},
        {QStringLiteral("level"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Level")},
        {QStringLiteral("area"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Field")},
        {QStringLiteral("startDate"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "From")},
        {QStringLiteral("endDate"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "To")},
        {QStringLiteral("current"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Ongoing")},
        {QStringLiteral("expectedDate"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Expected")},
        {QStringLiteral("gpa"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "GPA")},
        {QStringLiteral("averageScore"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Average mark")},
        {QStringLiteral("rank"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Rank")},
        {QStringLiteral("advisor"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Advisor")},
        {QStringLiteral("location"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Place")},
        {QStringLiteral("courses"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Courses")},
        {QStringLiteral("highlights"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Details")},
        {QStringLiteral("work/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Organisation")},
        {QStringLiteral("organization"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Organisation")},
        {QStringLiteral("position"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Role")},
        {QStringLiteral("kind"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Kind")},
        {QStringLiteral("publications/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("projects/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("tests/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("interests/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("grants/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("talks/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("certificates/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("funder"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Awarded by")},
        {QStringLiteral("issuer"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Awarded by")},
        {QStringLiteral("amount"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Amount")},
        {QStringLiteral("event"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Occasion")},
        {QStringLiteral("title"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Title")},
        {QStringLiteral("authors"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Authors")},
        {QStringLiteral("inventors"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Inventors")},
        {QStringLiteral("applicantPosition"),
         QT_TRANSLATE_NOOP("Bole::FieldLabels", "Author position")},
        {QStringLiteral("coFirst"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Shared first author")},
        {QStringLiteral("corresponding"),
         QT_TRANSLATE_NOOP("Bole::FieldLabels", "Corresponding author")},
        {QStringLiteral("publisher"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Venue")},
        {QStringLiteral("tier"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Tier")},
        {QStringLiteral("releaseDate"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Date")},
        {QStringLiteral("status"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Status")},
        {QStringLiteral("pages"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Pages")},
        {QStringLiteral("doi"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "DOI")},
        {QStringLiteral("number"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Number")},
        {QStringLiteral("date"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Date")},
        {QStringLiteral("awarder"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Awarded by")},
        {QStringLiteral("score"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Score")},
        {QStringLiteral("parts"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Parts")},
        {QStringLiteral("keywords"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Keywords")},
        {QStringLiteral("skills/name"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Group")},
        {QStringLiteral("language"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Language")},
        {QStringLiteral("fluency"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Fluency")},
    };
    return labels;
}

const Labels &choiceLabels()
{
    static const Labels labels{
        {QStringLiteral("bachelor"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Bachelor")},
        {QStringLiteral("master"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Master")},
        {QStringLiteral("doctor"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Doctor")},
        {QStringLiteral("exchange"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Exchange")},
        {QStringLiteral("school"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "School")},
        {QStringLiteral("identityCard"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Identity card")},
        {QStringLiteral("passport"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Passport")},
        {QStringLiteral("student"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Student")},
        {QStringLiteral("application"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Application")},
        {QStringLiteral("other"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Other")},
        {QStringLiteral("research"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Research")},
        {QStringLiteral("industry"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Industry")},
        {QStringLiteral("teaching"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Teaching")},
        {QStringLiteral("service"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Service")},
        {QStringLiteral("published"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Published")},
        {QStringLiteral("accepted"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Accepted")},
        {QStringLiteral("submitted"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Submitted")},
        {QStringLiteral("working"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "In preparation")},
        {QStringLiteral("preprint"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Preprint")},
        {QStringLiteral("international"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "International")},
        {QStringLiteral("national"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "National")},
        {QStringLiteral("provincial"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Provincial")},
        {QStringLiteral("university"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "University")},
        {QStringLiteral("male"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Male")},
        {QStringLiteral("男"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Male")},
        {QStringLiteral("female"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Female")},
        {QStringLiteral("女"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Female")},
        {QStringLiteral("Listening"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Listening")},
        {QStringLiteral("Reading"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Reading")},
        {QStringLiteral("Writing"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Writing")},
        {QStringLiteral("Speaking"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Speaking")},
        {QStringLiteral("Verbal"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Verbal")},
        {QStringLiteral("Quantitative"), QT_TRANSLATE_NOOP("Bole::FieldLabels", "Quantitative")},
        {QStringLiteral("Analytical Writing"),
         QT_TRANSLATE_NOOP("Bole::FieldLabels", "Analytical Writing")},
    };
    return labels;
}

QString translated(const Labels &labels, const QString &key)
{
    const char *label = labels.value(key);
    return label ? QCoreApplication::translate(context, label) : key;
}

} // namespace

QStringList testParts()
{
    return {QStringLiteral("Listening"),
            QStringLiteral("Reading"),
            QStringLiteral("Writing"),
            QStringLiteral("Speaking"),
            QStringLiteral("Verbal"),
            QStringLiteral("Quantitative"),
            QStringLiteral("Analytical Writing")};
}

QString groupLabel(const QString &group)
{
    return translated(groupLabels(), group);
}

QString fieldLabel(const QString &group, const QString &field)
{
    const QString special = group + QLatin1Char('/') + field;
    return translated(fieldLabels(), fieldLabels().contains(special) ? special : field);
}

QString choiceLabel(const QString &stored)
{
    // The heading of a test's column in an export is its name on the screen as well.
    if (const TestKind *test = findTestByName(stored); test && !choiceLabels().contains(stored))
        return test->heading(WindowLanguage::inUse());
    return translated(choiceLabels(), stored);
}

QString choiceFromLabel(const QStringList &stored, const QString &label)
{
    const auto found = std::ranges::find_if(stored, [&label](const QString &word) {
        return choiceLabel(word).compare(label, Qt::CaseInsensitive) == 0 ||
               word.compare(label, Qt::CaseInsensitive) == 0;
    });
    return found == stored.end() ? label : *found;
}

} // namespace Bole
