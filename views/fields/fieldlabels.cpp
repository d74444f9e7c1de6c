// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/fieldlabels.h"

#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "views/common/windowlanguage.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Empty where the table of phrases has no such line.
QString named(QStringView kind, QStringView key)
{
    return phrase(u"%1.%2"_s.arg(kind, key), WindowLanguage::inUse());
}

QString firstOf(const QString &label, const QString &otherwise)
{
    return label.isEmpty() ? otherwise : label;
}

} // namespace

QStringList testNames()
{
    QStringList names;
    for (const TestKind &test : testKinds()) {
        if (test.isColumn)
            names.append(test.name);
    }
    return names;
}

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
    return firstOf(named(u"group", group), group);
}

QString fieldLabel(const QString &group, const QString &field)
{
    const QString special = named(u"field", u"%1/%2"_s.arg(group, field));
    return special.isEmpty() ? firstOf(named(u"field", field), field) : special;
}

QString choiceLabel(const QString &stored)
{
    const QString label = named(u"choice", stored);
    // The heading of a test's column in an export is its name on the screen as well.
    if (const TestKind *test = findTestByName(stored); test && label.isEmpty())
        return test->heading(WindowLanguage::inUse());
    return firstOf(label, stored);
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
