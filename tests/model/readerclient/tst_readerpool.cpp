// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerpool.h"
#include "tests/support/smallpdf.h"

#include <QFile>
#include <QTest>
#include <QTimer>

using namespace Bole;
using namespace Bole::Tests;

namespace {

constexpr DocumentKind pdfKind = DocumentKind::Pdf;

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
        return QTest::qWaitFor([this] { return result.has_value(); }, 120'000);
    }
};

/// Each form draws the next one ten times: a small file with work for years.
QByteArray endlessPdf()
{
    QByteArray pdf = "%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n"
                     "2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n"
                     "3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R "
                     "/Resources <</XObject <</X 10 0 R>>>>>> endobj\n"
                     "4 0 obj <</Length 5>>\nstream\n/X Do\nendstream endobj\n";
    const QByteArray content = QByteArray("/X Do ").repeated(10);
    for (int form = 10; form < 30; ++form)
        pdf += QByteArray::number(form) +
               " 0 obj <</Type /XObject /Subtype /Form /BBox [0 0 300 400] /Resources <</XObject "
               "<</X " +
               QByteArray::number(form + 1) + " 0 R>>>> /Length " +
               QByteArray::number(content.size()) + ">>\nstream\n" + content +
               "\nendstream endobj\n";
    return pdf + "trailer <</Root 1 0 R>>\n%%EOF\n";
}

/// A key store of the test's own; it answers later, as a real one does.
class MadeUpKeyStore : public KeyStore
{
public:
    bool exists = true;
    QHash<QString, QString> secrets;

    bool isThere() const override { return exists; }
    void read(const QString &key, std::function<void(const QString &)> then) override
    {
        QTimer::singleShot(0, &m_context,
                           [this, key, then = std::move(then)] { then(secrets.value(key)); });
    }
    void write(const QString &key, const QString &secret) override { secrets.insert(key, secret); }

private:
    QObject m_context;
};

/// Nothing where the document opens.
std::optional<ErrorCode> codeOf(ReaderPool &pool, const DocumentSource &source)
{
    Answered<DocumentPages> pages;
    pool.requestPages(source, Urgency::Visible, nullptr, pages.callback());
    if (!pages.wait())
        return ErrorCode::ReaderTimedOut;
    return pages.result->has_value() ? std::nullopt : std::optional(pages.result->error().code);
}

} // namespace

class TestReaderPool : public QObject
{
    Q_OBJECT

private slots:
    void pages_tellsSizes();
    void pageText_givesWordsWithBoxesAndFonts();
    void pageText_ofAPageThatIsNotThere_isNotFound();
    void image_hasTheSizeAskedFor_data();
    void image_hasTheSizeAskedFor();
    void image_thatCannotBe_isTheDocumentsFault();
    void image_coversWhatIsHidden();
    void image_thatLacksItsText_isNoEmptyPage();
    void image_thatLacksSomeText_saysSo();
    void receiver_mayWaitWhileItsReaderGoes();
    void bytes_areAskedForOncePerReader();
    void whatIsSeen_startsNoReaderOfItsOwn();
    void whatIsSeen_doesNotWaitForWhatIsNot();
    void damagedInput_isNamed_data();
    void damagedInput_isNamed();
    void password_opensALockedDocument_data();
    void password_opensALockedDocument();
    void password_isKnownFromThenOn();
    void damagedButRepairable_isRead();
    void pageText_tellsWhereImagesAre();
    void pageText_tellsWhereDrawingsAre();
    void pageText_tellsWhatOrdersIt();
#ifndef BOLE_SANITIZED
    void tooMuchMemory_endsThatRequestOnly();
#endif
    void tooMuchWork_endsThatRequestOnly();
    void tooLarge_isRefused();
    void cancel_meansNoAnswer();
    void cancelledWhileItsBytesAreSent_doesNotHoldUpTheNext();
    void context_gone_meansNoAnswer();
    void program_missing_isReported();
};

