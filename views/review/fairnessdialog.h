// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/blindness.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;

namespace Bole {

class Session;

/// What is hidden from whom, and when others' scores are shown. Each change is recorded with who
/// and when, and the record is shown here.
class FairnessDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FairnessDialog(Session &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void load();
    void showChoice();
    void keepBlindness();
    void keepVisibility();
    void showJournal();
    QStringList blindnessChanges(const QJsonObject &detail,
                                 const QHash<ReviewerId, QString> &names) const;
    QString visibilityChange(const QJsonObject &detail) const;
    QString fieldNames(BlindFields fields) const;
    static QString fieldName(BlindField field);
    BlindFields chosenFields() const;
    void retranslate();

    Session &m_session;
    BlindnessChoice m_choice;
    bool m_mayChange = false;
    QLabel *m_notMine;
    QLabel *m_blindTitle;
    QComboBox *m_whom;
    QCheckBox *m_own;
    QList<std::pair<BlindField, QCheckBox *>> m_fields;
    QLabel *m_othersTitle;
    QRadioButton *m_after;
    QRadioButton *m_always;
    QLabel *m_journalTitle;
    QPlainTextEdit *m_journal;
    QPushButton *m_close;
};

} // namespace Bole
