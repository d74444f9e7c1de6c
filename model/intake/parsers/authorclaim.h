// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QString>

namespace Bole {

/// What an applicant says in words about the own part in a work: "(co-first)", "第一作者",
/// "学生一作".
struct AuthorClaim
{
    int position = 0; ///< from 1; 0 if none is named
    bool coFirst = false;
    bool corresponding = false;
    bool amongStudents = false; ///< "学生一作": the supervisor may stand in front
    QList<Span> spans;          ///< the words

    bool isEmpty() const { return spans.isEmpty(); }
};

/// The claims in a folded text, but for those inside `others`: a title, names with notes of their
/// own. A legend ("* corresponding author") claims nothing.
AuthorClaim findAuthorClaim(const QString &text, const QList<Span> &others);

} // namespace Bole
