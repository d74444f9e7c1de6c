// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace Bole {

class OpenDesk;
class OwnReview;
class ScoreDots;
struct CommitteeReviews;
struct GivenReview;

/// What the committee gave this applicant: totals on a scale with mine marked, mean and spread, the
/// others' decisions and notes. Says why it is empty while I may not see them.
class OthersView : public QWidget
{
    Q_OBJECT

public:
    OthersView(OpenDesk &openDesk, OwnReview &review, QWidget *parent = nullptr);

    void refresh();

protected:
    void changeEvent(QEvent *event) override;

private:
    void clear();
    void explainWhyHidden();
    void showReviews(const CommitteeReviews &given);
    QString textOf(const GivenReview &given) const;
    QString summaryOf(const CommitteeReviews &given) const;

    OpenDesk &m_openDesk;
    OwnReview &m_review;
    QLabel *m_title;
    QLabel *m_summary;
    ScoreDots *m_dots;
    QTextBrowser *m_notes;
};

} // namespace Bole
