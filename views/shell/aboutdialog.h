// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QTreeWidget;

namespace Bole {

/// What Bole is, which version, and what it is made of, with the licence of each part.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();

    QLabel *m_title;
    QLabel *m_text;
    QTreeWidget *m_parts;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
