// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/sourcemap.h"

#include <QJsonObject>
#include <QMap>
#include <QString>

namespace Bole {

/// A record written out, and which stretch of the text is which field's, by JSON Pointer.
struct RecordText
{
    QString text;
    QMap<QString, SourceMap::Stretch> fields;

    QString fieldAt(qsizetype position) const; ///< empty: none
};

/// The record as a page of Markdown, its groups and fields under the reader's words.
RecordText recordAsMarkdown(const QJsonObject &record);
/// The record as record.md has it, indented.
RecordText recordAsJson(const QJsonObject &record);

} // namespace Bole
