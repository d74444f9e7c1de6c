// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/document.h"

#include <QStringList>

namespace Bole {

/// What documents are called where somebody works with them.
namespace DocumentWords {

QString role(DocumentRole role);
QStringList roles();                    ///< in the order of the enum
QString line(const Document &document); ///< "CV · jiang-xiao.pdf · 2 pages"

} // namespace DocumentWords

} // namespace Bole
