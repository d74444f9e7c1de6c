// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QStringView>

#include <optional>

namespace Bole {

/// What the value behind a label is; the first column of labels.tsv.
enum class LabelKind {
    None,
    Organisation,
    Role,
    Title, ///< of a project, thesis or prize
    Department,
    Time,
    Grade, ///< of a scale that counts from one; never cut off
};

struct FoundLabel
{
    LabelKind kind = LabelKind::None;
    Span span; ///< with its colon and the spaces behind it

    bool operator==(const FoundLabel &) const = default;
};

/// The labels of a text, each at its beginning or behind a gap, comma or bracket: "公司名称：…
/// 岗位：…", "Project 2: …".
QList<FoundLabel> findLabels(QStringView text);

/// The words of one kind as a regular expression.
QString labelExpression(LabelKind kind);

/// "GPA", "Technologies", "工作内容": the label of something that tells about an entry.
bool tellsAboutEntry(QStringView label);

} // namespace Bole
