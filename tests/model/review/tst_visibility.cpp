// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/visibility.h"

#include <QTest>

using namespace Bole;

class TestVisibility : public QObject
{
    Q_OBJECT

private slots:
    void others_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("mine"); // -1: not begun
        QTest::addColumn<bool>("others");
        QTest::addColumn<bool>("material");
        const int after = int(OthersShown::AfterSubmitting);
        const int always = int(OthersShown::Always);
        QTest::newRow("not begun") << after << -1 << false << true;
        QTest::newRow("draft") << after << int(ReviewState::Draft) << false << true;
        QTest::newRow("submitted") << after << int(ReviewState::Submitted) << true << true;
        QTest::newRow("abstained") << after << int(ReviewState::Abstained) << false << true;
        QTest::newRow("skipped") << after << int(ReviewState::Skipped) << false << true;
        QTest::newRow("conflict") << after << int(ReviewState::Conflict) << false << false;
        QTest::newRow("opened") << always << -1 << true << true;
        QTest::newRow("opened, conflict") << always << int(ReviewState::Conflict) << false << false;
    }

    void others()
    {
        QFETCH(int, rule);
        QFETCH(int, mine);
        QFETCH(bool, others);
        QFETCH(bool, material);
        QHash<ApplicantId, ReviewState> states;
        if (mine >= 0)
            states.insert(ApplicantId{5}, ReviewState(mine));
        const Visibility visibility(OthersShown(rule), ReviewerId{1}, states);
        QCOMPARE(visibility.showsOthers(ApplicantId{5}), others);
        QCOMPARE(visibility.shows(ApplicantId{5}, ReviewerId{2}), others);
        QVERIFY(visibility.shows(ApplicantId{5}, ReviewerId{1}));
        QCOMPARE(visibility.mayRead(ApplicantId{5}), material);
    }

    void nobodyAtTheKeyboard_seesNothingOfAnybody()
    {
        QVERIFY(!Visibility().shows(ApplicantId{1}, ReviewerId{}));
        QVERIFY(!Visibility().showsOthers(ApplicantId{1}));
    }

    void unknown_hidesEverything()
    {
        const Visibility unknown = Visibility::unknown();
        QVERIFY(!unknown.mayRead(ApplicantId{1}));
        QVERIFY(!unknown.showsOthers(ApplicantId{1}));
    }

    void setting_roundTrips()
    {
        for (const OthersShown rule : {OthersShown::AfterSubmitting, OthersShown::Always})
            QCOMPARE(Visibility::ruleFromJson(Visibility::toJson(rule)), rule);
        QCOMPARE(Visibility::ruleFromJson(QJsonValue(QJsonValue::Undefined)),
                 OthersShown::AfterSubmitting);
    }
};

QTEST_GUILESS_MAIN(TestVisibility)
#include "tst_visibility.moc"
