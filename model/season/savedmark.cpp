// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/savedmark.h"

#include "model/season/query.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype markSize = 96; // always: a shorter one leaves nothing of a longer one behind

QString stateFolder()
{
    const QString folder = qEnvironmentVariable("XDG_STATE_HOME");
    return (QDir::isAbsolutePath(folder) ? folder : QDir::homePath() + u"/.local/state"_s) +
           u"/bole/saved"_s;
}

/// Neither the season's name nor where it lies can be read from it.
QString nameFor(const QString &seasonPath)
{
    const QByteArray place = QFileInfo(seasonPath).canonicalFilePath().toUtf8();
    const QByteArray sum = QCryptographicHash::hash(place, QCryptographicHash::Sha256);
    return QString::fromLatin1(sum.toHex().first(32));
}

/// Empty where the state folder cannot be made.
QByteArray placeFor(const QString &seasonPath)
{
    const QString folder = stateFolder();
    if (!QDir().mkpath(folder))
        return {};
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return QFile::encodeName(folder + u'/' + nameFor(seasonPath));
}

void put(const LockedFile &file, const SavedChange &change)
{
    QByteArray line = "bole-saved 1";
    for (const qint64 value :
         {change.number, change.session, qint64(change.topic), change.at.toMSecsSinceEpoch()})
        line += ' ' + QByteArray::number(value);
    line = line.leftJustified(markSize - 1, ' ') + '\n';
    // What cannot be written is not known at the next start, and then nothing is said of it.
    file.write(line);
}

/// The last thing that a person or an import did, by the stamps in the file.
QDateTime newestIn(Database &database)
{
    Query query(database, u"SELECT max(at) FROM (SELECT max(made_at) AS at FROM edit "
                          "UNION ALL SELECT max(changed_at) FROM review "
                          "UNION ALL SELECT max(changed_at) FROM score "
                          "UNION ALL SELECT max(changed_at) FROM highlight "
                          "UNION ALL SELECT max(changed_at) FROM shortlist "
                          "UNION ALL SELECT max(changed_at) FROM committee_decision "
                          "UNION ALL SELECT max(changed_at) FROM applicant "
                          "UNION ALL SELECT max(added_at) FROM document "
                          "UNION ALL SELECT max(made_at) FROM event)"_s);
    return query.next() ? query.time(0) : QDateTime();
}

SavedChange latestIn(Database &database)
{
    SavedChange latest;
    Query query(database, u"SELECT id, session, topic FROM change ORDER BY id DESC LIMIT 1"_s);
    if (query.next())
        latest = {query.integer(0), query.integer(1), Topic(query.number(2)), {}};
    return latest;
}

bool isIn(Database &database, const SavedChange &change)
{
    Query found(database, u"SELECT session, topic FROM change WHERE id = ?"_s, {change.number});
    if (found.next())
        return found.integer(0) == change.session && found.number(1) == int(change.topic);
    // Old lines are dropped; then later ones are there.
    Query first(database, u"SELECT min(id) FROM change"_s);
    return first.next() && !first.isNull(0) && change.number < first.integer(0);
}

} // namespace

SavedMark::SavedMark(const QString &seasonPath) : m_file(placeFor(seasonPath)) {}

std::optional<SavedChange> SavedMark::read() const
{
    const QByteArray line = m_file.read(markSize);
    if (line.size() != markSize)
        return std::nullopt;
    const QList<QByteArray> words = line.simplified().split(' ');
    if (words.size() != 6 || words[0] != "bole-saved" || words[1] != "1")
        return std::nullopt;
    return SavedChange{words[2].toLongLong(), words[3].toLongLong(), Topic(words[4].toInt()),
                       QDateTime::fromMSecsSinceEpoch(words[5].toLongLong(), QTimeZone::UTC)};
}

void SavedMark::write(const SavedChange &change) const
{
    if (!m_file.isOpen())
        return;
    m_file.whileLocked([&] {
        const auto known = read();
        if (!known || known->number < change.number)
            put(m_file, change);
    });
}

void SavedMark::forget(const QString &seasonPath)
{
    QFile::remove(stateFolder() + u'/' + nameFor(seasonPath));
}

std::optional<LastSaved> SavedMark::compareWith(Database &database, bool isTold) const
{
    // In this order: what is marked was in the file before.
    const auto marked = read();
    if (!marked)
        return std::nullopt;
    LastSaved last{marked->topic, marked->at, isIn(database, *marked), {}};
    if (!last.isThere)
        last.newest = newestIn(database);
    if (!last.isThere && isTold) {
        SavedChange latest = latestIn(database);
        latest.at = last.newest;
        m_file.whileLocked([&] { put(m_file, latest); });
    }
    return last;
}

} // namespace Bole