void TestReaderPool::pages_tellsSizes()
{
    ReaderPool pool;
    Answered<DocumentPages> pages;
    pool.requestPages(DocumentSource::fromBytes(smallPdf({"One", "Two"}), pdfKind),
                      Urgency::Visible, this, pages.callback());
    QVERIFY(pages.wait());
    QVERIFY(pages.result->has_value());
    QCOMPARE((*pages.result)->sizes, QList<QSizeF>({{300, 400}, {300, 400}}));
    QVERIFY(!(*pages.result)->encrypted);
}

void TestReaderPool::pageText_givesWordsWithBoxesAndFonts()
{
    ReaderPool pool;
    Answered<PageText> text;
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({"Mira Okafor"}), pdfKind), 1,
                         Ocr::Never, Urgency::Visible, this, text.callback());
    QVERIFY(text.wait());
    const QList<Word> words = (*text.result)->words;
    QCOMPARE(words.size(), 2);
    QCOMPARE(words[0].text, QStringLiteral("Mira"));
    QVERIFY(words[0].spaceAfter);
    QCOMPARE(words[0].characterBoxes.size(), 4);
    QCOMPARE(words[0].fontSize, 12.0);
    QVERIFY(words[0].bold);
    QVERIFY(!words[0].italic);
    QVERIFY(QRectF(49, 35, 30, 20).contains(words[0].box));
    QVERIFY(words[1].box.left() > words[0].box.right());
}

void TestReaderPool::pageText_ofAPageThatIsNotThere_isNotFound()
{
    ReaderPool pool;
    Answered<PageText> text;
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({"One"}), pdfKind), 2, Ocr::Never,
                         Urgency::Visible, this, text.callback());
    QVERIFY(text.wait());
    QCOMPARE(text.result->error().code, ErrorCode::NotFound);
}

void TestReaderPool::image_hasTheSizeAskedFor_data()
{
    QTest::addColumn<ImageRequest>("request");
    QTest::addColumn<QSize>("size");
    QTest::newRow("as it is") << ImageRequest{1, 1, 0, {}, {}} << QSize(300, 400);
    QTest::newRow("sharper") << ImageRequest{1, 2.5, 0, {}, {}} << QSize(750, 1000);
    QTest::newRow("turned") << ImageRequest{1, 1, 90, {}, {}} << QSize(400, 300);
    QTest::newRow("a part") << ImageRequest{1, 2, 0, QRectF(50, 50, 100, 40), {}} << QSize(200, 80);
    QTest::newRow("a part, turned")
        << ImageRequest{1, 2, 270, QRectF(50, 50, 100, 40), {}} << QSize(80, 200);
}

void TestReaderPool::image_hasTheSizeAskedFor()
{
    QFETCH(ImageRequest, request);
    QFETCH(QSize, size);
    ReaderPool pool;
    Answered<PageImage> image;
    pool.requestImage(DocumentSource::fromBytes(smallPdf({"One"}), pdfKind), request,
                      Urgency::Visible, this, image.callback());
    QVERIFY(image.wait());
    QVERIFY(image.result->has_value());
    QCOMPARE(QSize((*image.result)->width, (*image.result)->height), size);
    QVERIFY((*image.result)->bytes.size() >= (*image.result)->stride * size.height());
}

void TestReaderPool::image_thatCannotBe_isTheDocumentsFault()
{
    ReaderPool pool;
    Answered<PageImage> image;
    pool.requestImage(DocumentSource::fromBytes(smallPdf({"One"}), pdfKind), {1, 1e6, 0, {}, {}},
                      Urgency::Visible, this, image.callback());
    QVERIFY(image.wait());
    QVERIFY(!image.result->has_value());
    QVERIFY(image.result->error().code == ErrorCode::DocumentNotReadable);
}

