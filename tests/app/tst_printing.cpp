// SPDX-License-Identifier: GPL-3.0-or-later
// What comes out on paper in a real window: Ctrl+P prints what is in front, and dossiers with the
// signature line, the pages of the CV and the photograph, but none of these where it is hidden.
#include "tests/app/flowwindow.h"
#include "views/common/comparedapplicants.h"
#include "views/document/documentpane.h"

#include <QBuffer>
#include <QCheckBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QSignalSpy>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QColor portraitColour(230, 30, 220);

/// A CV of one page with a photograph that no other part of a page resembles.
QByteArray cvWithPhoto(const QString &name)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QSizeF(300, 400), QPageSize::Point));
    writer.setPageMargins({});
    writer.setResolution(72);
    QPainter painter(&writer);
    QFont font(u"DejaVu Sans"_s);
    font.setPixelSize(12);
    painter.setFont(font);
    painter.drawText(30, 40, name);
    for (int line = 0; line < 12; ++line)
        painter.drawText(30, 180 + 16 * line, u"Built a kernel for rivers in the year 2021"_s);
    QImage portrait(120, 150, QImage::Format_RGB32);
    portrait.fill(portraitColour);
    painter.drawImage(QRect(200, 30, 60, 75), portrait);
    painter.end();
    return pdf;
}

/// How many dots of each page of a PDF have the colour of the photograph.
QList<int> portraitOnPages(const QString &pdf)
{
    const QTemporaryDir folder;
    QProcess::execute(u"pdftoppm"_s, {u"-r"_s, u"50"_s, u"-png"_s, pdf, folder.filePath(u"p"_s)});
    QList<int> found;
    for (const QString &name : QDir(folder.path()).entryList({u"*.png"_s}, QDir::Files)) {
        const QImage page(folder.filePath(name));
        int count = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) {
                const QColor colour = page.pixelColor(x, y);
                count += colour.red() > 190 && colour.green() < 110 && colour.blue() > 180;
            }
        }
        found.append(count);
    }
    return found;
}

} // namespace

class TestPrinting : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void reading_printsTheDocument();
    void list_printsTheList();
    void comparison_printsTheComparison();
    void tables_sayThatTheyAreExported();
    void dossier_hasSignatureOriginalAndPhoto();
    void blind_printsNothingHidden();
    void cleanupTestCase() { m_window.reset(); }

private:
    ApplicantId add(const QString &name);
    QString printed();
    QString dossiers(bool withExtras);

    SeasonFixture m_file;
    QList<ApplicantId> m_people;
    std::unique_ptr<FlowWindow> m_window;
};

ApplicantId TestPrinting::add(const QString &name)
{
    const ApplicantId applicant = m_file.season->applicants().create().value();
    Document document;
    document.applicant = applicant;
    document.fileName = u"cv.pdf"_s;
    document.kind = DocumentKind::Pdf;
    document.pages = 1;
    const DocumentId id = m_file.season->documents().add(document, cvWithPhoto(name), name).value();
    Record record;
    record.basics.name = name;
    (void)m_file.season->records().add(applicant, record, id);
    return applicant;
}

void TestPrinting::initTestCase()
{
    m_people = {add(u"Ida Northwood"_s), add(u"Luca Ferrante-Vale"_s)};
    m_window = std::make_unique<FlowWindow>(m_file, m_file.reviewer, u"en"_s);
    QVERIFY(m_window->isShown);
    m_window->dialogs.texts = {u"Finalists"_s};
    m_window->bench().position.setApplicant(m_people[0]);
    m_window->trigger("shortlist-add");
    m_window->bench().position.setApplicant(m_people[1]);
    m_window->trigger("shortlist-add");
}

/// Ctrl+P, and what its preview prints, as a file; empty where there is no preview.
QString TestPrinting::printed()
{
    // A dialog that has just closed gives the keyboard back when the window manager says so.
    m_window->bench().window.activateWindow();
    if (!QTest::qWaitForWindowActive(&m_window->bench().window))
        return {};
    m_window->press(Qt::Key_P, Qt::ControlModifier);
    auto *preview = m_window->bench().window.findChild<QPrintPreviewDialog *>();
    if (!preview)
        return {};
    const QString path = m_file.folder.filePath(u"printed.pdf"_s);
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    emit preview->paintRequested(&printer);
    delete preview;
    return path;
}

