// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/readings.h"

#include "model/knowledge/compiledin.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/table.h"

#include <QDir>
#include <QFile>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Passports write ü as u, v or yu; names are compared with u.
QString plainSyllable(QStringView syllable)
{
    return syllable.toString().toLower().replace(u'ü', u'u').replace(u'v', u'u');
}

} // namespace

Readings::Readings(const QString &folder)
{
    readPinyin(compiledIn(u"pinyin.tsv"_s));
    readSurnames(compiledIn(u"surnames.tsv"_s), true);
    QFile added(QDir(folder).filePath(u"surnames.tsv"_s));
    if (!folder.isEmpty() && added.open(QFile::ReadOnly))
        readSurnames(added.readAll(), false);
}

void Readings::readPinyin(const QByteArray &text)
{
    m_usual.reserve(9000);
    for (const QByteArrayView line : splitFields(text, '\n')) {
        const auto row = splitFields(line, '\t');
        if (row.size() < 3 || line.startsWith('#'))
            continue;
        const auto index = quint16(m_syllables.size());
        m_syllables.append(QString::fromUtf8(row[0]));
        m_syllableSet.insert(plainSyllable(m_syllables.last()));
        for (const QChar han : QString::fromUtf8(row[1]))
            m_usual.insert(han, index);
        for (const QChar han : QString::fromUtf8(row[2]))
            m_other.insert(han, index);
    }
}

void Readings::readSurnames(const QByteArray &text, bool own)
{
    int number = 0;
    for (const QByteArrayView line : splitFields(text, '\n')) {
        ++number;
        if (line.trimmed().isEmpty() || line.startsWith('#'))
            continue;
        const auto row = splitFields(line, '\t');
        const QString reading = row.size() >= 2 ? QString::fromUtf8(row[1].trimmed()) : QString();
        if (reading.isEmpty() && !own) {
            m_problems.append({ErrorCode::InvalidTable, u"surnames.tsv:%1: unread"_s.arg(number)});
            continue;
        }
        const QString surname = QString::fromUtf8(row[0]);
        m_surnames.insert(surname, reading);
        m_readSurnames.insert(plainSyllable(reading));
        if (row.size() >= 3 && row[2].trimmed() == "common")
            m_common.insert(surname);
    }
}

QStringList Readings::of(QChar han) const
{
    QStringList list;
    if (const auto usual = m_usual.constFind(han); usual != m_usual.cend())
        list.append(m_syllables[*usual]);
    for (const quint16 other : m_other.values(han))
        list.append(m_syllables[other]);
    return list;
}

QString Readings::surname(QStringView surname) const
{
    return m_surnames.value(surname.toString());
}

bool Readings::isCommonSurname(QStringView surname) const
{
    return m_common.contains(surname.toString());
}

bool Readings::isPinyinSurname(QStringView word) const
{
    return m_readSurnames.contains(plainSyllable(word));
}

bool Readings::isPinyin(QStringView word) const
{
    const QString plain = plainSyllable(word).remove(u'-').remove(u'\'');
    if (plain.isEmpty() || plain.size() > 18)
        return false;
    // reachable[i]: the first i letters are whole syllables
    QList<bool> reachable(plain.size() + 1, false);
    reachable[0] = true;
    for (qsizetype end = 1; end <= plain.size(); ++end) {
        for (qsizetype length = 1; length <= std::min<qsizetype>(6, end); ++length) {
            if (reachable[end - length] &&
                m_syllableSet.contains(plain.sliced(end - length, length))) {
                reachable[end] = true;
                break;
            }
        }
    }
    return reachable.last();
}

} // namespace Bole