void TestReaderPool::image_coversWhatIsHidden()
{
    const auto darkPixelsIn = [](const PageImage &image) {
        qsizetype dark = 0;
        for (int y = 0; y < image.height; ++y) {
            const auto *line =
                reinterpret_cast<const quint32 *>(image.bytes.constData() + y * image.stride);
            dark += std::count_if(line, line + image.width,
                                  [](quint32 pixel) { return (pixel & 0xff) < 0x80; });
        }
        return dark;
    };
    ReaderPool pool;
    const auto source = DocumentSource::fromBytes(smallPdf({"Mira Okafor"}), pdfKind);
    for (const int rotation : {0, 90, 180, 270}) {
        Answered<PageImage> open;
        Answered<PageImage> covered;
        pool.requestImage(source, {1, 2, rotation, {}, {}}, Urgency::Visible, this,
                          open.callback());
        pool.requestImage(source, {1, 2, rotation, {}, {QRectF(45, 35, 120, 20)}}, Urgency::Visible,
                          this, covered.callback());
        QVERIFY(open.wait() && covered.wait());
        QVERIFY(darkPixelsIn(**open.result) > 100);
        QCOMPARE(darkPixelsIn(**covered.result), 0);
    }
}

/// Its font is not there: what comes of it would be white paper.
void TestReaderPool::image_thatLacksItsText_isNoEmptyPage()
{
    ReaderPool pool;
    const QByteArray pdf = pdfWithPages({"BT /F9 12 Tf 50 350 Td (Lost) Tj ET"}, {}, {});
    Answered<PageImage> image;
    pool.requestImage(DocumentSource::fromBytes(pdf, pdfKind), {1, 1, 0, {}, {}}, Urgency::Visible,
                      this, image.callback());
    QVERIFY(image.wait());
    QVERIFY(!image.result->has_value());
    QCOMPARE(image.result->error().code, ErrorCode::DocumentNotReadable);
}

void TestReaderPool::image_thatLacksSomeText_saysSo()
{
    ReaderPool pool;
    const QByteArray font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
    const auto isLacking = [&](const QByteArray &content) {
        const QByteArray pdf = pdfWithPages({content}, "/Font << /F1 3 0 R >>", {font});
        Answered<PageImage> image;
        pool.requestImage(DocumentSource::fromBytes(pdf, pdfKind), {1, 1, 0, {}, {}},
                          Urgency::Visible, this, image.callback());
        return image.wait() && image.result->has_value() ? int((*image.result)->lacksText) : -1;
    };
    QCOMPARE(isLacking("BT /F1 12 Tf 50 350 Td (Kept) Tj ET"), 0);
    QCOMPARE(isLacking("BT /F1 12 Tf 50 350 Td (Kept) Tj /F9 12 Tf (Lost) Tj ET"), 1);
    QCOMPARE(isLacking(""), 0); // a page on which nothing stands is empty
}

