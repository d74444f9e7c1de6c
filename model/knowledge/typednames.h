// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

/// What people type to find somebody, all in small letters and written together: of 江晓 the pinyin
/// and its first letters ("jiangxiao", "jx"), of "Xiao Jiang" both orders ("xiaojiang",
/// "jiangxiao").
QStringList typedNames(const QString &name);

} // namespace Bole
