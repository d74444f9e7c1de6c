// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace Bole {

/// Turns the first Ctrl+C into a signal of Qt's kind, so that a long command can end in order. The
/// second one ends the program as ever. One at a time in a program.
class Interruption : public QObject
{
    Q_OBJECT

public:
    explicit Interruption(QObject *parent = nullptr);
    ~Interruption() override;

signals:
    void requested();

private:
    int m_bell;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace Bole
