// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace Bole {

class OpenDesk;
class OwnReview;

/// The heading of what a reviewer recommends, and beside it what the committee has decided, which
/// is another thing and only shown here: it is set on the shortlist.
class CommitteeLine : public QWidget
{
    Q_OBJECT

public:
    CommitteeLine(OpenDesk &openDesk, OwnReview &review, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void watchDesk();
    void refresh();

    OpenDesk &m_openDesk;
    OwnReview &m_review;
    QLabel *m_mine;
    QLabel *m_committee;
};

} // namespace Bole
