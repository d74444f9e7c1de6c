// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/folding.h"
#include "model/review/blindness.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QStringList>

namespace Bole {

/// A stretch of a text that must not be shown, and why.
struct HiddenSpan
{
    Span span;
    BlindField field = BlindField::Name;

    bool operator==(const HiddenSpan &) const = default;
};

/// Finds values in any text however they are cased, spaced and punctuated. Filled once for an
/// applicant, then constant.
class HiddenWords
{
public:
    void addName(const QStringList &names, BlindField field); ///< with all its forms
    void addValue(const QString &value, BlindField field);    ///< word by word
    void addInstitution(const QStringList &names);            ///< and how they are shortened
    void addPhone(const QString &number);
    void setContact(bool hidden) { m_contact = hidden; } ///< every e-mail address, whosever
    void setAge(bool hidden) { m_age = hidden; }         ///< what follows "Age", "born", 年龄 …
    void setGender(bool hidden) { m_gender = hidden; }
    /// Every school, whether or not it was read as one of the applicant's own.
    void setInstitution(bool hidden) { m_institution = hidden; }
    void setAdvisor(bool hidden) { m_advisor = hidden; } ///< who follows "advisor", 导师 …

    /// In order, without overlaps.
    QList<HiddenSpan> find(QStringView text) const;

private:
    struct Sequence
    {
        QStringList words;
        BlindField field = BlindField::Name;
    };

    void addSequence(const QStringList &words, BlindField field);
    void findWords(QStringView text, QList<HiddenSpan> &found) const;
    void findPhones(const QString &text, QList<HiddenSpan> &found) const;
    void findSchools(QStringView text, QList<HiddenSpan> &found) const;
    void findLabelled(const QString &text, QList<HiddenSpan> &found) const;

    QHash<QString, QList<Sequence>> m_sequences; ///< by first word, the longest first
    QHash<QString, BlindField> m_words;
    QSet<QString> m_acronyms; ///< so short that only capitals tell them from words: UM, MIT
    QHash<QString, BlindField> m_beginnings; ///< long joined names: "jiangxiao98" begins with one
    QStringList m_phones;                    ///< digits alone
    bool m_contact = false;
    bool m_age = false;
    bool m_gender = false;
    bool m_institution = false;
    bool m_advisor = false;
};

} // namespace Bole
