// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;
class QTextBrowser;
class QStackedLayout;

namespace Bole {

class NotePhrases;
class Spelling;

/// Markdown, coloured while it is written and shown as it will read on wish.
class NoteEditor : public QWidget
{
    Q_OBJECT

public:
    explicit NoteEditor(QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text); ///< says nothing
    void setPlaceholder(const QString &text);
    void setReadOnly(bool readOnly);
    void setPreview(bool preview);
    bool isPreview() const;
    QPlainTextEdit *edit() const { return m_edit; }
    NotePhrases &phrases() const { return *m_phrases; }
    Spelling &spelling() const { return *m_spelling; }

signals:
    void edited();
    void left(); ///< the focus went elsewhere: a good moment to save

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void openMenu(const QPoint &place);
    void colour();
    void scheduleColouring();

    QStackedLayout *m_stack;
    QPlainTextEdit *m_edit;
    QTextBrowser *m_browser;
    NotePhrases *m_phrases;
    Spelling *m_spelling;
    bool m_coloured = false;
    bool m_setting = false;
};

} // namespace Bole
