// SPDX-License-Identifier: GPL-3.0-or-later
// Dossiers, read back with Poppler's own tools.
#include "model/season/settingstore.h"
#include "model/shortlist/seal.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"
#include "views/export/dossierpdf.h"
#include "views/export/noticepdf.h"

#include <QImage>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QString output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString textOf(const QString &pdf)
{
    return output(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
}

} // namespace

class TestDossierPdf : public QObject
{
    Q_OBJECT

private slots:
    void list_isBeforeItsDossiers();
    void applicant_isAloneInEitherLanguage();
    void fonts_areInTheFile();
    void blind_hidesNames();
    void unchecked_isMarked();
    void longRecord_goesOverPages();
    void heading_staysWithWhatFollows_data();
    void heading_staysWithWhatFollows();
    void failure_leavesTheOldFile();
    void notes_areMarkdown();
    void rank_isAsOnTheScreen();
    void tables_haveLinesToWriteBetween();
    void tables_tearNoWord();
};

void TestDossierPdf::list_isBeforeItsDossiers()
{
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"终选 Finalists"_s, {f.mira, f.xiao});
    BOLE_DO(sealShortlist(*f.season, id, f.reviewer));
    ExportRequest request;
    BOLE_GET(list, f.season->shortlists().shortlist(id));
    request.source.list = list;
    const QString path = f.folder.filePath(u"list.pdf"_s);
    BOLE_GET(count, exportDossiers(f.visible(request), request, path));
    QCOMPARE(count, 2);
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
    const QStringList pages = textOf(path).split(u'\f');
    QVERIFY2(pages.size() >= 3, qPrintable(pages.join(u'|')));
    QVERIFY(pages[0].contains(u"终选 Finalists"_s) && pages[0].contains(u"Sealed by Wen Shu"_s));
    const QString sum = list.seal.value(u"sha256"_s).toString();
    QVERIFY(QString(pages[0]).remove(QRegularExpression(u"\\s"_s)).contains(sum));
    QVERIFY(pages[0].indexOf(u"Mira Okafor"_s) < pages[0].indexOf(u"江晓"_s));
    QVERIFY(pages[1].contains(u"Mira Okafor"_s) && pages[1].contains(u"Northlake Institute"_s));
    QVERIFY(pages[2].contains(u"江晓"_s) && pages[2].contains(u"东湖大学"_s));
    QVERIFY(pages[2].contains(u"4.67"_s) && pages[2].contains(u"江晓 is strong"_s));
}

void TestDossierPdf::applicant_isAloneInEitherLanguage()
{
    ShortlistFixture f;
    ExportRequest request;
    request.source = RowSource::of({f.xiao});
    const QString path = f.folder.filePath(u"one.pdf"_s);
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    QString text = textOf(path);
    QVERIFY2(text.contains(u"Education"_s) && text.contains(u"90.0% of the scale"_s),
             qPrintable(text));
    QVERIFY(!text.contains(u"Mira"_s) && !text.contains(u"Place 1"_s));

    request.profile.language = TableLanguage::Chinese;
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    text = textOf(path);
    for (const QString &word : {u"江晓"_s, u"教育经历"_s, u"东湖大学"_s, u"非官方换算"_s, u"科研"_s,
                                u"契合度"_s, u"加权总分"_s, u"内部资料，注意保密"_s,
                                u"13805550100"_s, u"绩点 4.5 / 5"_s, u"第 1 页"_s})
        QVERIFY2(text.contains(word), qPrintable(word + u" is not in "_s + text));
    QVERIFY(!text.contains(u"Education"_s));
}

void TestDossierPdf::fonts_areInTheFile()
{
    ShortlistFixture f;
    ExportRequest request;
    request.source = RowSource::of({f.xiao});
    const QString path = f.folder.filePath(u"fonts.pdf"_s);
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    const QStringList lines = output(u"pdffonts"_s, {path}).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(lines.size() > 2);
    const qsizetype embedded = lines[0].indexOf(u"emb"_s);
    for (const QString &line : lines.mid(2))
        QCOMPARE(line.sliced(embedded, 3), u"yes"_s);
}

