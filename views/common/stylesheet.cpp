// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/stylesheet.h"

#include "views/common/theme.h"

namespace Bole {

namespace {

constexpr const char *rules = R"(
QMenuBar { background: @window; padding: 2px 4px; border-bottom: 1px solid @line; }
QMenuBar::item { padding: 6px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @hover; color: @text; }
QMenu { background: @surface; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 8px; border-radius: 4px; }
QMenu::icon { padding-left: 6px; }
QMenu::item:selected { background: @accentSoft; color: @text; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }

QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 3px 6px; background: transparent; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @pressed; }
QToolButton:checked { background: @accentSoft; color: @accent; }
QToolButton:focus { border-color: @accent; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="1"] { padding-right: 18px; }
QToolButton::menu-button { border: none; width: 16px; background: transparent; }
QToolButton::menu-button:hover { background: @pressed; border-radius: 4px; }
QToolButton::menu-arrow { image: url(:/icons/menu-arrow.svg); width: 10px; height: 10px; }

QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QSplitter::handle:hover { background: @accent; }

QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { padding: 6px 12px; border: none; border-bottom: 2px solid transparent; background: transparent; color: @muted; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @accent; }

QStatusBar { background: @window; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QToolTip { background: @tip; color: @text; border: 1px solid @line; padding: 4px; }

QHeaderView::section { background: @window; color: @muted; border: none; border-bottom: 1px solid @line; padding: 4px 8px; }
QTableCornerButton::section { background: @window; border: none; border-bottom: 1px solid @line; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @thumb; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QProgressBar { border: none; border-radius: 3px; background: @line; height: 6px; max-height: 6px; text-align: center; color: transparent; }
QProgressBar::chunk { border-radius: 3px; background: @accent; }
)";

} // namespace

QString styleSheet(const QPalette &palette)
{
    const Colors colors = Colors::of(palette);
    const QColor hover = colors.dark ? QColor(0x33373d) : QColor(0xe6e9ed);
    const QColor pressed = colors.dark ? QColor(0x3d424a) : QColor(0xd9dde2);
    const QColor thumb = colors.dark ? QColor(0x7b828c) : QColor(0x747c85);
    QString sheet = QString::fromLatin1(rules);
    // Longer names first: @accentSoft begins with @accent.
    const std::pair<const char *, QColor> values[] = {
        {"@accentSoft", colors.accentSoft},
        {"@accent", colors.accent},
        {"@surface", colors.surface},
        {"@pressed", pressed},
        {"@window", palette.color(QPalette::Window)},
        {"@muted", colors.muted},
        {"@faint", palette.color(QPalette::Disabled, QPalette::Text)},
        {"@hover", hover},
        {"@thumb", thumb},
        {"@line", colors.line},
        {"@text", palette.color(QPalette::Text)},
        {"@tip", palette.color(QPalette::ToolTipBase)},
    };
    for (const auto &[name, color] : values)
        sheet.replace(QString::fromLatin1(name), color.name());
    return sheet;
}

} // namespace Bole