/// As a dialog does that is opened by what was read: others are shown meanwhile, until the reader
/// that answered is the longest idle and goes. It was asked for a record, and would be dropped now:
/// whoever touches it once more ends this program.
void TestReaderPool::receiver_mayWaitWhileItsReaderGoes()
{
    int gone = 0; // it is still counted when the pool goes
    bool isBack = false;
    ReaderPool pool;
    const auto lookAtOthers = [&](const Result<Understanding> &) {
        for (QObject *reader : pool.children())
            connect(reader, &QObject::destroyed, this, [&gone] { ++gone; });
        for (int i = 0; i < 20 && gone == 0; ++i) {
            Answered<DocumentPages> other;
            const QByteArray pdf = smallPdf({"Other " + QByteArray::number(i)});
            pool.requestPages(DocumentSource::fromBytes(pdf, pdfKind), Urgency::Visible, this,
                              other.callback());
            QVERIFY(other.wait());
        }
        isBack = true;
    };
    pool.requestRecord(DocumentSource::fromBytes(smallPdf({"One"}), pdfKind),
                       QStringLiteral("one.pdf"), {2026, 11, 16}, this, lookAtOthers);
    QTRY_VERIFY_WITH_TIMEOUT(isBack, 60'000);
    QCOMPARE(gone, 1);
    Answered<DocumentPages> after;
    pool.requestPages(DocumentSource::fromBytes(smallPdf({"Nine"}), pdfKind), Urgency::Visible,
                      this, after.callback());
    QVERIFY(after.wait());
    QVERIFY(after.result->has_value());
}

void TestReaderPool::bytes_areAskedForOncePerReader()
{
    ReaderPool::Options options;
    options.readers = 1;
    ReaderPool pool(options);
    auto source = DocumentSource::fromBytes(smallPdf({"One"}), pdfKind);
    int asked = 0;
    source.bytes = [&asked, bytes = source.bytes] {
        ++asked;
        return bytes();
    };
    for (int i = 0; i < 3; ++i) {
        Answered<PageText> text;
        pool.requestPageText(source, 1, Ocr::Never, Urgency::Soon, this, text.callback());
        QVERIFY(text.wait());
    }
    QCOMPARE(asked, 1);
}

void TestReaderPool::whatIsSeen_startsNoReaderOfItsOwn()
{
    ReaderPool::Options options;
    options.readers = 1;
    ReaderPool pool(options);
    auto source = DocumentSource::fromBytes(smallPdf({"One"}), pdfKind);
    int asked = 0; // once by each reader
    source.bytes = [&asked, bytes = source.bytes] {
        ++asked;
        return bytes();
    };
    Answered<PageImage> small;
    Answered<PageImage> sharp;
    Answered<PageText> text;
    pool.requestImage(source, {1, 1, 0, {}, {}}, Urgency::Visible, this, small.callback());
    pool.requestImage(source, {1, 2, 0, {}, {}}, Urgency::Visible, this, sharp.callback());
    pool.requestPageText(source, 1, Ocr::Never, Urgency::Visible, this, text.callback());
    QVERIFY(small.wait() && sharp.wait() && text.wait());
    QCOMPARE(asked, 1);
}

void TestReaderPool::whatIsSeen_doesNotWaitForWhatIsNot()
{
    ReaderPool::Options options;
    options.readers = 1;
    ReaderPool pool(options);
    Answered<PageText> endless;
    Answered<PageText> seen;
    pool.requestPageText(DocumentSource::fromBytes(endlessPdf(), pdfKind), 1, Ocr::Never,
                         Urgency::Soon, this, endless.callback());
    QCoreApplication::processEvents(); // it has its reader
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({"One"}), pdfKind), 1, Ocr::Never,
                         Urgency::Visible, this, seen.callback());
    QVERIFY(seen.wait());
    QVERIFY(seen.result->has_value());
    QVERIFY(!endless.result);
}

void TestReaderPool::damagedInput_isNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("empty") << QByteArray() << ErrorCode::DocumentEmpty;
    QTest::newRow("not a PDF") << QByteArray("PK\x03\x04 something else")
                               << ErrorCode::DocumentNotSupported;
    QTest::newRow("header only") << QByteArray("%PDF-1.4\n") << ErrorCode::DocumentTruncated;
    QTest::newRow("no pages") << smallPdf({}) << ErrorCode::DocumentHasNoPages;
    QTest::newRow("too many pages")
        << smallPdf(QList<QByteArray>(2000, "x")) << ErrorCode::DocumentTooManyPages;
}

void TestReaderPool::damagedInput_isNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    ReaderPool pool;
    Answered<DocumentPages> pages;
    pool.requestPages(DocumentSource::fromBytes(bytes, pdfKind), Urgency::Visible, this,
                      pages.callback());
    QVERIFY(pages.wait());
    QVERIFY(!pages.result->has_value());
    QCOMPARE(pages.result->error().code, code);
}

void TestReaderPool::password_opensALockedDocument_data()
{
    QTest::addColumn<QString>("password");
    QTest::addColumn<int>("code");
    QTest::newRow("none") << QString() << int(ErrorCode::DocumentNeedsPassword);
    QTest::newRow("wrong") << QStringLiteral("donkey") << int(ErrorCode::DocumentWrongPassword);
    QTest::newRow("right") << QStringLiteral("horse") << -1;
}

