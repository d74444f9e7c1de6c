// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"
#include "views/common/bilingualedits.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;

namespace Bole {

class Announcements;
class CriterionForm;
class Dialogs;
class OpenDesk;
class TotalForm;

/// Makes and changes the season's rubric: its criteria, the library, versions, import and export. A
/// version that has scores is never touched; saving then makes the next.
class RubricEditor : public QDialog
{
    Q_OBJECT

public:
    RubricEditor(OpenDesk &openDesk, Announcements &announcements, Dialogs &dialogs,
                 QWidget *parent = nullptr);

    const Rubric &rubric() const { return m_rubric; }
    bool save();
    void importFile();
    void exportFile();
    void reject() override; ///< asks where something would be lost

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void loadVersions();
    void showVersion(int index);
    void showRubric();
    void showCriterion();
    void takeForm();
    void addCriterion(const Criterion &criterion);
    void removeCriterion();
    void moveCriterion(int by);
    void fillLibrary();
    void showProblems();
    bool mayLeave(); ///< what is shown, for another version or for good
    void retranslate();

    OpenDesk &m_openDesk;
    Announcements &m_announcements;
    Dialogs &m_dialogs;
    Rubric m_rubric;
    Rubric m_stored; ///< the version in use
    Rubric m_opened; ///< the version that is shown, as it was before anybody changed it here
    bool m_hasScores = false;
    int m_shown = -1;
    bool m_filling = false;

    QLabel *m_titleLabel;
    BilingualEdits m_title;
    QComboBox *m_versions;
    QListWidget *m_list;
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    CriterionForm *m_form;
    TotalForm *m_total;
    QLabel *m_verdict;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_save;
    QPushButton *m_close;
};

} // namespace Bole