void TestDossierPdf::blind_hidesNames()
{
    ShortlistFixture f;
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(f.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                             f.reviewer));
    ExportRequest request;
    BOLE_GET(list, f.season->shortlists().shortlist(f.makeList(u"L"_s, {f.mira, f.xiao})));
    request.source.list = list;
    const QString path = f.folder.filePath(u"blind.pdf"_s);
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    const QString text = textOf(path) + output(u"pdfinfo"_s, {path});
    QVERIFY(text.contains(u"Applicant 001"_s));
    for (const QString &hidden : {u"江晓"_s, u"Okafor"_s, u"example.org"_s, u"13805550100"_s})
        QVERIFY2(!text.contains(hidden), qPrintable(text));
}

void TestDossierPdf::unchecked_isMarked()
{
    ShortlistFixture f;
    ExportRequest request;
    request.source = RowSource::of({f.mira});
    const QString path = f.folder.filePath(u"mira.pdf"_s);
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    QVERIFY2(textOf(path).contains(u"△"), qPrintable(textOf(path)));
    BOLE_GET(row, f.season->applicants().row(f.mira));
    for (const QString &open : row.openValues())
        BOLE_DO(f.season->records().apply(f.mira, Edit::confirm(open), f.reviewer));
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    QVERIFY2(!textOf(path).contains(u"△"), qPrintable(textOf(path)));
}

void TestDossierPdf::longRecord_goesOverPages()
{
    ShortlistFixture f;
    Record record = ShortlistFixture::person(u"蔺霁桉"_s, u"北山大学"_s, 4.2);
    for (int i = 1; i <= 60; ++i) {
        Work work;
        work.name = u"第 %1 实验室"_s.arg(i);
        work.position = u"Assistant <b>&"_s;
        work.highlights = {u"Built an efficient office. "_s.repeated(12)};
        record.work.append(work);
    }
    ExportRequest request;
    request.source = RowSource::of({f.addApplicant(record)});
    const QString path = f.folder.filePath(u"long.pdf"_s);
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    const QStringList pages = textOf(path).split(u'\f', Qt::SkipEmptyParts);
    QVERIFY(pages.size() > 2);
    for (qsizetype i = 0; i < pages.size(); ++i)
        QVERIFY2(pages[i].contains(u"Page %1 of %2"_s.arg(i + 1).arg(pages.size())),
                 qPrintable(pages[i]));
    const QString text = pages.join(QString());
    for (int i = 1; i <= 60; ++i)
        QVERIFY2(text.contains(u"第 %1 实验室"_s.arg(i)), qPrintable(QString::number(i)));
    QVERIFY(text.contains(u"Assistant <b>&"_s)); // as it was written, not as markup
    QVERIFY2(text.contains(u"efficient office"_s), qPrintable(pages.first()));
}

void TestDossierPdf::heading_staysWithWhatFollows_data()
{
    QTest::addColumn<QString>("title");
    QTest::newRow("one line") << u"The prize"_s;
    QTest::newRow("several lines")
        << u"The prize"_s + u" of the whole land and its rivers"_s.repeated(8);
}

void TestDossierPdf::heading_staysWithWhatFollows()
{
    QFETCH(QString, title);
    ShortlistFixture f;
    bool wouldEndAPage = false;
    for (int entries = 30; entries < 62; ++entries) {
        Record record = ShortlistFixture::person(u"蔺霁桉"_s, u"北山大学"_s, 4.2);
        record.skills.clear();
        for (int i = 0; i < entries; ++i) {
            Work work;
            work.name = u"Laboratory"_s;
            work.startDate = work.endDate = PartialDate{2025, 0, 0};
            record.work.append(work);
        }
        record.awards = {Award()};
        record.awards[0].title = title;
        ExportRequest request;
        request.source = RowSource::of({f.addApplicant(record)});
        const QString path = f.folder.filePath(u"heading.pdf"_s);
        BOLE_DO(exportDossiers(f.visible(request), request, path));
        const QStringList pages = textOf(path).split(u'\f', Qt::SkipEmptyParts);
        QVERIFY(!pages.join(QString()).contains(u"2025 – 2025"_s)); // one year is said once
        for (const QString &page : pages) {
            if (page.contains(u"Awards"_s))
                QVERIFY2(page.contains(u"The prize"_s), qPrintable(page));
        }
        const bool beginsAPage = pages.size() > 1 && pages[1].trimmed().startsWith(u"Awards"_s);
        wouldEndAPage = wouldEndAPage || beginsAPage;
    }
    QVERIFY2(wouldEndAPage, "none of them came to the end of a page");
}

