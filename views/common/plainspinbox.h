// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QLocale>

namespace Bole {

/// A box for numbers that shows them as people write them: 500, not 500.00, and 7.5, not 7.50.
class PlainSpinBox : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QString textFromValue(double value) const override
    {
        return QLocale().toString(value, 'f', QLocale::FloatingPointShortest);
    }
};

} // namespace Bole
