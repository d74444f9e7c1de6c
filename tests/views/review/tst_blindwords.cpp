// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about hidden things: that they are hidden, never that there are none; and
// who has to look at which name before blind reading begins.
#include "model/desk/applicantlistmodel.h"
#include "model/desk/fairness.h"
#include "model/desk/recordformmodel.h"
#include "model/record/recordjson.h"
#include "model/review/namecheck.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/views/support/everythingshown.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/fields/formdelegate.h"
#include "views/fields/recordformview.h"
#include "views/review/fairnessdialog.h"
#include "views/review/unsurenames.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"
#include "views/source/differencepanel.h"

#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr BlindFields everything = usualBlindFields | BlindField::Institution | BlindField::Advisor;

// A fictional applicant whose CV is a text.
Record record(const QString &name)
{
    Record r;
    r.basics.name = name;
    r.basics.emails = {u"qash@example.org"_s};
    r.basics.age = 23;
    r.basics.gender = u"female"_s;
    Education e;
    e.institution = u"Rivertown University"_s;
    e.studyType = u"B.S."_s;
    e.level = StudyLevel::Bachelor;
    e.area = u"Hydrology"_s;
    r.education = {e};
    return r;
}

class BlindBench
{
public:
    BlindBench() : bench(dialogs, folder.filePath(u"settings"_s))
    {
        const QString path = folder.filePath(u"season.bole"_s);
        {
            const auto season = Season::create(path, u"Words"_s).value();
            chair = add(*season, u"Cora Drittel"_s, ReviewerRole::Coordinator);
            ada = add(*season, u"Ada Einsum"_s, ReviewerRole::Member);
            sure = add(*season, record(u"Quentin Ashdown"_s), u"Quentin Ashdown"_s);
            Record wrong = record(u"Hydrology Hydrologist"_s);
            wrong.confidence.insert(u"/basics/name"_s, 0.4);
            unsure = add(*season, wrong, u"Wilma Oxenford"_s);
            unknown = add(*season, record({}), u"Zelda Quist"_s);
        }
        bench.language.setCurrent(u"en"_s);
        bench.settings.setReviewerOf(path, ada.value);
        bench.window.seasons().open(path);
        bench.window.resize(1400, 900);
    }

    Season &season() { return seasonOf(bench.openDesk); }

    void hide(BlindFields fields)
    {
        BlindnessChoice choice;
        choice.season = fields;
        choice.reviewers.insert(chair, {});
        (void)season().settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(), {});
    }

    bool show()
    {
        bench.window.show();
        return QTest::qWaitForWindowExposed(&bench.window);
    }

    QString pageText(ApplicantId applicant)
    {
        bench.position.setApplicant(applicant);
        const PageView &pages = bench.window.findChild<DocumentPane *>()->view().pages();
        const bool read = QTest::qWaitFor(
            [&] {
                OpenDocument *document = pages.document();
                if (document && document->state() == OpenDocument::State::Ready)
                    document->needAllText();
                return document && document->hasAllText();
            },
            30'000);
        return read ? pages.document()->flow(0).text() : u"not read"_s;
    }

    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    Workbench bench;
    ReviewerId chair;
    ReviewerId ada;
    ApplicantId sure;
    ApplicantId unsure;
    ApplicantId unknown;

private:
    static ReviewerId add(Season &season, const QString &name, ReviewerRole role)
    {
        Reviewer reviewer;
        reviewer.name = name;
        reviewer.role = role;
        return season.reviewers().add(reviewer).value();
    }

    static ApplicantId add(Season &season, const Record &record, const QString &title)
    {
        const QString text = title + u"\n\nEDUCATION\n\nB.S. in Hydrology\n\nKernels of rivers\n"_s;
        const ApplicantId applicant = season.applicants().create().value();
        Document document;
        document.applicant = applicant;
        document.fileName = u"cv.txt"_s;
        document.kind = DocumentKind::Text;
        const DocumentId id = season.documents().add(document, text.toUtf8(), text).value();
        (void)season.records().add(applicant, record, id);
        return applicant;
    }
};

} // namespace

