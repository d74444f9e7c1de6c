// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskcommittee.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;

namespace Bole {

class Dialogs;
class OpenDesk;
class ReadingPosition;
class UnsureNames;

/// What is hidden from whom, and when others' scores are shown. Each change is recorded with who
/// and when, and the record is shown here.
class FairnessDialog : public QDialog
{
    Q_OBJECT

public:
    FairnessDialog(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                   QWidget *parent = nullptr);

signals:
    void readingWanted(); ///< the applicant in front

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void load();
    void readRules(); ///< as they are in the season
    void showChoice();
    void goToName(ApplicantId applicant);
    bool hidesNames() const; ///< from anybody
    void keepBlindness();
    void keepVisibility();
    void showJournal();
    using Names = QHash<ReviewerId, QString>;
    QStringList wordsFor(const FairnessChange &change, const Names &names) const;
    QStringList wordsFor(const BlindnessChoice &before, const BlindnessChoice &after,
                         const Names &names) const;
    void keep(const Result<void> &kept);
    DeskCommittee &committee() const;
    QString fieldNames(BlindFields fields) const;
    static QString fieldName(BlindField field);
    BlindFields chosenFields() const;
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Dialogs &m_dialogs;
    BlindnessChoice m_choice;
    bool m_mayChange = false;
    QLabel *m_notMine;
    QLabel *m_blindTitle;
    QComboBox *m_whom;
    QCheckBox *m_own;
    QList<std::pair<BlindField, QCheckBox *>> m_fields;
    UnsureNames *m_unsure;
    QLabel *m_othersTitle;
    QRadioButton *m_after;
    QRadioButton *m_always;
    QLabel *m_journalTitle;
    QPlainTextEdit *m_journal;
    QPushButton *m_close;
};

} // namespace Bole
