// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/seasonnumbers.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableWidget;

namespace Bole {

class Announcements;
class ChartFrame;
class Dialogs;
class EmptyState;
class OpenDesk;
class ReadingPosition;
struct StageCount;

/// What the scores of the season say, as far as this reviewer may see them: distribution,
/// disagreement, reviewers, agreement, raw and calibrated totals. Every number says on hover how it
/// came about. Worked out only while it is on the screen.
class StatisticsView : public QWidget
{
    Q_OBJECT

public:
    StatisticsView(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                   Dialogs &dialogs, QWidget *parent = nullptr);

    const SeasonNumbers &numbers() const { return m_numbers; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void attach();
    void scheduleUpdate();
    void refresh();
    void showSummary();
    void showApplicants();
    void showReviewers();
    void showMove(int row, const std::optional<PlaceChange> &change);
    void showStages();
    static QString groupName(const StageCount &count);
    QString calibrationRefusal() const;
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    Dialogs &m_dialogs;
    SeasonNumbers m_numbers;
    QTimer m_soon;
    bool m_stale = true;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QLabel *m_title;
    QLabel *m_alpha;
    QLabel *m_notes;
    QLabel *m_calibrationNote;
    QLabel *m_applicantsTitle;
    QLabel *m_reviewersTitle;
    QTableWidget *m_applicants;
    QTableWidget *m_reviewers;
    QLabel *m_stagesTitle;
    QTableWidget *m_stages;
    ChartFrame *m_distribution;
    ChartFrame *m_ranges;
    ChartFrame *m_schools; ///< only where somebody is of a listed school
};

} // namespace Bole
