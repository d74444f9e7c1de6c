// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace Bole {

class OpenDesk;
struct AgreementReport;

/// Who has read how much, who is behind, what has arrived from whom; and how far the reviewers
/// agree. From what is in this file.
class ProgressDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ProgressDialog(OpenDesk &openDesk, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    QString agreementText(const AgreementReport &report) const;
    void retranslate();

    OpenDesk &m_openDesk;
    QTableWidget *m_table;
    QLabel *m_agreementTitle;
    QLabel *m_agreement;
    QPushButton *m_close;
};

} // namespace Bole
