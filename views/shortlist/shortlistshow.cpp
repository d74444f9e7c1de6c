// SPDX-License-Identifier: GPL-3.0-or-later
// What the shortlist's view says: texts, the lists, the list in front and its counts.
#include "model/knowledge/namedlists.h"
#include "views/shortlist/shortlistview.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/review/rounding.h"
#include "model/shortlist/cell.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/emptystate.h"
#include "views/common/formulaexplanation.h"
#include "views/common/icons.h"
#include "views/common/menuheading.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/fields/fieldlabels.h"
#include "views/shortlist/rulelabels.h"
#include "views/shortlist/shortlistcontroller.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QComboBox>
#include <QDateTime>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

void ShortlistView::retranslate()
{
    m_lists->setAccessibleName(tr("Lists"));
    m_table->setAccessibleName(tr("Entries of the list"));
    m_counts->setAccessibleName(tr("What the list is made of"));
    m_new->setText(tr("New List…"));
    m_empty->findChild<QAction *>()->setText(m_new->text());
    m_rename->setAccessibleName(tr("Rename the list"));
    m_copy->setAccessibleName(tr("Copy this list"));
    m_delete->setAccessibleName(tr("Delete the list"));
    m_ruleLabel->setText(tr("Order by"));
    m_rule->setAccessibleName(tr("Order by"));
    m_order->setText(tr("Order Again"));
    m_quotaLabel->setText(tr("Quota"));
    m_waitingLabel->setText(tr("Waiting list"));
    m_add->setText(tr("Add Applicants…"));
    m_decide->setText(tr("Decide") + QStringLiteral(" ▾"));
    m_decideAll->setText(tr("Decide for All…"));
    m_stage->setText(tr("Stage") + QStringLiteral(" ▾"));
    m_quotas->setText(tr("By Group…"));
    m_seal->setText(tr("Seal…"));
    m_export->setText(tr("Export…"));
    m_controller->model().setHeadings({tr("Place"), tr("Name"), tr("Score"), tr("Reviews"),
                                       tr("Institution"), tr("Level"), tr("GPA"), tr("Papers"),
                                       tr("Recommendation"), tr("Decision", "the committee's"),
                                       tr("Stage"), tr("Group"), tr("Moved by hand")});
    m_controller->model().setLanguage(WindowLanguage::inUse());
    m_controller->model().setExplainer([this](const PersonRow &row, int column) {
        QStringList lines{explanation(row, column)};
        if (m_controller->model()
                .index(m_controller->model().rowOf(row.facts.id), column)
                .data(ShortlistModel::UncheckedRole)
                .toBool())
            lines << uncheckedMeaning();
        lines.removeAll(QString());
        return lines.join(u'\n');
    });
    fillRules();
    fillDecisions();
    showLists();
    showList();
}

void ShortlistView::fillRules()
{
    const QSignalBlocker blocker(m_rule);
    m_rule->clear();
    Rubric rubric;
    if (const Desk *desk = m_openDesk.desk())
        rubric = desk->committee().rubric().value_or(std::nullopt).value_or(StoredRubric()).rubric;
    const QStringList counts = m_openDesk.desk() ? m_openDesk.desk()
                                                       ->lists()
                                                       .visibleSeason(QStringLiteral("en"))
                                                       ->counts()
                                                       .value_or(QStringList())
                                                 : QStringList();
    for (const auto &[rule, label] : ruleLabels(rubric, counts))
        m_rule->addItem(label, toJson(rule));
}

/// What was decided about whom, or about how many, with its undo.
void ShortlistView::showDecided(const QList<NewDecision> &decisions, EditId step)
{
    const Decision first = decisions.first().decision;
    const bool isOne = std::ranges::all_of(
        decisions, [first](const NewDecision &made) { return made.decision == first; });
    const int count = int(decisions.size());
    const int row = m_controller->model().rowOf(decisions.first().applicant);
    QString text = tr("The committee's decision was set for %n applicant(s).", nullptr, count);
    if (count == 1 && row >= 0)
        text = tr("Committee's decision: %1 for %2.", "a decision, a name")
                   .arg(decisionWord(first), m_controller->model().at(row).facts.name);
    else if (isOne)
        text = tr("Committee's decision: %1 for %n applicant(s).", nullptr, count)
                   .arg(decisionWord(first));
    m_announcements.announce({text, step});
}

