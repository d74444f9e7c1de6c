// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QStackedLayout;
class QToolButton;

namespace Bole {

class CvHighlighter;
class EmptyState;
class Session;
class TextDefinitions;

/// The text that was read from the document, coloured; and the record as Markdown or JSON. The
/// cursor and the focused field stay together. Text can be corrected; it is kept beside what was
/// read.
class SourcePane : public QWidget
{
    Q_OBJECT

public:
    explicit SourcePane(Session &session, QWidget *parent = nullptr);
    ~SourcePane() override;

    enum Mode { Text, Markdown, Json };
    void setMode(Mode mode);
    QPlainTextEdit *editor() const { return m_editor; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void watchSeason();
    void reload();
    void showContent();
    void colour();
    void saveText();
    void goToField(const QString &pointer);
    void retranslate();

    Session &m_session;
    std::unique_ptr<TextDefinitions> m_definitions;
    QPlainTextEdit *m_editor;
    CvHighlighter *m_highlighter = nullptr;
    EmptyState *m_empty;
    QComboBox *m_mode;
    QLabel *m_state;
    QStackedLayout *m_stack;
    DocumentId m_document;
    QString m_saved;     ///< what the season holds
    bool m_stale = true; ///< to be read again when the pane is seen
};

} // namespace Bole
