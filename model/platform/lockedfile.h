// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

namespace Bole {

/// A few bytes on the disk that several programs read and write, each at once and one program at a
/// time. Only the owner may read them. No disk is waited for: they survive a program that is
/// killed, a power cut they may not.
class LockedFile
{
public:
    /// Makes the file where there is none. Never follows a link.
    explicit LockedFile(const QByteArray &path);
    LockedFile() = default;
    ~LockedFile();
    LockedFile(const LockedFile &) = delete;
    LockedFile &operator=(const LockedFile &) = delete;

    bool isOpen() const { return m_file >= 0; }
    /// From the beginning; shorter where the file is.
    QByteArray read(qsizetype most) const;
    /// Over the beginning. What cannot be written is not.
    void write(const QByteArray &bytes) const;
    /// While `work` runs no other program is in whileLocked() for this file.
    void whileLocked(const std::function<void()> &work) const;

private:
    int m_file = -1;
};

} // namespace Bole
