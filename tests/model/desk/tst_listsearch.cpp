// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"
#include "model/desk/desk.h"
#include "model/desk/deskstate.h"
#include "model/desk/foundlines.h"
#include "model/season/assignmentstore.h"
#include "model/season/decisionstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "tests/model/season/seasonfixture.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// How the list finds people, says why, and in which order it shows them.
class TestListSearch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nameStandsAboveMention();
    void line_saysWhyAndWhere();
    void line_saysNothingOfWhatIsHidden();
    void insideWords_onlyWhenAsked();
    void directions_keepTheUnknownLast();
    void orderByDecision_putsTheUndecidedLast();
    void orderByReaderAndProgramme();
    void filterByReaderProgrammeAndTotal();
    void filter_isTheSameAfterJson();

private:
    QStringList names() const;
    FoundLine lineOf(ApplicantId applicant);
    void giveScore(ApplicantId applicant, double level);

    std::unique_ptr<SeasonFixture> m_file;
    WorkKeeper m_work;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<ApplicantListModel> m_model;
    ApplicantId m_ruth;
    ApplicantId m_tomas;
    ApplicantId m_vera;
    RubricId m_rubric;
};

void TestListSearch::init()
{
    m_model.reset();
    m_desk.reset();
    m_file = std::make_unique<SeasonFixture>();
    const auto add = [&](const QString &name, double gpa, const QString &text) {
        Record record = sampleRecord();
        record.basics.name = name;
        record.basics.nameOther.clear();
        record.education[0].gpa = gpa > 0 ? std::optional(Grade{gpa, 5.0}) : std::nullopt;
        return m_file->addApplicant(record, text);
    };
    m_ruth = add(u"Ruth Marlowe"_s, 4, u"First line\nworked on river deltas\nlast line"_s);
    m_tomas = add(u"Tomas Rivera"_s, 0, u"rows a boat"_s);
    m_vera = add(u"Vera Quist"_s, 5, u"thanks to Marlowe and others"_s);
    Rubric rubric;
    rubric.id = u"one"_s;
    rubric.title = {u"One"_s, u"一"_s};
    rubric.criteria = {{.id = u"all"_s,
                        .name = {u"All"_s, {}},
                        .guidance = {},
                        .levels = QList<Bilingual>(5, Bilingual{u"level"_s, {}}),
                        .weight = 1}};
    m_rubric = m_file->season->rubrics().save(rubric, m_file->reviewer).value().id;
    m_desk = std::make_unique<Desk>(*m_file->season, m_work, m_file->reviewer);
    m_model = std::make_unique<ApplicantListModel>();
    m_model->setDesk(m_desk.get());
}

QStringList TestListSearch::names() const
{
    QStringList list;
    for (int row = 0; row < m_model->rowCount(); ++row)
        list.append(m_model->index(row).data(ApplicantListModel::NameRole).toString());
    return list;
}

FoundLine TestListSearch::lineOf(ApplicantId applicant)
{
    return m_model->indexOf(applicant).data(ApplicantListModel::FoundLineRole).value<FoundLine>();
}

void TestListSearch::giveScore(ApplicantId applicant, double level)
{
    ReviewContent content;
    content.scores.insert(u"all"_s,
                          {.level = level, .confidence = {}, .note = {}, .citations = {}});
    ReviewStore &reviews = m_file->season->reviews();
    BOLE_DO(reviews.save(applicant, m_file->reviewer, m_rubric, content));
    BOLE_DO(reviews.setState(applicant, m_file->reviewer, ReviewState::Submitted));
}

