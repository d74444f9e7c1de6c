// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/statistics/statisticsview.h"

#include "model/desk/desk.h"
#include "model/desk/deskreviews.h"
#include "views/common/announcements.h"
#include "views/common/emptystate.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/review/reviewercolours.h"
#include "views/statistics/chartframe.h"
#include "views/statistics/scorecharts.h"

#include <QChart>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

namespace {

enum ApplicantColumn {
    Who,
    Ratings,
    Spread,
    Raw,
    Calibrated,
    StandardError,
    Moves,
    ApplicantColumns
};
enum ReviewerColumn { Person, Given, Mean, Lowest, Highest, Effect, ReviewerColumns };

QTableWidget *plainTable(int columns)
{
    auto *table = new QTableWidget(0, columns);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(26);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setFrameShape(QFrame::NoFrame);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setDefaultSectionSize(88);
    return table;
}

QTableWidgetItem *numberItem(const QString &text, const QString &how)
{
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(how);
    return item;
}

} // namespace

StatisticsView::StatisticsView(OpenDesk &openDesk, ReadingPosition &position,
                               Announcements &announcements, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_dialogs(dialogs),
      m_pages(new QStackedWidget),
      m_empty(new EmptyState("bole-statistics")),
      m_title(new QLabel),
      m_alpha(new QLabel),
      m_notes(new QLabel),
      m_calibrationNote(new QLabel),
      m_applicantsTitle(new QLabel),
      m_reviewersTitle(new QLabel),
      m_applicants(plainTable(ApplicantColumns)),
      m_reviewers(plainTable(ReviewerColumns)),
      m_stagesTitle(new QLabel),
      m_stages(plainTable(1)),
      m_distribution(new ChartFrame(m_announcements, m_dialogs, QStringLiteral("distribution"))),
      m_ranges(new ChartFrame(m_announcements, m_dialogs, QStringLiteral("reviewers"))),
      m_schools(new ChartFrame(m_announcements, m_dialogs, QStringLiteral("schools")))
{
    setObjectName(QStringLiteral("statistics"));
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(100);
    connect(&m_soon, &QTimer::timeout, this, &StatisticsView::refresh);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &StatisticsView::attach);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &StatisticsView::scheduleUpdate);
    connect(m_applicants, &QTableWidget::cellActivated, this, [this](int row) {
        m_position.setApplicant(
            ApplicantId{m_applicants->item(row, Who)->data(Qt::UserRole).toLongLong()});
    });
    attach();
    retranslate();
}

void StatisticsView::build()
{
    m_alpha->setObjectName(QStringLiteral("agreement"));
    m_notes->setObjectName(QStringLiteral("statisticsNotes"));
    m_calibrationNote->setObjectName(QStringLiteral("calibrationNote"));
    m_applicants->setObjectName(QStringLiteral("applicantStatistics"));
    m_reviewers->setObjectName(QStringLiteral("reviewerStatistics"));
    m_stages->setObjectName(QStringLiteral("stageStatistics"));
    m_schools->setObjectName(QStringLiteral("schoolStatistics"));
    m_title->setFont(textFont(TextSize::Large));
    for (QLabel *title : {m_applicantsTitle, m_reviewersTitle, m_stagesTitle, m_alpha})
        title->setFont(textFont(TextSize::Normal, true));
    for (QLabel *label : {m_notes, m_calibrationNote}) {
        label->setWordWrap(true);
        label->setFont(textFont(TextSize::Small));
    }
    auto *left = new QWidget;
    auto *leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, Grid, 0);
    leftLayout->addWidget(m_distribution, 1);
    leftLayout->addWidget(m_ranges, 1);
    leftLayout->addWidget(m_schools, 1);
    auto *right = new QWidget;
    auto *rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(Grid, 0, 0, 0);
    rightLayout->setSpacing(Grid / 2);
    rightLayout->addWidget(m_applicantsTitle);
    rightLayout->addWidget(m_notes); // here a table gives the room, not the charts' labels
    rightLayout->addWidget(m_calibrationNote);
    rightLayout->addWidget(m_applicants, 3);
    rightLayout->addSpacing(Grid);
    rightLayout->addWidget(m_reviewersTitle);
    rightLayout->addWidget(m_reviewers, 1);
    rightLayout->addSpacing(Grid);
    rightLayout->addWidget(m_stagesTitle);
    rightLayout->addWidget(m_stages, 1);
    auto *splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setSizes({500, 700});
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(m_title);
    layout->addWidget(m_alpha);
    layout->addWidget(splitter, 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_pages);
}

void StatisticsView::attach()
{
    if (Desk *desk = m_openDesk.desk()) {
        connect(desk, &Desk::reviewsChanged, this, &StatisticsView::scheduleUpdate);
        connect(desk, &Desk::rubricsChanged, this, &StatisticsView::scheduleUpdate);
        connect(desk, &Desk::settingsChanged, this, &StatisticsView::scheduleUpdate);
        connect(desk, &Desk::reviewersChanged, this, &StatisticsView::scheduleUpdate);
        connect(desk, &Desk::decisionsChanged, this, &StatisticsView::scheduleUpdate);
        connect(desk, &Desk::reset, this, &StatisticsView::scheduleUpdate);
    }
    scheduleUpdate();
}

