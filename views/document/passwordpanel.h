// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace Bole {

/// Shown in place of a document that is locked: asks for its password there, without a dialog.
class PasswordPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PasswordPanel(QWidget *parent = nullptr);

    void ask(bool wasWrong);
    /// Whether the password is still known after a restart: it says so.
    void setLasting(bool lasting);

signals:
    void passwordEntered(const QString &password);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_text;
    QLineEdit *m_password;
    QPushButton *m_open;
    bool m_wasWrong = false;
    bool m_isLasting = false;
};

} // namespace Bole
