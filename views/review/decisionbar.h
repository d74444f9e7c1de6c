// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review.h"

#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;
class QLineEdit;

namespace Bole {

/// What the reviewer recommends: admit, interview, wait, reject or undecided, each with a shape and
/// a colour of its own, and the reason.
class DecisionBar : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionBar(QWidget *parent = nullptr);

    void show(Decision decision, const QString &reason, bool readOnly);
    void setReasonMissing(bool missing);
    /// What ends the review stands at the end of the line with the reason.
    void addBesideReason(QWidget *widget);
    QLineEdit *reason() const { return m_reason; }
    QAbstractButton *button(Decision decision) const;

signals:
    void decided(Bole::Decision decision);
    void reasonEdited(const QString &reason);
    void reasonLeft();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QButtonGroup *m_buttons;
    QHBoxLayout *m_reasonLine;
    QLineEdit *m_reason;
    bool m_reasonMissing = false;
};

} // namespace Bole
