// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/documentwords.h"

#include "model/record/visibletext.h"

#include <QCoreApplication>

namespace Bole::DocumentWords {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Bole::DocumentWords)
};

} // namespace

QString role(DocumentRole role)
{
    switch (role) {
    case DocumentRole::Cv:
        return Words::tr("CV");
    case DocumentRole::Transcript:
        return Words::tr("Transcript");
    case DocumentRole::Letter:
        return Words::tr("Letter");
    case DocumentRole::Other:
        break;
    }
    return Words::tr("Other document");
}

QStringList roles()
{
    return {role(DocumentRole::Cv), role(DocumentRole::Transcript), role(DocumentRole::Letter),
            role(DocumentRole::Other)};
}

QString line(const Document &document)
{
    QStringList parts{role(document.role), oneLine(document.fileName),
                      Words::tr("%n page(s)", nullptr, document.pages)};
    if (document.replacedBy.isValid())
        parts.append(Words::tr("earlier version"));
    return parts.join(QStringLiteral(" · "));
}

} // namespace Bole::DocumentWords
