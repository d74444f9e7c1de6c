// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;
class QPlainTextEdit;

namespace Bole {

/// How many words a text has; in Chinese every character counts.
int wordCount(const QString &text);

/// What a beginning that was typed can be completed to: the one that begins so, or nothing where
/// there is none or more than one.
QString completionOf(const QString &beginning, const QStringList &choices);

/// Completes the names of criteria and one's own phrases with Tab, and offers the phrases in a
/// menu (Ctrl+Space). Lives with its editor.
class NotePhrases : public QObject
{
    Q_OBJECT

public:
    explicit NotePhrases(QPlainTextEdit *edit);

    void setCriteria(const QStringList &names) { m_criteria = names; }
    void setPhrases(const QStringList &phrases) { m_phrases = phrases; }
    const QStringList &phrases() const { return m_phrases; }
    void fillMenu(QMenu &menu);

signals:
    void phrasesEdited(const QStringList &phrases);
    void editWanted(); ///< all phrases, as a list

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool complete();
    void openMenu();
    void keepSelection();

    QPlainTextEdit *m_edit;
    QStringList m_criteria;
    QStringList m_phrases;
};

} // namespace Bole
