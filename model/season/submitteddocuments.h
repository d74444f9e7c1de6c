// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// What people have handed in, part by part and without old versions, as a table in a statement:
/// applicant_id, role. Not a view: a season's file is not trusted to hold any.
inline const QString submittedDocuments = QStringLiteral(
    "(SELECT d.applicant_id, coalesce(json_extract(p.value, '$.role'), d.role) AS role "
    "FROM document d LEFT JOIN json_each(CASE d.parts WHEN '' THEN '[]' ELSE d.parts END) p "
    "WHERE d.removed_at IS NULL AND d.replaced_by IS NULL)");

} // namespace Bole
