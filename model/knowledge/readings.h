// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QStringList>

namespace Bole {

/// How Han characters and surnames are read, in pinyin without tones. A table of our own: setting
/// up ICU's transliterator takes longer than reading a whole CV.
class Readings
{
public:
    explicit Readings(const QString &folder);

    QStringList of(QChar han) const; ///< the usual reading first
    QString surname(QStringView surname) const;
    bool isCommonSurname(QStringView surname) const;
    bool isPinyinSurname(QStringView word) const;
    bool isPinyin(QStringView word) const; ///< one syllable or several, written together

    const QList<Error> &problems() const { return m_problems; }

private:
    void readPinyin(const QByteArray &text);
    void readSurnames(const QByteArray &text, bool own);

    QHash<QChar, quint16> m_usual; ///< index into m_syllables
    QMultiHash<QChar, quint16> m_other;
    QStringList m_syllables;
    QSet<QString> m_syllableSet;
    QHash<QString, QString> m_surnames;
    QSet<QString> m_common;
    QSet<QString> m_readSurnames;
    QList<Error> m_problems;
};

} // namespace Bole
