// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>

class QMenu;
class QPlainTextEdit;

namespace Sonnet {
class Speller;
}

namespace Bole {

/// Underlines what a dictionary does not know, and offers what was meant. It uses the dictionaries
/// that the system has; without one for a word's script it says nothing. Names are left alone.
/// Lives with its editor.
class Spelling : public QObject
{
    Q_OBJECT

public:
    explicit Spelling(QPlainTextEdit *edit);
    ~Spelling() override;

    bool isAvailable() const; ///< there is a dictionary
    /// The words that are underlined, in the order of the text.
    QStringList unknownWords() const;
    /// Puts suggestions for the word at this position of the text on top of a menu.
    void addSuggestions(QMenu &menu, int position);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Word
    {
        int start = 0;
        int length = 0;
    };

    bool open() const;
    QList<Word> unknown() const;
    void mark();

    QPlainTextEdit *m_edit;
    QTimer m_soon;
    mutable std::unique_ptr<Sonnet::Speller> m_speller; ///< made when somebody first writes
    mutable bool m_isTried = false;
};

} // namespace Bole
