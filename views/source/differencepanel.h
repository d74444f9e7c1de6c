// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/readingdifferences.h"
#include "model/desk/workkeeper.h"
#include "model/ids.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace Bole {

class Dialogs;
class OpenDesk;
class ReadingPosition;

/// What reading the text again would change, to accept one by one or all at once. What a person
/// confirmed or corrected is never in it. Hidden when there is nothing to decide. Owned by the
/// source pane.
class DifferencePanel : public QWidget
{
    Q_OBJECT

public:
    DifferencePanel(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                    QWidget *parent = nullptr);

    void showFor(ApplicantId applicant); ///< asks the desk; hides itself where there is nothing
    void refresh();                      ///< the record has changed
    int count() const { return int(m_rows.size()); }

    void acceptSelected(); ///< one or several, in whatever order
    void acceptAll();

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void tell(const Result<WorkKeeper::Outcome> &accepted);
    void describeAccept();
    void dismiss();
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Dialogs &m_dialogs;
    ApplicantId m_applicant;
    QList<ReadingDifference> m_rows;
    QLabel *m_heading;
    QTreeWidget *m_list;
    QPushButton *m_accept;
    QPushButton *m_acceptAll;
    QPushButton *m_close;
};

} // namespace Bole
