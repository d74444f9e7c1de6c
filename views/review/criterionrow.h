// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace Bole {

class CitationList;
class ElidedLabel;
class LevelStrip;
class NoteEditor;
class PointsEdit;

/// One criterion of the rubric: its name, its levels, the words of the level, and on wish a note,
/// citations and the reviewer's confidence. Shows what it is given and says what the reviewer
/// wants.
class CriterionRow : public QWidget
{
    Q_OBJECT

public:
    CriterionRow(const Criterion &criterion, QWidget *parent = nullptr);

    const Criterion &criterion() const { return m_criterion; }
    void show(const CriterionScore &score, bool readOnly);
    void setNameWidth(int width);
    int nameWidthHint() const;
    QWidget *input() const; ///< where the score is given: levels or points
    NoteEditor *note() const { return m_note; }
    void openNote(bool open);
    /// What the level that is looked at means, or else what to look for.
    QString explanation() const;
    void retranslate();

signals:
    void levelChosen(std::optional<double> level);
    void confidenceChosen(std::optional<int> confidence);
    void noteEdited(const QString &note);
    void noteLeft();
    void citeWanted();
    void citationClicked(const Bole::Citation &citation);
    void citationRemoved(qsizetype index);
    void movedOn();
    void lookedAtChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showWords();

    Criterion m_criterion;
    ElidedLabel *m_name;
    LevelStrip *m_strip;
    PointsEdit *m_points; ///< instead of the strip where points are given
    ElidedLabel *m_words;
    QComboBox *m_confidence;
    QToolButton *m_noteButton;
    QToolButton *m_citeButton;
    QWidget *m_more;
    CitationList *m_citations;
    NoteEditor *m_note;
};

} // namespace Bole
