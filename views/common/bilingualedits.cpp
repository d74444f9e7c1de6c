// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/bilingualedits.h"

#include "model/knowledge/languagecode.h"
#include "views/common/windowlanguage.h"

#include <QLineEdit>

namespace Bole {

BilingualEdits::BilingualEdits() : m_edits{new QLineEdit, new QLineEdit} {}

Bilingual BilingualEdits::text() const
{
    return {english()->text().trimmed(), chinese()->text().trimmed()};
}

void BilingualEdits::setText(const Bilingual &text)
{
    english()->setText(text.en);
    chinese()->setText(text.zh);
}

void BilingualEdits::focus()
{
    QLineEdit *edit = isChinese(WindowLanguage::inUse()) ? chinese() : english();
    edit->setFocus(Qt::OtherFocusReason);
    edit->selectAll();
}

} // namespace Bole
