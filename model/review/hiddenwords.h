// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/folding.h"
#include "model/review/hiddenspan.h"
#include "model/review/ownaddresses.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QStringList>

namespace Bole {

/// Finds values in any text however they are cased, spaced and punctuated. Filled once for an
/// applicant, then constant.
class HiddenWords
{
public:
    /// What is to be found beside the values added: every e-mail address and telephone number,
    /// whosever; every school; what follows "Age", 导师, 民族 and other labels.
    void setFields(BlindFields hidden);
    void addName(const QStringList &names, BlindField field); ///< with all its forms
    void addValue(const QString &value, BlindField field);    ///< word by word
    void addInstitution(const QStringList &names);            ///< and how they are shortened
    void addPhone(const QString &number);
    OwnAddresses &addresses() { return m_addresses; }

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
    void findSpacedName(QStringView text, const QList<Token> &words,
                        QList<HiddenSpan> &found) const;
    void findLabelled(const QString &text, QList<HiddenSpan> &found) const;
    void findPersonal(QStringView text, QList<HiddenSpan> &found) const;

    QHash<QString, QList<Sequence>> m_sequences; ///< by first word, the longest first
    QHash<QString, BlindField> m_words;
    QSet<QString> m_acronyms; ///< so short that only capitals tell them from words: UM, MIT
    QHash<QString, BlindField> m_beginnings; ///< long joined names: "jiangxiao98" begins with one
    QStringList m_phones;                    ///< digits alone
    OwnAddresses m_addresses;
    BlindFields m_fields;
};

} // namespace Bole
