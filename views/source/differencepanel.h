// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/recorddiff.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace Bole {

class Session;

/// What reading the text again would change, to accept one by one or all at once. What a person
/// confirmed or corrected is never in it. Hidden when there is nothing to decide. Owned by the
/// source pane.
class DifferencePanel : public QWidget
{
    Q_OBJECT

public:
    explicit DifferencePanel(Session &session, QWidget *parent = nullptr);

    void showFor(ApplicantId applicant); ///< asks the season; hides itself where there is nothing
    void refresh();                      ///< the record has changed
    int count() const { return int(m_rows.size()); }

    void acceptCurrent();
    void acceptAll();

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// One line of the list: a difference, and those that go with it (an id with its name).
    using Row = QList<Difference>;

    void fill();
    void accept(const QList<Edit> &edits);
    void dismiss();
    void retranslate();

    Session &m_session;
    ApplicantId m_applicant;
    QList<Row> m_rows;
    QLabel *m_heading;
    QTreeWidget *m_list;
    QPushButton *m_accept;
    QPushButton *m_acceptAll;
    QPushButton *m_close;
};

} // namespace Bole
