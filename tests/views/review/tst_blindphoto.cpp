// SPDX-License-Identifier: GPL-3.0-or-later
// A portrait on a CV, in each of the ways in which programs put one there, is covered wherever a
// blind reviewer sees the page: in the document pane, on the thumbnails, side by side.
#include "tests/model/season/seasonfixture.h"
#include "tests/support/smallpdf.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/compare/comparepages.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/document/thumbnailview.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QBuffer>
#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QString name = u"Jonah Pellwether"_s;

/// A face that nobody has and no other part of the window resembles.
QImage portrait()
{
    QImage image(120, 150, QImage::Format_RGB32);
    image.fill(QColor(230, 30, 220));
    QPainter painter(&image);
    painter.setBrush(QColor(250, 60, 240));
    painter.drawEllipse(30, 20, 60, 80);
    return image;
}

int pixelsOfPortrait(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            count += color.red() > 190 && color.green() < 110 && color.blue() > 180;
        }
    }
    return count;
}

/// A page of 300 by 400 points that a painter draws on.
template <typename Paint>
QByteArray painted(Paint paint)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QSizeF(300, 400), QPageSize::Point));
    writer.setPageMargins({});
    writer.setResolution(72);
    QPainter painter(&writer);
    paint(painter);
    painter.end();
    return pdf;
}

void writeLines(QPainter &painter)
{
    QFont font(u"DejaVu Sans"_s);
    font.setPixelSize(12);
    painter.setFont(font);
    painter.drawText(30, 40, name);
    for (int line = 0; line < 12; ++line)
        painter.drawText(30, 180 + 16 * line, u"Built a kernel for rivers in the year 2021"_s);
}

QByteArray asImage()
{
    return painted([](QPainter &painter) {
        writeLines(painter);
        painter.drawImage(QRect(200, 30, 60, 75), portrait());
    });
}

/// As browsers print a portrait with round corners.
QByteArray asPattern()
{
    return painted([](QPainter &painter) {
        writeLines(painter);
        QPainterPath circle;
        circle.addEllipse(200, 30, 70, 70);
        QBrush brush(portrait());
        brush.setTransform(QTransform::fromTranslate(200, 30).scale(0.6, 0.6));
        painter.fillPath(circle, brush);
    });
}

/// In the page's own content, in one piece or in strips as thin as a pixel.
QByteArray insideContent(double heightOfStrip)
{
    QByteArray content = name.toLatin1() + ") Tj ET ";
    for (double y = 250; y < 325; y += heightOfStrip)
        content += "q 60 0 0 " + QByteArray::number(heightOfStrip) + " 200 " +
                   QByteArray::number(y) + " cm BI /W 1 /H 1 /CS /RGB /BPC 8 ID \xf0\x28\xe6 EI Q ";
    return Tests::smallPdf({content +
                            "BT /F1 9 Tf 30 200 Td (Built a kernel for rivers in the year "
                            "2021 and wrote three papers about it, each with a friend"});
}

/// Not an image at all: lines and areas, as logos are.
QByteArray asDrawing()
{
    return painted([](QPainter &painter) {
        writeLines(painter);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(230, 30, 220));
        painter.drawEllipse(200, 30, 60, 60);
        painter.setBrush(QColor(250, 60, 240));
        for (int i = 0; i < 8; ++i)
            painter.drawPie(205, 35, 50, 50, i * 720, 360);
    });
}

const QColor pale(240, 215, 238);

/// A picture or a drawing behind the text, as pale as watermarks are.
QByteArray withWatermark(bool isImage)
{
    return painted([isImage](QPainter &painter) {
        QImage emblem(200, 200, QImage::Format_RGB32);
        emblem.fill(pale);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pale);
        if (isImage)
            painter.drawImage(QRect(40, 150, 220, 220), emblem);
        else
            painter.drawEllipse(40, 150, 220, 220);
        painter.setPen(Qt::black);
        writeLines(painter);
    });
}

