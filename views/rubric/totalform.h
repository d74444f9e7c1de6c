// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QPlainTextEdit;
class QToolButton;

namespace Bole {

/// How a rubric's totals are made: the formula, the lines that rule out, and both in words.
class TotalForm : public QWidget
{
    Q_OBJECT

public:
    explicit TotalForm(QWidget *parent = nullptr);

    void setRubric(const Rubric &rubric); ///< setting is not editing
    /// By lists of schools and venues, that can be inserted: list.985, papers.CCF-A.
    void setCounts(const QStringList &counts) { m_counts = counts; }
    /// The words again, after something else of the rubric was changed.
    void explain(const Rubric &rubric);
    QString formula() const;
    QStringList requirements() const;

signals:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillParts();
    void addPart(QMenu *menu, const QString &name, const QString &about, const QString &typed,
                 int back = 0);
    void retranslate();

    Rubric m_rubric;
    QStringList m_counts;
    QLabel *m_formulaLabel;
    QLineEdit *m_formula;
    QToolButton *m_insert;
    QLabel *m_requirementsLabel;
    QPlainTextEdit *m_requirements;
    QLabel *m_words;
};

} // namespace Bole
