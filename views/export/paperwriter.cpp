// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/paperwriter.h"

#include "model/export/paperdates.h"

#include "model/export/dossier.h"

#include <QAbstractTextDocumentLayout>
#include <QDate>
#include <QPagedPaintDevice>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr double textPoints = 9.5;
constexpr double footPoints = 7.5;

/// Black on white whatever the window's theme; sizes in points, distances in hundredths of an inch.
const QString paperStyle =
    u"body { color: #202020; }"
    "h1 { font-size: 17pt; margin-top: 0; margin-bottom: 4px; }"
    "h2 { font-size: 11pt; color: #24507a; margin-top: 12px; margin-bottom: 4px; }"
    "p { margin-top: 0; margin-bottom: 3px; }"
    "ul { margin-top: 0; margin-bottom: 4px; -qt-list-indent: 1; }"
    "li { margin-bottom: 2px; }"
    "th { background-color: #eef2f6; }"
    "td.best { background-color: #e6f2e6; font-weight: bold; }"
    "td.group { background-color: #dfe7ef; font-weight: bold; }"
    "span.original { color: #606060; }"_s;

/// A heading goes with what it is the heading of: one that would end a page begins the next.
void keepHeadings(QTextDocument &document)
{
    // By its first line: a block of several begins where the one before ends, also where that is
    // the end of the page and its lines are on the next.
    const auto pageOf = [&document](const QTextBlock &block) {
        double top = document.documentLayout()->blockBoundingRect(block).top();
        if (const QTextLayout *lines = block.layout(); lines->lineCount() > 0) {
            const QTextLine first = lines->lineAt(0);
            top += first.y() - lines->boundingRect().top() + first.height() / 2;
        }
        return int(top / document.pageSize().height());
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextBlock next = block.next();
        if (block.blockFormat().headingLevel() == 0 || !next.isValid() ||
            pageOf(block) == pageOf(next))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

/// One thin line between cells, not a frame around each. Where lines fall together the table draws
/// none: they are the cells' own.
void drawThinLines(QTextDocument &document)
{
    const QColor lineColour(0x8a, 0x94, 0xa0);
    QTextCursor whole(&document);
    whole.beginEditBlock();
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table || table->format().border() <= 0)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row) {
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(row, column);
                QTextTableCellFormat lines = cell.format().toTableCellFormat();
                lines.setBorder(1);
                lines.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                lines.setBorderBrush(lineColour);
                cell.setFormat(lines);
            }
        }
    }
    whole.endEditBlock();
}

/// A table that fits on a page is not torn: it begins the next one, with the heading above it.
void keepTables(QTextDocument &document)
{
    const double page = document.pageSize().height();
    const auto frames = document.rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        const QRectF area = document.documentLayout()->frameBoundingRect(table);
        const bool isTorn = int(area.top() / page) != int((area.bottom() - 1) / page);
        if (!isTorn || area.height() > page / 2)
            continue; // a long one goes on, with its headings repeated
        const QTextBlock before = document.findBlock(table->firstPosition() - 1);
        if (before.isValid() && before.blockFormat().headingLevel() > 0) {
            QTextBlockFormat format = before.blockFormat();
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            QTextCursor(before).setBlockFormat(format);
        } else {
            QTextTableFormat format = table->format();
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            table->setFormat(format);
        }
    }
}

} // namespace

QFont paperFont()
{
    QFont font;
    // Latin in front: Chinese fonts swap digits for others that no reader can name.
    font.setFamilies({u"Noto Sans"_s, u"Segoe UI"_s, u"Helvetica Neue"_s, u"DejaVu Sans"_s,
                      u"Noto Sans CJK SC"_s, u"Source Han Sans SC"_s, u"Microsoft YaHei"_s,
                      u"PingFang SC"_s});
    font.setPointSizeF(textPoints);
    // A joined ffi is one glyph that has no name either: "efficient" could not be found.
    font.setFeature("liga", 0);
    return font;
}

PaperWriter::PaperWriter(QPagedPaintDevice &device, TableLanguage language)
    : m_device(device), m_language(language), m_font(paperFont()), m_painter(&device)
{
}

bool PaperWriter::add(const QString &html, const QString &foot)
{
    if (!m_painter.isActive())
        return false;
    QFont small = m_font;
    small.setPointSizeF(footPoints);
    const double footHeight = 2 * QFontMetricsF(small, &m_device).height();
    const QRectF page(0, 0, m_device.width(), m_device.height());

    QTextDocument document;
    document.documentLayout()->setPaintDevice(&m_device);
    document.setDefaultStyleSheet(paperStyle);
    document.setDefaultFont(m_font);
    document.setDocumentMargin(0);
    document.setHtml(u"<body>"_s + html + u"</body>"_s);
    drawThinLines(document);
    document.setPageSize({page.width(), page.height() - footHeight});
    keepTables(document);
    keepHeadings(document);
    const int count = document.pageCount();
    for (int number = 0; number < count; ++number) {
        if (m_pages++ > 0 && !m_device.newPage())
            return false;
        const QRectF part(0, number * document.pageSize().height(), page.width(),
                          document.pageSize().height());
        m_painter.save();
        m_painter.translate(0, -part.top());
        document.drawContents(&m_painter, part);
        m_painter.restore();
        if (number == 0 && !m_picture.isNull())
            paintPicture(page);
        m_painter.setFont(small);
        paintFoot(page, foot, number + 1, count);
    }
    return true;
}

/// Two fifths of an inch less than a passport's picture: it must not lie on the name.
void PaperWriter::paintPicture(const QRectF &page)
{
    const double height = m_device.logicalDpiY() * 1.1;
    const double width = height * m_picture.width() / std::max(1, m_picture.height());
    m_painter.drawImage(QRectF(page.right() - width, page.top(), width, height), m_picture);
    m_picture = {};
}

bool PaperWriter::addPage(const QImage &picture, const QString &foot, int number, int of)
{
    if (!m_painter.isActive() || (m_pages++ > 0 && !m_device.newPage()))
        return false;
    QFont small = m_font;
    small.setPointSizeF(footPoints);
    const double footHeight = 2 * QFontMetricsF(small, &m_device).height();
    const QRectF page(0, 0, m_device.width(), m_device.height());
    QSizeF size = QSizeF(picture.size())
                      .scaled(page.width(), page.height() - footHeight, Qt::KeepAspectRatio);
    m_painter.drawImage(QRectF(QPointF((page.width() - size.width()) / 2, 0), size), picture);
    m_painter.setFont(small);
    paintFoot(page, foot, number, of);
    return true;
}

void PaperWriter::paintFoot(const QRectF &page, const QString &foot, int number, int of)
{
    m_painter.setPen(QColor(0x60, 0x60, 0x60));
    QStringList parts{m_season, foot};
    parts.removeAll(QString());
    m_painter.drawText(page, Qt::AlignLeft | Qt::AlignBottom, parts.join(u" · "_s));
    m_painter.drawText(page, Qt::AlignRight | Qt::AlignBottom,
                       paperDate(QDate::currentDate(), m_language) + u" · "_s +
                           pageWords(number, of, m_language, m_isPublic));
}

} // namespace Bole