void TestReaderPool::password_opensALockedDocument()
{
    QFETCH(const QString, password);
    QFETCH(const int, code);
    QFile file(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto source = DocumentSource::fromBytes(file.readAll(), pdfKind, password);
    ReaderPool pool;
    Answered<DocumentPages> pages;
    Answered<PageText> text;
    pool.requestPages(source, Urgency::Visible, this, pages.callback());
    pool.requestPageText(source, 1, Ocr::Never, Urgency::Visible, this, text.callback());
    QVERIFY(pages.wait() && text.wait());
    QCOMPARE(pages.result->has_value() ? -1 : int(pages.result->error().code), code);
    QCOMPARE(text.result->has_value() ? -1 : int(text.result->error().code), code);
    if (code < 0) {
        QVERIFY((*pages.result)->encrypted);
        QCOMPARE((*text.result)->words.first().text, QStringLiteral("Mira"));
    }
}

void TestReaderPool::password_isKnownFromThenOn()
{
    QFile file(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    MadeUpKeyStore store;
    // In one run of the program somebody enters it: the others who ask need not know it.
    {
        ReaderPool pool(ReaderPool::Options{.program = {}, .limits = {}, .keyStore = &store});
        QVERIFY(codeOf(pool, DocumentSource::fromBytes(bytes, pdfKind)) ==
                ErrorCode::DocumentNeedsPassword);
        QVERIFY(!codeOf(pool, DocumentSource::fromBytes(bytes, pdfKind, QStringLiteral("horse"))));
        QVERIFY(!codeOf(pool, DocumentSource::fromBytes(bytes, pdfKind)));
        QVERIFY(codeOf(pool, DocumentSource::fromBytes(bytes, pdfKind, QStringLiteral("donkey"))) ==
                ErrorCode::DocumentWrongPassword);
    }
    QCOMPARE(store.secrets.values(), QStringList{QStringLiteral("horse")});
    // The next run finds it in the key store, and not without one.
    ReaderPool next(ReaderPool::Options{.program = {}, .limits = {}, .keyStore = &store});
    QVERIFY(!codeOf(next, DocumentSource::fromBytes(bytes, pdfKind)));
    store.exists = false;
    ReaderPool without(ReaderPool::Options{.program = {}, .limits = {}, .keyStore = &store});
    QVERIFY(codeOf(without, DocumentSource::fromBytes(bytes, pdfKind)) ==
            ErrorCode::DocumentNeedsPassword);
    QVERIFY(!without.passwords().isLasting());
}

void TestReaderPool::damagedButRepairable_isRead()
{
    // The table of contents leads nowhere, as after a bad transfer: Poppler finds the objects
    // itself.
    QByteArray bytes = smallPdf({"Mira"});
    bytes.replace("startxref\n", "startxref\n9");
    bytes.replace("0000000", "9999999");
    ReaderPool pool;
    Answered<PageText> text;
    pool.requestPageText(DocumentSource::fromBytes(bytes, pdfKind), 1, Ocr::Never, Urgency::Visible,
                         this, text.callback());
    QVERIFY(text.wait());
    QVERIFY(text.result->has_value());
    QCOMPARE((*text.result)->words.first().text, QStringLiteral("Mira"));
}

void TestReaderPool::pageText_tellsWhereImagesAre()
{
    // Two images inside the page's content: one to be seen, one that its clip hides.
    const QByteArray image = " BI /W 1 /H 1 /BPC 8 /CS /G ID x EI ";
    const QByteArray content = "Mira) Tj ET q 80 0 0 100 200 280 cm" + image +
                               "Q q 0 0 2 2 re W n 80 0 0 100 10 10 cm" + image + "Q BT (";
    ReaderPool pool;
    Answered<PageText> text;
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({content}), pdfKind), 1, Ocr::Never,
                         Urgency::Visible, this, text.callback());
    QVERIFY(text.wait());
    QVERIFY(text.result->has_value());
    QCOMPARE((*text.result)->images, QList<QRectF>({QRectF(200, 20, 80, 100)}));
    QCOMPARE((*text.result)->words.first().text, QStringLiteral("Mira"));
}

