// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/programicons.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// A drawing and the place of its pictures in an icon theme.
struct Drawing
{
    QString source;
    QString place;
};

bool writePicture(const Drawing &drawing, int size, const QString &theme)
{
    QSvgRenderer renderer(drawing.source);
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    renderer.render(&painter);
    painter.end();
    const QString path = u"%1/%2x%2/%3.png"_s.arg(theme).arg(size).arg(drawing.place);
    return renderer.isValid() && QDir().mkpath(path.section(u'/', 0, -2)) && picture.save(path);
}

} // namespace

bool writeIcons(const QString &folder)
{
    const Drawing drawings[] = {
        {u":/icons/bole.svg"_s, u"apps/bole"_s},
        {u":/icons/bole-season.svg"_s, u"mimetypes/application-x-bole-season"_s},
    };
    bool isWritten = true;
    for (const Drawing &drawing : drawings) {
        for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 256, 512})
            isWritten &= writePicture(drawing, size, folder);
    }
    return isWritten;
}

} // namespace Bole
