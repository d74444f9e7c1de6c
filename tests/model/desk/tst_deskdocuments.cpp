// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskdocuments.h"
#include "model/review/visibility.h"
#include "model/season/highlightstore.h"
#include "tests/model/desk/deskfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Highlight highlight(const DeskFixture &f, ReviewerId by)
{
    Highlight mark;
    mark.document = f.document();
    mark.reviewer = by;
    mark.places = {Place{1, {0.1, 0.1, 0.2, 0.02}}};
    mark.quote = u"江晓 studies"_s;
    mark.comment = u"江晓 again"_s;
    return mark;
}

} // namespace

class TestDeskDocuments : public QObject
{
    Q_OBJECT

private slots:
    void hiddenName_isInNoTextAndNoFileName()
    {
        DeskFixture f;
        QCOMPARE(f.desk.documents().list(f.applicant)->first().fileName, u"cv.pdf"_s);
        QVERIFY(f.desk.documents().text(f.applicant, f.document()).text.contains(u"江晓"));
        QVERIFY(f.desk.documents().text(f.applicant, f.document()).mayEdit);
        QVERIFY(!f.desk.documents().blinds(f.applicant, f.document()));
        f.hide(BlindField::Name);
        QVERIFY(f.desk.documents().list(f.applicant)->first().fileName != u"cv.pdf"_s);
        QVERIFY(f.desk.documents().document(f.document())->fileName != u"cv.pdf"_s);
        const VisibleText text = f.desk.documents().text(f.applicant, f.document());
        QVERIFY(!text.text.isEmpty());
        QVERIFY(!text.text.contains(u"江晓"));
        QVERIFY(!text.mayEdit);
        QVERIFY(bool(f.desk.documents().blinds(f.applicant, f.document())));
        QVERIFY(bool(f.desk.documents().open(f.applicant).first().blind));
    }

    void conflict_showsNothing()
    {
        DeskFixture f;
        QCOMPARE(f.desk.documents().open(f.applicant).size(), 1);
        const DocumentId document = f.document();
        f.declareConflict();
        QVERIFY(f.desk.documents().open(f.applicant).isEmpty());
        QVERIFY(f.desk.documents().text(f.applicant, document).text.isEmpty());
        BOLE_FAILS(f.desk.documents().document(document), ErrorCode::NotAllowed);
    }

    void correctedText_isGivenUpByANullOne()
    {
        DeskFixture f;
        BOLE_DO(f.desk.documents().setText(f.applicant, f.document(), u"corrected"_s));
        QVERIFY(f.desk.documents().isTextEdited(f.document()));
        QCOMPARE(f.desk.documents().text(f.applicant, f.document()).text, u"corrected"_s);
        BOLE_DO(f.desk.documents().setText(f.applicant, f.document(), {}));
        QVERIFY(!f.desk.documents().isTextEdited(f.document()));
    }

    void othersHighlights_followTheRuleOfReviews()
    {
        DeskFixture f;
        BOLE_DO(f.file.season->highlights().add(highlight(f, f.bela)));
        QVERIFY(f.desk.documents().highlights(f.applicant, f.document()).isEmpty());
        BOLE_DO(f.file.season->settings().setValue(Visibility::settingKey(),
                                                   Visibility::toJson(OthersShown::Always)));
        QCOMPARE(f.desk.documents().highlights(f.applicant, f.document()).size(), 1);
    }

    void comment_leavesTheHiddenQuoteAsItIs()
    {
        DeskFixture f;
        BOLE_DO(f.desk.documents().addHighlight(f.applicant, highlight(f, f.bela)));
        f.hide(BlindField::Name);
        const Highlight shown = f.desk.documents().highlights(f.applicant, f.document()).value(0);
        QCOMPARE(shown.reviewer, f.wen); // whoever it was said to be from
        QVERIFY(!shown.quote.contains(u"江晓"));
        QCOMPARE(shown.comment, u"江晓 again"_s); // their own words
        BOLE_DO(f.desk.documents().setComment(f.applicant, shown, u"strong"_s));
        BOLE_GET(stored, f.file.season->highlights().highlight(shown.id));
        QCOMPARE(stored.quote, u"江晓 studies"_s);
        QCOMPARE(stored.comment, u"strong"_s);
    }
};

QTEST_GUILESS_MAIN(TestDeskDocuments)
#include "tst_deskdocuments.moc"
