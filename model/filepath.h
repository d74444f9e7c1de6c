// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHashFunctions>
#include <QList>
#include <QString>

#include <compare>

namespace Bole {

/// Where a file lies, as the bytes that the system knows it by. Names on a disk need not be UTF-8:
/// an archive packed under Windows brings names in GBK, and QString, QDir and QFile lose those.
/// Only its parts for people are texts.
class FilePath
{
public:
    FilePath() = default;
    /// What a person typed, a dialog gave or `text` made of a path.
    FilePath(const QString &text); // NOLINT(google-explicit-constructor): a text is a path, too
    static FilePath fromBytes(const QByteArray &bytes);

    const QByteArray &bytes() const { return m_bytes; }
    bool isEmpty() const { return m_bytes.isEmpty(); }
    bool isFolder() const; ///< asks the system

    /// For where a path has to travel as a text. Bytes that are no UTF-8 become surrogates that
    /// stand alone, which no real text has, and are turned back by the constructor.
    QString text() const;
    /// For people: names that are no UTF-8 are read as GBK, or their bytes are written out.
    QString shown() const;

    QString fileName() const; ///< the last part, for people
    QString stem() const;     ///< of that, all before the last dot
    QString suffix() const;   ///< all after it, in lower case
    FilePath folder() const;  ///< "." where it is not told
    FilePath child(QByteArrayView name) const;
    /// The same without what begins at the last dot of its name: "a/cv.pdf" gives "a/cv".
    FilePath withoutSuffix() const;
    FilePath withEnding(QByteArrayView ending) const;

    bool operator==(const FilePath &) const = default;
    std::strong_ordering operator<=>(const FilePath &other) const;
    friend size_t qHash(const FilePath &path, size_t seed = 0) { return qHash(path.m_bytes, seed); }

private:
    qsizetype lastDot() const;

    QByteArray m_bytes;
};

QList<FilePath> filePaths(const QStringList &texts);

} // namespace Bole
