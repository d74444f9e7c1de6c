// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/ownfieldwords.h"

#include <QCoreApplication>

namespace Bole::OwnFieldWords {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Bole::OwnFieldWords)
};

} // namespace

QString kind(OwnFieldKind kind)
{
    switch (kind) {
    case OwnFieldKind::Text:
        return Words::tr("text");
    case OwnFieldKind::Number:
        return Words::tr("number");
    case OwnFieldKind::Choice:
        return Words::tr("choice");
    case OwnFieldKind::Date:
        return Words::tr("date");
    case OwnFieldKind::YesNo:
        return Words::tr("yes or no");
    }
    return {};
}

} // namespace Bole::OwnFieldWords
