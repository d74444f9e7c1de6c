// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskcommittee.h"

#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "tests/model/season/seasonfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Bench
{
    SeasonFixture file;
    WorkKeeper work;
    Desk desk{*file.season, work, file.reviewer};
    DeskCommittee &committee = desk.committee();

    ApplicantId addNamed(const QString &name)
    {
        Record record;
        record.basics.name = name;
        return file.addApplicant(record);
    }
};

} // namespace

class TestDeskCommittee : public QObject
{
    Q_OBJECT

private slots:
    void added_haveInitialsAndColoursOfTheirOwn()
    {
        Bench bench;
        BOLE_GET(first, bench.committee.add(u"  Ada   Weaver "_s));
        BOLE_GET(second, bench.committee.add(u"江晓"_s));
        BOLE_GET(people, bench.committee.members());
        const auto a = std::ranges::find(people, first, &Reviewer::id);
        const auto b = std::ranges::find(people, second, &Reviewer::id);
        QVERIFY(a != people.end() && b != people.end());
        QCOMPARE(a->name, u"Ada Weaver"_s);
        QCOMPARE(a->initials, u"AW"_s);
        QCOMPARE(b->initials, u"江晓"_s);
        QVERIFY(a->colour != b->colour);
        QCOMPARE(int(b->role), int(ReviewerRole::Member));
    }

    void removed_areStillKnownByName()
    {
        Bench bench;
        BOLE_GET(id, bench.committee.add(u"Ada Weaver"_s));
        BOLE_DO(bench.committee.remove(id));
        BOLE_GET(members, bench.committee.members());
        BOLE_GET(everybody, bench.committee.everybody());
        QVERIFY(!std::ranges::contains(members, id, &Reviewer::id));
        QVERIFY(std::ranges::contains(everybody, id, &Reviewer::id));
    }

    void assignments_nameNobodyToTheBlind()
    {
        Bench bench;
        const ApplicantId applicant = bench.addNamed(u"Mirabel Okaforde"_s);
        QCOMPARE(bench.committee.assignments().applicants.value(0).name, u"Mirabel Okaforde"_s);
        BOLE_DO(bench.committee.setBlindness({usualBlindFields, {}}));
        QVERIFY(bench.committee.hidesNames());
        QCOMPARE(bench.committee.assignments().applicants.value(0).name,
                 applicantCode(applicant, u"en"));
    }

    void evenly_everybodyHasSoManyReaders()
    {
        Bench bench;
        BOLE_GET(second, bench.committee.add(u"Ada Weaver"_s));
        for (const char *name : {"Mira Okafor", "Soren Haldvik", "Jonah Pell"})
            bench.addNamed(QString::fromLatin1(name));
        BOLE_GET(plan, bench.committee.assignEvenly(2));
        QCOMPARE(plan.added.size(), 6);
        QCOMPARE(bench.committee.assignments().assigned.size(), 6);
        BOLE_DO(bench.committee.unassign({plan.added.first()}));
        QCOMPARE(bench.committee.assignments().assigned.size(), 5);
        BOLE_DO(bench.committee.clearAssignments());
        QVERIFY(bench.committee.assignments().assigned.isEmpty());
        QVERIFY(second.isValid());
    }

    void fairness_isRecorded()
    {
        Bench bench;
        QVERIFY(bench.committee.fairnessChanges().isEmpty());
        BOLE_DO(bench.committee.setBlindness({usualBlindFields, {}}));
        BOLE_DO(bench.committee.setOthersShown(OthersShown::Always));
        QCOMPARE(bench.committee.blindness().season, usualBlindFields);
        QCOMPARE(int(bench.committee.othersShown()), int(OthersShown::Always));
        const auto changes = bench.committee.fairnessChanges();
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0].by, bench.file.reviewer);
        QCOMPARE(std::get<OthersShown>(changes[0].what), OthersShown::Always);
        QCOMPARE(std::get<FairnessChange::Hidden>(changes[1].what).after.season, usualBlindFields);
    }
};

QTEST_GUILESS_MAIN(TestDeskCommittee)
#include "tst_deskcommittee.moc"
