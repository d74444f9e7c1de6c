// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/study.h"

namespace Bole {

bool Study::overlapsInstitution(const Passage &passage) const
{
    for (const int at : passage.at) {
        if (at >= 0 && institution.at.contains(at))
            return true;
    }
    return false;
}

QString Study::withoutInstitution(const Passage &text) const
{
    QString blanked = text.text;
    for (qsizetype i = 0; i < blanked.size(); ++i) {
        const bool taken = text.at[i] >= 0 && institution.at.contains(text.at[i]);
        if (taken || blanked[i] == u'\t')
            blanked[i] = u'|';
    }
    return blanked;
}

} // namespace Bole
