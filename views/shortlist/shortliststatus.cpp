// SPDX-License-Identifier: GPL-3.0-or-later
// What the shortlist's view says above the table: whether the list is sealed, why its order waits.
#include "views/shortlist/shortlistview.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "views/common/ink.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/shortlist/shortlistcontroller.h"

#include <QDateTime>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace Bole {

/// Also of somebody who has left the committee.
QString ShortlistView::reviewerName(ReviewerId reviewer) const
{
    const auto people = m_openDesk.desk()->committee().everybody().value_or(QList<Reviewer>());
    const auto found = std::ranges::find(people, reviewer, &Reviewer::id);
    return found == people.end() ? QString() : found->name;
}

/// Why the list cannot be ordered now; empty when it can.
QString ShortlistView::waitingWords() const
{
    const SharedOrder &order = m_controller->model().order();
    QStringList lines;
    if (!order.hidden.isEmpty())
        lines << tr("The scores of %n applicant(s) are still hidden from you.", nullptr,
                    int(order.hidden.size()));
    QStringList names;
    for (const ReviewerId reviewer : order.stillReviewing)
        names << reviewerName(reviewer);
    if (!names.isEmpty())
        lines << tr("Still reviewing applicants of this list, whom the order would tell the "
                    "others' scores: %1.")
                     .arg(names.join(tr(", ", "between names")));
    if (!lines.isEmpty())
        lines << tr("So the list keeps its order until these reviews are in, or the scores are "
                    "opened to everybody (Review → Fairness).");
    return lines.join(u'\n');
}

/// What is no longer as it was sealed.
QStringList ShortlistView::sealWords() const
{
    using Kind = SealDifference::Kind;
    QStringList lines;
    for (const SealDifference &difference : m_controller->differences()) {
        const int count = int(difference.applicants.size());
        switch (difference.kind) {
        case Kind::Log:
            lines << tr("The season's log knows of another seal.");
            break;
        case Kind::Seal:
            lines << tr("The seal itself was changed, or comes from a later version of Bole.");
            break;
        case Kind::List:
            lines << tr("The name, the rule or the quota is another.");
            break;
        case Kind::Entries:
            lines << tr("%n applicant(s) were put on the list or taken off it.", nullptr, count);
            break;
        case Kind::Order:
            lines << tr("%n applicant(s) stand in another place.", nullptr, count);
            break;
        case Kind::Reasons:
            lines << tr("The reason differs for %n applicant(s).", nullptr, count);
            break;
        case Kind::Decisions:
            lines << tr("Since it was sealed, the committee has decided otherwise about %n "
                        "applicant(s); the list shows what was sealed.",
                        nullptr, count);
            break;
        }
    }
    return lines;
}

/// How many are in which part of the list, and who takes no place.
static QStringList partWords(const ShortlistModel &model)
{
    QMap<ListPart, int> parts;
    int ruledOut = 0;
    int withoutTotal = 0;
    int untested = 0;
    for (int i = 0; i < model.rowCount(); ++i) {
        const PersonRow &row = model.at(i);
        ++parts[row.part];
        const bool isRuledOut = row.scores.formula && row.scores.formula->isRuledOut();
        ruledOut += isRuledOut ? 1 : 0;
        untested += row.scores.formula && !row.scores.formula->untested.isEmpty() ? 1 : 0;
        withoutTotal += !isRuledOut && !row.takesPlace ? 1 : 0;
    }
    QStringList lines;
    if (model.list().quota || !model.list().quotas.isEmpty())
        lines << ShortlistView::tr("%1 within the quota, %2 on the waiting list, %3 below")
                     .arg(parts[ListPart::Within])
                     .arg(parts[ListPart::Waiting])
                     .arg(parts[ListPart::Below]);
    QList<ListPart> ofEntries;
    for (int i = 0; i < model.rowCount(); ++i)
        ofEntries << model.at(i).part;
    if (const int over = overQuota(model.list(), ofEntries); over > 0)
        lines << ShortlistView::tr("%n over the quota, because they share the last place; move one "
                                   "down by hand, or raise the quota.",
                                   nullptr, over);
    if (const int declined = parts[ListPart::Declined]; declined > 0)
        lines << ShortlistView::tr("%n declined; the next on the list moved up. Decide for All "
                                   "shows what that changes.",
                                   nullptr, declined);
    if (withoutTotal > 0)
        lines << ShortlistView::tr("%n have no total yet and take no place until they do.", nullptr,
                                   withoutTotal);
    if (ruledOut > 0)
        lines << ShortlistView::tr("%n are ruled out by the formula and take no place; the score's "
                                   "hint says why.",
                                   nullptr, ruledOut);
    if (untested > 0)
        lines << ShortlistView::tr("Of %n nobody can tell yet whether a line rules them out, for "
                                   "want of a number; the score's hint says which.",
                                   nullptr, untested);
    return lines;
}

void ShortlistView::showStatus()
{
    const Shortlist &list = m_controller->list();
    QStringList lines;
    if (m_controller->isSealBroken()) {
        lines << tr("The seal is broken: the list or its seal was changed outside of Bole. Do not "
                    "rely on it; compare it with a backup.");
    } else if (list.isSealed()) {
        const auto at =
            QDateTime::fromString(list.seal.value(u"at").toString(), Qt::ISODate).toLocalTime();
        lines << tr("Sealed by %1 on %2. It cannot be changed. Checksum %3…")
                     .arg(list.seal.value(u"byName").toString(),
                          QLocale().toString(at, QLocale::ShortFormat),
                          list.seal.value(u"sha256").toString().left(12));
    } else if (m_controller->hasList() && list.entries.isEmpty()) {
        lines << tr("The list is empty. Add applicants with “Add Applicants…”.");
    }
    lines += sealWords();
    if (list.isSealed() && !sealedDecisions(list))
        lines << tr("It was sealed by an earlier version of Bole, which sealed no decisions: those "
                    "shown are today's.");
    if (const QString waiting = waitingWords(); !waiting.isEmpty())
        lines << waiting;
    lines += partWords(m_controller->model());
    if (m_controller->model().mixesRubrics())
        lines << tr("These applicants were scored under different versions of the rubric.");
    const int hidden = m_controller->model().hiddenReviews();
    if (hidden > 0 && m_controller->model().order().hidden.isEmpty()) // else it is said already
        lines << tr("The scores shown are without %n review(s) of others, which you see once you "
                    "have submitted your own.",
                    nullptr, hidden);
    m_status->setText(lines.join(QLatin1Char('\n')));
    m_status->setVisible(!lines.isEmpty());
    setInk(m_status, m_controller->isSealBroken() ? &Colors::bad : &Colors::muted);
}

} // namespace Bole
