// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/rubriccomparison.h"
#include "model/review/rubricjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Bole;

namespace {

/// The standard rubric's JSON with one value replaced, or taken out where `value` is undefined.
QByteArray edited(const QString &criterionKey, const QJsonValue &value)
{
    QJsonObject json = toJson(standardRubric());
    QJsonArray criteria = json.value(QStringLiteral("criteria")).toArray();
    QJsonObject second = criteria[1].toObject();
    if (value.isUndefined())
        second.remove(criterionKey);
    else
        second.insert(criterionKey, value);
    criteria[1] = second;
    json.insert(QStringLiteral("criteria"), criteria);
    return QJsonDocument(json).toJson();
}

} // namespace

class TestRubric : public QObject
{
    Q_OBJECT

private slots:
    void library_holdsItsCriteriaInBothLanguages()
    {
        QStringList ids;
        for (const Criterion &criterion : criteriaLibrary()) {
            ids.append(criterion.id);
            QVERIFY(!criterion.name.en.isEmpty() && !criterion.name.zh.isEmpty());
            QVERIFY(!criterion.guidance.en.isEmpty() && !criterion.guidance.zh.isEmpty());
            for (const Bilingual &level : criterion.levels)
                QVERIFY(!level.en.isEmpty() && !level.zh.isEmpty());
        }
        const QStringList expected{QStringLiteral("academic-record"),
                                   QStringLiteral("research"),
                                   QStringLiteral("publications"),
                                   QStringLiteral("fit"),
                                   QStringLiteral("letters"),
                                   QStringLiteral("language"),
                                   QStringLiteral("overall-percentile"),
                                   QStringLiteral("research-percentile"),
                                   QStringLiteral("letters-percentile")};
        QCOMPARE(ids, expected);
        QVERIFY(problems(standardRubric()).isEmpty());
    }

    void file_roundTrips()
    {
        const Rubric rubric = standardRubric();
        const auto back = rubricFromJson(toJsonText(rubric));
        QVERIFY(back);
        QCOMPARE(*back, rubric);
    }

    void badFile_isRefusedAndSaysWhere_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("where");
        const int json = int(ErrorCode::InvalidJson);
        const int value = int(ErrorCode::InvalidValue);
        const auto key = [](const char *name) {
            return QString::fromLatin1(name);
        };
        QTest::newRow("not JSON") << QByteArray("hello") << json << key("byte");
        QTest::newRow("an array") << QByteArray("[]") << json << key("not an object");
        QTest::newRow("another format")
            << QByteArray("{\"format\":\"x\"}") << json << key("/format: not this format");
        QTest::newRow("unknown key")
            << edited(key("colour"), 3) << json << key("/criteria/1/colour: unknown key");
        QTest::newRow("weight as text")
            << edited(key("weight"), key("2")) << json << key("/criteria/1/weight: wrong type");
        QTest::newRow("no levels key") << edited(key("levels"), QJsonValue::Undefined) << json
                                       << key("/criteria/1/levels: missing");
        QTest::newRow("one level")
            << edited(key("levels"),
                      QJsonArray{QJsonObject{{key("en"), key("x")}, {key("zh"), key("")}}})
            << value << key("/criteria/1/levels: too few levels");
        QTest::newRow("weight of nothing")
            << edited(key("weight"), 0) << value << key("/criteria/1/weight: out of range");
        QTest::newRow("an id twice") << edited(key("id"), key("academic-record")) << value
                                     << key("/criteria/1/id: used twice");
    }

    void badFile_isRefusedAndSaysWhere()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        QFETCH(QString, where);
        const auto result = rubricFromJson(bytes);
        QVERIFY(!result);
        QCOMPARE(int(result.error().code), code);
        QVERIFY2(result.error().detail.startsWith(where), qPrintable(result.error().detail));
    }

    void emptyLanguage_borrowsTheOther()
    {
        const Bilingual text{QStringLiteral("Research"), {}};
        QCOMPARE(text.in(u"zh_CN"), QStringLiteral("Research"));
        QCOMPARE(text.in(u"en"), QStringLiteral("Research"));
    }

    void newId_isReadableAndFree()
    {
        const Rubric rubric = standardRubric();
        QCOMPARE(freeCriterionId(rubric, QStringLiteral("Team spirit!")),
                 QStringLiteral("team-spirit"));
        QCOMPARE(freeCriterionId(rubric, QStringLiteral("Research")), QStringLiteral("research-2"));
        QCOMPARE(freeCriterionId(rubric, QStringLiteral("沟通")), QStringLiteral("criterion"));
    }

    void versions_sayWhatChanged()
    {
        const Rubric before = standardRubric();
        Rubric after = before.nextVersion();
        QCOMPARE(after.version, 2);
        after.criteria[0].weight = 5;
        after.criteria[1].levels.removeLast();
        after.criteria[2].guidance.en = QStringLiteral("Read them.");
        after.criteria.removeAt(5);
        const QList<RubricChange> expected{
            {RubricChange::WeightChanged, QStringLiteral("academic-record")},
            {RubricChange::LevelCountChanged, QStringLiteral("research")},
            {RubricChange::GuidanceChanged, QStringLiteral("publications")},
            {RubricChange::Removed, QStringLiteral("language")}};
        QCOMPARE(changes(before, after), expected);
        QCOMPARE(comparable(before, after, u"academic-record"), Comparable::Yes);
        QCOMPARE(comparable(before, after, u"research"), Comparable::No);
        QCOMPARE(comparable(before, after, u"publications"), Comparable::Reworded);
        QCOMPARE(comparable(before, after, u"language"), Comparable::No);
        QCOMPARE(totalsComparable(before, after), Comparable::No);
    }

    void totals_areComparableWhileWeightsKeepTheirProportion()
    {
        const Rubric before = standardRubric();
        Rubric after = before.nextVersion();
        for (Criterion &criterion : after.criteria)
            criterion.weight *= 10;
        QCOMPARE(totalsComparable(before, after), Comparable::Yes);
        after.criteria[5].weight = 1; // does not count
        QCOMPARE(totalsComparable(before, after), Comparable::Yes);
        after.criteria[0].levels[0].en = QStringLiteral("Poor");
        QCOMPARE(totalsComparable(before, after), Comparable::Reworded);
        after.criteria[0].weight += 1;
        QCOMPARE(totalsComparable(before, after), Comparable::No);
    }

    void movedCriterion_isSaid()
    {
        const Rubric before = standardRubric();
        Rubric after = before;
        after.criteria.swapItemsAt(3, 4);
        const QList<RubricChange> expected{{RubricChange::Moved, QStringLiteral("letters")},
                                           {RubricChange::Moved, QStringLiteral("fit")}};
        QCOMPARE(changes(before, after), expected);
    }
};

QTEST_GUILESS_MAIN(TestRubric)
#include "tst_rubric.moc"
