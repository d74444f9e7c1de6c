// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/uncheckedmark.h"

#include "views/common/theme.h"

#include <QCoreApplication>
#include <QStyleOptionViewItem>

namespace Bole {

QString uncheckedSign()
{
    return QStringLiteral("△ ");
}

void markUnchecked(QStyleOptionViewItem &option)
{
    option.text = uncheckedSign() + option.text;
    option.palette.setColor(QPalette::Text, Colors::of(option.palette).warning);
}

QString uncheckedMeaning()
{
    return QCoreApplication::translate(
        "Bole::UncheckedMark", "△ Read by the program with doubt; nobody has checked it yet.");
}

QString uncheckedSuffix()
{
    return u' ' + QCoreApplication::translate("Bole::UncheckedMark", "(not checked)");
}

} // namespace Bole
