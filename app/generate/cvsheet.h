// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// A made-up applicant's CV: the PDF, the text on it, and the record with the places where its
/// values stand.
struct CvSheet
{
    QByteArray pdf;
    QString text;
    Record record;
};

/// Sets a CV of one or two pages with a picture of nobody. `seed` makes the picture and how sure
/// the reader is of each value.
CvSheet printCv(const Record &record, quint32 seed);

} // namespace Bole