void ShortlistView::showLists()
{
    const QSignalBlocker blocker(m_lists);
    m_lists->clear();
    for (const Shortlist &list : m_controller->lists()) {
        auto *item = new QListWidgetItem(
            tr("%1 (%2)", "a list and how many are on it").arg(list.name).arg(list.entries.size()),
            m_lists);
        item->setData(Qt::UserRole, list.id.value);
        item->setToolTip(list.name);
        if (list.isSealed())
            item->setIcon(icon("object-locked"));
        if (list.id == m_controller->list().id)
            m_lists->setCurrentItem(item);
    }
}

void ShortlistView::showList()
{
    const Shortlist &list = m_controller->list();
    showWhatIsOpen();
    const QSignalBlocker rules(m_rule);
    const QSignalBlocker quotas(m_quota);
    const QSignalBlocker waitings(m_waiting);
    const int rule = m_rule->findData(toJson(rankingRuleFromJson(list.rule)));
    m_rule->setCurrentIndex(rule);
    m_quota->setValue(list.quota.value_or(0));
    m_waiting->setValue(list.waiting.value_or(0));
    m_pages->setCurrentIndex(m_controller->hasList() ? 0 : 1);
    m_counts->setVisible(m_controller->hasList() && !list.entries.isEmpty());
    m_empty->setText(
        m_openDesk.desk() ? tr("There is no list yet") : tr("No season is open"),
        m_openDesk.desk()
            ? tr("Make one with “New List…”, or add those chosen in the applicant list with %1.")
                  .arg(QStringLiteral("Ctrl+Shift+A"))
            : tr("Open a season to see its lists."));
    showPending();
    fitRows();
    showCounts();
    showStatus();
}

/// What cannot be done is grey and says why.
void ShortlistView::showWhatIsOpen()
{
    const Shortlist &list = m_controller->list();
    const bool isOpen = m_controller->isOpen();
    const bool hasEntries = !list.entries.isEmpty();
    const QString sealed = tr("This list is sealed and cannot be changed. A copy of it can.");
    const QString nobody = tr("There is nobody on the list yet.");
    const QString noList = tr("There is no list yet: make one first.");
    const auto set = [&](QWidget *widget, bool enabled, const QString &what,
                         const QString &hindrance = {}) {
        widget->setToolTip(what);
        setUsable(widget, isOpen && enabled,
                  list.isSealed()           ? sealed
                  : !hindrance.isEmpty()    ? hindrance
                  : m_controller->hasList() ? nobody
                                            : noList);
    };
    set(m_rename, true, tr("Rename the list"));
    set(m_delete, true, tr("Delete the list"));
    set(m_rule, true, tr("The rule that the list is ordered by"));
    set(m_quota, true, tr("After how many places the quota ends"));
    set(m_waiting, true, tr("How many places follow on the waiting list"));
    set(m_add, true, tr("Choose applicants for this list"));
    const SharedOrder &order = m_controller->model().order();
    set(m_order, hasEntries && !order.waits(),
        tr("Orders the list again by the committee's scores; places made by hand stay unless you "
           "say otherwise"),
        waitingWords());
    const QString notMine = tr("Only a coordinator sets the committee's decision.");
    const bool mayDecide = m_controller->mayDecide();
    // The seal holds what was decided until then; life goes on: offers are declined, people move
    // up.
    const auto setMoves = [&](QWidget *widget, const QString &what) {
        widget->setToolTip(what);
        setUsable(widget, hasEntries && mayDecide, mayDecide ? nobody : notMine);
    };
    setMoves(m_decide, isOpen ? tr("Sets the committee's decision for the chosen entries")
                              : tr("Notes what the chosen answered to the offer; the decisions of "
                                   "a sealed list stay"));
    for (QAction *action : m_decide->menu()->actions()) {
        if (action->data().isValid()) // a decision; answers have none
            action->setEnabled(isOpen);
    }
    set(m_decideAll, hasEntries && mayDecide,
        tr("A decision for each part of the list: within the quota, waiting, the rest"),
        mayDecide ? QString() : notMine);
    setMoves(m_stage,
             tr("Plans moves to another stage of the season: long list, interview, offer"));
    set(m_quotas, true, tr("Places for each programme or supervisor instead of one quota for all"));
    set(m_seal, hasEntries, tr("Seal the list with its order, scores and decisions, for good"));
    setUsable(m_new, m_openDesk.desk(), tr("Open a season first."));
    m_copy->setToolTip(tr("Copy this list: order, places, reasons and rule"));
    setUsable(m_copy, m_controller->hasList(), noList);
    ActionTable &actions = m_actions;
    for (const char *id : {"shortlist-up", "shortlist-down", "shortlist-tie", "shortlist-gap",
                           "shortlist-no-gap", "shortlist-reason", "shortlist-remove"})
        actions.action(id)->setEnabled(isOpen);
    actions.action("shortlist-add")->setEnabled(!list.isSealed());
    actions.action("shortlist-copy")->setEnabled(m_controller->hasList());
    actions.action("shortlist-decide")->setEnabled(m_decideAll->isEnabled());
    m_table->setDragEnabled(isOpen);
}

