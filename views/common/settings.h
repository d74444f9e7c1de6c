// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QVariant>

namespace Bole {

/// One row a setting: see the table in settings.cpp.
enum class Setting {
    // what a person chooses
    Language, ///< "", "en", "zh_CN"; empty follows the system
    Theme,    ///< "system", "light", "dark"
    Phrases,  ///< one's own, which notes offer
    OwnName,  ///< suggested when a season asks who is at the keyboard
    ReopenLast,
    // what the program remembers
    RecentSeasons,
    LastSeason, ///< empty when none was open at the end
    WindowGeometry,
    Columns,
    RightColumn,
    FactsTab,
    ListShown,
    ReviewShown,
    DocumentSideShown,
    PagesDimmed,
    PhotosShown, ///< next to names in lists
    LastFolder,  ///< where a file was last chosen
    StartsAtTop, ///< of the fields, else at the first value to look at
    TableLayout, ///< of the table of everybody, as JSON
    VersionSeen, ///< the program's, when it ran last
};

/// What people choose and what the program remembers, in two files: throwing away the one must not
/// lose the other. Owned by whoever builds the window.
class Settings
{
public:
    /// In the user's usual folder, or in `folder`.
    explicit Settings(const QString &folder = {});

    QVariant value(Setting setting) const;
    void setValue(Setting setting, const QVariant &value);

    /// Who was at the keyboard when this season was last open here; 0 when nobody chose yet.
    qint64 reviewerOf(const QString &seasonPath) const;
    void setReviewerOf(const QString &seasonPath, qint64 reviewer);

    /// Where the reader was when this season was last open here, as LastPlace wrote it.
    QByteArray placeIn(const QString &seasonPath) const;
    void setPlaceIn(const QString &seasonPath, const QByteArray &place);

    QSettings &preferences() { return m_preferences; }
    QSettings &state() { return m_state; }

private:
    QSettings m_preferences;
    QSettings m_state;
};

} // namespace Bole
