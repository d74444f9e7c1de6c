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
bool differs(const QString &said, const QStringList &known, Same same)
{
    QStringList comparable = known;
    comparable.removeIf(
        [&](const QString &each) { return each.isEmpty() || hasHan(each) != hasHan(said); });
    return !said.isEmpty() && !comparable.isEmpty() &&
           std::ranges::none_of(comparable, [&](const QString &each) { return same(said, each); });
}

bool sameLetters(const QString &a, const QString &b)
{
    return lettersOf(a) == lettersOf(b);
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

bool gpaDiffers(const Record &record, const QString &said)
{
    const auto number = numberIn(said);
    if (!number || record.education.isEmpty())
        return false;
    constexpr double slack = 0.005; // as much as rounding takes
    bool isKnown = false;
    for (const Education &education : record.education) {
        isKnown = isKnown || education.gpa;
        if (education.gpa && std::abs(education.gpa->value - *number) < slack)
            return false;
    }
    return isKnown;
}

} // namespace

QList<Check> rosterChecks(const Record &record, const RosterValues &values)
{
    QList<Check> checks;
    const auto add = [&](bool isWrong, const QString &field, const QString &said) {
        if (isWrong)
            checks.append(rosterDiffers.with(field, said));
    };
    const auto said = [&](RosterField field) {
        return rosterValue(values, field);
    };
    const Basics &basics = record.basics;
    const QStringList names{basics.name, basics.nameOther};
    for (const RosterField field : {RosterField::Name, RosterField::NameOther})
        add(differs(said(field), names, sameLetters), u"/basics/name"_s, said(field));
    add(differs(said(RosterField::Email), basics.emails,
                [](const QString &a, const QString &b) {
                    return a.compare(b, Qt::CaseInsensitive) == 0;
                }),
        u"/basics/emails/0"_s, said(RosterField::Email));
    add(differs(said(RosterField::Phone), basics.phones,
                [](const QString &a, const QString &b) { return digitsOf(a) == digitsOf(b); }),
        u"/basics/phones/0"_s, said(RosterField::Phone));
    QStringList schools;
    for (const Education &education : record.education)
        schools.append(education.institution);
    add(differs(said(RosterField::School), schools, sameSchool), u"/education/0/institution"_s,
        said(RosterField::School));
    add(gpaDiffers(record, said(RosterField::Gpa)), u"/education/0/gpa"_s, said(RosterField::Gpa));
    return checks;
}

} // namespace Bole
