// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/citations.h"

namespace Bole {

struct PatentFinding
{
    Patent patent;
    QMap<QString, Span> spans; ///< by the record's field names, inventors as "inventors/0" …
    double score = 0;
};

/// A patent's number in the text ("CN202310000001.2", "ZL 2020 1 …", "US Patent 11,000,000").
std::optional<Span> findPatentNumber(QStringView text);

/// 一种…方法, 一种…装置: how Chinese patents are titled, and nothing else is.
bool hasPatentTitle(QStringView text);

PatentFinding parsePatent(QStringView text, const CitationContext &context);

} // namespace Bole
