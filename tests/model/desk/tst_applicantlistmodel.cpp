// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"
#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/season/applicantstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestApplicantListModel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void names_areSortedForTheReadersLanguage();
    void theSameSchool_isKeptOnce();
    void query_keepsThoseThatMatch();
    void filter_keepsThoseThatFulfilIt();
    void gpaFilter_saysWhomItCouldNotCompare();
    void nameless_isCalledByNumberOrNickname();
    void hiddenDoubt_isNothingToLookAt();
    void newApplicant_appearsByItself();
    void sortByGpa_putsTheUnknownLast();
    void tag_thatTellsAHiddenName_isNotShown();
    void many_areSearchedBesideTheWindow();
    void many_changedAtOnce_areReadBesideTheWindow();
    void many_blindnessForgetsWhatAHiddenNameFound();
    void many_areHiddenBeforeTheyAreReadAgain();
    void many_closedOnesAreClosedFromTheBeginning();

private:
    ApplicantId add(const QString &name, const QString &school, std::optional<Grade> gpa);
    QStringList names(const ApplicantListModel &model) const;
    void addMany();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Season> m_season;
    WorkKeeper m_work;
    std::unique_ptr<Desk> m_desk;
};

void TestApplicantListModel::init()
{
    m_desk.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    auto season = Season::create(m_folder->filePath(u"list.bole"_s), u"List"_s);
    QVERIFY(season.has_value());
    m_season = std::move(*season);
    m_desk = std::make_unique<Desk>(*m_season, m_work);
    add(u"张一"_s, u"同济大学"_s, Grade{3.5, 4.0});
    add(u"Mira Okafor"_s, u"Kyoto University"_s, std::nullopt);
    add(u"安然"_s, u"浙江大学"_s, Grade{4.9, 5.0});
}

ApplicantId TestApplicantListModel::add(const QString &name, const QString &school,
                                        std::optional<Grade> gpa)
{
    const ApplicantId id = m_season->applicants().create().value_or(ApplicantId());
    Record record;
    record.basics.name = name;
    record.education.resize(1);
    record.education[0].institution = school;
    record.education[0].level = StudyLevel::Bachelor;
    record.education[0].gpa = gpa;
    if (!m_season->records().add(id, record))
        return {};
    return id;
}

QStringList TestApplicantListModel::names(const ApplicantListModel &model) const
{
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row)
        list.append(model.index(row).data(ApplicantListModel::NameRole).toString());
    return list;
}

void TestApplicantListModel::names_areSortedForTheReadersLanguage()
{
    ApplicantListModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_desk->setLanguage(u"zh_CN"_s);
    model.setDesk(m_desk.get());
    const QStringList sorted = names(model);
    QCOMPARE(sorted.size(), 3);
    QVERIFY(sorted.indexOf(u"安然"_s) < sorted.indexOf(u"张一"_s)); // an before zhang
    m_desk->setLanguage(u"en"_s);
    QCOMPARE(names(model).first(), u"Mira Okafor"_s);
}

void TestApplicantListModel::theSameSchool_isKeptOnce()
{
    add(u"李四"_s, u"同济大学"_s, std::nullopt);
    const auto listed = listedApplicants(
        BlindedSeason(*m_season, {}, u"zh"_s), m_season->applicants(), m_season->reviews(),
        m_season->rosters(), {.reviewer = {}, .language = u"zh"_s, .sort = {}});
    QVERIFY(listed.has_value());
    const ListedApplicant &first = listed->items.first();
    const ListedApplicant &last = listed->items.last();
    QCOMPARE(last.row.institution, u"同济大学"_s);
    QVERIFY(last.row.institution.isSharedWith(first.row.institution));
    QVERIFY(last.row.schools.first().isSharedWith(first.row.schools.first()));
    QVERIFY(last.schoolKey.isSharedWith(first.schoolKey));
    QVERIFY(last.schoolKey != listed->items[1].schoolKey);
}

void TestApplicantListModel::query_keepsThoseThatMatch()
{
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    model.setQuery(u"浙江"_s);
    QCOMPARE(names(model), QStringList{u"安然"_s});
    model.setQuery(u"nobody"_s);
    QCOMPARE(model.rowCount(), 0);
    model.setQuery(QString());
    QCOMPARE(model.rowCount(), 3);
}

void TestApplicantListModel::filter_keepsThoseThatFulfilIt()
{
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    ApplicantFilter filter;
    filter.gpaAtLeast = 95;
    model.setFilter(filter);
    QCOMPARE(names(model), QStringList{u"安然"_s});
}

