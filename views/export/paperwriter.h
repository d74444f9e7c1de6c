// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

#include <QFont>
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
    /// What follows is for everybody: the foot does not call it confidential.
    void setPublic() { m_isPublic = true; }
    int pages() const { return m_pages; }

private:
    void paintFoot(const QRectF &page, const QString &foot, int number, int of);

    QPagedPaintDevice &m_device;
    TableLanguage m_language;
    bool m_isPublic = false;
    QFont m_font;
    QPainter m_painter;
    int m_pages = 0;
};

/// The font of printed text, with a Chinese one for Chinese.
QFont paperFont();

} // namespace Bole