void StatisticsView::scheduleUpdate()
{
    m_stale = true;
    if (isVisible())
        m_soon.start();
}

void StatisticsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void StatisticsView::refresh()
{
    m_soon.stop();
    m_stale = false;
    const Desk *desk = m_openDesk.desk();
    m_numbers = desk ? desk->reviews().numbers().value_or(SeasonNumbers()) : SeasonNumbers();
    const bool any = !m_numbers.scores.totals.isEmpty();
    m_pages->setCurrentIndex(any ? 1 : 0);
    m_empty->setText(m_numbers.scores.hidden > 0 ? tr("Nothing to show you yet")
                                                 : tr("No review has been submitted yet"),
                     m_numbers.scores.hidden > 0
                         ? tr("Others' scores appear once you have submitted your own reviews of "
                              "the same applicants.")
                         : tr("Score somebody in the review pane and submit."));
    if (!any)
        return;
    showSummary();
    showApplicants();
    showReviewers();
    showStages();
    m_distribution->setChart(ScoreCharts::distribution(m_numbers, palette()));
    m_ranges->setChart(ScoreCharts::reviewers(m_numbers, palette()));
}

void StatisticsView::showSummary()
{
    m_title->setText(tr("%n submitted review(s)", nullptr, int(m_numbers.scores.totals.size())));
    QStringList how{
        tr("Krippendorff's alpha on the weighted totals, ordinal: 1 is perfect agreement, "
           "0 is what chance would give.")};
    for (const Criterion &criterion : std::as_const(m_numbers.scores.rubric.criteria)) {
        const auto found = m_numbers.byCriterion.constFind(criterion.id);
        if (found != m_numbers.byCriterion.constEnd() && *found)
            how.append(tr("%1: %2").arg(criterion.name.in(WindowLanguage::inUse()),
                                        ReviewWords::number((*found)->alpha)));
    }
    m_alpha->setText(
        m_numbers.agreement
            ? tr("Agreement between reviewers: alpha %1, from %n applicant(s) with two reviews or "
                 "more",
                 nullptr, m_numbers.agreement->units)
                  .arg(ReviewWords::number(m_numbers.agreement->alpha))
        : m_numbers.agreement.error().code == ErrorCode::NoVariation
            ? tr("Agreement between reviewers: all totals are the same, so there is nothing to "
                 "tell "
                 "apart.")
            : tr("Agreement between reviewers: nobody has two reviews yet."));
    if (m_numbers.agreement && m_numbers.agreement->interval)
        m_alpha->setText(m_alpha->text() +
                         tr(" (95% interval %1 to %2)")
                             .arg(ReviewWords::number(m_numbers.agreement->interval->first),
                                  ReviewWords::number(m_numbers.agreement->interval->second)));
    m_alpha->setToolTip(how.join(u'\n'));
    QStringList notes;
    if (!m_numbers.scores.rubric.formula.isEmpty())
        notes.append(tr("These are the weighted totals that reviewers gave. The total on lists is "
                        "made by the rubric's formula and may be another."));
    if (m_numbers.scores.hidden > 0)
        notes.append(tr("%n review(s) are left out because you have not submitted yours.", nullptr,
                        m_numbers.scores.hidden));
    if (m_numbers.scores.otherVersions > 0)
        notes.append(tr("%n review(s) are left out because they were given under a version of the "
                        "rubric that can't be compared.",
                        nullptr, m_numbers.scores.otherVersions));
    if (m_numbers.scores.reworded > 0)
        notes.append(tr("%n review(s) were given under other words for the same levels.", nullptr,
                        m_numbers.scores.reworded));
    m_notes->setText(notes.join(u' '));
    m_notes->setVisible(!notes.isEmpty());
}

QString StatisticsView::calibrationRefusal() const
{
    const Overlap &overlap = m_numbers.overlap;
    if (overlap.reviewers < 2)
        return tr("Totals are not calibrated: only one reviewer has submitted.");
    if (overlap.groups > 1)
        return tr("Totals are not calibrated: the reviewers fall into %1 groups that share no "
                  "applicant, so strict readers can't be told from weak applicants.")
            .arg(overlap.groups);
    if (!overlap.tooFew.isEmpty()) {
        QStringList names;
        for (const ReviewerId id : overlap.tooFew)
            names.append(m_numbers.people.value(id).name);
        return tr("Totals are not calibrated: %1 share fewer than %2 applicants with others.")
            .arg(names.join(QStringLiteral(", ")), QString::number(Overlap::fewestShared));
    }
    return tr("Totals are not calibrated: the reviewers share too few applicants.");
}

