// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// What a made-up applicant hands in beside the CV, as small PDFs of one page.
QByteArray printTranscript(const Record &record, quint32 seed);
QByteArray printLetter(const Record &record, quint32 seed);

} // namespace Bole
