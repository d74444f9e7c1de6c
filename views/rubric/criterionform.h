// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/bilingualedits.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;
class QToolButton;

namespace Bole {

/// Edits one criterion: both languages side by side, its levels from the lowest up.
class CriterionForm : public QWidget
{
    Q_OBJECT

public:
    explicit CriterionForm(QWidget *parent = nullptr);

    void setCriterion(const Criterion &criterion);
    Criterion criterion() const;
    void focusName(); ///< in the window's language, ready to type

signals:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void setLevels(const QList<Bilingual> &levels);
    void addLevel();
    void removeLevel();
    void showKind();
    static QString aboutKind(CriterionKind kind);
    void retranslate();

    Criterion m_criterion;
    bool m_setting = false;
    QList<QLabel *> m_labels;
    BilingualEdits m_name;
    QPlainTextEdit *m_guidanceEn;
    QPlainTextEdit *m_guidanceZh;
    QComboBox *m_kind;
    QLabel *m_about;
    QDoubleSpinBox *m_most;
    QDoubleSpinBox *m_weight;
    QCheckBox *m_counts;
    QCheckBox *m_confidence;
    QTableWidget *m_levels;
    QToolButton *m_add;
    QToolButton *m_remove;
};

} // namespace Bole