void TestPrinting::reading_printsTheDocument()
{
    m_window->trigger("mode-read");
    m_window->bench().position.setApplicant(m_people[0]);
    QTRY_VERIFY(m_window->bench().position.document().isValid());
    const QString paper = printed();
    QVERIFY(!paper.isEmpty());
    const QList<int> portrait = portraitOnPages(paper);
    QCOMPARE(portrait.size(), 1);
    QVERIFY(portrait[0] > 1000);
}

void TestPrinting::list_printsTheList()
{
    m_window->trigger("mode-shortlist");
    const QString text = FlowWindow::textOf(printed());
    QVERIFY2(text.contains(u"Finalists"_s) && text.contains(u"Ida Northwood"_s) &&
                 text.contains(u"Luca Ferrante-Vale"_s),
             qPrintable(text));
}

void TestPrinting::comparison_printsTheComparison()
{
    m_window->bench().compared.setApplicants(m_people);
    m_window->trigger("mode-compare");
    const QString paper = printed();
    QVERIFY(!paper.isEmpty());
    const QString text = FlowWindow::textOf(paper);
    QVERIFY2(text.contains(u"Northwood"_s) && text.contains(u"Luca"_s), qPrintable(text));
    QVERIFY(!text.contains(u"Finalists"_s));
}

void TestPrinting::tables_sayThatTheyAreExported()
{
    for (const char *mode : {"mode-table", "mode-statistics"}) {
        m_window->trigger(mode);
        const QSignalSpy said(&m_window->bench().announcements, &Announcements::said);
        QVERIFY2(printed().isEmpty(), mode);
        QCOMPARE(said.last().first().toString(),
                 u"What is shown here is exported, not printed: File → Export."_s);
    }
}

QString TestPrinting::dossiers(bool withExtras)
{
    m_window->trigger("mode-shortlist");
    return m_window->exportAs(ExportFormat::Dossiers, u"dossiers.pdf"_s, [&](ExportDialog &dialog) {
        for (const QString &box : {u"export-signature"_s, u"export-originals"_s})
            dialog.findChild<QCheckBox *>(box)->setChecked(withExtras);
    });
}

void TestPrinting::dossier_hasSignatureOriginalAndPhoto()
{
    const QString plain = dossiers(false);
    const QStringList pages = FlowWindow::textOf(plain).split(u'\f', Qt::SkipEmptyParts);
    QCOMPARE(pages.size(), 3); // the list, and a page for each
    for (const QString &page : pages)
        QVERIFY2(!page.contains(u"Signature"_s), qPrintable(page));
    QList<int> portrait = portraitOnPages(plain);
    QVERIFY(portrait[0] == 0 && portrait[1] > 100 && portrait[2] > 100);
    const QString whole = dossiers(true);
    const QStringList more = FlowWindow::textOf(whole).split(u'\f', Qt::SkipEmptyParts);
    QCOMPARE(more.size(), 5); // behind each the page of the CV
    QVERIFY(more[1].contains(u"Signature"_s) && more[3].contains(u"Signature"_s));
    portrait = portraitOnPages(whole);
    QVERIFY(portrait[1] > 100 && portrait[2] > portrait[1]); // the CV, as large as the page
    QVERIFY(portrait[3] > 100 && portrait[4] > portrait[3]);
}

void TestPrinting::blind_printsNothingHidden()
{
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(seasonOf(m_window->bench().openDesk)
                .settings()
                .setRecorded(BlindnessChoice::settingKey(), choice.toJson(), {}));
    const QString whole = dossiers(true);
    const QString text = FlowWindow::textOf(whole);
    QVERIFY2(text.contains(u"Applicant 0"_s) && text.contains(u"Signature"_s), qPrintable(text));
    QVERIFY(!text.contains(u"Northwood"_s));
    for (const int dots : portraitOnPages(whole))
        QCOMPARE(dots, 0);
    m_window->trigger("mode-read");
    m_window->bench().position.setApplicant(m_people[0]);
    QTRY_VERIFY(m_window->bench().position.document().isValid());
    const QString paper = printed();
    QVERIFY(!paper.isEmpty());
    for (const int dots : portraitOnPages(paper))
        QCOMPARE(dots, 0);
    QVERIFY(!FlowWindow::textOf(paper).contains(u"Northwood"_s));
}

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
