// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/usable.h"

#include <QCoreApplication>
#include <QVariant>
#include <QWidget>

namespace Bole {

namespace {

constexpr const char *reasonProperty = "whyNotUsable";
constexpr const char *usualProperty = "usualToolTip";

} // namespace

void setUsable(QWidget *control, bool isUsable, const QString &whyNot)
{
    const QString before = control->property(reasonProperty).toString();
    // What stands there now was given as usual, perhaps in another language than the last time.
    if (before.isEmpty() || control->toolTip() != before)
        control->setProperty(usualProperty, control->toolTip());
    control->setEnabled(isUsable);
    control->setProperty(reasonProperty, isUsable ? QString() : whyNot);
    control->setToolTip(isUsable ? control->property(usualProperty).toString() : whyNot);
}

QString whyNotUsable(const QWidget &control)
{
    for (const QWidget *widget = &control; widget; widget = widget->parentWidget()) {
        if (const QString reason = widget->property(reasonProperty).toString(); !reason.isEmpty())
            return reason;
    }
    return {};
}

QString WhyNot::coordinatorsOnly()
{
    return QCoreApplication::translate("Bole::WhyNot", "Only a coordinator can do this.");
}

QString WhyNot::reviewIsClosed()
{
    return QCoreApplication::translate("Bole::WhyNot", "The review is closed: take it back first.");
}

} // namespace Bole
