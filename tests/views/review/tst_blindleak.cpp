// SPDX-License-Identifier: GPL-3.0-or-later
// Tries every path by which a hidden name could leak. A path is a row: a name, and a function that
// gives all text that this path shows. A new way of showing applicants adds a row.
#include "model/record/recordjson.h"
#include "model/review/blinder.h"
#include "tests/views/review/reviewbench.h"
#include "tests/views/support/everythingshown.h"
#include "views/review/assignmentdialog.h"
#include "views/review/fairnessdialog.h"

#include <QJsonDocument>

#include <functional>

using namespace Bole;

namespace {

using Path = std::function<QStringList(ReviewBench &, ApplicantId)>;

Blinder blinder(ReviewBench &bench, ApplicantId applicant)
{
    return blinderOf(bench.file.season->records(),
                     blindnessOf(bench.file.season->settings(), bench.ada), applicant, u"en");
}

QStringList record(ReviewBench &bench, ApplicantId applicant)
{
    return {QString::fromUtf8(QJsonDocument(toJson(blinder(bench, applicant).record())).toJson())};
}

QStringList fileName(ReviewBench &bench, ApplicantId applicant)
{
    const auto blindness = blindnessOf(bench.file.season->settings(), bench.ada);
    return {blindness.displayFileName(applicant, QStringLiteral("Mirabel Okaforde.pdf"),
                                      QStringLiteral("CV"), u"en")};
}

QStringList sourceText(ReviewBench &bench, ApplicantId applicant)
{
    QStringList texts;
    const auto documents = bench.file.season->documents().list(applicant);
    for (const Document &document : documents.value_or(QList<Document>())) {
        const auto source = bench.file.season->documents().source(document.id);
        texts << blinder(bench, applicant).text(source->current());
    }
    return texts;
}

QStringList pageWords(ReviewBench &bench, ApplicantId applicant)
{
    const QString name = bench.file.season->records().current(applicant)->basics.name;
    PageText page;
    page.size = QSizeF(600, 800);
    double x = 50;
    for (const QString &part : name.split(u' ')) {
        Word word;
        word.text = part;
        word.box = QRectF(x, 50, 60, 12);
        word.spaceAfter = true;
        page.words.append(word);
        x += 70;
    }
    QStringList texts;
    for (const Word &word : blinder(bench, applicant).page(page, 1, true).page.words)
        texts << word.text;
    return texts;
}

/// What a search for the name would show: nothing may be found by it.
QStringList search(ReviewBench &bench, ApplicantId applicant)
{
    const QString name = bench.file.season->records().current(applicant)->basics.name;
    const bool found = blinder(bench, applicant)
                           .mayBeFound(name.section(u' ', -1), name + QStringLiteral(" writes"));
    return found ? QStringList{name} : QStringList();
}

QStringList panes(ReviewBench &bench, ApplicantId applicant)
{
    bench.position.setApplicant(applicant);
    QCoreApplication::processEvents();
    return everythingShown(&bench.window);
}

QStringList assignments(ReviewBench &bench, ApplicantId)
{
    AssignmentDialog dialog(bench.openDesk, bench.dialogs);
    return everythingShown(&dialog);
}

QStringList fairness(ReviewBench &bench, ApplicantId)
{
    FairnessDialog dialog(bench.openDesk, bench.position, bench.dialogs);
    return everythingShown(&dialog);
}

const QList<std::pair<const char *, Path>> &paths()
{
    static const QList<std::pair<const char *, Path>> all{
        {"record as JSON, form, comparison, exports", record},
        {"file name and tab", fileName},
        {"source text and clipboard", sourceText},
        {"words of a page", pageWords},
        {"search", search},
        {"titles, tooltips, labels and tables of the review panes", panes},
        {"assignments", assignments},
        {"fairness", fairness},
    };
    return all;
}

} // namespace

class TestBlindLeak : public QObject
{
    Q_OBJECT

private slots:
    void noPath_tellsAName_data()
    {
        QTest::addColumn<int>("path");
        for (int i = 0; i < paths().size(); ++i)
            QTest::newRow(paths()[i].first) << i;
    }

    void noPath_tellsAName()
    {
        QFETCH(int, path);
        ReviewBench bench;
        bench.hideNames();
        bench.openDesk.setReviewer(bench.ada);
        bench.window.show();
        QStringList secrets;
        for (const QString &name : ReviewBench::names)
            secrets << name << name.section(u' ', -1) << name.section(u' ', 0, 0);
        for (const ApplicantId applicant : std::as_const(bench.people)) {
            const QStringList shown = paths()[path].second(bench, applicant);
            QCOMPARE(leaks(shown, secrets), QStringList());
        }
    }

    // The same without blindness, so that the test above can fail.
    void withoutBlindness_namesAreThere()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        QVERIFY(!leaks(record(bench, bench.people[0]), ReviewBench::names).isEmpty());
        QVERIFY(!leaks(assignments(bench, bench.people[0]), ReviewBench::names).isEmpty());
    }
};

QTEST_MAIN(TestBlindLeak)
#include "tst_blindleak.moc"
