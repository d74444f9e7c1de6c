// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QDialog>

class QDialogButtonBox;
class QLineEdit;
class QListWidget;

namespace Bole {

class Desk;

/// Chooses one applicant by typing a part of the name, school or number.
class PersonPicker : public QDialog
{
    Q_OBJECT

public:
    /// `first`: who is offered at the top; `except` is not offered at all.
    PersonPicker(const Desk &desk, const QString &title, const QString &explanation,
                 ApplicantId except, const QList<ApplicantId> &first, QWidget *parent);

    /// One line more that stands for nobody.
    void offerNobody(const QString &text);

signals:
    void chosen(Bole::ApplicantId applicant); ///< invalid: nobody

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    void take();
    void allowTaking(bool isAnybodyThere);

    QLineEdit *m_filter;
    QListWidget *m_list;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
