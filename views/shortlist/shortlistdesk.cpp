// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/shortlistdesk.h"

#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/shortlist/seal.h"
#include "views/common/dialogs.h"
#include "views/session.h"

#include <QLocale>

namespace Bole {

ShortlistDesk::ShortlistDesk(Session &session, QWidget *window)
    : QObject(window), m_session(session), m_window(window)
{
    connect(&m_model, &ShortlistModel::moveAsked, this, &ShortlistDesk::move,
            Qt::QueuedConnection); // the drop is still going on
}

Viewer ShortlistDesk::viewer() const
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    return Viewer::of(*m_session.season(), m_session.reviewer(),
                      chinese ? QStringLiteral("zh") : QStringLiteral("en"));
}

bool ShortlistDesk::tell(const Result<void> &result, const QString &what)
{
    if (!result)
        m_session.dialogs().error(m_window, what, result.error());
    return result.has_value();
}

void ShortlistDesk::reload()
{
    const ShortlistId before = m_chosen;
    m_lists.clear();
    if (m_session.season()) {
        const auto lists = m_session.season()->shortlists().list();
        if (!lists)
            m_session.dialogs().error(m_window, tr("The lists could not be read."), lists.error());
        m_lists = lists.value_or(QList<Shortlist>());
    }
    const bool still = std::ranges::contains(m_lists, before, &Shortlist::id);
    load(still ? before : m_lists.isEmpty() ? ShortlistId() : m_lists.first().id);
    emit listsChanged();
    emit listChanged();
}

void ShortlistDesk::forget()
{
    m_model.clear();
}

void ShortlistDesk::close()
{
    forget();
    m_chosen = {};
}

void ShortlistDesk::load(ShortlistId id)
{
    m_chosen = id;
    const auto found = std::ranges::find(m_lists, id, &Shortlist::id);
    m_sealBroken = false;
    if (found == m_lists.end()) {
        m_model.clear();
        return;
    }
    m_sealBroken = !checkSeal(*m_session.season(), *found).has_value();
    tell(m_model.load(*m_session.season(), viewer(), *found), tr("The list could not be read."));
}

void ShortlistDesk::choose(ShortlistId id)
{
    if (id == list().id)
        return;
    load(id);
    emit listChanged();
}

QString ShortlistDesk::freeName() const
{
    for (int number = int(m_lists.size()) + 1;; ++number) {
        const QString name = tr("List %1").arg(number);
        if (!std::ranges::contains(m_lists, name, &Shortlist::name))
            return name;
    }
}

void ShortlistDesk::create()
{
    if (!m_session.season())
        return;
    const auto name = m_session.dialogs().text(m_window, tr("New list"),
                                               tr("What is the list called?"), freeName());
    if (!name)
        return;
    const auto made = m_session.season()->shortlists().create(*name, m_session.reviewer());
    if (!made) {
        m_session.dialogs().error(m_window, tr("The list could not be made."), made.error());
        return;
    }
    reload();
    choose(*made);
    emit listsChanged();
}

void ShortlistDesk::rename()
{
    if (!isOpen())
        return;
    const auto name = m_session.dialogs().text(m_window, tr("Rename the list"),
                                               tr("What is the list called?"), list().name);
    if (name && tell(m_session.season()->shortlists().rename(list().id, *name),
                     tr("The list could not be renamed.")))
        reload();
}

void ShortlistDesk::remove()
{
    if (!isOpen())
        return;
    const int answer = m_session.dialogs().question(
        m_window,
        {tr("Delete the list “%1”?").arg(list().name),
         tr("The applicants and their reviews stay; the order and the reasons of this list go."),
         {tr("Delete the List"), tr("Keep It")},
         1,
         true});
    if (answer == 0 && tell(m_session.season()->shortlists().remove(list().id),
                            tr("The list could not be deleted.")))
        reload();
}

bool ShortlistDesk::put(const ListEntries &entries)
{
    if (!isOpen())
        return false;
    const bool done =
        tell(m_session.season()->shortlists().setEntries(list().id, entries, m_session.reviewer()),
             tr("The list could not be changed."));
    reload();
    return done;
}

void ShortlistDesk::setRule(const RankingRule &rule)
{
    if (!isOpen() || rankingRuleFromJson(list().rule) == rule)
        return;
    if (tell(m_session.season()->shortlists().setRule(list().id, toJson(rule)),
             tr("The list could not be changed."))) {
        reload();
        orderByRule();
    }
}

void ShortlistDesk::setLines(std::optional<int> quota, std::optional<int> waiting)
{
    if (!isOpen() || (quota == list().quota && waiting == list().waiting))
        return;
    if (tell(m_session.season()->shortlists().setLines(list().id, quota, waiting),
             tr("The list could not be changed.")))
        reload();
}

