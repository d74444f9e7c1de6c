// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QString>

namespace Bole {

/// A list as CVs print it, cut at commas, semicolons, 、 · | / and "and", never inside brackets.
QList<Span> splitList(QStringView text);

/// Where groups with labels of their own begin in one line: "语言：C++；框架：PyTorch",
/// "Languages: Polish, Dutch. Software: R, Stata". The first is 0.
QList<qsizetype> labelStarts(QStringView text);

/// The name of a group before a colon: "Programming Languages: …". `text` is folded.
Span labelSpan(const QString &text);

/// A member of a list without the signs around it. `text` is folded.
Span stripped(const QString &text, Span span);

} // namespace Bole
