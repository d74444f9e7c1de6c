// SPDX-License-Identifier: GPL-3.0-or-later
// What the shortlist's view says: texts, the lists, the list in front and its counts.
#include "views/shortlist/shortlistview.h"

#include "model/shortlist/cell.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/fields/fieldlabels.h"
#include "views/session.h"
#include "views/shortlist/rulelabels.h"
#include "views/shortlist/shortlistdelegate.h"
#include "views/shortlist/shortlistdesk.h"

#include <QComboBox>
#include <QDateTime>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

namespace Bole {

using namespace Qt::StringLiterals;

void ShortlistView::retranslate()
{
    m_lists->setAccessibleName(tr("Lists"));
    m_table->setAccessibleName(tr("Entries of the list"));
    m_counts->setAccessibleName(tr("What the list is made of"));
    m_new->setText(tr("New List…"));
    m_rename->setToolTip(tr("Rename the list"));
    m_rename->setAccessibleName(tr("Rename the list"));
    m_delete->setToolTip(tr("Delete the list"));
    m_delete->setAccessibleName(tr("Delete the list"));
    m_ruleLabel->setText(tr("Order by"));
    m_rule->setAccessibleName(tr("Order by"));
    m_order->setText(tr("Order Again"));
    m_order->setToolTip(tr("Puts everybody back where the rule has them"));
    m_quotaLabel->setText(tr("Quota"));
    m_waitingLabel->setText(tr("Waiting list"));
    m_add->setText(tr("Add Applicants…"));
    m_decide->setText(tr("Decide for All") + QStringLiteral(" ▾"));
    m_decide->setToolTip(tr("Gives everybody on this list the same decision, as one step"));
    m_seal->setText(tr("Seal…"));
    m_export->setText(tr("Export…"));
    m_desk->model().setHeadings({tr("Place"), tr("Name"), tr("Score"), tr("Reviews"),
                                 tr("Institution"), tr("Level"), tr("GPA"), tr("Papers"),
                                 tr("Decision"), tr("Moved by hand")});
    m_desk->model().setExplainer(
        [this](const ExportRow &row, int column) { return explanation(row, column); });
    fillRules();
    fillDecisions();
    showLists();
    showList();
}

void ShortlistView::fillRules()
{
    const QSignalBlocker blocker(m_rule);
    m_rule->clear();
    for (const auto &[rule, label] : ruleLabels(m_session.season()))
        m_rule->addItem(label, toJson(rule));
}

void ShortlistView::fillDecisions()
{
    QMenu *menu = m_decide->menu();
    menu->clear();
    for (const Decision decision :
         {Decision::Admit, Decision::Interview, Decision::Wait, Decision::Reject}) {
        QAction *action = menu->addAction(decisionLabel(nameOf(decision)));
        connect(action, &QAction::triggered, m_desk,
                [this, decision] { m_desk->decide(decision); });
    }
}

void ShortlistView::showLists()
{
    const QSignalBlocker blocker(m_lists);
    m_lists->clear();
    for (const Shortlist &list : m_desk->lists()) {
        auto *item = new QListWidgetItem(
            tr("%1 (%2)", "a list and how many are on it").arg(list.name).arg(list.entries.size()),
            m_lists);
        item->setData(Qt::UserRole, list.id.value);
        item->setToolTip(list.name);
        if (list.isSealed())
            item->setIcon(icon("object-locked"));
        if (list.id == m_desk->list().id)
            m_lists->setCurrentItem(item);
    }
}

void ShortlistView::showList()
{
    const Shortlist &list = m_desk->list();
    const bool open = m_desk->isOpen();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_rename, m_delete, m_rule, m_order,
                                                            m_quota, m_waiting, m_add})
        widget->setEnabled(open);
    m_seal->setEnabled(open && !list.entries.isEmpty());
    m_decide->setEnabled(m_desk->hasList() && !list.entries.isEmpty() &&
                         m_session.reviewer().isValid());
    m_new->setEnabled(m_session.season());
    const QSignalBlocker rules(m_rule);
    const QSignalBlocker quotas(m_quota);
    const QSignalBlocker waitings(m_waiting);
    const int rule = m_rule->findData(toJson(rankingRuleFromJson(list.rule)));
    m_rule->setCurrentIndex(rule);
    m_quota->setValue(list.quota.value_or(0));
    m_waiting->setValue(list.waiting.value_or(0));
    m_pages->setCurrentIndex(m_desk->hasList() ? 0 : 1);
    m_counts->setVisible(m_desk->hasList() && !list.entries.isEmpty());
    m_empty->setText(
        m_session.season() ? tr("There is no list yet") : tr("No season is open"),
        m_session.season()
            ? tr("Make one with “New List…”, or add those chosen in the applicant list with %1.")
                  .arg(QStringLiteral("Ctrl+Shift+A"))
            : tr("Open a season to see its lists."));
    fitRows();
    showCounts();
    showStatus();
}

