// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/filenamepattern.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace Bole {

class PlanTree;

/// The page before an import: who gets which file, and what can be done about it before it happens.
class PlanPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlanPage(QWidget *parent = nullptr);

    PlanTree &tree() const { return *m_tree; }
    QString summary() const;
    void setPattern(const FileNamePattern &pattern);

signals:
    void patternChosen(const Bole::FileNamePattern &pattern); ///< the files are named so
    void personWanted(); ///< somebody who is there is to get what is chosen
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    void describePattern();
    void retranslate();
    void choosePattern();

    QLabel *m_patternLabel;
    QLineEdit *m_pattern;
    QLabel *m_patternHint;
    QString m_usedPattern;
    PlanTree *m_tree;
    QPushButton *m_give;
    QPushButton *m_person;
    QPushButton *m_tray;
    QPushButton *m_leave;
    QLabel *m_kindLabel;
    QComboBox *m_kind;
};

} // namespace Bole
