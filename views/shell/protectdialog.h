// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/secret.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace Bole {

/// Asks for the password that is to protect a season, or for the one that does and what shall
/// become of it. Says before what it means to lose it.
class ProtectDialog : public QDialog
{
    Q_OBJECT

public:
    enum Outcome { Protect, TakeAway };
    using Check = std::function<bool(const Secret &)>;

    /// `isPassword` knows the password that the season has; empty where it has none.
    explicit ProtectDialog(Check isPassword, QWidget *parent = nullptr);
    ~ProtectDialog() override;

    Outcome outcome() const { return m_outcome; }
    Secret newPassword() const; ///< empty where the protection is taken away

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void follow();
    void finish(Outcome outcome);
    QString complaint() const;

    Check m_isPassword;
    Outcome m_outcome = Protect;
    bool m_wasWrong = false;
    QLabel *m_explanation;
    QLabel *m_loss;
    QLabel *m_currentLabel;
    QLabel *m_firstLabel;
    QLabel *m_againLabel;
    QLabel *m_complaint;
    QLineEdit *m_current;
    QLineEdit *m_first;
    QLineEdit *m_again;
    QCheckBox *m_understood;
    QPushButton *m_protect;
    QPushButton *m_takeAway;
    QPushButton *m_cancel;
};

} // namespace Bole
