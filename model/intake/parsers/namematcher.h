// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Bole {

class Knowledge;

/// Recognises one person among authors: Han, both pinyin orders, initials, hyphens, nicknames.
class NameMatcher
{
public:
    NameMatcher() = default;
    NameMatcher(const QStringList &names, const Knowledge &knowledge);

    bool isEmpty() const { return m_forms.isEmpty() && m_han.isEmpty(); }
    /// 1 for the full name, less for initials, 0 for somebody else.
    double match(QStringView author) const;

private:
    struct Form
    {
        QString family;
        QString given;    ///< letters only
        QString initials; ///< one a word or syllable
    };
    void addHan(const QString &name, const Knowledge &knowledge);
    void addLatin(const QString &name);
    double matchForm(const Form &form, const QStringList &words) const;

    QList<Form> m_forms;
    QStringList m_han;
};

} // namespace Bole
