// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

#include <array>

class QLineEdit;

namespace Bole {

/// The two lines in which one text is typed, one a language. Whoever lays them out owns them.
class BilingualEdits
{
public:
    BilingualEdits();

    QLineEdit *english() const { return m_edits[0]; }
    QLineEdit *chinese() const { return m_edits[1]; }
    const std::array<QLineEdit *, 2> &both() const { return m_edits; }

    Bilingual text() const; ///< without spaces at the ends
    void setText(const Bilingual &text);
    void focus(); ///< the one in the window's language, ready to type

private:
    std::array<QLineEdit *, 2> m_edits;
};

} // namespace Bole
