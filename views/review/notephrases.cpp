// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/notephrases.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTextBlock>

namespace Bole {

namespace {

constexpr int shortestBeginning = 2;
constexpr int longestShown = 48;

QString shortened(const QString &phrase)
{
    QString line = phrase.simplified();
    if (line.size() > longestShown)
        line = line.first(longestShown - 1).trimmed() + u'…';
    return line.replace(u'&', QLatin1StringView("&&"));
}

} // namespace

int wordCount(const QString &text)
{
    int count = 0;
    bool isInside = false;
    for (const QChar c : text) {
        const bool isHan = c.script() == QChar::Script_Han;
        const bool isLetter = !isHan && (c.isLetterOrNumber() || c == u'\'' || c == u'’');
        if (isHan || (isLetter && !isInside))
            ++count;
        isInside = isLetter;
    }
    return count;
}

QString completionOf(const QString &beginning, const QStringList &choices)
{
    QString found;
    for (const QString &choice : choices) {
        if (choice.size() <= beginning.size() || !choice.startsWith(beginning, Qt::CaseInsensitive))
            continue;
        if (!found.isEmpty())
            return {};
        found = choice;
    }
    return found;
}

NotePhrases::NotePhrases(QPlainTextEdit *edit) : QObject(edit), m_edit(edit)
{
    edit->installEventFilter(this);
}

bool NotePhrases::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || m_edit->isReadOnly())
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier && complete())
        return true;
    if (key->key() == Qt::Key_Space && key->modifiers() == Qt::ControlModifier) {
        openMenu();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

/// Of all beginnings before the cursor the longest that fits: a phrase may begin with a word that
/// stands there already.
bool NotePhrases::complete()
{
    QTextCursor cursor = m_edit->textCursor();
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    for (qsizetype start = 0; start + shortestBeginning <= line.size(); ++start) {
        const bool isWordStart = start == 0 || !line[start - 1].isLetterOrNumber() ||
                                 line[start].script() == QChar::Script_Han;
        if (!isWordStart || !line[start].isLetterOrNumber())
            continue;
        const QString whole = completionOf(line.mid(start), m_criteria + m_phrases);
        if (whole.isEmpty())
            continue;
        cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, int(line.size() - start));
        cursor.insertText(whole);
        m_edit->setTextCursor(cursor);
        return true;
    }
    return false;
}

void NotePhrases::fillMenu(QMenu &menu)
{
    for (const QString &phrase : std::as_const(m_phrases))
        menu.addAction(shortened(phrase), this,
                       [this, phrase] { m_edit->textCursor().insertText(phrase); });
    menu.addSeparator();
    QAction *keep =
        menu.addAction(tr("Keep the selected text as a phrase"), this, &NotePhrases::keepSelection);
    keep->setEnabled(m_edit->textCursor().hasSelection());
    menu.addAction(tr("Edit my phrases…"), this, &NotePhrases::editWanted);
}

void NotePhrases::openMenu()
{
    QMenu menu(m_edit);
    menu.setObjectName(QStringLiteral("phrase-menu"));
    fillMenu(menu);
    menu.exec(m_edit->viewport()->mapToGlobal(m_edit->cursorRect().bottomLeft()));
}

void NotePhrases::keepSelection()
{
    const QString phrase =
        m_edit->textCursor().selectedText().replace(QChar::ParagraphSeparator, u' ').simplified();
    if (phrase.isEmpty() || m_phrases.contains(phrase))
        return;
    m_phrases.append(phrase);
    emit phrasesEdited(m_phrases);
}

} // namespace Bole