/// The school of the highest degree with its lists, and the bachelor's where it is another.
QString ShortlistView::schoolWords(const ApplicantRow &facts)
{
    const auto withLists = [](const QString &school, const QStringList &lists) {
        QStringList titles;
        for (const QString &list : lists)
            titles.append(listTitle(list, WindowLanguage::inUse()));
        return titles.isEmpty() ? school
                                : tr("%1 (%2)", "a school and its lists")
                                      .arg(school, titles.join(QStringLiteral(" · ")));
    };
    const QString highest = withLists(facts.institution, facts.lists);
    const DegreeRow &bachelor = facts.bachelor;
    if (bachelor.institution.isEmpty() || bachelor.institution == facts.institution)
        return highest;
    return highest + u'\n' +
           tr("Bachelor: %1").arg(withLists(bachelor.institution, bachelor.lists));
}

static bool isRuledOut(const PersonRow &row)
{
    return row.scores.formula && row.scores.formula->isRuledOut();
}

/// What the number that the list goes by is made of.
static QString valueWords(const PersonRow &row, const Shortlist &list, const QString &rule)
{
    const bool isCalibrated = rankingRuleFromJson(list.rule).by == RankingRule::By::Calibrated;
    QStringList lines;
    if (list.isSealed())
        lines << ShortlistView::tr("The total when the list was sealed");
    else if (row.scores.hidden > 0)
        lines << ShortlistView::tr("By the rule of this list: %1. Without %n review(s) that are "
                                   "hidden from you.",
                                   nullptr, row.scores.hidden)
                     .arg(rule);
    else if (!row.scores.formula || isCalibrated)
        lines << ShortlistView::tr("By the rule of this list: %1").arg(rule);
    if (isCalibrated)
        lines << ShortlistView::tr(
            "How strict or lenient each reviewer is has been taken out of it.");
    if (isCalibrated && row.scores.total)
        lines
            << ShortlistView::tr("The total without that: %1").arg(shownNumber(*row.scores.total));
    if (row.scores.formula && (!list.isSealed() || sealedGroups(list)))
        lines << FormulaExplanation::of(*row.scores.formula);
    return lines.join(u'\n');
}

/// What a cell's number is made of, or the whole of what may be cut off.
QString ShortlistView::explanation(const PersonRow &row, int column) const
{
    const ApplicantRow &facts = row.facts;
    switch (column) {
    case ShortlistModel::Place:
        return isRuledOut(row)         ? tr("Ruled out by the formula: takes no place")
               : !row.takesPlace       ? tr("Without a total: takes no place")
               : row.facts.isWithdrawn ? tr("Withdrew: the place goes to the next")
               : row.part == ListPart::Declined
                   ? tr("Declined the offer: the place goes to the next")
               : row.entry.tied ? tr("Shares the place of the one before")
                                : QString();
    case ShortlistModel::Name:
        return facts.name + u"  "_s + facts.nameOther;
    case ShortlistModel::Value:
        return valueWords(row, m_controller->list(), m_rule->currentText());
    case ShortlistModel::Reviews:
        return tr("Submitted reviews that you may see");
    case ShortlistModel::Institution:
        return schoolWords(facts);
    case ShortlistModel::Gpa:
        if (!facts.gpa || !facts.gpaPercent)
            return {};
        return tr("%1 of %2 = %3%; not an official conversion")
            .arg(numberText(*facts.gpa), numberText(facts.gpaScale.value_or(100)),
                 QString::number(*facts.gpaPercent, 'f', 1));
    case ShortlistModel::Decided:
        return decisionWords(row);
    case ShortlistModel::Stage:
        return row.stage.hasMove() ? tr("Planned, not applied yet") : QString();
    case ShortlistModel::Group:
        return row.part == ListPart::Within    ? tr("Within the quota of this group")
               : row.part == ListPart::Waiting ? tr("On the waiting list of this group")
               : isRuledOut(row)               ? tr("Ruled out by the formula: takes no place")
               : !row.takesPlace               ? tr("Without a total: takes no place")
               : row.part == ListPart::Below   ? tr("Below the quota of this group")
                                               : QString();
    case ShortlistModel::Recommended:
        return tr("What the reviewers recommend, as far as you may see it");
    case ShortlistModel::Moved:
        return row.entry.reason;
    default:
        return {};
    }
}