/// What a cell's number is made of, or the whole of what may be cut off.
QString ShortlistView::explanation(const ExportRow &row, int column) const
{
    const ApplicantRow &facts = row.facts;
    switch (column) {
    case ShortlistModel::Place:
        return row.entry.tied ? tr("Shares the place of the one before") : QString();
    case ShortlistModel::Name:
        return facts.name + u"  "_s + facts.nameOther;
    case ShortlistModel::Value:
        return m_desk->list().isSealed()
                   ? tr("The weighted total when the list was sealed")
                   : tr("By the rule of this list: %1").arg(m_rule->currentText());
    case ShortlistModel::Reviews:
        return tr("Submitted reviews that you may see");
    case ShortlistModel::Institution:
        return facts.institution;
    case ShortlistModel::Gpa:
        if (!facts.gpa || !facts.gpaPercent)
            return {};
        return tr("%1 of %2 = %3 %; not an official conversion")
            .arg(numberText(*facts.gpa), numberText(facts.gpaScale.value_or(100)),
                 QString::number(*facts.gpaPercent, 'f', 1));
    case ShortlistModel::Decided:
        return tr("The coordinator's decision, or else those of the reviews");
    case ShortlistModel::Moved:
        return row.entry.reason;
    default:
        return {};
    }
}

void ShortlistView::showStatus()
{
    const Shortlist &list = m_desk->list();
    QStringList lines;
    if (m_desk->isSealBroken()) {
        lines << tr("The seal is broken: the list or its seal was changed outside of Bole. Do not "
                    "rely on it; compare it with a backup.");
    } else if (list.isSealed()) {
        const auto at =
            QDateTime::fromString(list.seal.value(u"at").toString(), Qt::ISODate).toLocalTime();
        lines << tr("Sealed by %1 on %2. It cannot be changed. Checksum %3…")
                     .arg(list.seal.value(u"byName").toString(),
                          QLocale().toString(at, QLocale::ShortFormat),
                          list.seal.value(u"sha256").toString().left(12));
    } else if (m_desk->hasList() && list.entries.isEmpty()) {
        lines << tr("The list is empty. Add applicants with “Add Applicants…”.");
    }
    if (list.quota) {
        int parts[4] = {};
        for (int i = 0; i < m_desk->model().rowCount(); ++i)
            ++parts[int(m_desk->model().at(i).part)];
        lines << tr("%1 within the quota, %2 on the waiting list, %3 below")
                     .arg(parts[int(ListPart::Within)])
                     .arg(parts[int(ListPart::Waiting)])
                     .arg(parts[int(ListPart::Below)]);
    }
    if (m_desk->model().mixesRubrics())
        lines << tr("These applicants were scored under different versions of the rubric.");
    if (const int hidden = m_desk->model().hiddenReviews(); hidden > 0)
        lines << tr("%n review(s) of others count for you once you have submitted your own.",
                    nullptr, hidden);
    m_status->setText(lines.join(QLatin1Char('\n')));
    m_status->setVisible(!lines.isEmpty());
    const Colors colors = Colors::of(palette());
    QPalette p = palette();
    p.setColor(QPalette::WindowText, m_desk->isSealBroken() ? colors.bad : colors.muted);
    m_status->setPalette(p);
}

void ShortlistView::showCounts()
{
    QStringList schools;
    QHash<QString, QString>
        names; ///< of schools by id: one name for 同济大学 and Tongji University
    QStringList levels;
    QStringList tags;
    for (int i = 0; i < m_desk->model().rowCount(); ++i) {
        const ApplicantRow &facts = m_desk->model().at(i).facts;
        if (!facts.institutionId.isEmpty() && !names.contains(facts.institutionId))
            names.insert(facts.institutionId, facts.institution);
        const QString school = names.value(facts.institutionId, facts.institution);
        schools << (school.isEmpty() ? tr("unknown") : school);
        levels << (facts.level.isEmpty() ? tr("unknown") : choiceLabel(facts.level));
        tags << facts.tags;
    }
    QString html;
    const auto section = [&](const QString &title, const QStringList &words) {
        if (words.isEmpty())
            return;
        html += QStringLiteral("<p><b>%1</b></p><table width='100%'>").arg(title.toHtmlEscaped());
        for (const auto &[word, count] : counted(words))
            html += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>")
                        .arg(word.toHtmlEscaped())
                        .arg(count);
        html += QStringLiteral("</table>");
    };
    section(tr("Schools"), schools);
    section(tr("Levels"), levels);
    section(tr("Tags"), tags);
    m_counts->setHtml(html);
}

} // namespace Bole
