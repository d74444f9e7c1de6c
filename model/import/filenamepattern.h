// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QRegularExpression>

namespace Bole {

/// How a committee's files are named: "{number}_{name}_{kind}". What stands between the parts is
/// taken as it is; a star is anything.
class FileNamePattern
{
public:
    struct Parts
    {
        QString number;
        QString name;
        QString kind;

        bool isEmpty() const { return number.isEmpty() && name.isEmpty(); }
        bool operator==(const Parts &) const = default;
    };

    FileNamePattern() = default; ///< matches nothing
    /// InvalidValue where it names neither a number nor a name, or a part that there is not.
    static Result<FileNamePattern> fromText(const QString &text);

    bool isEmpty() const { return m_text.isEmpty(); }
    const QString &text() const { return m_text; }
    Parts parts(const QString &stem) const; ///< empty where the name does not follow it

private:
    QString m_text;
    QRegularExpression m_expression;
};

} // namespace Bole
