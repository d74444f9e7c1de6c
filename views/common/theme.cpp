// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/theme.h"

#include "views/common/controlstyle.h"
#include "views/common/dialogfit.h"
#include "views/common/icons.h"
#include "views/common/stylesheet.h"

#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QIcon>
#include <QStyle>
#include <QStyleHints>
#include <QWidget>

#include <utility>

namespace Bole {

namespace {

QPalette paletteFor(bool dark)
{
    const QColor window = dark ? QColor(0x1f2226) : QColor(0xf4f5f6);
    const QColor base = dark ? QColor(0x26292e) : QColor(0xffffff);
    const QColor text = dark ? QColor(0xe3e5e8) : QColor(0x1f2328);
    // What cannot be used now is paler than the rest, but can still be read.
    const QColor faint = dark ? QColor(0x7b828c) : QColor(0x7d858e);
    const QColor hint = dark ? QColor(0xa9b0ba) : QColor(0x565e67);
    const QColor accent = dark ? QColor(0x82aaf0) : QColor(0x2f5fb3);

    QPalette palette(dark ? QColor(0x2e3238) : QColor(0xeceef0), window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, dark ? QColor(0x2a2d33) : QColor(0xf8f9fa));
    palette.setColor(QPalette::ToolTipBase, dark ? QColor(0x34383f) : QColor(0xffffff));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, hint);
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
                .muted = 0xa9b0ba,
                .accent = 0x82aaf0,
                .accentSoft = 0x2b3a55,
                .good = 0x6cc285,
                .warning = 0xe0a83c,
                .bad = 0xf08a82,
                .changed = 0xc3a3ea,
                .place = QColor(0x4a, 0x7b, 0xd8, 70),
                .placeLine = QColor(0x2f, 0x5f, 0xb3, 200),
                .dark = true};
    }
    return {.canvas = 0xe3e5e8,
            .surface = 0xffffff,
            .line = 0xdcdfe3,
            .muted = 0x565e67,
            .accent = 0x2f5fb3,
            .accentSoft = 0xe4ecf8,
            .good = 0x266b3b,
            .warning = 0x8a5200,
            .bad = 0xb02f2a,
            .changed = 0x7a4bb5,
            .place = QColor(0x4a, 0x7b, 0xd8, 55),
            .placeLine = QColor(0x2f, 0x5f, 0xb3, 180),
            .dark = false};
}

Theme::Theme(Mode mode, QObject *parent) : QObject(parent), m_mode(mode)
{
    // Fusion draws the same everywhere; the palette and the style sheet give it our look.
    QApplication::setStyle(new ControlStyle);
    // What icon() does not show of a desktop's icons is not looked for either: going through its
    // folders for the cross in a search field takes longer than the rest of that field's pane.
    if (!showsDesktopIcons()) {
        const QStringList nowhere{QStringLiteral(":/no-icons")}; // an empty list is Qt's usual one
        QIcon::setThemeSearchPaths(nowhere);
        QIcon::setFallbackSearchPaths(nowhere);
    }
    new DialogFit(this);
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

/// The style sheet takes back the colours that panes have given to their labels when they heard of
/// the palette: they hear of it once more.
static void tellPanes()
{
    for (QWidget *widget : QApplication::allWidgets()) {
        QEvent event(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &event);
    }
}

void Theme::apply()
{
    const QPalette palette = paletteFor(isDark());
    QApplication::setPalette(palette);
    if (m_isDressed) {
        qApp->setStyleSheet(styleSheet(palette));
        tellPanes();
    }
    emit changed();
}

} // namespace Bole
