// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

#include <QFont>
#include <QImage>
#include <QPainter>

class QPagedPaintDevice;

namespace Bole {

/// Lays texts out on the pages of a printer or of a PDF file, each beginning on a page of its own,
/// with a line at the foot that says whose page it is. Chinese has a Chinese font in either
/// language; fonts go into the file.
class PaperWriter
{
public:
    PaperWriter(QPagedPaintDevice &device, TableLanguage language);

    /// False when the device takes no more.
    bool add(const QString &html, const QString &foot);
    /// A picture that fills a page of its own.
    bool addPage(const QImage &picture, const QString &foot, int number, int of);
    /// A small picture at the top right of what is added next, such as a photograph.
    void setPicture(const QImage &picture) { m_picture = picture; }
    /// What stands in every foot before what `add` says: the season. The date comes by itself.
    void setSeason(const QString &season) { m_season = season; }
    /// What follows is for everybody: the foot does not call it confidential.
    void setPublic() { m_isPublic = true; }
    int pages() const { return m_pages; }

private:
    void paintPicture(const QRectF &page);
    void paintFoot(const QRectF &page, const QString &foot, int number, int of);

    QPagedPaintDevice &m_device;
    TableLanguage m_language;
    bool m_isPublic = false;
    QString m_season;
    QImage m_picture;
    QFont m_font;
    QPainter m_painter;
    int m_pages = 0;
};

/// The font of printed text, with a Chinese one for Chinese.
QFont paperFont();

} // namespace Bole
