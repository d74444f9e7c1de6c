// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Bole {

class Knowledge;

/// A person's name as printed, and in the other script if it is printed beside it.
struct NameReading
{
    QString name;
    QString other;
    Span span;
    Span otherSpan;
    double score = 0;
};

/// How much the whole text looks like one person's name, 0–1.
double personNameScore(QStringView text, const Knowledge &knowledge);
bool isPersonName(QStringView text, const Knowledge &knowledge);

/// The name in a line of a CV's head: "江晓 Xiao Jiang", "Xiao (Sean) Jiang", "姓名：江晓".
std::optional<NameReading> readName(QStringView line, const Knowledge &knowledge);

/// "江晓" → "Xiao Jiang" (given name first), surnames read as surnames. Empty if there is no Han.
QString pinyinName(QStringView name, const Knowledge &knowledge);

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

bool sameName(QStringView a, QStringView b, const Knowledge &knowledge);

} // namespace Bole
