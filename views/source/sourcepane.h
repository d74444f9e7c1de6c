// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "views/source/recordtext.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QStackedLayout;
class QTimer;
class QToolButton;

namespace Bole {

class ActionTable;
class Announcements;
class CvHighlighter;
class Dialogs;
class DifferencePanel;
class EmptyState;
class OpenDesk;
class ReaderPool;
class ReadingPosition;
class SourceLink;
class TextDefinitions;
class WorkKeeper;
struct Understanding;

/// The text that was read from the document, coloured; and the record as Markdown or JSON. Cursor,
/// focused field and page stay together. The text can be corrected, is kept beside what was read,
/// and can be read again: what changes is shown to be accepted.
class SourcePane : public QWidget
{
    Q_OBJECT

public:
    SourcePane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
               ReaderPool &readers, WorkKeeper &work, ActionTable &actions, Dialogs &dialogs,
               QWidget *parent = nullptr);
    ~SourcePane() override;

    enum Mode { Text, Markdown, Json };
    void setMode(Mode mode);
    QPlainTextEdit *editor() const { return m_editor; }
    DifferencePanel *differences() const { return m_differences; }

public slots:
    void readAgain();     ///< the text as it stands in the pane
    void forgetChanges(); ///< the text as it was read

signals:
    void readingFinished(bool understood);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void followPosition();
    void watchDesk();
    void reload();
    void showContent();
    RecordText content();
    void colour();
    void saveText();
    bool keepText(const QString &text); ///< null: as it was read
    void takeReading(ApplicantId applicant, DocumentId document,
                     const Result<Understanding> &reading);
    void goToField(const QString &pointer);
    void followCursor();
    void mark(qsizetype start, qsizetype length);
    void describe();
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ReaderPool &m_readers;
    WorkKeeper &m_work;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    std::unique_ptr<TextDefinitions> m_definitions;
    QPlainTextEdit *m_editor;
    CvHighlighter *m_highlighter = nullptr;
    EmptyState *m_empty;
    QComboBox *m_mode;
    QLabel *m_state;
    QToolButton *m_readAgain;
    QToolButton *m_forget;
    DifferencePanel *m_differences;
    QStackedLayout *m_stack;
    SourceLink *m_link;
    QTimer *m_cursorRests;
    RecordText m_shown;      ///< its fields only where the record is written out
    ApplicantId m_applicant; ///< whose text is shown
    DocumentId m_document;
    QString m_saved;         ///< what the season holds, or will
    bool m_isEdited = false; ///< it is not what was read
    bool m_isReading = false;
    bool m_mayEdit = false;     ///< the text that is shown
    bool m_isShortened = false; ///< only the beginning is shown, to be read and not to be edited
    bool m_stale = true;        ///< to be shown again when the pane is seen
};

} // namespace Bole
