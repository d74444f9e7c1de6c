// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;

namespace Bole {

class CriterionForm;
class Session;

/// Makes and changes the season's rubric: its criteria, the library, versions, import and export. A
/// version that has scores is never touched; saving then makes the next.
class RubricEditor : public QDialog
{
    Q_OBJECT

public:
    explicit RubricEditor(Session &session, QWidget *parent = nullptr);

    const Rubric &rubric() const { return m_rubric; }
    bool save();
    void importFile();
    void exportFile();

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
    void judge();
    void retranslate();

    Session &m_session;
    Rubric m_rubric;
    Rubric m_stored; ///< the version in use
    bool m_hasScores = false;
    int m_shown = -1;
    bool m_filling = false;

    QLabel *m_titleLabel;
    QLineEdit *m_titleEn;
    QLineEdit *m_titleZh;
    QComboBox *m_versions;
    QListWidget *m_list;
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    CriterionForm *m_form;
    QLabel *m_verdict;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_save;
    QPushButton *m_close;
};

} // namespace Bole
