// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskexchange.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QRadioButton;

namespace Bole {

class OpenDesk;

/// For whom a package is made and what goes into it. Where it goes is asked for afterwards.
class ShareDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShareDialog(OpenDesk &openDesk, QWidget *parent = nullptr);

    /// Without the path.
    ShareRequest wish() const;
    QString recipientName() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void check();
    void retranslate();

    OpenDesk &m_openDesk;
    QLabel *m_intro;
    QLabel *m_personLabel;
    QComboBox *m_person;
    QRadioButton *m_assigned;
    QRadioButton *m_all;
    QCheckBox *m_documents;
    QCheckBox *m_whole;
    QLabel *m_passphraseLabel;
    QLineEdit *m_passphrase;
    QLabel *m_againLabel;
    QLineEdit *m_again;
    QCheckBox *m_open;
    QLabel *m_hint;
    QCheckBox *m_folder;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
