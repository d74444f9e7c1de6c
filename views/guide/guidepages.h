// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Bole {

class ActionTable;

/// The guide's pages, by id, in the order in which somebody reads them.
const QStringList &guidePages();

/// What stands in the file: Markdown in which {{id}} is an action's key and [[id]] its menu and
/// name, so that the guide says what this window has.
QString guideSource(const QString &page, const QString &language);

/// The same with keys and menu items as they are now, in the window's language.
QString guideText(const QString &page, const QString &language, const ActionTable &actions);

QString guideTitle(const QString &page, const QString &language);

/// Where the pictures of a language lie that pages name.
QString guidePictures(const QString &language);

/// Pages that hold all the words, with the first line that holds one of them.
struct GuideHit
{
    QString page;
    QString line;
};
QList<GuideHit> searchGuide(const QString &words, const QString &language,
                            const ActionTable &actions);

} // namespace Bole
