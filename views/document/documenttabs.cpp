// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documenttabs.h"

#include <QCoreApplication>

namespace Bole {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Bole::DocumentPane)
};

/// A tab each: its parts, or the whole of it.
QList<DocumentPart> shownParts(const VisibleDocument &shown)
{
    return shown.parts.isEmpty() ? QList<DocumentPart>{{shown.document.role, 0, 0}} : shown.parts;
}

QString titleOf(const Document &document, int number, int count)
{
    QString title;
    switch (document.role) {
    case DocumentRole::Cv:
        title = Words::tr("CV");
        break;
    case DocumentRole::Transcript:
        title = Words::tr("Transcript");
        break;
    case DocumentRole::Letter:
        title = Words::tr("Letter");
        break;
    case DocumentRole::Other:
        title = Words::tr("Document");
        break;
    }
    if (document.replacedBy.isValid())
        return Words::tr("%1 (earlier)").arg(title);
    // Never the file's name: it often holds the applicant's.
    return count > 1 ? Words::tr("%1 %2").arg(title).arg(number) : title;
}

} // namespace

QList<DocumentTab> documentTabs(const QList<VisibleDocument> &all)
{
    QHash<DocumentRole, int> counts;
    for (const VisibleDocument &each : all) {
        for (const DocumentPart &part : shownParts(each))
            counts[part.role] += each.document.replacedBy.isValid() ? 0 : 1;
    }
    QList<DocumentTab> tabs;
    QHash<DocumentRole, int> numbers;
    for (const VisibleDocument &each : all) {
        for (const DocumentPart &part : shownParts(each)) {
            Document shown = each.document;
            shown.role = part.role;
            const QString title = titleOf(shown, ++numbers[part.role], counts.value(part.role));
            const bool isPart = !each.parts.isEmpty();
            tabs.append({shown.id, each.isNew ? newMark + title : title, each.source, each.blind,
                         isPart ? part.first : 0, isPart ? part.last : 0});
        }
    }
    return tabs;
}

} // namespace Bole