void StatisticsView::showApplicants()
{
    m_calibrationNote->setText(
        m_numbers.calibration
            ? tr("Calibrated: what the total would be with reviewers of average severity. Always "
                 "look at it next to the raw one.")
            : calibrationRefusal());
    m_applicants->setRowCount(int(m_numbers.applicants.size()));
    for (int row = 0; row < m_numbers.applicants.size(); ++row) {
        const ApplicantSummary &applicant = m_numbers.applicants[row];
        const Summary &s = applicant.summary;
        auto *who = new QTableWidgetItem(m_numbers.names.value(applicant.applicant));
        who->setData(Qt::UserRole, applicant.applicant.value);
        m_applicants->setItem(row, Who, who);
        m_applicants->setItem(row, Ratings, numberItem(QString::number(s.count), {}));
        m_applicants->setItem(
            row, Spread,
            numberItem(ReviewWords::number(s.spread()),
                       tr("Highest total %1 minus lowest %2")
                           .arg(ReviewWords::number(s.maximum), ReviewWords::number(s.minimum))));
        m_applicants->setItem(
            row, Raw,
            numberItem(ReviewWords::number(s.mean), tr("Mean of %n total(s)", nullptr, s.count)));
        const CalibratedApplicant *c = m_numbers.calibrated(applicant.applicant);
        m_applicants->setItem(
            row, Calibrated,
            numberItem(
                c ? ReviewWords::number(c->calibrated) : tr("–"),
                c ? tr("Raw mean %1 minus the mean effect of its reviewers, %2 (mixed model: "
                       "applicant plus shrunken reviewer effect, fitted together)")
                        .arg(ReviewWords::number(c->raw),
                             ReviewWords::number(c->raw - c->calibrated))
                  : calibrationRefusal()));
        m_applicants->setItem(
            row, StandardError,
            numberItem(c ? QStringLiteral("± %1").arg(ReviewWords::number(c->standardError))
                         : QString(),
                       tr("Standard error of the calibrated total")));
        showMove(row, m_numbers.placeChange(applicant.applicant));
    }
}

/// "3 → 1": the place by the raw mean, and by the calibrated one.
void StatisticsView::showMove(int row, const std::optional<PlaceChange> &change)
{
    const bool moves = change && change->raw != change->calibrated;
    const QString arrow = !moves                             ? QString()
                          : change->calibrated < change->raw ? QStringLiteral(" ▲")
                                                             : QStringLiteral(" ▼");
    auto *item = numberItem(
        change
            ? tr("%1 → %2", "a place, and another").arg(change->raw).arg(change->calibrated) + arrow
            : tr("–"),
        tr("The place among all by the raw mean, and by the calibrated total"));
    item->setFont(textFont(TextSize::Normal, moves));
    m_applicants->setItem(row, Moves, item);
}

void StatisticsView::showReviewers()
{
    m_reviewers->setRowCount(int(m_numbers.reviewers.size()));
    for (int row = 0; row < m_numbers.reviewers.size(); ++row) {
        const ReviewerSummary &reviewer = m_numbers.reviewers[row];
        const Summary &s = reviewer.summary;
        const Reviewer person = m_numbers.people.value(reviewer.reviewer);
        m_reviewers->setItem(row, Person, new QTableWidgetItem(reviewerMark(person), person.name));
        m_reviewers->setItem(row, Given, numberItem(QString::number(s.count), {}));
        m_reviewers->setItem(row, Mean,
                             numberItem(ReviewWords::number(s.mean),
                                        tr("Mean of the totals they gave; standard deviation %1")
                                            .arg(ReviewWords::number(s.deviation))));
        m_reviewers->setItem(row, Lowest, numberItem(ReviewWords::number(s.minimum), {}));
        m_reviewers->setItem(row, Highest, numberItem(ReviewWords::number(s.maximum), {}));
        QString effect = tr("–");
        if (m_numbers.calibration && row < m_numbers.calibration->reviewers.size()) {
            const double value = m_numbers.calibration->reviewers[row].effect;
            effect = (value > 0 ? QStringLiteral("+") : QString()) + ReviewWords::number(value);
        }
        m_reviewers->setItem(row, Effect,
                             numberItem(effect, tr("How much more generous than the committee, "
                                                   "shrunken towards 0 where little is known")));
    }
}

void StatisticsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        scheduleUpdate();
    QWidget::changeEvent(event);
}

void StatisticsView::retranslate()
{
    m_applicantsTitle->setText(tr("Applicants, the largest disagreement first"));
    m_reviewersTitle->setText(tr("Reviewers"));
    m_stagesTitle->setText(tr("The way through the season"));
    m_stages->setAccessibleName(m_stagesTitle->text());
    m_applicants->setAccessibleName(m_applicantsTitle->text());
    m_reviewers->setAccessibleName(m_reviewersTitle->text());
    m_applicants->setHorizontalHeaderLabels({tr("Applicant"), tr("Reviews"), tr("Spread"),
                                             tr("Raw"), tr("Calibrated"), tr("Error"),
                                             tr("Place")});
    m_reviewers->setHorizontalHeaderLabels(
        {tr("Reviewer"), tr("Reviews"), tr("Mean"), tr("Lowest"), tr("Highest"), tr("Effect")});
    for (QTableWidget *table : {m_applicants, m_reviewers}) {
        for (int column = 0; column < table->columnCount(); ++column)
            table->horizontalHeaderItem(column)->setTextAlignment(
                Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
    }
    m_stale = true;
    if (isVisible())
        refresh();
}

} // namespace Bole
