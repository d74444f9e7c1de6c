// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/longtext.h"

#include <algorithm>

namespace Bole {

namespace {
constexpr qsizetype longestLine = 10'000;
} // namespace

bool isTooLong(const QString &text)
{
    qsizetype line = 0;
    return text.size() > mostSourceCharacters || std::ranges::any_of(text, [&line](QChar c) {
               line = c == u'\n' ? 0 : line + 1;
               return line > longestLine;
           });
}

QString shortened(const QString &text)
{
    QString shown;
    const QStringView beginning = QStringView(text).left(mostSourceCharacters);
    for (QStringView line : beginning.split(u'\n')) {
        for (; line.size() > longestLine; line = line.sliced(longestLine))
            shown.append(line.first(longestLine)).append(u'\n');
        shown.append(line).append(u'\n');
    }
    shown.chop(1);
    return shown;
}

} // namespace Bole