/// "Admit, by Wen Shu on 1.3.2027 on the list “Finalists”: why"
QString ShortlistView::decisionWords(const PersonRow &row) const
{
    if (row.answer.answer == Answer::Declined)
        return row.answer.reason.isEmpty() ? tr("Declined the offer; the next moves up")
                                           : tr("Declined the offer: %1").arg(row.answer.reason);
    if (row.answer.answer == Answer::Accepted)
        return tr("Accepted the offer");
    if (!row.decision.isDecided())
        return tr("The committee has not decided yet");
    const QString name = reviewerName(row.decision.by);
    const QString when = QLocale().toString(row.decision.at.toLocalTime(), QLocale::ShortFormat);
    const QString words =
        tr("%1, set by %2 on %3").arg(decisionWord(row.decision.decision), name, when);
    return row.decision.reason.isEmpty()
               ? words
               : tr("%1: %2", "a decision, and why").arg(words, row.decision.reason);
}

void ShortlistView::showCounts()
{
    QStringList schools;
    QHash<QString, QString>
        names; ///< of schools by id: one name for 同济大学 and Tongji University
    QStringList levels;
    QStringList tags;
    QStringList lists;
    int uncheckedSchools = 0;
    int uncheckedListed = 0;
    int uncheckedLevels = 0;
    for (int i = 0; i < m_controller->model().rowCount(); ++i) {
        const ApplicantRow &facts = m_controller->model().at(i).facts;
        uncheckedSchools += facts.isUnchecked(u"institution"_s) ? 1 : 0;
        uncheckedListed += facts.isUnchecked(u"institution"_s) && !facts.lists.isEmpty() ? 1 : 0;
        uncheckedLevels += facts.isUnchecked(u"level"_s) ? 1 : 0;
        if (!facts.institutionId.isEmpty() && !names.contains(facts.institutionId))
            names.insert(facts.institutionId, facts.institution);
        const QString school = names.value(facts.institutionId, facts.institution);
        schools << (school.isEmpty() ? tr("unknown") : school);
        levels << (facts.level.isEmpty() ? tr("unknown") : choiceLabel(facts.level.text()));
        tags << facts.tags;
        for (const QString &list : facts.lists)
            lists << listTitle(list, WindowLanguage::inUse());
    }
    QString html;
    const auto section = [&](const QString &title, const QStringList &words, int unchecked) {
        if (words.isEmpty())
            return;
        html += QStringLiteral("<p><b>%1</b></p><table width='100%'>").arg(title.toHtmlEscaped());
        for (const auto &[word, count] : counted(words))
            html += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>")
                        .arg(word.toHtmlEscaped())
                        .arg(count);
        html += QStringLiteral("</table>");
        if (unchecked > 0)
            html += QStringLiteral("<p>%1</p>")
                        .arg(uncheckedSign() + tr("%n not checked yet", nullptr, unchecked));
    };
    section(tr("Schools"), schools, uncheckedSchools);
    section(tr("Lists of schools"), lists, uncheckedListed);
    section(tr("Levels"), levels, uncheckedLevels);
    section(tr("Tags"), tags, 0);
    m_counts->setHtml(html);
}

} // namespace Bole
