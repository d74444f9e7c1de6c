// SPDX-License-Identifier: GPL-3.0-or-later
// A list by calibrated totals shows these wherever it goes: screen, papers, tables, also sealed.
#include "model/desk/shortlistmodel.h"
#include "model/export/dossier.h"
#include "model/export/notices.h"
#include "model/review/calibration.h"
#include "model/season/settingstore.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"

#include <QBuffer>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Four that both have read, the other one a level lower, and one that only the strict one has.
struct Fixture : ShortlistFixture
{
    QList<ApplicantId> people;
    ShortlistId list;

    Fixture()
    {
        for (int i = 0; i < 5; ++i)
            people.append(addApplicant(person(u"申请人%1"_s.arg(i), u"东湖大学"_s, 4.0)));
        for (int i = 0; i < 4; ++i) {
            review(people[i], reviewer, 2 + i % 3, 3);
            review(people[i], other, 1 + i % 3, 2);
        }
        review(people[4], other, 3, 3);
        list = makeList(u"校准"_s, people);
        BOLE_DO(season->settings().setValue(Visibility::settingKey(),
                                            Visibility::toJson(OthersShown::Always)));
        setRule({RankingRule::By::Calibrated, {}, false});
    }
    void setRule(const RankingRule &rule)
    {
        BOLE_DO(season->shortlists().reorder(list, toJson(rule), stored().entries, reviewer));
    }
    Shortlist stored() { return season->shortlists().shortlist(list).value(); }
    QList<PersonRow> rows()
    {
        const BlindedSeason shown = visible();
        const ScoreBook book = ScoreBook::of(shown).value();
        PersonRows rows(shown, book, {stored(), {}}, {Need::Scores, Need::Record});
        QList<PersonRow> people;
        for (PersonRow row; rows.next(row);)
            people.append(row);
        return people;
    }
    /// The fifth one's: 3, lifted by what the strict reviewer takes off.
    double expected()
    {
        QList<Rating> ratings;
        for (int i = 0; i < 4; ++i) {
            ratings.append({people[i], reviewer, (2.0 * (2 + i % 3) + 3) / 3});
            ratings.append({people[i], other, (2.0 * (1 + i % 3) + 2) / 3});
        }
        ratings.append({people[4], other, 3});
        return calibrate(ratings)->applicants.last().calibrated;
    }
    QString text() { return QString::number(expected(), 'f', 2); }
    QString csv()
    {
        ExportRequest request;
        request.source.list = stored();
        request.profile.excel = false;
        request.profile.language = TableLanguage::Ids;
        QBuffer file;
        file.open(QIODevice::WriteOnly);
        if (!writeCsv(visible(), request, file))
            qFatal("csv");
        return QString::fromUtf8(file.data());
    }
};

} // namespace

class TestCalibratedPapers : public QObject
{
    Q_OBJECT

private slots:
    void rows_haveTheValueOfTheRule();
    void papers_showWhatTheListGoesBy();
    void tables_haveBoth();
    void sealed_showsWhatWasSealed();
};

void TestCalibratedPapers::rows_haveTheValueOfTheRule()
{
    Fixture f;
    QVERIFY(f.expected() > 3.2); // else this test would tell nothing
    const PersonRow last = f.rows().last();
    QVERIFY(std::abs(*last.ranked - f.expected()) < 1e-4);
    QCOMPARE(last.scores.total, 3.0);
    f.setRule({});
    QCOMPARE(f.rows().last().ranked, 3.0);
    f.setRule({RankingRule::By::Criterion, u"fit"_s, false});
    QCOMPARE(f.rows().first().ranked, 2.5);
}

void TestCalibratedPapers::papers_showWhatTheListGoesBy()
{
    Fixture f;
    NoticeHead head{u"校准"_s, QDate(2027, 7, 1)};
    head.isCalibrated = true;
    const auto papers = [&] {
        const ScoreBook book = ScoreBook::of(f.visible()).value();
        const QList<PersonRow> rows = f.rows();
        return QStringList{noticeHtml(head, rows, TableLanguage::Chinese),
                           signatureHtml(head, rows, book, TableLanguage::Chinese),
                           listHtml(f.stored(), rows, TableLanguage::Chinese)};
    };
    const QString about = u"已消除各评审人宽严尺度的差异"_s;
    for (const QString &paper : papers()) {
        QVERIFY2(paper.contains(u"校准后总分"_s) && paper.contains(about), qPrintable(paper));
        QVERIFY2(paper.contains(u">%1<"_s.arg(f.text())), qPrintable(paper));
        QVERIFY2(!paper.contains(u">3.00<"_s), qPrintable(paper));
    }
    const ScoreBook book = ScoreBook::of(f.visible()).value();
    const QString dossier = dossierHtml(f.rows().last(), book, TableLanguage::English, true);
    QVERIFY(dossier.contains(u"Total 3.00"_s));
    QVERIFY(dossier.contains(u"Calibrated total "_s + f.text()));
    f.setRule({});
    head.isCalibrated = false;
    for (const QString &paper : papers()) {
        QVERIFY2(paper.contains(u">3.00<"_s) && !paper.contains(u"校准后"_s), qPrintable(paper));
        QVERIFY(!paper.contains(about));
    }
}

void TestCalibratedPapers::tables_haveBoth()
{
    Fixture f;
    const QString csv = f.csv();
    QVERIFY2(csv.contains(u",total,calibrated,"_s), qPrintable(csv));
    QVERIFY2(csv.contains(u",3,"_s + numberText(std::round(f.expected() * 1e4) / 1e4)),
             qPrintable(csv));
    f.setRule({});
    QVERIFY(!f.csv().contains(u"calibrated"_s));
}

void TestCalibratedPapers::sealed_showsWhatWasSealed()
{
    Fixture f;
    BOLE_DO(sealShortlist(*f.season, f.list, f.reviewer));
    f.review(f.people[4], f.other, 1, 1); // later, and no longer this list's business
    const PersonRow last = f.rows().last();
    QVERIFY(std::abs(*last.ranked - f.expected()) < 1e-4);
    WorkKeeper work;
    Desk desk(*f.season, work, f.reviewer);
    BOLE_GET(shown, desk.lists().visible(desk.lists().all()->first()));
    ShortlistModel model;
    model.show(shown);
    const QModelIndex value = model.index(4, ShortlistModel::Value);
    QCOMPARE(model.data(value, Qt::DisplayRole).toString(), f.text());
}

QTEST_GUILESS_MAIN(TestCalibratedPapers)
#include "tst_calibratedpapers.moc"
