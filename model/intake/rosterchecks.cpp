// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/rosterchecks.h"

#include "model/record/valuecheck.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

bool hasHan(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// Letters and digits in the order of the alphabet: neither the order of names nor a comma matters.
QString lettersOf(const QString &text)
{
    QString letters;
    for (const QChar c : text) {
        if (c.isLetterOrNumber())
            letters += c.toCaseFolded();
    }
    std::ranges::sort(letters);
    return letters;
}

QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit())
            digits += c;
    }
    constexpr qsizetype withoutCountry = 8;
    return digits.right(withoutCountry);
}

/// Whether any of them is the same; nothing where none can be compared.
template <typename Same>
std::optional<bool> agrees(const QString &said, const QStringList &known, Same same)
{
    QStringList comparable = known;
    comparable.removeIf(
        [&](const QString &each) { return each.isEmpty() || hasHan(each) != hasHan(said); });
    if (said.isEmpty() || comparable.isEmpty())
        return std::nullopt;
    return std::ranges::any_of(comparable, [&](const QString &each) { return same(said, each); });
}

bool sameLetters(const QString &a, const QString &b)
{
    return lettersOf(a) == lettersOf(b);
}

bool sameText(const QString &a, const QString &b)
{
    return a.simplified().compare(b.simplified(), Qt::CaseInsensitive) == 0;
}

bool sameNumber(const QString &a, const QString &b)
{
    return digitsOf(a) == digitsOf(b);
}

bool sameSchool(const QString &a, const QString &b)
{
    return a.contains(b, Qt::CaseInsensitive) || b.contains(a, Qt::CaseInsensitive);
}

/// "3.8/4.0", "3.80": the first number.
std::optional<double> numberIn(const QString &text)
{
    static const QRegularExpression number(u"\\d+(\\.\\d+)?"_s);
    const QRegularExpressionMatch match = number.match(text);
    return match.hasMatch() ? std::optional(match.captured().toDouble()) : std::nullopt;
}

std::optional<bool> agreesInGpa(const Record &record, const QString &said)
{
    const auto number = numberIn(said);
    constexpr double slack = 0.005; // as much as rounding takes
    std::optional<bool> agrees;
    for (const Education &education : record.education) {
        if (number && education.gpa && !agrees.value_or(false))
            agrees = std::abs(education.gpa->value - *number) < slack;
    }
    return agrees;
}

QStringList schoolsIn(const Record &record)
{
    QStringList schools;
    for (const Education &education : record.education)
        schools.append(education.institution);
    return schools;
}

/// Where the form shows that they differ. A programme and a supervisor are worded in too many ways.
constexpr std::pair<RosterField, const char *> checkedFields[] = {
    {RosterField::Name, "/basics/name"},
    {RosterField::NameOther, "/basics/name"},
    {RosterField::Email, "/basics/emails/0"},
    {RosterField::Phone, "/basics/phones/0"},
    {RosterField::School, "/education/0/institution"},
    {RosterField::Gpa, "/education/0/gpa"}};

} // namespace

std::optional<bool> agreesWithRoster(const Record &record, RosterField field, const QString &said)
{
    const Basics &basics = record.basics;
    switch (field) {
    case RosterField::Name:
    case RosterField::NameOther:
        return agrees(said, {basics.name, basics.nameOther}, sameLetters);
    case RosterField::Email:
        return agrees(said, basics.emails, sameText);
    case RosterField::Phone:
        return agrees(said, basics.phones, sameNumber);
    case RosterField::Programme:
        return agrees(said, {basics.programme}, sameText);
    case RosterField::Supervisor:
        return agrees(said, {basics.supervisorWish}, sameText);
    case RosterField::School:
        return agrees(said, schoolsIn(record), sameSchool);
    case RosterField::Gpa:
        return agreesInGpa(record, said);
    case RosterField::Number:
    case RosterField::FamilyName:
    case RosterField::GivenName:
        break;
    }
    return std::nullopt;
}

QList<Check> rosterChecks(const Record &record, const RosterValues &values)
{
    QList<Check> checks;
    for (const auto &[field, pointer] : checkedFields) {
        const QString said = rosterValue(values, field);
        if (!agreesWithRoster(record, field, said).value_or(true))
            checks.append(rosterDiffers.with(QString::fromLatin1(pointer), said));
    }
    return checks;
}

} // namespace Bole
