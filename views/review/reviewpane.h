// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/ownreview.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace Bole {

class ActionTable;
class Announcements;
class CitationList;
class CriterionRow;
class DecisionBar;
class Dialogs;
class ElidedLabel;
class EmptyState;
class NoteEditor;
class OpenDesk;
class OthersView;
class ReadingPosition;
class WorkKeeper;

/// Where a reviewer scores, writes and decides; in the same place for every applicant. The head
/// says what is saved, the foot holds the decision; what is between them scrolls.
class ReviewPane : public QWidget
{
    Q_OBJECT

public:
    ReviewPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
               WorkKeeper &work, ActionTable &actions, Dialogs &dialogs, QWidget *parent = nullptr);

    OwnReview &ownReview() { return m_review; }

    /// One's own phrases, which every note offers.
    void setPhrases(const QStringList &phrases);

    void submitAndNext();
    void skipAndNext();
    void abstainAndNext();
    void declareConflict();
    void citeSelection(); ///< for the criterion that has the focus, else for the whole

signals:
    void nextWanted(); ///< the next applicant who needs me
    void phrasesEdited(const QStringList &phrases);
    void showWanted(); ///< something was decided here: the pane must be seen
    void undoOrRedoWanted(Bole::EditId step, bool back); ///< undo this step, or do it again

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QWidget *buildHead();
    QWidget *buildBody();
    QWidget *buildFoot();
    void buildRows();
    void shareRoom();
    void connectRow(CriterionRow *row);
    void wireActions();
    void followPosition();
    bool cite(const QString &criterion);
    void tellOfScore(const CriterionRow &row, std::optional<double> level);
    void tellOfCitation(const CriterionRow *row);
    void nameCriteria();
    void showWordCount();
    void editPhrases();
    void showCitation(const Citation &citation);
    void showReview();
    void showState();
    void showExplanation(CriterionRow *row);
    void moveOnFrom(CriterionRow *row);
    void goToNextInQueue();
    void goOnIf(bool kept, const QString &failure);
    void showPage();
    QString submitKey() const;
    CriterionRow *focusedRow() const;
    QString missingText() const;
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    WorkKeeper &m_work;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    OwnReview m_review;
    Rubric m_shownRubric;

    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QLabel *m_title = nullptr;
    ElidedLabel *m_state = nullptr;
    QLabel *m_total = nullptr;
    QLabel *m_explanation = nullptr;
    QScrollArea *m_scroll = nullptr;
    QVBoxLayout *m_rowsLayout = nullptr;
    QList<CriterionRow *> m_rows;
    QLabel *m_noteTitle = nullptr;
    QLabel *m_words = nullptr; ///< how many the note has
    QToolButton *m_preview = nullptr;
    CitationList *m_citations = nullptr;
    NoteEditor *m_note = nullptr;
    OthersView *m_others = nullptr;
    DecisionBar *m_decision = nullptr;
    QLabel *m_missing = nullptr;
    QToolButton *m_more = nullptr;
    QPushButton *m_submit = nullptr;
    QPushButton *m_takeBack = nullptr;
};

} // namespace Bole