void TestReaderPool::pageText_tellsWhereDrawingsAre()
{
    // A logo of curves; a rule under the heading and a bullet are no drawings.
    const QByteArray content = "Mira) Tj ET 240 340 m 260 340 280 360 280 380 c "
                               "260 380 240 360 240 340 c f 20 300 m 280 300 l S "
                               "30 200 m 30 204 34 204 34 200 c f BT (";
    ReaderPool pool;
    Answered<PageText> text;
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({content}), pdfKind), 1, Ocr::Never,
                         Urgency::Visible, this, text.callback());
    QVERIFY(text.wait());
    QVERIFY(text.result->has_value());
    const QList<QRectF> drawings = (*text.result)->drawings;
    QCOMPARE(drawings.size(), 1);
    QVERIFY(QRectF(239, 19, 42, 42).contains(drawings.first()));
    QVERIFY(drawings.first().contains(QRectF(241, 21, 38, 38)));
}

void TestReaderPool::pageText_tellsWhatOrdersIt()
{
    // A rule below the heading, a rule as a flat rectangle, a frame, a panel behind a side-bar, and
    // what orders nothing: a white rectangle, a panel behind the whole page, a dot.
    const QByteArray content = "Mira) Tj ET 20 300 m 280 300 l S 20 280 200 1 re f "
                               "20 200 100 50 re S 0.9 g 200 100 80 150 re f "
                               "1 g 30 30 50 50 re f 0.8 g 0 0 300 400 re f 40 40 2 2 re f BT (";
    ReaderPool pool;
    Answered<PageText> text;
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({content}), pdfKind), 1, Ocr::Never,
                         Urgency::Visible, this, text.callback());
    QVERIFY(text.wait());
    QVERIFY(text.result->has_value());
    const PageText page = **text.result;
    QCOMPARE(page.rules, QList<QRectF>({{20, 100, 260, 0},
                                        {20, 119, 200, 1},
                                        {20, 150, 100, 0},
                                        {20, 200, 100, 0},
                                        {20, 150, 0, 50},
                                        {120, 150, 0, 50}}));
    QCOMPARE(page.panels, QList<QRectF>({{200, 150, 80, 150}}));
}

void TestReaderPool::tooMuchWork_endsThatRequestOnly()
{
    ReaderPool::Options options;
    options.readers = 1;
    options.limits.millisecondsPerDocument = 1'000;
    options.limits.clockFactor = 120; // however busy the machine is: it is the work that counts
    ReaderPool pool(options);
    Answered<PageText> endless;
    Answered<PageText> small;
    pool.requestPageText(DocumentSource::fromBytes(endlessPdf(), pdfKind), 1, Ocr::Never,
                         Urgency::Soon, this, endless.callback());
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({"One"}), pdfKind), 1, Ocr::Never,
                         Urgency::Soon, this, small.callback());
    QVERIFY(endless.wait() && small.wait());
    QVERIFY(!endless.result->has_value());
    QCOMPARE(endless.result->error().code, ErrorCode::ReaderTimedOut);
    QVERIFY(small.result->has_value());
}

#ifndef BOLE_SANITIZED
void TestReaderPool::tooMuchMemory_endsThatRequestOnly()
{
    ReaderPool::Options options;
    options.readers = 1;
    options.limits.memoryBytes = 120LL * 1024 * 1024;
    ReaderPool pool(options);
    const auto source = DocumentSource::fromBytes(smallPdf({"One"}), pdfKind);
    Answered<PageImage> huge;
    Answered<PageImage> small;
    pool.requestImage(source, {1, 20, 0, {}, {}}, Urgency::Soon, this, huge.callback());
    pool.requestImage(source, {1, 1, 0, {}, {}}, Urgency::Soon, this, small.callback());
    QVERIFY(huge.wait() && small.wait());
    QVERIFY(!huge.result->has_value());
    QCOMPARE(huge.result->error().code, ErrorCode::ReaderOutOfMemory);
    QVERIFY(small.result->has_value());
}
#endif

