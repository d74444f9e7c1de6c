// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/settings.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum class Scope { Preference, State };

struct Row
{
    Setting setting;
    Scope scope;
    const char *key;
    QVariant initial;
};

const QList<Row> &rows()
{
    static const QList<Row> all{
        {Setting::Language, Scope::Preference, "window/language", QString()},
        {Setting::Theme, Scope::Preference, "window/theme", u"system"_s},
        {Setting::Phrases, Scope::Preference, "reviewer/phrases", QStringList()},
        {Setting::OwnName, Scope::Preference, "reviewer/name", QString()},
        {Setting::ReopenLast, Scope::Preference, "window/reopen-last", true},
        {Setting::RecentSeasons, Scope::State, "seasons/recent", QStringList()},
        {Setting::LastSeason, Scope::State, "seasons/last", QString()},
        {Setting::WindowGeometry, Scope::State, "window/geometry", QByteArray()},
        {Setting::Columns, Scope::State, "window/columns", QByteArray()},
        {Setting::RightColumn, Scope::State, "window/right", QByteArray()},
        {Setting::FactsTab, Scope::State, "window/facts", 0},
        {Setting::ListShown, Scope::State, "window/list-shown", true},
        {Setting::ReviewShown, Scope::State, "window/review-shown", true},
        {Setting::DocumentSideShown, Scope::State, "document/side-shown", false},
        {Setting::PhotosShown, Scope::State, "window/photos-shown", true},
        {Setting::LastFolder, Scope::State, "window/last-folder", QString()},
        {Setting::StartsAtTop, Scope::State, "fields/start-at-top", false},
        {Setting::PagesDimmed, Scope::State, "document/dimmed", false},
        {Setting::TableLayout, Scope::State, "table/layout", QByteArray()},
        {Setting::VersionSeen, Scope::State, "window/version-seen", QString()},
    };
    return all;
}

const Row &rowOf(Setting setting)
{
    return *std::ranges::find(rows(), setting, &Row::setting);
}

QString fileIn(const QString &folder, QStandardPaths::StandardLocation usual, const QString &name)
{
    return (folder.isEmpty() ? QStandardPaths::writableLocation(usual) : folder) + u'/' + name;
}

/// A path may hold whatever a settings key may not.
QString keyOf(const QString &group, const QString &seasonPath)
{
    const QByteArray path = QFileInfo(seasonPath).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    return group + u'/' + QString::fromLatin1(hash);
}

QString reviewerKey(const QString &seasonPath)
{
    return keyOf(u"reviewers"_s, seasonPath);
}

} // namespace

Settings::Settings(const QString &folder)
    : m_preferences(fileIn(folder, QStandardPaths::AppConfigLocation, u"preferences.ini"_s),
                    QSettings::IniFormat),
      m_state(fileIn(folder, QStandardPaths::AppConfigLocation, u"state.ini"_s),
              QSettings::IniFormat)
{
}

QVariant Settings::value(Setting setting) const
{
    const Row &row = rowOf(setting);
    const QSettings &file = row.scope == Scope::Preference ? m_preferences : m_state;
    return file.value(QString::fromLatin1(row.key), row.initial);
}

void Settings::setValue(Setting setting, const QVariant &value)
{
    const Row &row = rowOf(setting);
    QSettings &file = row.scope == Scope::Preference ? m_preferences : m_state;
    file.setValue(QString::fromLatin1(row.key), value);
}

qint64 Settings::reviewerOf(const QString &seasonPath) const
{
    return m_state.value(reviewerKey(seasonPath), 0).toLongLong();
}

void Settings::setReviewerOf(const QString &seasonPath, qint64 reviewer)
{
    m_state.setValue(reviewerKey(seasonPath), reviewer);
}

QByteArray Settings::placeIn(const QString &seasonPath) const
{
    return m_state.value(keyOf(u"places"_s, seasonPath)).toByteArray();
}

void Settings::setPlaceIn(const QString &seasonPath, const QByteArray &place)
{
    m_state.setValue(keyOf(u"places"_s, seasonPath), place);
}

} // namespace Bole
