// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace Bole {

inline constexpr qsizetype longestShownName = 200; ///< of a person or a school, in UTF-16 units
inline constexpr qsizetype longestFileName = 300;  ///< file systems have 255 bytes

/// A record within what people write and a window can lay out: no value of megabytes, no ten
/// thousand entries, no line breaks where one line belongs, no towers of combining marks. The
/// document keeps the whole; what was cut has a check "value.cut". Real records pass as they are.
QJsonObject withinBounds(const QJsonObject &record);

/// Watches a record being read. Nearly all are within bounds, and then nothing has to be done
/// again.
class BoundsWatch
{
public:
    void see(QLatin1StringView key, const QString &text);
    void see(qsizetype entries);
    bool isOdd() const { return m_isOdd; } ///< withinBounds may change it

private:
    qsizetype m_size = 0;
    bool m_isOdd = false;
};

/// A name, a school or a file as one line of a list, with the same bounds.
QString boundedLine(const QString &text, qsizetype most = longestShownName);

} // namespace Bole