void TestApplicantListModel::gpaFilter_saysWhomItCouldNotCompare()
{
    const auto graded = [this](const Grade &grade, double confidence) {
        Record record;
        record.basics.name = u"Graded"_s;
        record.education.resize(1);
        record.education[0].gpa = grade;
        record.confidence.insert(u"/education/0/gpa"_s, confidence);
        const ApplicantId id = m_season->applicants().create().value();
        QVERIFY(m_season->records().add(id, record).has_value());
    };
    graded({3.9, 4.0}, 0.99);
    graded({3.8, 4.0}, 0.5); // nobody has checked it
    graded({3.0, 4.0}, 0.99);
    graded({88, std::nullopt}, 0.99);
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    QVERIFY(model.gpaScales().contains(4.0));
    QVERIFY(model.gpaScales().contains(100.0));
    QVERIFY(model.gpaCoverage() == GpaCoverage());
    ApplicantFilter filter;
    filter.gpaAtLeast = 3.5;
    filter.gpaScale = 4;
    model.setFilter(filter);
    const GpaCoverage coverage = model.gpaCoverage();
    QCOMPARE(coverage.unchecked, 1);
    int other = 0;
    int without = 0;
    const QList<ApplicantRow> rows = m_season->applicants().list().value();
    for (const ApplicantRow &row : rows) {
        without += row.gpa ? 0 : 1;
        other += row.gpa && row.gpaScale.value_or(0) != 4.0 ? 1 : 0;
    }
    QVERIFY(other > 0);
    QCOMPARE(coverage.otherScale, other);
    QCOMPARE(coverage.without, without);
}

void TestApplicantListModel::nameless_isCalledByNumberOrNickname()
{
    const ApplicantId id = add({}, u"同济大学"_s, std::nullopt);
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    const auto name = [&] {
        return model.indexOf(id).data(ApplicantListModel::NameRole).toString();
    };
    QCOMPARE(name(), applicantCode(id, u"en"));
    QVERIFY(m_season->applicants().setNickname(id, u"  the  robot builder "_s, {}).has_value());
    QCOMPARE(name(), u"the robot builder"_s);
    const BlindnessChoice blind{.season = BlindField::Age, .reviewers = {}};
    QVERIFY(m_season->settings()
                .setRecorded(BlindnessChoice::settingKey(), blind.toJson(), {})
                .has_value());
    QCOMPARE(name(), applicantCode(id, u"en"));
}

void TestApplicantListModel::hiddenDoubt_isNothingToLookAt()
{
    Record record;
    record.basics.name = u"Somebody"_s;
    record.education.resize(1);
    record.education[0].area = u"Physics"_s;
    record.confidence = {{u"/basics/name"_s, 0.4}, {u"/education/0/area"_s, 0.4}};
    const ApplicantId id = m_season->applicants().create().value();
    QVERIFY(m_season->records().add(id, record).has_value());
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    const auto open = [&] {
        return model.indexOf(id).data(ApplicantListModel::NeedsLookRole).toInt();
    };
    QCOMPARE(open(), 2);
    const BlindnessChoice blind{.season = usualBlindFields, .reviewers = {}};
    QVERIFY(m_season->settings()
                .setRecorded(BlindnessChoice::settingKey(), blind.toJson(), {})
                .has_value());
    QCOMPARE(open(), 1);
}

void TestApplicantListModel::newApplicant_appearsByItself()
{
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    const ApplicantId id = add(u"林一"_s, u"同济大学"_s, std::nullopt);
    QTRY_COMPARE(model.rowCount(), 4);
    QTRY_COMPARE(model.indexOf(id).data(ApplicantListModel::NameRole).toString(), u"林一"_s);
}

void TestApplicantListModel::sortByGpa_putsTheUnknownLast()
{
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    model.setSort({ListOrder::Gpa});
    QCOMPARE(names(model), (QStringList{u"安然"_s, u"张一"_s, u"Mira Okafor"_s}));
}

void TestApplicantListModel::tag_thatTellsAHiddenName_isNotShown()
{
    const QList<ApplicantId> everybody = m_season->applicants().ids().value();
    QVERIFY(m_season->applicants().addTag(everybody, u"ask Mira Okafor"_s, {}).has_value());
    QVERIFY(m_season->applicants().addTag(everybody, u"systems"_s, {}).has_value());
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    QCOMPARE(model.tags(), (QStringList{u"ask Mira Okafor"_s, u"systems"_s}));
    const BlindnessChoice blind{.season = usualBlindFields, .reviewers = {}};
    QVERIFY(m_season->settings()
                .setRecorded(BlindnessChoice::settingKey(), blind.toJson(), {})
                .has_value());
    const auto shown = [&] {
        return model.index(model.indexOf(everybody[1]).row())
            .data(ApplicantListModel::TagsRole)
            .toStringList();
    };
    QCOMPARE(shown(), QStringList{u"systems"_s});
    // Nor when one comes while the list is shown.
    QVERIFY(m_season->applicants().addTag({everybody[1]}, u"Okafor again"_s, {}).has_value());
    QCOMPARE(shown(), QStringList{u"systems"_s});
}

/// So many that they are read and searched in the background.
void TestApplicantListModel::addMany()
{
    for (int i = 0; !m_season->applicants().areMany(); ++i)
        QVERIFY(add(u"Somebody %1"_s.arg(i), {}, {}).isValid());
}