void TestDossierPdf::failure_leavesTheOldFile()
{
    ShortlistFixture f;
    const QString path = f.folder.filePath(u"old.pdf"_s);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    ExportRequest request;
    request.progress = [](qsizetype, qsizetype) {
        return false;
    };
    BOLE_FAILS(exportDossiers(f.visible(request), request, path), ErrorCode::Cancelled);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), "old"_ba);
}

void TestDossierPdf::notes_areMarkdown()
{
    ShortlistFixture f;
    f.review(f.mira, f.other, 3, 4, u"**Strong** in *rivers*, 3 * 4 < 13\n- reads\n- writes"_s);
    ExportRequest request;
    request.source = RowSource::of({f.mira});
    const QString path = f.folder.filePath(u"notes.pdf"_s);
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    const QString text = textOf(path);
    QVERIFY2(text.contains(u"Strong in rivers, 3 * 4 < 13"_s), qPrintable(text));
    QVERIFY2(text.contains(u"• reads"_s) && !text.contains(u"**"_s), qPrintable(text));
}

/// 5 of 43 is 11.627906… per cent: nobody reads more than one of these digits.
void TestDossierPdf::rank_isAsOnTheScreen()
{
    ShortlistFixture f;
    Record record = ShortlistFixture::person(u"Ann Fifth"_s, u"东湖大学"_s, 4);
    record.education[0].rank = Rank{5, 43, std::nullopt};
    ExportRequest request;
    request.source = RowSource::of({f.addApplicant(record)});
    const QString path = f.folder.filePath(u"rank.pdf"_s);
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    const QString text = textOf(path);
    QVERIFY2(text.contains(u"top 11.6%"_s), qPrintable(text));
}

/// How many lines go over most of a page's width.
static int linesAcross(const QImage &page)
{
    int lines = 0;
    bool wasLine = false;
    for (int y = 0; y < page.height(); ++y) {
        int dark = 0;
        for (int x = 0; x < page.width(); ++x)
            dark += qGray(page.pixel(x, y)) < 210 ? 1 : 0; // headings have a lighter ground
        const bool isLine = dark > page.width() / 2;
        lines += isLine && !wasLine ? 1 : 0;
        wasLine = isLine;
    }
    return lines;
}

/// A judge writes between them: above and below the heading, and below each of three candidates.
void TestDossierPdf::tables_haveLinesToWriteBetween()
{
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"Interviews"_s, {f.mira, f.xiao, f.lin});
    ExportRequest request;
    BOLE_GET(list, f.season->shortlists().shortlist(id));
    request.source.list = list;
    const QString path = f.folder.filePath(u"sheets.pdf"_s);
    BOLE_DO(exportScoreSheets(f.visible(request), request, path));
    const QString picture = f.folder.filePath(u"sheet"_s);
    output(u"pdftoppm"_s, {u"-r"_s, u"60"_s, u"-png"_s, u"-singlefile"_s, path, picture});
    QCOMPARE(linesAcross(QImage(picture + u".png"_s)), 5);
}

/// A rubric of six criteria, as the sample's: "Publicatio" and "ns" is no heading.
void TestDossierPdf::tables_tearNoWord()
{
    ShortlistFixture f;
    BOLE_GET(current, f.season->rubrics().current());
    Rubric rubric = current->rubric;
    const QStringList names{u"Academic record"_s, u"Publications"_s, u"Language"_s, u"Letters"_s};
    for (const QString &name : names)
        rubric.criteria.append(f.criterion(name, name, name, 1));
    BOLE_DO(f.season->rubrics().save(rubric, f.reviewer));
    f.addReviewer(u"Honora Vantongeren"_s);
    const ShortlistId id = f.makeList(u"Interviews"_s, {f.mira, f.xiao});
    ExportRequest request;
    BOLE_GET(list, f.season->shortlists().shortlist(id));
    request.source.list = list;
    const QString path = f.folder.filePath(u"torn.pdf"_s);
    BOLE_DO(exportPanelRecords(f.visible(request), request, path));
    QString text = textOf(path);
    for (const QString &word : {u"Publications"_s, u"Academic"_s, u"Language"_s, u"Signature"_s})
        QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text));
    BOLE_DO(exportDossiers(f.visible(request), request, path));
    text = textOf(path).section(u'\f', 0, 0); // the list itself
    for (const QString &word : {u"Total"_s, u"Recommendation"_s, u"Committee's"_s})
        QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text));
}

QTEST_MAIN(TestDossierPdf)
#include "tst_dossierpdf.moc"
