// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/shortlistcontroller.h"

#include "model/desk/desk.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"

namespace Bole {

ShortlistController::ShortlistController(OpenDesk &openDesk, Announcements &announcements,
                                         Dialogs &dialogs, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_announcements(announcements),
      m_dialogs(dialogs),
      m_window(window)
{
    connect(&m_model, &ShortlistModel::moveAsked, this, &ShortlistController::move,
            Qt::QueuedConnection); // the drop is still going on
}

DeskLists &ShortlistController::stored() const
{
    return m_openDesk.desk()->lists();
}

bool ShortlistController::tell(const Result<void> &result, const QString &what)
{
    if (!result)
        m_dialogs.error(m_window, what, result.error());
    return result.has_value();
}

void ShortlistController::reload()
{
    const ShortlistId before = m_chosen;
    m_lists.clear();
    if (m_openDesk.desk()) {
        const auto lists = stored().all();
        if (!lists)
            m_dialogs.error(m_window, tr("The lists could not be read."), lists.error());
        m_lists = lists.value_or(QList<Shortlist>());
    }
    const bool still = std::ranges::contains(m_lists, before, &Shortlist::id);
    load(still ? before : m_lists.isEmpty() ? ShortlistId() : m_lists.first().id);
    emit listsChanged();
    emit listChanged();
}

void ShortlistController::forget()
{
    m_model.clear();
}

void ShortlistController::close()
{
    forget();
    m_chosen = {};
}

void ShortlistController::load(ShortlistId id)
{
    m_chosen = id;
    const auto found = std::ranges::find(m_lists, id, &Shortlist::id);
    m_differences.clear();
    if (found == m_lists.end()) {
        m_model.clear();
        return;
    }
    m_differences = stored().sealDifferences(id).value_or(QList<SealDifference>());
    const auto shown = stored().visible(*found);
    if (shown)
        m_model.show(*shown);
    else
        m_dialogs.error(m_window, tr("The list could not be read."), shown.error());
}

bool ShortlistController::isSealBroken() const
{
    return std::ranges::any_of(m_differences, [](const SealDifference &difference) {
        return difference.kind != SealDifference::Kind::Decisions;
    });
}

void ShortlistController::choose(ShortlistId id)
{
    if (id == list().id)
        return;
    load(id);
    emit listChanged();
}

QString ShortlistController::freeName() const
{
    for (int number = int(m_lists.size()) + 1;; ++number) {
        const QString name = tr("List %1").arg(number);
        if (!std::ranges::contains(m_lists, name, &Shortlist::name))
            return name;
    }
}

void ShortlistController::create()
{
    if (!m_openDesk.desk())
        return;
    const auto name =
        m_dialogs.text(m_window, tr("New list"), tr("What is the list called?"), freeName());
    if (!name)
        return;
    showNew(stored().create(*name));
}

void ShortlistController::showNew(const Result<ShortlistId> &made)
{
    if (!made) {
        m_dialogs.error(m_window, tr("The list could not be made."), made.error());
        return;
    }
    reload();
    choose(*made);
    emit listsChanged();
}

QString ShortlistController::nameOfCopy() const
{
    QString name = tr("%1 (copy)", "a list").arg(list().name);
    for (int number = 2; std::ranges::contains(m_lists, name, &Shortlist::name); ++number)
        name = tr("%1 (copy %2)", "a list, how manieth").arg(list().name).arg(number);
    return name;
}

void ShortlistController::copy()
{
    if (!hasList())
        return;
    const auto name =
        m_dialogs.text(m_window, tr("Copy the list"), tr("What is the copy called?"), nameOfCopy());
    if (name)
        showNew(stored().copy(list().id, *name));
}

void ShortlistController::rename()
{
    if (!isOpen())
        return;
    const auto name = m_dialogs.text(m_window, tr("Rename the list"),
                                     tr("What is the list called?"), list().name);
    if (name && tell(stored().rename(list().id, *name), tr("The list could not be renamed.")))
        reload();
}

void ShortlistController::remove()
{
    if (!isOpen())
        return;
    const int answer = m_dialogs.question(
        m_window,
        {tr("Delete the list “%1”?").arg(list().name),
         tr("The applicants and their reviews stay; the order and the reasons of this list go."),
         {tr("Delete the List"), tr("Keep It")},
         1,
         true});
    if (answer == 0 && tell(stored().remove(list().id), tr("The list could not be deleted.")))
        reload();
}

/// An entry of a list that can be changed.
const ShortlistEntry *ShortlistController::openEntry(qsizetype row) const
{
    const bool isThere = isOpen() && row >= 0 && row < list().entries.size();
    return isThere ? &list().entries[row] : nullptr;
}

bool ShortlistController::changed(const Result<DeskLists::Outcome> &done)
{
    tell(done.transform([](DeskLists::Outcome) {}), tr("The list could not be changed."));
    reload();
    return done.has_value();
}

void ShortlistController::setRule(const RankingRule &rule)
{
    if (isOpen() && rankingRuleFromJson(list().rule) != rule)
        reorder(rule);
}

void ShortlistController::setLines(std::optional<int> quota, std::optional<int> waiting)
{
    if (!isOpen() || (quota == list().quota && waiting == list().waiting))
        return;
    changed(stored().setLines(list().id, quota, waiting));
}

/// What somebody put in its place by hand is only moved when it is asked for.
std::optional<ManualOrder> ShortlistController::askAboutManualOrder()
{
    QStringList names;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const PersonRow &entry = m_model.at(row);
        if (!isHandMade(entry.entry))
            continue;
        const QString name =
            entry.place > 0
                ? tr("%1. %2", "a place and a name").arg(entry.place).arg(entry.facts.name)
                : entry.facts.name;
        names << (entry.entry.reason.isEmpty()
                      ? name
                      : tr("%1: “%2”", "somebody, and why").arg(name, entry.entry.reason));
    }
    if (names.isEmpty())
        return ManualOrder::Keep;
    const int answer = m_dialogs.question(
        m_window,
        {tr("%n applicant(s) on this list got their place by hand. What shall become of it?",
            nullptr, int(names.size())),
         names.join(u'\n'),
         {tr("Keep These Places"), tr("Order Them, Too, and Drop the Reasons"), tr("Cancel")},
         0,
         false});
    switch (answer) {
    case 0:
        return ManualOrder::Keep;
    case 1:
        return ManualOrder::Reorder;
    default:
        return std::nullopt;
    }
}

void ShortlistController::reorder(const RankingRule &rule)
{
    if (!isOpen())
        return;
    const auto order = stored().order(list().id, rule);
    if (!order || order->impossible) {
        m_dialogs.error(m_window, tr("The list cannot be ordered by this rule."),
                        order ? *order->impossible : order.error());
        emit listChanged(); // the old rule is still the one that holds
        return;
    }
    const auto handMade = order->waits() ? ManualOrder::Keep : askAboutManualOrder();
    if (handMade)
        changed(stored().reorder(list().id, rule, *handMade));
    else
        emit listChanged();
}

void ShortlistController::add(const QList<ApplicantId> &applicants)
{
    if (!m_openDesk.desk() || applicants.isEmpty())
        return;
    if (!hasList())
        create();
    if (!isOpen()) {
        m_announcements.say(
            tr("The list “%1” is sealed. Copy it to add somebody.").arg(list().name));
        return;
    }
    if (changed(stored().add(list().id, applicants)))
        emit entryMoved(applicants.first());
}

void ShortlistController::removeEntries(const QList<qsizetype> &rows)
{
    QList<ApplicantId> applicants;
    for (const qsizetype row : rows) {
        if (const ShortlistEntry *entry = openEntry(row))
            applicants.append(entry->applicant);
    }
    if (!applicants.isEmpty())
        changed(stored().removeEntries(list().id, applicants));
}

void ShortlistController::move(qsizetype from, qsizetype to)
{
    const ShortlistEntry *entry = openEntry(from);
    if (!entry || !openEntry(to) || from == to)
        return;
    const ApplicantId applicant = entry->applicant;
    if (changed(stored().move(list().id, applicant, to)))
        emit entryMoved(applicant);
}

void ShortlistController::toggleTie(qsizetype row)
{
    const ShortlistEntry *entry = openEntry(row);
    if (!entry || row == 0)
        return;
    const ApplicantId applicant = entry->applicant;
    changed(stored().setTie(list().id, applicant, !entry->tied));
    emit entryMoved(applicant);
}

void ShortlistController::changeGap(qsizetype row, int by)
{
    const ShortlistEntry *entry = openEntry(row);
    if (!entry)
        return;
    const ApplicantId applicant = entry->applicant;
    changed(stored().setGap(list().id, applicant, entry->gap + by));
    emit entryMoved(applicant);
}

void ShortlistController::askReason(qsizetype row)
{
    const ShortlistEntry *entry = openEntry(row);
    if (!entry)
        return;
    const ApplicantId applicant = entry->applicant;
    const QString shown = entry->reason;
    const auto reason =
        m_dialogs.text(m_window, tr("Reason"), tr("Why does this applicant stand here?"), shown);
    if (!reason || *reason == shown)
        return;
    changed(stored().setReason(list().id, applicant, reason->trimmed()));
    emit entryMoved(applicant);
}

void ShortlistController::seal()
{
    if (!isOpen() || list().entries.isEmpty())
        return;
    const int answer = m_dialogs.question(
        m_window,
        {tr("Seal the list “%1”?").arg(list().name),
         tr("A sealed list keeps its order, the scores and recommendations behind it, the "
            "committee's decisions, who sealed it and when. It can never be changed again; a copy "
            "of it can."),
         {tr("Seal the List"), tr("Leave It Open")},
         1,
         true});
    if (answer == 0 && tell(stored().seal(list().id), tr("The list could not be sealed."))) {
        m_announcements.announce({}); // what was decided on it before is sealed, too
        reload();
    }
}

} // namespace Bole