/// Images in a PDF are compressed, so their colours are not exact.
bool isPale(const QColor &color)
{
    return std::abs(color.red() - pale.red()) + std::abs(color.green() - pale.green()) +
               std::abs(color.blue() - pale.blue()) <
           12;
}

int palePixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += isPale(image.pixelColor(x, y));
    }
    return count;
}

/// One picture of the whole page: no list of images tells of the portrait.
QByteArray asScan()
{
    QImage page(1200, 1600, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    painter.scale(4, 4);
    writeLines(painter);
    painter.drawImage(QRect(200, 30, 60, 75), portrait());
    painter.end();
    return painted([&](QPainter &onPaper) { onPaper.drawImage(QRect(0, 0, 300, 400), page); });
}

class PhotoWindow
{
public:
    explicit PhotoWindow(const QList<QByteArray> &documents)
        : bench(dialogs, folder.filePath(u"settings"_s))
    {
        const QString path = folder.filePath(u"season.bole"_s);
        ReviewerId reviewer;
        {
            const auto season = Season::create(path, u"Photos"_s).value();
            Reviewer ada;
            ada.name = u"Ada Einsum"_s;
            reviewer = season->reviewers().add(ada).value();
            for (const QByteArray &bytes : documents)
                people.append(add(*season, bytes));
        }
        bench.language.setCurrent(u"en"_s);
        bench.settings.setReviewerOf(path, reviewer.value);
        bench.window.seasons().open(path);
        bench.window.resize(1400, 900);
    }

    void setBlind(bool blind)
    {
        BlindnessChoice choice;
        if (blind)
            choice.season = usualBlindFields;
        (void)seasonOf(bench.openDesk)
            .settings()
            .setRecorded(BlindnessChoice::settingKey(), choice.toJson(), {});
    }

    bool show()
    {
        bench.window.show();
        return QTest::qWaitForWindowExposed(&bench.window);
    }

    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    Workbench bench;
    QList<ApplicantId> people;

private:
    static ApplicantId add(Season &season, const QByteArray &bytes)
    {
        const ApplicantId applicant = season.applicants().create().value();
        Record record;
        record.basics.name = name;
        Document document;
        document.applicant = applicant;
        document.fileName = u"cv.pdf"_s;
        document.kind = DocumentKind::Pdf;
        document.pages = 1;
        const DocumentId id = season.documents().add(document, bytes, name).value();
        (void)season.records().add(applicant, record, id);
        return applicant;
    }
};

/// The page has come, sharp, with what is to be covered on it.
bool waitForPicture(PageImages &images, const PageView &pages, bool blind)
{
    return QTest::qWaitFor(
        [&] {
            const OpenDocument *document = pages.document();
            const double scale = pages.pageLayout().scale() * pages.devicePixelRatioF();
            return document && document->isBlind() == blind && document->pageCount() == 1 &&
                   document->mayShow(0) && images.isSharp(*document, 0, scale, 0);
        },
        60'000);
}

} // namespace

class TestBlindPhoto : public QObject
{
    Q_OBJECT

private slots:
    void portrait_isCovered_data()
    {
        QTest::addColumn<QByteArray>("pdf");
        QTest::newRow("an image") << asImage();
        QTest::newRow("a pattern") << asPattern();
        QTest::newRow("inside the content") << insideContent(75);
        QTest::newRow("in strips") << insideContent(1);
        QTest::newRow("on a scan") << asScan();
        QTest::newRow("a drawing") << asDrawing();
    }

    /// Next to the name it helps to remember somebody, and tells a blind reader who it is.
    void photoInTheList_isForThoseWhoMaySeeIt()
    {
        PhotoWindow window({asImage()});
        QVERIFY(window.show());
        auto *list = window.bench.window.findChild<QListView *>(u"applicant-list"_s);
        QVERIFY(list);
        const auto seen = [&] {
            return pixelsOfPortrait(list->viewport()->grab().toImage()) > 100;
        };
        QTRY_VERIFY_WITH_TIMEOUT(seen(), 60'000);
        window.setBlind(true);
        QTRY_VERIFY(!seen());
        window.setBlind(false);
        QTRY_VERIFY_WITH_TIMEOUT(seen(), 60'000);
        window.bench.actions.action("show-photos")->setChecked(false);
        QVERIFY(!seen());
    }

    void portrait_isCovered()
    {
        QFETCH(QByteArray, pdf);
        PhotoWindow window({pdf, pdf + "\n"});
        window.setBlind(true);
        QVERIFY(window.show());
        DocumentView &view = window.bench.window.findChild<DocumentPane *>()->view();
        view.showSide(true);
        auto *thumbnails = view.findChild<ThumbnailView *>();
        auto *compare = window.bench.window.findChild<ComparePages *>();
        for (const bool blind : {true, false}) {
            window.setBlind(blind);
            window.bench.actions.action("mode-read")->trigger();
            QVERIFY(waitForPicture(view.images(), view.pages(), blind));
            const int inPane = pixelsOfPortrait(view.pages().viewport()->grab().toImage());
            QTRY_VERIFY(thumbnails->isVisible());
            const auto onThumbnail = [&] {
                return pixelsOfPortrait(thumbnails->grab().toImage());
            };
            window.bench.compared.setApplicants(window.people);
            window.bench.actions.action("mode-compare")->trigger();
            window.bench.actions.action("compare-documents")->setChecked(false);
            window.bench.actions.action("compare-documents")->trigger();
            const PageView *beside = compare->pages(0);
            QVERIFY(beside);
            QVERIFY(waitForPicture(*beside->parent()->findChild<PageImages *>(), *beside, blind));
            const int sideBySide = pixelsOfPortrait(compare->grab().toImage());
            if (blind) {
                QCOMPARE(inPane, 0);
                QCOMPARE(onThumbnail(), 0);
                QCOMPARE(sideBySide, 0);
            } else {
                QVERIFY(inPane > 1000);
                QVERIFY(sideBySide > 1000);
                window.bench.actions.action("mode-read")->trigger();
                QTRY_VERIFY(onThumbnail() > 20);
            }
        }
    }

    void watermark_fadesAndTextStays_data()
    {
        QTest::addColumn<QByteArray>("pdf");
        QTest::newRow("an image") << withWatermark(true);
        QTest::newRow("a drawing") << withWatermark(false);
    }

    // It lies behind the text: covering it would cover the page.
    void watermark_fadesAndTextStays()
    {
        QFETCH(QByteArray, pdf);
        PhotoWindow window({pdf});
        QVERIFY(window.show());
        DocumentView &view = window.bench.window.findChild<DocumentPane *>()->view();
        const PageView &pages = view.pages();
        for (const bool blind : {false, true}) {
            window.setBlind(blind);
            QVERIFY(waitForPicture(view.images(), pages, blind));
            const QImage image = pages.viewport()->grab().toImage();
            QVERIFY(blind ? palePixels(image) == 0 : palePixels(image) > 5000);
        }
        QCOMPARE(pages.document()->flow(0).text().count(u"kernel"), 12);
        for (const QRectF &cover : pages.document()->covered(0))
            QVERIFY2(cover.height() < 30, "only the name is covered");
    }

    // The rest of the page can still be read.
    void text_staysOnAScan()
    {
        PhotoWindow window({asScan()});
        window.setBlind(true);
        QVERIFY(window.show());
        DocumentView &view = window.bench.window.findChild<DocumentPane *>()->view();
        const PageView &pages = view.pages();
        QVERIFY(waitForPicture(view.images(), pages, true));
        double covered = 0;
        for (const QRectF &cover : pages.document()->covered(0))
            covered += cover.width() * cover.height();
        QVERIFY2(covered < 0.15 * 300 * 400, qPrintable(QString::number(covered)));
        QVERIFY(pages.document()->flow(0).text().contains(u"kernel"));
        QVERIFY(!pages.document()->flow(0).text().contains(u"Pellwether"));
    }
};

QTEST_MAIN(TestBlindPhoto)
#include "tst_blindphoto.moc"
