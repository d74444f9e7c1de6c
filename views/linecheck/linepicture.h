// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QRectF>
#include <QWidget>

namespace Bole {

/// A strip of a page, as large as there is room for, with the values that were read from it framed.
class LinePicture : public QWidget
{
    Q_OBJECT

public:
    explicit LinePicture(QWidget *parent = nullptr);

    /// `part`: which part of the page the picture shows. Null while it is not there yet.
    void setPicture(const QImage &picture, const QRectF &part);
    /// Where the values stand, as parts of the page; that of the value which is typed into last.
    void setPlaces(const QList<QRectF> &places, const QList<QRectF> &current);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF shownArea() const;

    QImage m_picture;
    QRectF m_part;
    QList<QRectF> m_places;
    QList<QRectF> m_current;
};

} // namespace Bole
