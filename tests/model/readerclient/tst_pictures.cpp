// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerpool.h"
#include "tests/support/smallpictures.h"

#include <QTest>

#include <cmath>

using namespace Bole;
using namespace Bole::Tests;

namespace {

const QStringList cv{QStringLiteral("Mira Okafor"), QStringLiteral("mira.okafor@example.org"),
                     QStringLiteral("EDUCATION"),
                     QStringLiteral("University of Toronto, B.Sc. in Physics, 2019 - 2023"),
                     QStringLiteral("GPA: 3.8/4.0")};

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
        return QTest::qWaitFor([this] { return result.has_value(); }, 240'000);
    }
};

/// A JPEG as a camera writes it that was held upright while its sensor lay on its side.
QByteArray turnedJpeg(const QImage &image)
{
    const QByteArray jpeg = encoded(image, "JPEG");
    const QByteArray exif = QByteArray("Exif\0\0MM\0*\0\0\0\x08\0\x01", 16) +
                            QByteArray("\x01\x12\0\x03\0\0\0\x01\0\x06\0\0", 12) +
                            QByteArray(4, '\0');
    const auto size = quint16(exif.size() + 2);
    const QByteArray segment =
        QByteArray("\xff\xe1", 2) + char(size >> 8) + char(size & 0xff) + exif;
    return jpeg.left(2) + segment + jpeg.mid(2);
}

const QPolygonF sheet{{0, 0}, {1240, 0}, {1240, 1754}, {0, 1754}};

/// Taken by hand: askew, from below or from the side, on dark wood, under a lamp at the left.
QImage photographOnTable(const QTransform &toPhotograph)
{
    QImage photograph(1500, 2000, QImage::Format_RGB32);
    photograph.fill(QColor(70, 52, 40));
    QPainter painter(&photograph);
    for (int y = 0; y < photograph.height(); y += 23)
        painter.fillRect(0, y, photograph.width(), 5, QColor(58, 44, 34));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(toPhotograph);
    painter.drawImage(0, 0, photographOf(cv));
    painter.resetTransform();
    QLinearGradient lamp(0, 0, photograph.width(), 0);
    lamp.setColorAt(0, QColor(0, 0, 0, 0));
    lamp.setColorAt(1, QColor(0, 0, 0, 90));
    painter.fillRect(photograph.rect(), lamp);
    return photograph;
}

/// Says that it is a great deal larger than it is.
QByteArray hugePng()
{
    QByteArray png = encoded(photographOf({}, {8, 8}), "PNG");
    const QByteArray size("\0\0\xff\xff\0\0\xff\xff", 8);
    png.replace(16, 8, size);
    const quint32 sum = qToBigEndian(Zip::checksum(png.mid(12, 17)));
    return png.replace(29, 4, QByteArray(reinterpret_cast<const char *>(&sum), 4));
}

} // namespace

/// Pictures are pages: shown, covered and read as scans are.
class TestPictures : public QObject
{
    Q_OBJECT

private slots:
    void picture_isReadFromItsPixels_data();
    void picture_isReadFromItsPixels();
    void everyPageOfATiff_isOne();
    void picture_isShownAsItIs();
    void sidewaysPhotograph_standsUpright();
    void sheetOnATable_isReadFlat_data();
    void sheetOnATable_isReadFlat();
    void page_isNotLargerThanPaper();
    void whatIsNoPicture_isRefused_data();
    void whatIsNoPicture_isRefused();

private:
    ReaderPool m_pool;
};

void TestPictures::picture_isReadFromItsPixels_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QImage sheet = photographOf(cv);
    QTest::newRow("JPEG") << encoded(sheet, "JPEG");
    QTest::newRow("PNG") << encoded(sheet, "PNG");
    QTest::newRow("PNG, black and white")
        << encoded(sheet.convertToFormat(QImage::Format_Mono), "PNG");
    QTest::newRow("TIFF") << tiffOf({sheet});
}

void TestPictures::picture_isReadFromItsPixels()
{
    QFETCH(const QByteArray, bytes);
    Answered<Understanding> answer;
    m_pool.requestRecord(DocumentSource::fromBytes(bytes, DocumentKind::Pdf),
                         QStringLiteral("cv.jpg"), {2027, 1, 31}, this, answer.callback());
    QVERIFY(answer.wait() && answer.result->has_value());
    const Record record = (*answer.result)->record;
    QVERIFY(record.source.ocr);
    QCOMPARE(record.source.pages, 1);
    QCOMPARE(record.basics.name, QStringLiteral("Mira Okafor"));
    QCOMPARE(record.basics.emails, QStringList{QStringLiteral("mira.okafor@example.org")});
    QCOMPARE(record.education.size(), 1);
}

void TestPictures::sheetOnATable_isReadFlat_data()
{
    QTest::addColumn<QPolygonF>("corners");
    QTest::newRow("from below") << QPolygonF{{330, 210}, {1160, 190}, {1390, 1800}, {110, 1830}};
    QTest::newRow("from the side") << QPolygonF{{140, 120}, {1330, 330}, {1290, 1650}, {160, 1880}};
    QTest::newRow("turned") << QPolygonF{{300, 120}, {1400, 280}, {1190, 1840}, {90, 1680}};
}