class TestBlindWords : public QObject
{
    Q_OBJECT

private slots:
    void form_saysHidden_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("word");
        QTest::newRow("English") << u"en"_s << u"hidden"_s;
        QTest::newRow("Chinese") << u"zh_CN"_s << u"已隐藏"_s;
    }

    void form_saysHidden()
    {
        QFETCH(QString, language);
        QFETCH(QString, word);
        BlindBench b;
        b.bench.language.setCurrent(language);
        b.hide(everything);
        QVERIFY(b.show());
        b.bench.position.setApplicant(b.sure);
        auto *form = b.bench.window.findChild<RecordFormView *>();
        form->form()->setShowAll(true);
        const auto *delegate = qobject_cast<FormDelegate *>(form->itemDelegate());
        for (const char *pointer :
             {"/basics/emails", "/basics/phones", "/basics/age", "/basics/gender",
              "/education/0/institution", "/education/0/advisor"}) {
            const QModelIndex index = form->form()->indexOf(QString::fromLatin1(pointer));
            QVERIFY2(index.data(RecordFormModel::PointerRole).toString() ==
                         QLatin1StringView(pointer),
                     pointer);
            QCOMPARE(delegate->valueText(index), word);
        }
        const QModelIndex area = form->form()->indexOf(u"/education/0/area"_s);
        QCOMPARE(delegate->valueText(area), u"Hydrology"_s);
        QCOMPARE(leaks(everythingShown(&b.bench.window), {u"Rivertown"_s, u"qash"_s, u"Ashdown"_s}),
                 QStringList());
    }

    void list_saysHiddenAndFindsNoSchool()
    {
        BlindBench b;
        b.hide(everything);
        QVERIFY(b.show());
        auto *list = b.bench.window.findChild<QListView *>(u"applicant-list"_s);
        QTRY_COMPARE(list->model()->rowCount(), 3);
        QCOMPARE(list->model()->index(0, 0).data(ApplicantListModel::SchoolRole).toString(),
                 u"hidden"_s);
        ApplicantFilter filter;
        filter.schools = {u"Rivertown"_s};
        SearchScope scope;
        BOLE_GET(found, b.season().applicants().matching({}, filter, scope));
        QCOMPARE(found.size(), 3);
        scope.schools = false;
        BOLE_GET(hidden, b.season().applicants().matching({}, filter, scope));
        QCOMPARE(hidden.size(), 0);
    }

    // What a new reading would change is not a way around.
    void differences_tellNothing()
    {
        BlindBench b;
        b.hide(everything);
        QVERIFY(b.show());
        b.bench.position.setApplicant(b.sure);
        Record again = record(u"Quentina Ashdowner"_s);
        again.basics.emails = {u"other.ash@example.org"_s};
        again.education[0].institution = u"Lakeside University"_s;
        again.education[0].area = u"Limnology"_s;
        BOLE_DO(b.season().records().replaceParsed(b.sure, again, b.ada));
        DifferencePanel panel(b.bench.openDesk, b.bench.position, b.bench.dialogs);
        panel.showFor(b.sure);
        QVERIFY(panel.count() > 0);
        const QStringList shown = everythingShown(&panel);
        QVERIFY(!leaks(shown, {u"Limnology"_s}).isEmpty());
        QCOMPARE(leaks(shown, {u"Ashdown"_s, u"other.ash"_s, u"Lakeside"_s, u"Rivertown"_s}),
                 QStringList());
        panel.acceptAll();
        const Record now = b.season().records().current(b.sure).value();
        QCOMPARE(now.basics.name, u"Quentin Ashdown"_s); // who cannot see it does not change it
        QCOMPARE(now.education[0].area, u"Limnology"_s);
    }

    void fairness_leadsToUnsureNames()
    {
        BlindBench b;
        QVERIFY(b.show());
        b.bench.openDesk.setReviewer(b.chair);
        FairnessDialog dialog(b.bench.openDesk, b.bench.position, b.bench.dialogs, &b.bench.window);
        dialog.show();
        auto *names = dialog.findChild<UnsureNames *>();
        QTRY_VERIFY(names->isReady());
        QVERIFY(names->isHidden()); // nothing is hidden from anybody yet
        b.hide(everything);
        FairnessDialog blind(b.bench.openDesk, b.bench.position, b.bench.dialogs, &b.bench.window);
        blind.show();
        names = blind.findChild<UnsureNames *>();
        QTRY_VERIFY(names->isVisible());
        QCOMPARE(names->applicants(), (QList<ApplicantId>{b.unsure, b.unknown}));
        auto *list = names->findChild<QListWidget *>(u"unsureNames"_s);
        QCOMPARE(list->item(0)->text(), u"Applicant 002 · Hydrology Hydrologist?"_s);
        QCOMPARE(list->item(1)->text(), u"Applicant 003 · no name found"_s);
        list->setCurrentRow(1);
        names->findChild<QPushButton *>(u"lookAtName"_s)->click();
        QCOMPARE(b.bench.position.applicant(), b.unknown);
        QCOMPARE(b.bench.position.field(), u"/basics/name"_s);
        QVERIFY(blind.isHidden());
    }

    // One who reads blind must not be shown the names by the question about them.
    void fairness_tellsNoNamesToTheBlind()
    {
        BlindBench b;
        b.hide(everything);
        QVERIFY(b.show());
        FairnessDialog dialog(b.bench.openDesk, b.bench.position, b.bench.dialogs, &b.bench.window);
        dialog.show();
        auto *names = dialog.findChild<UnsureNames *>();
        QTRY_VERIFY(names->isVisible());
        QCOMPARE(leaks(everythingShown(&dialog), {u"Hydrologist"_s}), QStringList());
        QVERIFY(!names->findChild<QPushButton *>(u"lookAtName"_s)->isEnabled());
        // Three lines in the dialog: all of them can be read.
        const auto *words = names->findChild<QLabel *>(u"unsureWords"_s);
        QTRY_VERIFY(words->height() >= words->heightForWidth(words->width()));
    }

    // Until somebody has looked, the head of the page is covered; then the name alone.
    void head_isCoveredUntilTheNameIsLookedAt()
    {
        BlindBench b;
        b.hide(BlindField::Name);
        QVERIFY(b.show());
        for (const auto &[applicant, name] :
             {std::pair(b.unsure, u"Wilma Oxenford"_s), std::pair(b.unknown, u"Zelda Quist"_s)}) {
            QString page = b.pageText(applicant);
            QVERIFY2(page.contains(u"Kernels of rivers"), qPrintable(page));
            QVERIFY2(!page.contains(name.section(u' ', 0, 0)), qPrintable(page));
            QVERIFY(leaks(everythingShown(&b.bench.window), {name.section(u' ', 1)}).isEmpty());
            // As it was read, it is wrong; somebody who is not blind corrects it.
            BOLE_DO(
                b.season().records().apply(applicant, Edit::set(u"/basics/name"_s, name), b.chair));
            page = b.pageText(applicant);
            QVERIFY2(!page.contains(name.section(u' ', 1)), qPrintable(page));
            QVERIFY(page.contains(u"EDUCATION"));
            QVERIFY(withUnsureName(b.season().records(), {applicant}).isEmpty());
        }
    }

    // A name that is corrected while its page is open is covered at once.
    void correctedName_isCoveredAtOnce()
    {
        BlindBench b;
        b.hide(BlindField::Name);
        QVERIFY(b.show());
        BOLE_DO(b.season().records().apply(b.unsure, Edit::confirm(u"/basics/name"_s), b.chair));
        QVERIFY(b.pageText(b.unsure).contains(u"Oxenford")); // confirmed, but wrong
        BOLE_DO(b.season().records().apply(
            b.unsure, Edit::set(u"/basics/name"_s, u"Wilma Oxenford"_s), b.chair));
        const PageView &pages = b.bench.window.findChild<DocumentPane *>()->view().pages();
        QVERIFY(!pages.document()->flow(0).text().contains(u"Oxenford"));
    }
};

QTEST_MAIN(TestBlindWords)
#include "tst_blindwords.moc"
