// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/controlstyle.h"

#include "views/common/tabkey.h"

#include <QStyleFactory>
#include <QStyleOption>

#include <utility>

namespace Bole {

namespace {

/// By how much Fusion darkens the window's colour for an outline, in percent.
constexpr int fusionDarkens = 140;

/// The same palette, but that Fusion's outline of it has three times the brightness of the window
/// behind it, or a third.
QPalette withOutline(QPalette palette)
{
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    const QColor outline = dark ? QColor(0x8a919b) : QColor(0x737b84);
    palette.setColor(QPalette::Window, outline.lighter(fusionDarkens));
    return palette;
}

bool hasOutline(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_PanelLineEdit:
    case QStyle::PE_PanelButtonCommand:
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorRadioButton:
    case QStyle::PE_IndicatorItemViewItemCheck:
    case QStyle::PE_FrameGroupBox:
        return true;
    default:
        return false;
    }
}

} // namespace

ControlStyle::ControlStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ControlStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    leaveByTab(widget);
}

/// What is grey in a menu can be walked to: then the status bar says why it is.
int ControlStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *answer) const
{
    return hint == SH_Menu_AllowActiveAndDisabled
               ? 1
               : QProxyStyle::styleHint(hint, option, widget, answer);
}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                 QPainter *painter, const QWidget *widget) const
{
    if (!hasOutline(element))
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    // The option is the caller's, of a type that only the style below knows: it is lent a palette.
    auto *lent = const_cast<QStyleOption *>(option);
    const QPalette usual = std::exchange(lent->palette, withOutline(option->palette));
    QProxyStyle::drawPrimitive(element, lent, painter, widget);
    lent->palette = usual;
}

void ControlStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                      QPainter *painter, const QWidget *widget) const
{
    if (control != CC_ComboBox && control != CC_SpinBox)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    auto *lent = const_cast<QStyleOptionComplex *>(option);
    const QPalette usual = std::exchange(lent->palette, withOutline(option->palette));
    QProxyStyle::drawComplexControl(control, lent, painter, widget);
    lent->palette = usual;
}

} // namespace Bole
