// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

namespace Bole {

/// The pool's end of the line to one reader. Never waits, and never takes in more at a time than
/// one may keep in memory: the other end may belong to somebody else by now.
class ReaderSocket : public QObject
{
    Q_OBJECT

public:
    explicit ReaderSocket(int descriptor, QObject *parent = nullptr);
    ~ReaderSocket() override;

    void write(const QByteArray &bytes);
    /// What has arrived, a little at a time; empty when there is nothing.
    QByteArray read();
    /// The other end is not listened to any more.
    void close();

signals:
    void arrived();
    void closed();

private:
    void writeMore();

    int m_descriptor;
    QSocketNotifier m_reading;
    QSocketNotifier m_writing;
    QByteArray m_unsent;
};

} // namespace Bole
