// SPDX-License-Identifier: GPL-3.0-or-later
// Tags and nicknames of applicants: part of ApplicantStore, undoable through the history.
#include "model/record/visibletext.h"
#include "model/season/applicantstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<void> ApplicantStore::addTag(const QList<ApplicantId> &applicants, const QString &tag,
                                    ReviewerId by)
{
    return changeTag(applicants, tag, by, true);
}

Result<void> ApplicantStore::removeTag(const QList<ApplicantId> &applicants, const QString &tag,
                                       ReviewerId by)
{
    return changeTag(applicants, tag, by, false);
}

Result<bool> ApplicantStore::setTag(ApplicantId applicant, const QString &tag, bool there)
{
    Transaction transaction(m_database);
    Query changed(m_database,
                  there ? u"INSERT OR IGNORE INTO tag (applicant_id, name) VALUES (?, ?)"_s
                        : u"DELETE FROM tag WHERE applicant_id = ? AND name = ?"_s,
                  {applicant.value, tag});
    transaction.announce(Topic::Applicants, applicant.value);
    return transaction.commit(changed.affected() > 0);
}

Result<void> ApplicantStore::changeTag(const QList<ApplicantId> &applicants, const QString &tag,
                                       ReviewerId by, bool there)
{
    const QString name = tag.simplified();
    if (name.isEmpty())
        return failure(ErrorCode::InvalidValue, u"tag"_s);
    Transaction transaction(m_database);
    for (const ApplicantId applicant : applicants) {
        const Result<bool> changed = setTag(applicant, name, there);
        if (!changed)
            return std::unexpected(changed.error());
        if (!*changed)
            continue;
        const auto noted = History(m_database)
                               .append(applicant, by, HistoryKind::Tag, name,
                                       {{u"value"_s, !there}}, {{u"value"_s, there}});
        if (!noted)
            return std::unexpected(noted.error());
    }
    return transaction.commit();
}

Result<void> ApplicantStore::setNickname(ApplicantId applicant, const QString &nickname,
                                         ReviewerId by)
{
    constexpr qsizetype longest = 80; // it stands in lists
    const QString name = withoutInvisible(nickname).simplified().left(longest);
    Transaction transaction(m_database);
    Query query(m_database, u"SELECT nickname FROM applicant WHERE id = ?"_s, {applicant.value});
    if (!query.next())
        return failure(ErrorCode::NotFound, u"applicant"_s);
    const QString before = query.text(0);
    if (before == name)
        return {};
    return setNicknameIfUnchanged(applicant, before, name)
        .and_then([&] {
            return History(m_database)
                .append(applicant, by, HistoryKind::Nickname, {}, {{u"value"_s, before}},
                        {{u"value"_s, name}});
        })
        .and_then([&](EditId) { return transaction.commit(); });
}

Result<void> ApplicantStore::setNicknameIfUnchanged(ApplicantId applicant, const QString &expected,
                                                    const QString &wanted)
{
    Transaction transaction(m_database);
    Query changed(m_database, u"UPDATE applicant SET nickname = ? WHERE id = ? AND nickname = ?"_s,
                  {bound(wanted), applicant.value, bound(expected)});
    if (changed.affected() == 0)
        transaction.fail({ErrorCode::EditConflict, u"nickname"_s});
    transaction.announce(Topic::Applicants, applicant.value);
    return transaction.commit();
}

} // namespace Bole
