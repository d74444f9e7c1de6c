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
    QStringList emails = {};
    QStringList otherNumbers = {}; ///< under which they were known, too
};

/// Who was found, and by what.
struct NamedPerson
{
    ApplicantId id; ///< invalid: nobody, or more than one
    bool byNumber = false;
    bool isUnclear = false; ///< more than one could be meant
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
    ApplicantId withName(const QString &name) const { return named(name).id; }
    ApplicantId withEmail(const QString &email) const;
    NamedPerson named(const QString &name) const;
    /// Whose number or name a file's or folder's name holds.
    NamedPerson namedIn(const QString &fileName) const;
    /// Whether their name alone stands in it, in either script.
    bool isNamedIn(const QString &fileName, ApplicantId id) const;
    bool hasCv(ApplicantId id) const { return m_withCv.contains(id); }
    /// Whether a roster tells who there is, and whether this is one of them.
    bool hasNumbers() const { return !m_numbers.isEmpty(); }
    bool hasNumber(ApplicantId id) const { return m_withNumber.contains(id); }
    /// The one person whom a text is about: whose number or address stands near its beginning, else
    /// whose name does. Nobody where that could be two.
    ApplicantId mentionedIn(const QString &text) const;

private:
    /// How long what was found is; an invalid one stands for what means more than one.
    using Found = QHash<ApplicantId, qsizetype>;

    void remember(QHash<QString, ApplicantId> &where, const QString &key, ApplicantId id);
    void lookForNames(const QString &text, Found &found) const;
    void lookForNumbers(const QStringList &words, Found &found) const;
    void lookForAddresses(const QString &text, Found &found) const;

    QSet<ApplicantId> m_withCv;
    QSet<ApplicantId> m_withNumber;
    QHash<QString, ApplicantId> m_emails;
    QHash<QString, ApplicantId> m_numbers;
    QHash<QString, ApplicantId> m_names; ///< without spaces; invalid: of more than one
};

} // namespace Bole
