// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Draws an SVG whose strokes are `currentColor` in the colour that the palette has at that moment.
class TintedEngine : public QIconEngine
{
public:
    explicit TintedEngine(const QString &file) : m_file(file) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QSvgRenderer renderer(tinted(mode));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        const QString key = u"bole/%1/%2/%3x%4"_s.arg(m_file, color(mode).name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine *clone() const override { return new TintedEngine(m_file); }
    bool isNull() override { return false; }

private:
    static QColor color(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        case QIcon::Selected:
            return palette.color(QPalette::HighlightedText);
        default:
            return palette.color(QPalette::WindowText);
        }
    }

    QByteArray tinted(QIcon::Mode mode) const
    {
        QFile file(m_file);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return file.readAll().replace("currentColor", color(mode).name().toLatin1());
    }

    QString m_file;
};

} // namespace

bool showsDesktopIcons()
{
    return QIcon::themeName().startsWith(u"breeze");
}

QIcon icon(const QByteArray &name)
{
    const QString text = QString::fromLatin1(name);
    if (showsDesktopIcons() && QIcon::hasThemeIcon(text))
        return QIcon::fromTheme(text);
    const QString file = u":/icons/"_s + text + u".svg"_s;
    return QFile::exists(file) ? QIcon(new TintedEngine(file)) : QIcon();
}

} // namespace Bole