void TestReaderPool::tooLarge_isRefused()
{
    ReaderPool::Options options;
    options.limits.documentBytes = 1000;
    ReaderPool pool(options);
    Answered<DocumentPages> pages;
    Answered<DocumentPages> other;
    pool.requestPages(DocumentSource::fromBytes(smallPdf(QList<QByteArray>(20, "x")), pdfKind),
                      Urgency::Visible, this, pages.callback());
    pool.requestPages(DocumentSource::fromBytes(smallPdf({"x"}), pdfKind), Urgency::Visible, this,
                      other.callback());
    QVERIFY(pages.wait() && other.wait());
    QCOMPARE(pages.result->error().code, ErrorCode::DocumentTooLarge);
    QVERIFY(other.result->has_value());
}

void TestReaderPool::cancel_meansNoAnswer()
{
    ReaderPool::Options options;
    options.readers = 1;
    ReaderPool pool(options);
    const auto source = DocumentSource::fromBytes(smallPdf({"One"}), pdfKind);
    Answered<PageText> cancelled;
    Answered<PageText> other;
    const Ticket ticket =
        pool.requestPageText(source, 1, Ocr::Never, Urgency::Soon, this, cancelled.callback());
    pool.requestPageText(source, 1, Ocr::Never, Urgency::Soon, this, other.callback());
    pool.cancel(ticket);
    QVERIFY(other.wait());
    QVERIFY(!cancelled.result);
}

void TestReaderPool::cancelledWhileItsBytesAreSent_doesNotHoldUpTheNext()
{
    ReaderPool::Options options;
    options.readers = 1;
    ReaderPool pool(options);
    Ticket ticket;
    DocumentSource cancelled = DocumentSource::fromBytes(smallPdf({"One"}), pdfKind);
    cancelled.bytes = [&] {
        pool.cancel(ticket);
        return smallPdf({"One"});
    };
    Answered<PageText> none;
    Answered<PageText> other;
    ticket =
        pool.requestPageText(cancelled, 1, Ocr::Never, Urgency::Visible, this, none.callback());
    pool.requestPageText(DocumentSource::fromBytes(smallPdf({"Two"}), pdfKind), 1, Ocr::Never,
                         Urgency::Soon, this, other.callback());
    QVERIFY(other.wait());
    QVERIFY(other.result->has_value());
    QVERIFY(!none.result);
}

void TestReaderPool::context_gone_meansNoAnswer()
{
    ReaderPool::Options options;
    options.readers = 1;
    ReaderPool pool(options);
    const auto source = DocumentSource::fromBytes(smallPdf({"One"}), pdfKind);
    Answered<PageText> orphan;
    Answered<PageText> other;
    auto context = std::make_unique<QObject>();
    pool.requestPageText(source, 1, Ocr::Never, Urgency::Soon, context.get(), orphan.callback());
    pool.requestPageText(source, 1, Ocr::Never, Urgency::Soon, this, other.callback());
    context.reset();
    QVERIFY(other.wait());
    QVERIFY(!orphan.result);
}

void TestReaderPool::program_missing_isReported()
{
    ReaderPool::Options options;
    options.program = QStringLiteral("/nonexistent/bole-reader");
    ReaderPool pool(options);
    Answered<DocumentPages> pages;
    pool.requestPages(DocumentSource::fromBytes(smallPdf({"One"}), pdfKind), Urgency::Visible, this,
                      pages.callback());
    QVERIFY(pages.wait());
    QCOMPARE(pages.result->error().code, ErrorCode::ReaderNotStarted);
}

QTEST_GUILESS_MAIN(TestReaderPool)
#include "tst_readerpool.moc"
