// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/guide/guidewriter.h"

#include "model/export/savefile.h"
#include "views/common/theme.h"
#include "views/guide/guidepages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFile>
#include <QFileDevice>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QUrl>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureWidth = 72 * Grid;

const QRegularExpression &pictureMark()
{
    static const QRegularExpression mark(u"\\(([a-z0-9-]+\\.png)\\)"_s);
    return mark;
}

/// The pictures that a text names, under their names.
void addPictures(QTextDocument &document, const QString &markdown, const QString &language)
{
    for (const auto &match : pictureMark().globalMatch(markdown)) {
        QImage picture(guidePictures(language) + u'/' + match.captured(1));
        if (picture.isNull())
            continue;
        // Taken with two pixels for one: sharp where the screen has them.
        picture = picture.scaledToWidth(2 * pictureWidth, Qt::SmoothTransformation);
        picture.setDevicePixelRatio(2);
        document.addResource(QTextDocument::ImageResource, QUrl(match.captured(1)), picture);
    }
}

void applyStyles(QTextDocument &document, const QPalette &palette)
{
    const double points = textFont(TextSize::Normal).pointSizeF();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const int level = block.blockFormat().headingLevel();
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(level > 0 ? 2 * Grid : Grid / 2.0);
        format.setBottomMargin(Grid / 2.0);
        cursor.setBlockFormat(format);
        if (level == 0)
            continue;
        cursor.select(QTextCursor::BlockUnderCursor);
        QTextCharFormat letters;
        letters.setProperty(QTextFormat::FontSizeAdjustment, 0);
        letters.setFontPointSize(points * (level == 1 ? 1.6 : 1.25));
        letters.setFontWeight(QFont::DemiBold);
        letters.setForeground(palette.color(QPalette::Text));
        cursor.mergeCharFormat(letters);
    }
}

/// All pages are one document: a link to a page leads to its heading.
void linkPages(QTextDocument &document)
{
    int page = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 1 && page < guidePages().size()) {
            QTextCursor first(&document);
            first.setPosition(block.position());
            first.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
            QTextCharFormat target;
            target.setAnchor(true);
            target.setAnchorNames({guidePages()[page++]});
            first.mergeCharFormat(target);
        }
    }
}

/// Pages that link to each other are files of their own in the source, and headings here.
QString withInnerLinks(QString html)
{
    static const QRegularExpression page(u"href=\"([a-z-]+)\\.md\""_s);
    return html.replace(page, u"href=\"#\\1\""_s);
}

/// What is printed leads nowhere with a click: the pages' names stay.
void removeLinks(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QList<QTextLayout::FormatRange> links;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment part = it.fragment();
            if (!part.charFormat().anchorHref().isEmpty())
                links.append({part.position(), part.length(), part.charFormat()});
        }
        for (QTextLayout::FormatRange &link : links) {
            QTextCursor cursor(&document);
            cursor.setPosition(link.start);
            cursor.setPosition(link.start + link.length, QTextCursor::KeepAnchor);
            link.format.clearProperty(QTextFormat::AnchorHref);
            link.format.setAnchor(false);
            cursor.setCharFormat(link.format);
        }
    }
}

/// Pictures as data, so that one file is the whole guide.
QString withPictures(const QString &html, const QString &language)
{
    static const QRegularExpression source(u"src=\"([a-z0-9-]+\\.png)\""_s);
    QString whole;
    qsizetype from = 0;
    for (const auto &match : source.globalMatch(html)) {
        QFile file(guidePictures(language) + u'/' + match.captured(1));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        whole += html.mid(from, match.capturedStart() - from) + u"src=\"data:image/png;base64,"_s +
                 QString::fromLatin1(file.readAll().toBase64()) + u'"';
        from = match.capturedEnd();
    }
    return whole + html.mid(from);
}

Result<int> printTo(const QString &path, QTextDocument &document)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter paper(&buffer);
        paper.setPageSize(QPageSize(QPageSize::A4));
        paper.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout::Millimeter);
        paper.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
        document.print(&paper);
    }
    const auto saved =
        saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> { return file.write(bytes); });
    if (!saved)
        return std::unexpected(saved.error());
    return int(bytes.count("/Type /Page\n"));
}

} // namespace

void fillGuidePage(QTextDocument &document, const QString &markdown, const QString &language,
                   const QPalette &palette)
{
    document.clear();
    document.setDefaultFont(textFont(TextSize::Normal));
    addPictures(document, markdown, language);
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    applyStyles(document, palette);
}

Result<int> writeGuide(const QString &folder, const QString &language, const ActionTable &actions)
{
    QStringList parts;
    for (const QString &page : guidePages())
        parts << guideText(page, language, actions);
    QPalette ink; // paper is white, whatever the screen is
    ink.setColor(QPalette::Text, Qt::black);
    QTextDocument document;
    document.setMetaInformation(QTextDocument::DocumentTitle,
                                guideTitle(guidePages().first(), language));
    fillGuidePage(document, parts.join(u"\n\n"_s), language, ink);
    linkPages(document);
    const QByteArray html = withPictures(withInnerLinks(document.toHtml()), language).toUtf8();
    const auto saved =
        saveFile(folder + u"/guide-%1.html"_s.arg(language),
                 [&](QFileDevice &file) -> Result<qsizetype> { return file.write(html); });
    if (!saved)
        return std::unexpected(saved.error());
    removeLinks(document);
    return printTo(folder + u"/guide-%1.pdf"_s.arg(language), document);
}

} // namespace Bole
