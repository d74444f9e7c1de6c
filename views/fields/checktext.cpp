// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/checktext.h"

#include "model/record/valuecheck.h"

#include <QCoreApplication>
#include <QHash>

namespace Bole {

namespace {

const QHash<QString, const char *> &sentences()
{
    static const QHash<QString, const char *> table{
        {QStringLiteral("email.malformed"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "This e-mail address is not well formed.")},
        {QStringLiteral("email.domain"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "The address's domain looks mistyped.")},
        {QStringLiteral("date.future"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "This date lies in the future.")},
        {QStringLiteral("date.reversed"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "It ends before it begins.")},
        {QStringLiteral("date.overlap"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "It overlaps with another entry of its kind.")},
        {QStringLiteral("gpa.aboveScale"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "The grade is above its scale.")},
        {QStringLiteral("rank.aboveTotal"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "The rank is above the number of people ranked.")},
        {QStringLiteral("author.claim"),
         QT_TRANSLATE_NOOP("Bole::CheckText",
                           "Claimed as first author, but not first in the list of authors.")},
        {QStringLiteral("doi.malformed"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "This DOI is not well formed.")},
        {QStringLiteral("publication.twice"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "The same publication is listed twice.")},
        {QStringLiteral("value.cut"),
         QT_TRANSLATE_NOOP("Bole::CheckText",
                           "This was too long to be shown and was cut. The whole is in the "
                           "document.")},
        {QStringLiteral("document.pagesNotRead"),
         QT_TRANSLATE_NOOP(
             "Bole::CheckText",
             "What stands on these pages could not be read and is missing here: %1.")},
        {QStringLiteral("section.unread"),
         QT_TRANSLATE_NOOP("Bole::CheckText",
                           "The document has this heading, but nothing was read under it.")},
        {QStringLiteral("education.missing"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "No education was found in the document.")},
        {QStringLiteral("roster.differs"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "The roster says: %1.")},
        {QStringLiteral("applicant.duplicate"),
         QT_TRANSLATE_NOOP("Bole::CheckText", "Another applicant may be the same person.")},
    };
    return table;
}

} // namespace

QString checkText(const Check &check)
{
    const char *sentence = sentences().value(check.code);
    if (!sentence)
        return QCoreApplication::translate("Bole::CheckText",
                                           "A newer version of Bole has a question here (%1).")
            .arg(check.code);
    const QString text = QCoreApplication::translate("Bole::CheckText", sentence);
    return text.contains(QStringLiteral("%1")) ? text.arg(valueOf(check)) : text;
}

} // namespace Bole