void TestApplicantListModel::many_areSearchedBesideTheWindow()
{
    addMany();
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    QTRY_VERIFY(model.isWhole());
    const int everybody = model.rowCount();
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setQuery(u"Mi"_s);
    model.setQuery(u"Mir"_s);
    model.setQuery(u"Mira"_s);
    QCOMPARE(model.rowCount(), everybody); // nothing waited for the answer
    QTRY_COMPARE(names(model), QStringList{u"Mira Okafor"_s});
    QCOMPARE(resets.count(), 1); // only the last of what was typed is shown
    model.setQuery({});
    QCOMPARE(model.rowCount(), everybody);
    model.setQuery(u"Mira"_s);
    model.setQuery({}); // the answer comes too late
    QCOMPARE(model.rowCount(), everybody);
    resets.clear();
    model.setQuery(u"张"_s);
    QTRY_COMPARE(names(model), QStringList{u"张一"_s});
    QCOMPARE(resets.count(), 1);
}

void TestApplicantListModel::many_changedAtOnce_areReadBesideTheWindow()
{
    addMany();
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    const QList<ApplicantId> everybody = m_season->applicants().ids().value();
    QTRY_COMPARE(model.rowCount(), everybody.size());
    const auto tags = [&](ApplicantId id) {
        return model.indexOf(id).data(ApplicantListModel::TagsRole).toStringList();
    };
    const QSignalSpy changed(&model, &ApplicantListModel::dataChanged);
    QVERIFY(m_season->applicants().addTag(everybody, u"seen"_s, {}));
    QVERIFY(changed.isEmpty()); // nobody was read here
    QTRY_COMPARE(tags(everybody.last()), QStringList{u"seen"_s});
    QCOMPARE(tags(everybody.first()), QStringList{u"seen"_s});
    // A few are read at once.
    QVERIFY(m_season->applicants().addTag(everybody.first(2), u"again"_s, {}));
    QCOMPARE(tags(everybody.first()), (QStringList{u"again"_s, u"seen"_s}));
}

void TestApplicantListModel::many_blindnessForgetsWhatAHiddenNameFound()
{
    addMany();
    ApplicantListModel model;
    model.setDesk(m_desk.get());
    QTRY_VERIFY(model.isWhole());
    model.setQuery(u"Mira"_s);
    QTRY_COMPARE(model.rowCount(), 1);
    const BlindnessChoice blind{.season = usualBlindFields, .reviewers = {}};
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    int mostShown = 0;
    connect(&model, &QAbstractItemModel::modelReset, &model,
            [&] { mostShown = std::max(mostShown, model.rowCount()); });
    QVERIFY(m_season->settings()
                .setRecorded(BlindnessChoice::settingKey(), blind.toJson(), {})
                .has_value());
    QTRY_VERIFY(model.isBlind() && resets.count() >= 2);
    QCOMPARE(mostShown, 0);
}

void TestApplicantListModel::many_areHiddenBeforeTheyAreReadAgain()
{
    addMany();
    Reviewer reviewer;
    reviewer.name = u"Open"_s;
    const ReviewerId open = m_season->reviewers().add(reviewer).value();
    reviewer.name = u"Blind"_s;
    const ReviewerId blind = m_season->reviewers().add(reviewer).value();
    BlindnessChoice choice{.season = {}, .reviewers = {{blind, usualBlindFields}}};
    const auto store = [&] {
        return m_season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(), {});
    };
    QVERIFY(store().has_value());
    ApplicantListModel model;
    m_desk->setReviewer(open);
    model.setDesk(m_desk.get());
    QTRY_VERIFY(model.isWhole());
    // Every state of the list, also those that only last until the next answer.
    QStringList told;
    connect(&model, &QAbstractItemModel::modelReset, &model,
            [&] { told += names(model).filter(u"Mira"_s); });
    m_desk->setReviewer(blind);
    QVERIFY(!names(model).contains(u"Mira Okafor"_s));
    QVERIFY(model.rowCount() > 0);
    QTRY_VERIFY(model.isWhole());
    QCOMPARE(told, QStringList());

    m_desk->setReviewer(open);
    QVERIFY(names(model).contains(u"Mira Okafor"_s));
    QTRY_VERIFY(model.isWhole());
    told.clear();
    choice.season = usualBlindFields;
    QVERIFY(store().has_value());
    QVERIFY(!names(model).contains(u"Mira Okafor"_s));
    QTRY_VERIFY(model.isWhole());
    QCOMPARE(told, QStringList());
}

void TestApplicantListModel::many_closedOnesAreClosedFromTheBeginning()
{
    addMany();
    Reviewer reviewer;
    reviewer.name = u"Reader"_s;
    const ReviewerId reader = m_season->reviewers().add(reviewer).value();
    const ApplicantId zhang = m_season->applicants().ids(1).value().first();
    QVERIFY(m_season->reviews().setState(zhang, reader, ReviewState::Conflict).has_value());
    ApplicantListModel model;
    m_desk->setReviewer(reader);
    model.setDesk(m_desk.get());
    QVERIFY(!model.isWhole());
    QVERIFY(model.indexOf(zhang).data(ApplicantListModel::SchoolRole).toString().isEmpty());
    m_desk->setReviewer({});
    QCOMPARE(model.indexOf(zhang).data(ApplicantListModel::SchoolRole).toString(), u"同济大学"_s);
}

QTEST_GUILESS_MAIN(TestApplicantListModel)
#include "tst_applicantlistmodel.moc"
