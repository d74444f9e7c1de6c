// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

class QLabel;

namespace Bole {

class ReviewWriter;
class Session;

/// The status bar: what has just been done on the left, where the reader is on the right, and
/// between them what is not saved, as long as that is so.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(Session &session, const ReviewWriter &reviews, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPosition();
    void showUnsaved();

    Session &m_session;
    const ReviewWriter &m_reviews;
    QLabel *m_message;
    QLabel *m_unsaved;
    QLabel *m_position;
};

} // namespace Bole
