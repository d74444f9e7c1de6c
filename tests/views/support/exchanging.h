// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskexchange.h"
#include "model/season/reviewstore.h"
#include "tests/views/support/committeefiles.h"
#include "tests/views/support/memberwindow.h"
#include "views/exchange/sharedialog.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>

// What members of a committee do with packages in their windows.
namespace Bole {

inline const QString passphrase = QStringLiteral("rivers and locks");

inline void fillIn(ShareDialog &dialog, const QString &person)
{
    auto *people = dialog.findChild<QComboBox *>(QStringLiteral("share-person"));
    people->setCurrentIndex(people->findText(person));
    QTest::keyClicks(dialog.findChild<QLineEdit *>(QStringLiteral("share-passphrase")), passphrase);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(QStringLiteral("share-again")), passphrase);
}

/// A package for somebody, made in a window.
inline bool share(MemberWindow &from, const QString &person, const QString &path)
{
    from.dialogs.files = {path};
    const bool isAsked = from.inDialog<ShareDialog>(
        "committee-share", [&](ShareDialog &dialog) { fillIn(dialog, person); });
    from.desk().exchange().finish();
    return isAsked && QTest::qWaitFor([&] { return QFile::exists(path); }, 60000);
}

/// The first package makes the file; whoever it was made for sits there.
inline bool begin(MemberWindow &at, const QString &package)
{
    at.dialogs.files = {package, at.file(QStringLiteral("mine.bole"))};
    at.dialogs.texts = {passphrase};
    at.trigger("committee-bring-in");
    return QTest::qWaitFor([&] { return at.bench->openDesk.desk() != nullptr; }, 60000);
}

inline bool bringIn(MemberWindow &at, const QString &package)
{
    const qsizetype questions = at.dialogs.questions.size();
    at.dialogs.files = {package};
    at.dialogs.texts = {passphrase};
    at.dialogs.answers = {0};
    at.trigger("committee-bring-in");
    const bool isAsked =
        QTest::qWaitFor([&] { return at.dialogs.questions.size() > questions; }, 60000);
    at.desk().exchange().finish();
    QCoreApplication::processEvents();
    return isAsked;
}

/// Both levels, and submitted.
inline void review(MemberWindow &at, ApplicantId applicant, double research, double fit)
{
    Season &season = at.season();
    const ReviewerId me = at.bench->openDesk.reviewer();
    const RubricId rubric = season.rubrics().current().value()->id;
    const auto give = [&](const QString &criterion, double level) {
        CommitteeSeason::must(season.reviews().setScore(
            applicant, me, rubric, criterion,
            {.level = level, .confidence = {}, .note = {}, .citations = {}}));
    };
    give(QStringLiteral("research"), research);
    give(QStringLiteral("fit"), fit);
    CommitteeSeason::must(season.reviews().setState(applicant, me, ReviewState::Submitted));
}

} // namespace Bole
