// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace Bole {

class ActionTable;
class Dialogs;
class OpenDesk;

/// What leads through a new season: applicants, rubric, reviewers, and on to reading. Each step
/// says whether it is done and has the buttons that do it; none has to be done here.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    SetupPage(OpenDesk &openDesk, const ActionTable &actions, Dialogs &dialogs,
              QWidget *parent = nullptr);

    bool isWanted() const; ///< the season is empty, and who sits here may fill it

signals:
    void readingWanted();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Step
    {
        QLabel *mark = nullptr;
        QLabel *title = nullptr;
        QLabel *text = nullptr;
        QVBoxLayout *column = nullptr;
    };

    Step addStep(QVBoxLayout *page);
    void addButtons(const Step &step, const QList<QByteArray> &ids);
    void watchDesk();
    void showStep(const Step &step, int number, bool isDone, const QString &title,
                  const QString &text);
    void showState();
    void describeRubric();
    void useRubric();
    void addReviewers();
    void begin();
    void retranslate();

    OpenDesk &m_openDesk;
    const ActionTable &m_actions;
    Dialogs &m_dialogs;
    QList<Rubric> m_library;
    QLabel *m_heading;
    Step m_people;
    Step m_rubric;
    Step m_committee;
    Step m_work;
    QComboBox *m_rubrics;
    QPushButton *m_useRubric;
    QLineEdit *m_names;
    QPushButton *m_addNames;
    QPushButton *m_begin;
};

} // namespace Bole
