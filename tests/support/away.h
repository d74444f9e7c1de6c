// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

namespace Bole {

/// A season's file is away as long as this lives: every write is refused, reading goes on.
class Away
{
public:
    explicit Away(const QString &path) : m_path(path)
    {
        if (!QFile::rename(m_path, elsewhere()))
            qFatal("rename");
    }
    ~Away() { putBack(); }
    Q_DISABLE_COPY_MOVE(Away)

    void putBack()
    {
        if (QFile::exists(elsewhere()) && !QFile::rename(elsewhere(), m_path))
            qFatal("rename");
    }

private:
    QString elsewhere() const { return m_path + QStringLiteral(".away"); }

    QString m_path;
};

} // namespace Bole
