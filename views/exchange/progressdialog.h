// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace Bole {

class DeskHub;
class OpenDesk;
struct AgreementReport;
struct MemberProgress;

/// Who has read how much, who is behind, what has arrived from whom, who is in step at the hub; and
/// how far the reviewers agree. From what is in this file; it follows what comes from the hub.
class ProgressDialog : public QDialog
{
    Q_OBJECT

public:
    /// `hub`: of the open file, where there is one.
    ProgressDialog(OpenDesk &openDesk, DeskHub *hub, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void fillRow(int row, const MemberProgress &one);
    QString atTheHub(const MemberProgress &one) const;
    QString agreementText(const AgreementReport &report) const;
    void retranslate();

    OpenDesk &m_openDesk;
    DeskHub *m_hub;
    QTableWidget *m_table;
    QLabel *m_agreementTitle;
    QLabel *m_agreement;
    QPushButton *m_close;
};

} // namespace Bole
