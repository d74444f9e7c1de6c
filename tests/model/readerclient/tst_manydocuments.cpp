// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerpool.h"
#include "model/record/unreadpages.h"
#include "tests/support/smallpdf.h"

#include <QTest>

using namespace Bole;
using namespace Bole::Tests;

namespace {

constexpr DocumentKind pdfKind = DocumentKind::Pdf;

int darkPixels(const PageImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height; ++y) {
        const auto *line =
            reinterpret_cast<const quint32 *>(image.bytes.constData() + y * image.stride);
        count += int(std::count_if(line, line + image.width,
                                   [](quint32 pixel) { return (pixel & 0xff) < 0x80; }));
    }
    return count;
}

} // namespace

/// What goes wrong only after hundreds of documents, or of pages, in one pool.
class TestManyDocuments : public QObject
{
    Q_OBJECT

private slots:
    void chineseDocuments_areAllDrawn();
    void chinesePages_areAllDrawn();
    void chineseRecords_areAllAlike();

private:
    /// -1 where there is no picture.
    int inkOn(ReaderPool &pool, const DocumentSource &source, int page)
    {
        std::optional<Result<PageImage>> answer;
        pool.requestImage(source, {page, 1, 0, {}, {}}, Urgency::Visible, this,
                          [&](const Result<PageImage> &image) { answer = image; });
        const bool came = QTest::qWaitFor([&] { return answer.has_value(); }, 120'000);
        return came && answer->has_value() ? darkPixels(**answer) : -1;
    }
};

/// Poppler leaves a file open for each of them: after 123 there was none left to open, and pages
/// came out empty without a word.
void TestManyDocuments::chineseDocuments_areAllDrawn()
{
    constexpr int documents = 300;
    ReaderPool pool;
    for (int i = 0; i < documents; ++i) {
        // Different files that look alike.
        const QByteArray bytes = chinesePdf({QStringLiteral("个人简历 计算机科学与技术")},
                                            i % 2 ? "STSong-Light" : "SimSun") +
                                 "% " + QByteArray::number(i) + "\n%%EOF\n";
        const int ink = inkOn(pool, DocumentSource::fromBytes(bytes, pdfKind), 1);
        QVERIFY2(ink > 100, qPrintable(QStringLiteral("document %1: %2").arg(i).arg(ink)));
    }
}

/// The same inside one document, which has one reader.
void TestManyDocuments::chinesePages_areAllDrawn()
{
    constexpr int pages = 140;
    ReaderPool::Options options;
    options.readers = 1;
    ReaderPool pool(options);
    const auto source = DocumentSource::fromBytes(
        chinesePdf(QStringList(pages, QStringLiteral("成绩单 数学 物理"))), pdfKind);
    for (int page = 1; page <= pages; ++page) {
        const int ink = inkOn(pool, source, page);
        QVERIFY2(ink > 100, qPrintable(QStringLiteral("page %1: %2").arg(page).arg(ink)));
    }
}

void TestManyDocuments::chineseRecords_areAllAlike()
{
    constexpr int documents = 60;
    ReaderPool pool;
    QString first;
    for (int i = 0; i < documents; ++i) {
        const QByteArray bytes = chinesePdf({QStringLiteral("姓名：江一 电话：13800000000")}) +
                                 "% " + QByteArray::number(i) + "\n%%EOF\n";
        std::optional<Result<Understanding>> answer;
        pool.requestRecord(DocumentSource::fromBytes(bytes, pdfKind), QStringLiteral("cv.pdf"),
                           {2026, 11, 1}, this,
                           [&](const Result<Understanding> &read) { answer = read; });
        QVERIFY(QTest::qWaitFor([&] { return answer.has_value(); }, 120'000));
        QVERIFY(answer->has_value());
        QVERIFY(unreadPages((*answer)->record).isEmpty());
        first = i == 0 ? (*answer)->text : first;
        QVERIFY(!first.isEmpty());
        QCOMPARE((*answer)->text, first);
    }
}

QTEST_GUILESS_MAIN(TestManyDocuments)
#include "tst_manydocuments.moc"
