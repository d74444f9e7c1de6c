// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Makes records with every field filled or left out at random, from a seed.
class RecordGenerator
{
public:
    explicit RecordGenerator(quint32 seed) : m_random(seed) {}

    Record record()
    {
        Record r;
        r.source = {
            text(),     text(), name<DocumentKind>(), number(4), name<SourceLanguage>(), chance(),
            {1, 3, 12}, text()};
        r.basics = {text(),     text(),  chance(),
                    texts(),    texts(), text(),
                    profiles(), text(),  integer(),
                    text(),     text(),  date(),
                    text(),     text(),  text(),
                    text(),     text(),  many([this] { return Identifier{text(), text()}; })};
        r.education = many([this] { return education(); });
        r.work = many([this] { return work(); });
        r.volunteer = many([this] { return work(); });
        r.publications = many([this] { return publication(); });
        r.patents = many([this] { return Patent{text(), text(), texts(), integer(), date()}; });
        r.projects = many([this] {
            return Project{text(), text(), date(), date(), chance(), text(), text(), texts()};
        });
        r.awards = many([this] { return Award{text(), date(), text(), name<AwardLevel>()}; });
        r.tests = many([this] { return TestScore{text(), real(), {{text(), 6.5}}, date()}; });
        r.skills = many([this] { return Skill{text(), texts(), text()}; });
        r.languages = many([this] { return Language{text(), text()}; });
        r.interests = texts();
        r.grants = many([this] { return Grant{text(), text(), text(), text(), date(), date()}; });
        r.talks = many([this] { return Talk{text(), text(), text(), date()}; });
        r.certificates = many([this] { return Certificate{text(), text(), date()}; });
        r.sections =
            many([this] { return Section{text(), name<SectionKind>(), number(3), text()}; });
        r.provenance.insert(
            QStringLiteral("/education/0/gpa"),
            {Place{1, QRectF(0.125, 0.25, 0.5, 0.0625), 0, 0, 0}, Place{0, {}, 12, 4, 11}});
        r.confidence.insert(QStringLiteral("/basics/name"), 0.97);
        r.checks = many([this] {
            return Check{text(), text(), name<CheckSeverity>(), {{u"value"_s, text()}}};
        });
        return r;
    }

private:
    int number(int below) { return m_random.bounded(below); }
    bool chance() { return number(2) == 1; }

    QString text()
    {
        static const QStringList pieces{QString(), QStringLiteral("江晓"),
                                        QStringLiteral("\"q\"\\ /~1"),
                                        QStringLiteral("Mira Okafor"), QStringLiteral("𠮷野 é")};
        return pieces[number(int(pieces.size()))];
    }

    QStringList texts()
    {
        return many([this] { return text(); });
    }

    QList<Profile> profiles()
    {
        return many([this] { return Profile{text(), text(), text()}; });
    }

    template <typename Make>
    auto many(Make make) -> QList<decltype(make())>
    {
        QList<decltype(make())> list;
        for (int i = number(4); i > 0; --i)
            list.append(make());
        return list;
    }

    std::optional<int> integer() { return chance() ? std::optional(number(100)) : std::nullopt; }
    std::optional<double> real()
    {
        return chance() ? std::optional(m_random.generateDouble() * 100) : std::nullopt;
    }

    std::optional<PartialDate> date()
    {
        PartialDate d{1990 + number(40), number(13), 0};
        if (d.month > 0 && chance())
            d.day = 1 + number(28);
        return chance() ? std::optional(d) : std::nullopt;
    }

    /// One of the set, or a name that only a later version knows.
    template <typename Enum>
    Stored<Enum> name()
    {
        const QStringList known = allNames<Enum>();
        return Stored<Enum>::fromText(chance() ? known[number(int(known.size()))] : text());
    }

    Education education()
    {
        Education e;
        e.institution = text();
        e.level = name<StudyLevel>();
        e.startDate = date();
        e.endDate = date();
        e.current = chance();
        if (chance())
            e.gpa = Grade{real().value_or(0), real()};
        e.averageScore = real();
        if (chance())
            e.rank = Rank{integer(), integer(), real()};
        e.expectedDate = date();
        e.courses = texts();
        return e;
    }

    Work work()
    {
        return {name<WorkKind>(), text(), text(), date(), date(),
                chance(),         text(), text(), texts()};
    }

    Publication publication()
    {
        return {text(), texts(), integer(), chance(), chance(),
                text(), text(),  text(),    date(),   name<PublicationStatus>(),
                text(), text(),  text()};
    }

    QRandomGenerator m_random;
};

} // namespace

class TestRecordJson : public QObject
{
    Q_OBJECT

private slots:
    void generatedRecords_roundTripThroughBytes();
    void checkWithASentence_keepsOnlyItsValue_data();
    void checkWithASentence_keepsOnlyItsValue();
    void absentValues_areLeftOut();
    void volunteer_usesOrganization();
    void wrongInput_isRefused_data();
    void wrongInput_isRefused();
    void partialDate_keepsItsPrecision_data();
    void partialDate_keepsItsPrecision();
};

