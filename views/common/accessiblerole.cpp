// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/accessiblerole.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace Bole {

namespace {

constexpr const char *roleProperty = "accessibleRole";

QAccessibleInterface *withRole(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget ? widget->property(roleProperty) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, QAccessible::Role(role.toInt()))
                          : nullptr;
}

} // namespace

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    QAccessible::installFactory(withRole); // once, however often it is asked for
    widget->setProperty(roleProperty, int(role));
}

} // namespace Bole
