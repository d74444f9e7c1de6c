// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/theme.h"

#include "views/common/icons.h"
#include "views/common/stylesheet.h"

#include <QApplication>
#include <QGuiApplication>
#include <QIcon>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>

#include <utility>

namespace Bole {

namespace {

QPalette paletteFor(bool dark)
{
    const QColor window = dark ? QColor(0x1f2226) : QColor(0xf4f5f6);
    const QColor base = dark ? QColor(0x26292e) : QColor(0xffffff);
    const QColor text = dark ? QColor(0xe3e5e8) : QColor(0x1f2328);
    const QColor faint = dark ? QColor(0x70767e) : QColor(0x9aa1a9);
    const QColor accent = dark ? QColor(0x6f9be8) : QColor(0x2f5fb3);

    QPalette palette(dark ? QColor(0x2e3238) : QColor(0xeceef0), window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, dark ? QColor(0x2a2d33) : QColor(0xf8f9fa));
    palette.setColor(QPalette::ToolTipBase, dark ? QColor(0x34383f) : QColor(0xffffff));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, dark ? QColor(0x10131a) : QColor(0xffffff));
    palette.setColor(QPalette::Accent, accent);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::Inactive, QPalette::Highlight, accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

} // namespace

QFont textFont(TextSize size, bool bold)
{
    QFont font = QApplication::font();
    const double points = font.pointSizeF() > 0 ? font.pointSizeF() : 10;
    if (size == TextSize::Small)
        font.setPointSizeF(points * 0.88);
    else if (size == TextSize::Large)
        font.setPointSizeF(points * 1.3);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

Colors Colors::of(const QPalette &palette)
{
    if (palette.color(QPalette::Window).lightness() < 128) {
        return {.canvas = 0x17191c,
                .surface = 0x26292e,
                .line = 0x383d44,
                .muted = 0x9aa1ab,
                .accent = 0x6f9be8,
                .accentSoft = 0x2b3a55,
                .good = 0x5fb878,
                .warning = 0xe0a83c,
                .bad = 0xe5736b,
                .changed = 0xb48ee0,
                .place = QColor(0x4a, 0x7b, 0xd8, 70),
                .placeLine = QColor(0x2f, 0x5f, 0xb3, 200),
                .dark = true};
    }
    return {.canvas = 0xe3e5e8,
            .surface = 0xffffff,
            .line = 0xdcdfe3,
            .muted = 0x626a73,
            .accent = 0x2f5fb3,
            .accentSoft = 0xe4ecf8,
            .good = 0x2e7d46,
            .warning = 0xa86400,
            .bad = 0xbb3630,
            .changed = 0x7a4bb5,
            .place = QColor(0x4a, 0x7b, 0xd8, 55),
            .placeLine = QColor(0x2f, 0x5f, 0xb3, 180),
            .dark = false};
}

Theme::Theme(Mode mode, QObject *parent) : QObject(parent), m_mode(mode)
{
    // Fusion draws the same everywhere; the palette and the style sheet give it our look.
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    // What icon() does not show of a desktop's icons is not looked for either: going through its
    // folders for the cross in a search field takes longer than the rest of that field's pane.
    if (!showsDesktopIcons()) {
        const QStringList nowhere{QStringLiteral(":/no-icons")}; // an empty list is Qt's usual one
        QIcon::setThemeSearchPaths(nowhere);
        QIcon::setFallbackSearchPaths(nowhere);
    }
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Theme::apply);
    apply();
}

void Theme::dress()
{
    m_isDressed = true;
    qApp->setStyleSheet(styleSheet(paletteFor(isDark())));
}

Theme::Mode Theme::modeNamed(QStringView name)
{
    return name == u"light" ? Light : name == u"dark" ? Dark : FollowSystem;
}

void Theme::setMode(Mode mode)
{
    if (mode != std::exchange(m_mode, mode))
        apply();
}

bool Theme::isDark() const
{
    if (m_mode != FollowSystem)
        return m_mode == Dark;
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
}

void Theme::apply()
{
    const QPalette palette = paletteFor(isDark());
    QApplication::setPalette(palette);
    if (m_isDressed)
        qApp->setStyleSheet(styleSheet(palette));
    emit changed();
}

} // namespace Bole