void TestListSearch::nameStandsAboveMention()
{
    QAbstractItemModelTester tester(m_model.get(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_model->setSort({ListOrder::Name, true}); // Vera would stand first
    m_model->setQuery(u"marlowe"_s);
    QCOMPARE(names(), (QStringList{u"Ruth Marlowe"_s, u"Vera Quist"_s}));
}

void TestListSearch::line_saysWhyAndWhere()
{
    m_model->setQuery(u"river"_s); // a beginning of Rivera, a word of Ruth's text
    QCOMPARE(names(), (QStringList{u"Tomas Rivera"_s, u"Ruth Marlowe"_s}));
    QTRY_COMPARE(lineOf(m_ruth).line, u"worked on river deltas"_s);
    const FoundLine found = lineOf(m_ruth);
    QCOMPARE(found.place, FoundLine::Place::Text);
    QCOMPARE(found.line.mid(found.start, found.length), u"river"_s);
    QTRY_COMPARE(lineOf(m_tomas).place, FoundLine::Place::Name);
}

void TestListSearch::line_saysNothingOfWhatIsHidden()
{
    const BlindnessChoice blind{.season = usualBlindFields, .reviewers = {}};
    BOLE_DO(
        m_file->season->settings().setRecorded(BlindnessChoice::settingKey(), blind.toJson(), {}));
    const DeskState state{.season = *m_file->season, .work = m_work, .reviewer = m_file->reviewer};
    QCOMPARE(foundLine(state, m_ruth, u"deltas Marlowe"_s), FoundLine());
}

void TestListSearch::insideWords_onlyWhenAsked()
{
    m_model->setQuery(u"arlow"_s);
    QCOMPARE(names(), QStringList());
    m_model->setInsideWords(true);
    QCOMPARE(names(), QStringList{u"Ruth Marlowe"_s});
    m_model->setInsideWords(false);
    QCOMPARE(names(), QStringList());
}

void TestListSearch::directions_keepTheUnknownLast()
{
    m_model->setSort({ListOrder::Gpa});
    QCOMPARE(names(), (QStringList{u"Vera Quist"_s, u"Ruth Marlowe"_s, u"Tomas Rivera"_s}));
    m_model->setSort({ListOrder::Gpa, true});
    QCOMPARE(names(), (QStringList{u"Ruth Marlowe"_s, u"Vera Quist"_s, u"Tomas Rivera"_s}));
    m_model->setSort({ListOrder::Name, true});
    QCOMPARE(names(), (QStringList{u"Vera Quist"_s, u"Tomas Rivera"_s, u"Ruth Marlowe"_s}));
}

void TestListSearch::orderByDecision_putsTheUndecidedLast()
{
    Reviewer wen = m_file->season->reviewers().list().value().first();
    wen.role = ReviewerRole::Coordinator;
    BOLE_DO(m_file->season->reviewers().update(wen));
    NewDecision admit;
    admit.applicant = m_vera;
    admit.decision = Decision::Admit;
    BOLE_DO(m_file->season->decisions().decide({admit}, {}, m_file->reviewer));
    m_model->setSort({ListOrder::Decision});
    QCOMPARE(names().first(), u"Vera Quist"_s);
}

void TestListSearch::orderByReaderAndProgramme()
{
    Season &season = *m_file->season;
    const ReviewerId zoe = m_file->addReviewer(u"Zoe Arden"_s);
    BOLE_DO(season.assignments().add({{m_ruth, zoe}, {m_vera, m_file->reviewer}}, {}));
    m_model->setSort({ListOrder::Reader});
    QCOMPARE(names(), (QStringList{u"Vera Quist"_s, u"Ruth Marlowe"_s, u"Tomas Rivera"_s}));
    BOLE_DO(season.rosters().put(m_tomas, {{nameOf(RosterField::Programme), u"Algae"_s}}, {}));
    BOLE_DO(season.rosters().put(m_vera, {{nameOf(RosterField::Programme), u"Bridges"_s}}, {}));
    m_model->setSort({ListOrder::Programme});
    QCOMPARE(names(), (QStringList{u"Tomas Rivera"_s, u"Vera Quist"_s, u"Ruth Marlowe"_s}));
}

void TestListSearch::filterByReaderProgrammeAndTotal()
{
    Season &season = *m_file->season;
    const ReviewerId zoe = m_file->addReviewer(u"Zoe Arden"_s);
    BOLE_DO(season.assignments().add({{m_ruth, zoe}}, {}));
    BOLE_DO(season.rosters().put(m_tomas, {{nameOf(RosterField::Programme), u"Algae"_s}}, {}));
    ApplicantFilter filter;
    filter.assignedTo = zoe;
    m_model->setFilter(filter);
    QCOMPARE(names(), QStringList{u"Ruth Marlowe"_s});
    filter = {};
    filter.programme = u"alga"_s;
    m_model->setFilter(filter);
    QCOMPARE(names(), QStringList{u"Tomas Rivera"_s});
    giveScore(m_ruth, 2);
    giveScore(m_vera, 4);
    filter = {};
    filter.totalAtLeast = 3;
    m_model->setFilter(filter);
    QCOMPARE(names(), QStringList{u"Vera Quist"_s});
    m_model->setFilter({});
    m_model->setSort({ListOrder::Total});
    QCOMPARE(names(), (QStringList{u"Vera Quist"_s, u"Ruth Marlowe"_s, u"Tomas Rivera"_s}));
}

void TestListSearch::filter_isTheSameAfterJson()
{
    ApplicantFilter filter;
    filter.assignedTo = ReviewerId{7};
    filter.programme = u"Algae"_s;
    filter.totalAtLeast = 3.5;
    QCOMPARE(applicantFilterFromJson(toJson(filter)), filter);
}

QTEST_GUILESS_MAIN(TestListSearch)
#include "tst_listsearch.moc"
