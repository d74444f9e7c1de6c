// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace Bole {

/// The record as a page of Markdown, its groups and fields under the reader's words.
QString recordAsMarkdown(const QJsonObject &record);

} // namespace Bole
