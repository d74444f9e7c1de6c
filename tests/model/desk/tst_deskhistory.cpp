// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskhistory.h"
#include "model/record/recordedit.h"
#include "tests/model/desk/deskfixture.h"

#include <QJsonDocument>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QString written(const HistoryEntry &entry)
{
    return QString::fromUtf8(QJsonDocument(entry.before).toJson() +
                             QJsonDocument(entry.after).toJson());
}

} // namespace

class TestDeskHistory : public QObject
{
    Q_OBJECT

private slots:
    void removedEntry_doesNotTellTheHiddenSchool()
    {
        DeskFixture f;
        RecordStore &records = f.file.season->records();
        const QJsonObject typed{{u"institution"_s, u"Hillford College"_s}, {u"area"_s, u"Law"_s}};
        BOLE_DO(records.apply(f.applicant, Edit::insert(u"/education/2"_s, typed), f.wen));
        BOLE_DO(records.apply(f.applicant, Edit::remove(u"/education/2"_s), f.wen));
        QVERIFY(
            written(f.desk.history().ofApplicant(f.applicant).entries[0]).contains(u"Hillford"));
        f.hide(BlindField::Institution);
        const VisibleHistory history = f.desk.history().ofApplicant(f.applicant);
        QCOMPARE(history.entries.size(), 2);
        for (const HistoryEntry &entry : history.entries) {
            QVERIFY(!written(entry).contains(u"Hillford"));
            QVERIFY(written(entry).contains(u"Law"));
        }
    }

    void nickname_isNotToldToABlindReader()
    {
        DeskFixture f;
        BOLE_DO(f.file.season->applicants().setNickname(f.applicant, u"Quicksilver"_s, f.wen));
        QVERIFY(written(f.desk.history().undoable({})->first).contains(u"Quicksilver"));
        f.hide(BlindField::Name);
        QVERIFY(!written(f.desk.history().undoable({})->first).contains(u"Quicksilver"));
        QVERIFY(!f.desk.history().undoable({})->name.contains(u"江晓"));
    }

    void othersJudgements_waitForMyOwnReview()
    {
        DeskFixture f;
        BOLE_DO(f.file.season->reviews().setDecision(f.applicant, f.bela, Decision::Admit));
        QVERIFY(f.desk.history().ofApplicant(f.applicant).entries.isEmpty());
        BOLE_DO(f.file.season->reviews().setState(f.applicant, f.wen, ReviewState::Submitted));
        QCOMPARE(f.desk.history().ofApplicant(f.applicant).entries.size(), 2);
    }

    void step_isUndoneAndDoneAgain()
    {
        DeskFixture f;
        const ApplicantId second = f.file.addApplicant(sampleRecord());
        BOLE_DO(f.file.season->applicants().addTag({f.applicant, second}, u"strong"_s, f.wen));
        const auto step = f.desk.history().undoable({f.applicant, {}});
        QVERIFY(step.has_value());
        QCOMPARE(step->applicants, (QSet{f.applicant, second}));
        QVERIFY(!f.desk.history().liesIn({f.applicant, {}}, step->id));
        QCOMPARE(f.desk.history().latestStep(), step->id);
        BOLE_DO(f.desk.history().undo(step->id));
        QVERIFY(f.file.season->applicants().row(second)->tags.isEmpty());
        QCOMPARE(f.desk.history().latestUndone(), step->id);
        BOLE_DO(f.desk.history().redo(step->id));
        QCOMPARE(f.file.season->applicants().row(second)->tags, QStringList{u"strong"_s});
    }
};

QTEST_GUILESS_MAIN(TestDeskHistory)
#include "tst_deskhistory.moc"