void TestPictures::sheetOnATable_isReadFlat()
{
    QFETCH(const QPolygonF, corners);
    QTransform toPhotograph;
    QVERIFY(QTransform::quadToQuad(sheet, corners, toPhotograph));
    const auto source = DocumentSource::fromBytes(encoded(photographOnTable(toPhotograph), "JPEG"),
                                                  DocumentKind::Pdf);
    Answered<Understanding> answer;
    m_pool.requestRecord(source, QStringLiteral("cv.jpg"), {2027, 1, 31}, this, answer.callback());
    QVERIFY(answer.wait() && answer.result->has_value());
    const Record record = (*answer.result)->record;
    QCOMPARE(record.basics.name, QStringLiteral("Mira Okafor"));
    QCOMPARE(record.basics.emails, QStringList{QStringLiteral("mira.okafor@example.org")});
    QCOMPARE(record.education.size(), 1);
    // Shown where it is on the photograph, not where it was found on the flat sheet.
    const QList<Place> places = record.provenance.value(QStringLiteral("/basics/emails/0"));
    QCOMPARE(places.size(), 1);
    const QPointF seen = toPhotograph.map(QPointF(330, 208)); // the middle of the second line
    const QRectF &place = places.first().rect;
    const QRectF found(place.x() * 1500, place.y() * 2000, place.width() * 1500,
                       place.height() * 2000);
    QVERIFY(found.adjusted(-20, -20, 20, 20).contains(seen));
    QVERIFY(found.width() < 700 && found.height() < 160);
}

void TestPictures::everyPageOfATiff_isOne()
{
    const QByteArray bytes = tiffOf(
        {photographOf({}, {300, 400}), photographOf({}, {401, 301}), photographOf({}, {9, 9})});
    Answered<DocumentPages> answer;
    m_pool.requestPages(DocumentSource::fromBytes(bytes, DocumentKind::Pdf), Urgency::Visible, this,
                        answer.callback());
    QVERIFY(answer.wait() && answer.result->has_value());
    const QList<QSizeF> sizes = (*answer.result)->sizes;
    QCOMPARE(sizes.size(), 3);
    QCOMPARE(sizes[0].toSize(), QSize(225, 300)); // 96 dots an inch where it does not say
    QVERIFY(sizes[1].width() > sizes[1].height());
}

void TestPictures::picture_isShownAsItIs()
{
    QImage half(200, 100, QImage::Format_ARGB32);
    half.fill(Qt::transparent); // paper
    for (int y = 0; y < half.height(); ++y) {
        for (int x = 0; x < 100; ++x)
            half.setPixelColor(x, y, QColor(200, 20, 40));
    }
    Answered<PageImage> answer;
    m_pool.requestImage(DocumentSource::fromBytes(encoded(half, "PNG"), DocumentKind::Pdf),
                        ImageRequest{}, Urgency::Visible, this, answer.callback());
    QVERIFY(answer.wait() && answer.result->has_value());
    const PageImage image = **answer.result;
    const auto at = [&image](double x) {
        const auto *line = reinterpret_cast<const quint32 *>(image.bytes.constData() +
                                                             image.stride * (image.height / 2));
        return line[int(x * image.width)] & 0xffffff;
    };
    QCOMPARE(at(0.25), 0xc81428U);
    QCOMPARE(at(0.75), 0xffffffU);
}

void TestPictures::sidewaysPhotograph_standsUpright()
{
    const QByteArray bytes = turnedJpeg(photographOf({}, {400, 200}));
    Answered<DocumentPages> answer;
    m_pool.requestPages(DocumentSource::fromBytes(bytes, DocumentKind::Pdf), Urgency::Visible, this,
                        answer.callback());
    QVERIFY(answer.wait() && answer.result->has_value());
    const QSizeF size = (*answer.result)->sizes.first();
    QVERIFY(size.height() > size.width());
}

void TestPictures::page_isNotLargerThanPaper()
{
    const QByteArray bytes = encoded(photographOf({}, {3000, 4000}), "JPEG");
    Answered<DocumentPages> answer;
    m_pool.requestPages(DocumentSource::fromBytes(bytes, DocumentKind::Pdf), Urgency::Visible, this,
                        answer.callback());
    QVERIFY(answer.wait() && answer.result->has_value());
    const QSizeF size = (*answer.result)->sizes.first();
    QVERIFY(size.width() <= 596 && size.height() <= 843);
    QVERIFY(std::abs(size.width() / size.height() - 0.75) < 0.01);
}

void TestPictures::whatIsNoPicture_isRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    const QByteArray jpeg = encoded(photographOf(cv), "JPEG");
    const QByteArray png = encoded(photographOf(cv), "PNG");
    QTest::newRow("JPEG that ends early")
        << jpeg.left(jpeg.size() / 2) << int(ErrorCode::DocumentTruncated);
    QTest::newRow("PNG that ends early")
        << png.left(png.size() / 2) << int(ErrorCode::DocumentTruncated);
    QTest::newRow("PNG of four thousand million pixels")
        << hugePng() << int(ErrorCode::DocumentTooLarge);
    QTest::newRow("TIFF without a page")
        << QByteArray("II*\0\x08\0\0\0\0\0\0\0\0\0", 14) << int(ErrorCode::DocumentNotReadable);
    QTest::newRow("JPEG without a size")
        << QByteArray("\xff\xd8\xff\xda\0\x02\xff\xd9", 8) << int(ErrorCode::DocumentNotReadable);
    QTest::newRow("something else")
        << QByteArray("GIF89a......") << int(ErrorCode::DocumentNotSupported);
}

void TestPictures::whatIsNoPicture_isRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, code);
    Answered<DocumentPages> answer;
    m_pool.requestPages(DocumentSource::fromBytes(bytes, DocumentKind::Pdf), Urgency::Visible, this,
                        answer.callback());
    QVERIFY(answer.wait());
    QVERIFY(!answer.result->has_value());
    QCOMPARE(int(answer.result->error().code), code);
}

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
