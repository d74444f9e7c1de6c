// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace Bole {

class DeskHub;

/// Where the committee meets: the address and the password that somebody was invited with, how this
/// file stands to it, and who is how far. Without an open season it is how one is joined.
class HubDialog : public QDialog
{
    Q_OBJECT

public:
    /// Without a `hub` there is no open season. `canKeep`: the desktop has a place for passwords.
    HubDialog(DeskHub *hub, bool canKeep, QWidget *parent = nullptr);

    void setAddress(const QString &address);
    QString address() const; ///< as it was typed: there may be a password in it
    QString password() const;
    bool keepsPassword() const;

signals:
    void connectionWanted();
    void leavingWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void check();
    void showStanding();
    void retranslate();

    DeskHub *m_hub;
    bool m_canKeep;
    QLabel *m_intro;
    QLabel *m_state;
    QLabel *m_detail;
    QLabel *m_addressLabel;
    QLineEdit *m_address;
    QLabel *m_passwordLabel;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    QTableWidget *m_people;
    QPushButton *m_connect;
    QPushButton *m_leave;
    QPushButton *m_close;
};

} // namespace Bole
