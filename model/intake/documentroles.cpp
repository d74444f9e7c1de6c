// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/documentroles.h"

#include <QRegularExpression>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

struct RoleWord
{
    QStringView word;
    DocumentRole role;
};

// Latin words count as whole words, Chinese ones wherever they stand.
constexpr RoleWord roleWords[] = {
    {u"cv", DocumentRole::Cv},
    {u"resume", DocumentRole::Cv},
    {u"résumé", DocumentRole::Cv},
    {u"curriculum", DocumentRole::Cv},
    {u"vitae", DocumentRole::Cv},
    {u"个人简历", DocumentRole::Cv},
    {u"简历", DocumentRole::Cv},
    {u"履历", DocumentRole::Cv},
    // The report of a language test is no transcript.
    {u"四级", DocumentRole::Other},
    {u"六级", DocumentRole::Other},
    {u"雅思", DocumentRole::Other},
    {u"托福", DocumentRole::Other},
    {u"英语成绩", DocumentRole::Other},
    {u"ielts", DocumentRole::Other},
    {u"toefl", DocumentRole::Other},
    {u"gre", DocumentRole::Other},
    {u"cet4", DocumentRole::Other},
    {u"cet6", DocumentRole::Other},
    {u"transcript", DocumentRole::Transcript},
    {u"transcripts", DocumentRole::Transcript},
    {u"grades", DocumentRole::Transcript},
    {u"成绩单", DocumentRole::Transcript},
    {u"成绩", DocumentRole::Transcript},
    {u"letter", DocumentRole::Letter},
    {u"letters", DocumentRole::Letter},
    {u"recommendation", DocumentRole::Letter},
    {u"recommendations", DocumentRole::Letter},
    {u"reference", DocumentRole::Letter},
    {u"references", DocumentRole::Letter},
    {u"推荐信", DocumentRole::Letter},
    {u"推荐书", DocumentRole::Letter},
    {u"推荐", DocumentRole::Letter},
    {u"statement", DocumentRole::Other},
    {u"proposal", DocumentRole::Other},
    {u"certificate", DocumentRole::Other},
    {u"certificates", DocumentRole::Other},
    {u"diploma", DocumentRole::Other},
    {u"photo", DocumentRole::Other},
    {u"photograph", DocumentRole::Other},
    {u"portrait", DocumentRole::Other},
    {u"passport", DocumentRole::Other},
    {u"照片", DocumentRole::Other},
    {u"证件照", DocumentRole::Other},
    {u"身份证", DocumentRole::Other},
    {u"个人陈述", DocumentRole::Other},
    {u"研究计划", DocumentRole::Other},
    {u"证书", DocumentRole::Other},
    {u"毕业证", DocumentRole::Other},
    {u"学位证", DocumentRole::Other},
};

bool isHanWord(QStringView word)
{
    return word.front().script() == QChar::Script_Han;
}

QStringList wordsOf(const QString &name)
{
    static const QRegularExpression separators(u"[^\\p{L}\\p{N}]+"_s);
    return name.toLower().split(separators, Qt::SkipEmptyParts);
}

} // namespace

std::optional<DocumentRole> SaidRoles::role() const
{
    if (roles.isEmpty())
        return std::nullopt;
    return roles.contains(DocumentRole::Cv) ? DocumentRole::Cv : roles.first();
}

SaidRoles saidRoles(const QString &name)
{
    SaidRoles said;
    for (QString word : wordsOf(name)) {
        for (const RoleWord &each : roleWords) {
            const bool found = isHanWord(each.word) ? word.contains(each.word) : word == each.word;
            if (!found)
                continue;
            said.roles.append(each.role);
            word.remove(each.word.toString());
        }
        if (!word.isEmpty())
            said.otherWords.append(word);
    }
    return said;
}

} // namespace Bole