void ShortlistDesk::orderByRule()
{
    if (!isOpen() || list().entries.isEmpty())
        return;
    if (m_model.standings().isEmpty()) {
        const auto ranked = rank(*m_session.season(), rankingRuleFromJson(list().rule), viewer());
        m_session.dialogs().error(m_window, tr("The list cannot be ordered by this rule."),
                                  ranked ? Error{ErrorCode::NotFound, {}} : ranked.error());
        return;
    }
    put(byRule(list().entries, m_model.standings()));
}

void ShortlistDesk::add(const QList<ApplicantId> &applicants)
{
    if (!m_session.season() || applicants.isEmpty())
        return;
    if (!hasList())
        create();
    if (!isOpen())
        return;
    QList<ApplicantId> all = applicants;
    for (const ShortlistEntry &entry : list().entries)
        all.append(entry.applicant);
    const auto ranked = rank(*m_session.season(), rankingRuleFromJson(list().rule), viewer(), all);
    if (put(withAdded(list().entries, applicants, ranked.value_or(QList<Standing>()))))
        emit entryMoved(applicants.first());
}

void ShortlistDesk::removeEntries(const QList<qsizetype> &rows)
{
    if (!rows.isEmpty())
        put(without(list().entries, rows));
}

void ShortlistDesk::move(qsizetype from, qsizetype to)
{
    const ListEntries &entries = list().entries;
    if (!isOpen() || from < 0 || from >= entries.size() || to < 0 || to >= entries.size() ||
        from == to)
        return;
    const ApplicantId applicant = entries[from].applicant;
    if (put(movedTo(entries, from, to, {}, m_model.standings())))
        emit entryMoved(applicant);
}

void ShortlistDesk::toggleTie(qsizetype row)
{
    if (!isOpen() || row <= 0 || row >= list().entries.size())
        return;
    const ApplicantId applicant = list().entries[row].applicant;
    put(withTie(list().entries, row, !list().entries[row].tied));
    emit entryMoved(applicant);
}

void ShortlistDesk::changeGap(qsizetype row, int by)
{
    if (!isOpen() || row < 0 || row >= list().entries.size())
        return;
    const ApplicantId applicant = list().entries[row].applicant;
    put(withGap(list().entries, row, list().entries[row].gap + by));
    emit entryMoved(applicant);
}

void ShortlistDesk::askReason(qsizetype row)
{
    if (!isOpen() || row < 0 || row >= list().entries.size())
        return;
    const ApplicantId applicant = list().entries[row].applicant;
    // As far as it may be seen: somebody may have written a name into it.
    const int modelRow = m_model.rowOf(applicant);
    const QString shown = modelRow < 0 ? QString() : m_model.at(modelRow).entry.reason;
    const auto reason = m_session.dialogs().text(m_window, tr("Reason"),
                                                 tr("Why does this applicant stand here?"), shown);
    if (!reason || *reason == shown)
        return;
    put(withReason(list().entries, row, reason->trimmed()));
    emit entryMoved(applicant);
}

void ShortlistDesk::decide(Decision decision)
{
    if (!hasList() || list().entries.isEmpty())
        return;
    QString reason;
    if (decision == Decision::Reject) {
        const auto given = m_session.dialogs().text(m_window, tr("Reason"),
                                                    tr("Why is everybody on this list rejected?"));
        if (!given || given->trimmed().isEmpty())
            return;
        reason = given->trimmed();
    }
    QList<ApplicantId> applicants;
    for (const ShortlistEntry &entry : list().entries)
        applicants.append(entry.applicant);
    if (tell(m_session.season()->reviews().setDecisions(applicants, m_session.reviewer(), decision,
                                                        reason),
             tr("The decision could not be stored."))) {
        m_session.say(tr("The decision holds for %n applicant(s). One undo takes it back.", nullptr,
                         int(applicants.size())));
        reload();
    }
}

void ShortlistDesk::seal()
{
    if (!isOpen() || list().entries.isEmpty())
        return;
    const int answer = m_session.dialogs().question(
        m_window,
        {tr("Seal the list “%1”?").arg(list().name),
         tr("A sealed list keeps its order, the scores behind it, who sealed it and when. It can "
            "never be changed again."),
         {tr("Seal the List"), tr("Leave It Open")},
         1,
         true});
    if (answer == 0 && tell(sealShortlist(*m_session.season(), list().id, viewer()),
                            tr("The list could not be sealed.")))
        reload();
}

} // namespace Bole
