// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/packagetext.h"

#include "model/review/packageproblem.h"
#include "views/common/errortext.h"

#include <QCoreApplication>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QString said(const char *text, int number = -1)
{
    return QCoreApplication::translate("Bole::packageText", text, nullptr, number);
}

} // namespace

QString packageErrorText(const Error &error)
{
    const auto problem = packageProblem(error);
    if (!problem)
        return errorText(error);
    switch (*problem) {
    case PackageProblem::NotAPackage:
        return said(QT_TRANSLATE_NOOP("Bole::packageText", "This file is not a package of Bole."));
    case PackageProblem::Damaged:
        return said(QT_TRANSLATE_NOOP(
            "Bole::packageText", "The package is not whole, or was changed on its way. Nothing "
                                 "was taken from it; ask for it again."));
    case PackageProblem::TooNew:
        return said(QT_TRANSLATE_NOOP("Bole::packageText",
                                      "The package was made by a newer version of Bole. Update the "
                                      "program, then bring it in."));
    case PackageProblem::NotWhole:
        return said(QT_TRANSLATE_NOOP(
            "Bole::packageText", "The package holds only what was new. Ask the coordinator for "
                                 "one with everything in it."));
    case PackageProblem::WrongPassphrase:
        return said(QT_TRANSLATE_NOOP("Bole::packageText",
                                      "The passphrase is wrong. Ask whoever sent the package."));
    case PackageProblem::WrongSeason:
        return said(QT_TRANSLATE_NOOP(
            "Bole::packageText", "The package belongs to another season. Open that one first."));
    case PackageProblem::NotForYou:
        return said(QT_TRANSLATE_NOOP("Bole::packageText",
                                      "The package was made for somebody else. Choose at the top "
                                      "right who you are, or ask for one of your own."));
    case PackageProblem::WrongClock:
        return said(QT_TRANSLATE_NOOP("Bole::packageText",
                                      "The clock of the machine that the package comes from is "
                                      "years ahead. It has to be set right there first."));
    }
    return {};
}

QString arrivalText(const ArrivalPlan &plan)
{
    QStringList lines;
    const auto add = [&lines](int count, const char *text) {
        if (count > 0)
            lines.append(said(text, count));
    };
    add(plan.people, QT_TRANSLATE_N_NOOP("Bole::packageText", "%n new applicant(s)"));
    add(plan.reviews, QT_TRANSLATE_N_NOOP("Bole::packageText", "%n new or changed review(s)"));
    add(plan.documents, QT_TRANSLATE_N_NOOP("Bole::packageText", "%n document(s)"));
    add(plan.added, QT_TRANSLATE_N_NOOP("Bole::packageText", "%n thing(s) are new"));
    add(plan.changed, QT_TRANSLATE_N_NOOP("Bole::packageText", "%n thing(s) change"));
    add(plan.same, QT_TRANSLATE_N_NOOP("Bole::packageText", "%n thing(s) are here already"));
    add(plan.conflicting,
        QT_TRANSLATE_N_NOOP("Bole::packageText",
                            "%n thing(s) were also changed here: you decide later which holds"));
    add(plan.waiting,
        QT_TRANSLATE_N_NOOP("Bole::packageText",
                            "%n thing(s) are about somebody who is not in this file: they wait"));
    add(plan.refused,
        QT_TRANSLATE_N_NOOP("Bole::packageText",
                            "%n thing(s) are not the sender's to write: they are left out"));
    if (!plan.otherRubrics.isEmpty())
        lines.append(
            said(QT_TRANSLATE_NOOP("Bole::packageText", "Another version of the rubric: %1"))
                .arg(plan.otherRubrics.join(u", "_s)));
    if (lines.isEmpty())
        lines.append(said(QT_TRANSLATE_NOOP("Bole::packageText", "There is nothing new in it.")));
    return lines.join(u'\n');
}

} // namespace Bole
