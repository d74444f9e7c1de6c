// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerpool.h"
#include "model/record/unreadpages.h"
#include "tests/support/smallpdf.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Bole;

namespace {

DocumentSource scan()
{
    QFile file(QStringLiteral(BOLE_SAMPLE_FOLDER "/cv/07-ji-tangxi.pdf"));
    return file.open(QIODevice::ReadOnly)
               ? DocumentSource::fromBytes(file.readAll(), DocumentKind::Pdf)
               : DocumentSource();
}

template <typename T>
struct Answered
{
    std::optional<Result<T>> result;

    auto callback()
    {
        return [this](Result<T> answer) {
            result = std::move(answer);
        };
    }
    bool wait()
    {
        // A second where nothing else runs; a build machine may take a minute.
        return QTest::qWaitFor([this] { return result.has_value(); }, 240'000) &&
               result->has_value();
    }
};

} // namespace

/// The sample's scanned page, read from its picture.
class TestOcr : public QObject
{
    Q_OBJECT

private slots:
    void record_hasTheKeyValues_andSaysHowItWasRead();
    void withoutTheNetwork_tesseractReads();
    void words_standOnTheirInk();
    void withoutOcr_thereAreNoWords();
    void manyScannedPages_areReadUpToALimit();
};

void TestOcr::record_hasTheKeyValues_andSaysHowItWasRead()
{
    ReaderPool pool;
    Answered<Understanding> answer;
    QList<ReadingProgress> progress;
    pool.requestRecord(scan(), QStringLiteral("scan.pdf"), {2026, 11, 1}, this, answer.callback(),
                       [&progress](const ReadingProgress &now) { progress.append(now); });
    QVERIFY(answer.wait());
    const Record record = (*answer.result)->record;
    QVERIFY(record.source.ocr);
    QCOMPARE(record.source.ocrPages, QList<int>{1});
    QCOMPARE(record.source.ocrEngine, QStringLiteral("PP-OCRv4"));
    QCOMPARE(record.basics.name, QStringLiteral("纪棠溪")); // Tesseract reads 纪党溪
    QCOMPARE(record.basics.emails, QStringList{QStringLiteral("jitangxi@example.org")});
    QCOMPARE(record.basics.phones, QStringList{QStringLiteral("135-5550-0162")});
    QVERIFY(!record.education.isEmpty());
    QVERIFY(record.education.first().institution.contains(QStringLiteral("西安交通大学")));
    QVERIFY(record.awards.size() >= 3);
    QVERIFY(std::ranges::any_of(progress, [](const ReadingProgress &now) {
        return now.ocr && now.page == 1 && now.pages == 1;
    }));
    // What was read from a picture is less certain than what was printed.
    for (const double confidence : record.confidence)
        QVERIFY(confidence < 1);
    QVERIFY(!record.provenance.isEmpty());
    for (const QList<Place> &places : record.provenance) {
        for (const Place &place : places)
            QVERIFY(QRectF(-0.01, -0.01, 1.02, 1.02).contains(place.rect));
    }
}

void TestOcr::withoutTheNetwork_tesseractReads()
{
    const QByteArray models = qgetenv("BOLE_OCR_MODELS");
    qputenv("BOLE_OCR_MODELS", "/nowhere");
    ReaderPool pool;
    Answered<Understanding> answer;
    pool.requestRecord(scan(), QStringLiteral("scan.pdf"), {2026, 11, 1}, this, answer.callback());
    const bool isRead = answer.wait();
    qputenv("BOLE_OCR_MODELS", models);
    QVERIFY(isRead);
    const Record record = (*answer.result)->record;
    QVERIFY(record.source.ocr);
    QCOMPARE(record.source.ocrEngine, QStringLiteral("Tesseract"));
    QCOMPARE(record.basics.emails, QStringList{QStringLiteral("jitangxi@example.org")});
}

void TestOcr::words_standOnTheirInk()
{
    ReaderPool pool;
    Answered<PageText> answer;
    pool.requestPageText(scan(), 1, Ocr::WhereNeeded, Urgency::Visible, this, answer.callback());
    QVERIFY(answer.wait());
    const PageText page = **answer.result;
    QVERIFY(page.ocr);
    QVERIFY(page.words.size() > 50);
    for (const Word &word : page.words) {
        QVERIFY(QRectF(QPointF(), page.size).contains(word.box));
        QVERIFY(word.confidence < 1);
    }
    const auto wordWith = [&page](const QString &text) {
        const auto found = std::ranges::find_if(
            page.words, [&text](const Word &word) { return word.text.contains(text); });
        return found == page.words.end() ? QRectF() : found->box;
    };
    const QRectF address = wordWith(QStringLiteral("jitangxi@example.org"));
    QVERIFY(address.isValid());
    QVERIFY(QRectF(370, 78, 110, 26).contains(address));
    const QRectF start = wordWith(QStringLiteral("2023.09"));
    QVERIFY(QRectF(440, 135, 100, 26).contains(start));
}

void TestOcr::withoutOcr_thereAreNoWords()
{
    ReaderPool pool;
    Answered<PageText> answer;
    pool.requestPageText(scan(), 1, Ocr::Never, Urgency::Visible, this, answer.callback());
    QVERIFY(answer.wait());
    QVERIFY((*answer.result)->words.isEmpty());
    QVERIFY(!(*answer.result)->ocr);
}

/// 1,999 pages that share one picture are a small file; the record says what was left out.
void TestOcr::manyScannedPages_areReadUpToALimit()
{
    ReaderPool::Options options;
    options.limits.ocrPages = 2;
    ReaderPool pool(options);
    Answered<Understanding> answer;
    QList<int> readByOcr;
    pool.requestRecord(DocumentSource::fromBytes(Tests::scannedPdf(40), DocumentKind::Pdf),
                       QStringLiteral("scan.pdf"), {2026, 11, 1}, this, answer.callback(),
                       [&readByOcr](const ReadingProgress &now) {
                           if (now.ocr)
                               readByOcr.append(now.page);
                       });
    QVERIFY(answer.wait());
    QCOMPARE(readByOcr, (QList{1, 2}));
    QCOMPARE(unreadPages((*answer.result)->record), QStringLiteral("3–40"));
}

QTEST_GUILESS_MAIN(TestOcr)
#include "tst_ocr.moc"
