// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace Bole {

/// Names of keys as they are printed on keyboards, in every language: Enter, Backspace, ↑. Qt's own
/// Chinese ones are words that no keyboard has.
class KeyNames : public QTranslator
{
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *disambiguation,
                      int count) const override;
};

} // namespace Bole