void TestRecordJson::generatedRecords_roundTripThroughBytes()
{
    for (quint32 seed = 1; seed <= 500; ++seed) {
        const Record record = RecordGenerator(seed).record();
        const QByteArray bytes = QJsonDocument(toJson(record)).toJson(QJsonDocument::Compact);
        const auto back = recordFromJson(QJsonDocument::fromJson(bytes).object());
        QVERIFY2(back.has_value(), qPrintable(QString::number(seed)));
        QVERIFY2(*back == record, qPrintable(QString::number(seed)));
        QCOMPARE(QJsonDocument(toJson(*back)).toJson(QJsonDocument::Compact), bytes);
    }
}

void TestRecordJson::checkWithASentence_keepsOnlyItsValue_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QMap<QString, QString>>("values");
    QTest::newRow("pages") << u"document.pagesNotRead"_s
                           << QMap<QString, QString>{{u"pages"_s, u"4.6"_s}};
    QTest::newRow("roster") << u"roster.differs"_s
                            << QMap<QString, QString>{{u"value"_s, u"4.6"_s}};
    QTest::newRow("duplicate") << u"applicant.duplicate"_s
                               << QMap<QString, QString>{{u"name"_s, u"4.6"_s}};
    QTest::newRow("a sentence") << u"email.malformed"_s << QMap<QString, QString>();
}

/// The first versions stored sentences; what they wrote is still read.
void TestRecordJson::checkWithASentence_keepsOnlyItsValue()
{
    QFETCH(const QString, code);
    QJsonObject json = toJson(Record());
    const QJsonObject check{{u"field"_s, u"/basics/name"_s},
                            {u"code"_s, code},
                            {u"severity"_s, u"warning"_s},
                            {u"message"_s, u"4.6"_s}};
    json.insert(u"checks"_s, QJsonArray{check});
    const auto record = recordFromJson(json);
    QVERIFY(record);
    QCOMPARE(record->checks.size(), 1);
    QCOMPARE(record->checks.first(), checkFromJson(check));
    QTEST(record->checks.first().values, "values");
    QVERIFY(!toJson(*record)[u"checks"][0].toObject().contains(u"message"_s));
}

void TestRecordJson::absentValues_areLeftOut()
{
    Record record;
    record.basics.name = QStringLiteral("江晓");
    record.education.append(Education());
    const QJsonObject json = toJson(record);
    QCOMPARE(json.value(QStringLiteral("basics")).toObject().keys(),
             QStringList{QStringLiteral("name")});
    QVERIFY(json.value(QStringLiteral("education")).toArray().at(0).toObject().isEmpty());
    QVERIFY(!json.contains(QStringLiteral("work")));
}

void TestRecordJson::volunteer_usesOrganization()
{
    Record record;
    record.volunteer.append(Work());
    record.volunteer[0].name = QStringLiteral("Library");
    const QJsonObject entry =
        toJson(record).value(QStringLiteral("volunteer")).toArray()[0].toObject();
    QCOMPARE(entry.value(QStringLiteral("organization")).toString(), QStringLiteral("Library"));
    QVERIFY(!entry.contains(QStringLiteral("name")));
}

void TestRecordJson::wrongInput_isRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("not a record") << QByteArray("{}");
    QTest::newRow("another format") << QByteArray(R"({"format":"bole-record/2"})");
    QTest::newRow("list where an object belongs")
        << QByteArray(R"({"format":"bole-record/1","basics":[]})");
    QTest::newRow("text where a number belongs")
        << QByteArray(R"({"format":"bole-record/1","education":[{"averageScore":"86"}]})");
    QTest::newRow("month 13") << QByteArray(
        R"({"format":"bole-record/1","education":[{"startDate":"2021-13"}]})");
    QTest::newRow("half a position")
        << QByteArray(R"({"format":"bole-record/1","publications":[{"applicantPosition":1.5}]})");
}

void TestRecordJson::wrongInput_isRefused()
{
    QFETCH(QByteArray, json);
    const auto record = recordFromJson(QJsonDocument::fromJson(json).object());
    QVERIFY(!record.has_value());
    QCOMPARE(record.error().code, ErrorCode::InvalidJson);
}

void TestRecordJson::partialDate_keepsItsPrecision_data()
{
    QTest::addColumn<QString>("iso");
    QTest::addColumn<bool>("valid");
    QTest::newRow("year") << QStringLiteral("2021") << true;
    QTest::newRow("month") << QStringLiteral("2021-09") << true;
    QTest::newRow("day") << QStringLiteral("2024-02-29") << true;
    QTest::newRow("no such day") << QStringLiteral("2023-02-29") << false;
    QTest::newRow("month 0") << QStringLiteral("2023-00") << false;
    QTest::newRow("one digit") << QStringLiteral("2023-9") << false;
    QTest::newRow("words") << QStringLiteral("soon") << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestRecordJson::partialDate_keepsItsPrecision()
{
    QFETCH(QString, iso);
    QFETCH(bool, valid);
    const auto date = PartialDate::fromString(iso);
    QCOMPARE(date.has_value(), valid);
    if (valid)
        QCOMPARE(date->toString(), iso);
}

QTEST_GUILESS_MAIN(TestRecordJson)
#include "tst_recordjson.moc"
