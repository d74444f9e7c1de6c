// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace Bole {

/// Somebody to whom documents can belong.
struct KnownPerson
{
    ApplicantId id;
    QString number; ///< of the application; may be empty
    QStringList names;
    bool hasCv = false; ///< another one by the same name may be somebody else's
};

/// Who was found, and by what.
struct NamedPerson
{
    ApplicantId id; ///< invalid: nobody, or more than one
    bool byNumber = false;
};

/// Whose a document is, by what its file is called or what stands in it: the application number, or
/// the name in either script, in whatever order. Says nothing where two could be meant.
class PeopleIndex
{
public:
    void add(const KnownPerson &person);
    bool isEmpty() const { return m_numbers.isEmpty() && m_names.isEmpty(); }

    /// Invalid: nobody, or more than one.
    ApplicantId withNumber(const QString &number) const;
    ApplicantId withName(const QString &name) const;
    /// Whose number or name a file's or folder's name holds.
    NamedPerson namedIn(const QString &fileName) const;
    bool hasCv(ApplicantId id) const { return m_withCv.contains(id); }
    /// The one person who is named in a text; it is looked for near its beginning.
    ApplicantId mentionedIn(const QString &text) const;

private:
    using Found = QHash<ApplicantId, qsizetype>; ///< how long what was found is

    void remember(QHash<QString, ApplicantId> &where, const QString &key, ApplicantId id);
    void lookForNames(const QString &text, Found &found) const;
    void lookForNumbers(const QStringList &words, Found &found) const;

    QSet<ApplicantId> m_withCv;
    QHash<QString, ApplicantId> m_numbers;
    QHash<QString, ApplicantId> m_names; ///< without spaces; invalid: of more than one
};

} // namespace Bole
