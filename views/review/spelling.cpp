// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/spelling.h"

#include "views/common/theme.h"

#include <Sonnet/Speller>

#include <QEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTextBlock>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int pauseMilliseconds = 400;
constexpr int mostSuggestions = 5;

/// Notes are written in Chinese and English: Latin words are English in both.
QString dictionary(const Sonnet::Speller &speller)
{
    const QStringList there = speller.availableLanguages();
    for (const QString &wanted : {u"en_US"_s, u"en_GB"_s, u"en"_s}) {
        if (there.contains(wanted))
            return wanted;
    }
    for (const QString &language : there) {
        if (language.startsWith(u"en"))
            return language;
    }
    return {};
}

/// A name, an abbreviation, a part of an address or of code.
bool isLeftAlone(const QString &text, qsizetype start, const QString &word)
{
    if (word.size() < 3 || word.mid(1) != word.mid(1).toLower())
        return true;
    const QChar before = start > 0 ? text[start - 1] : QChar(u' ');
    const qsizetype end = start + word.size();
    const QChar after = end < text.size() ? text[end] : QChar(u' ');
    const QString joining = u"@/\\_`#.:"_s;
    if (joining.contains(before) || (joining.contains(after) && after != u'.' && after != u':'))
        return true;
    return word.front().isUpper() && start > 0 && !text.left(start).trimmed().endsWith(u'.');
}

} // namespace

Spelling::Spelling(QPlainTextEdit *edit) : QObject(edit), m_edit(edit)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &Spelling::mark);
    connect(edit, &QPlainTextEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    edit->installEventFilter(this);
}

/// The marks have the theme's colour.
bool Spelling::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && !m_edit->extraSelections().isEmpty())
        mark();
    return QObject::eventFilter(watched, event);
}

Spelling::~Spelling() = default;

bool Spelling::open() const
{
    if (!m_isTried) {
        m_isTried = true;
        auto speller = std::make_unique<Sonnet::Speller>();
        if (const QString language = dictionary(*speller); !language.isEmpty()) {
            speller->setLanguage(language);
            if (speller->isValid())
                m_speller = std::move(speller);
        }
    }
    return m_speller != nullptr;
}

bool Spelling::isAvailable() const
{
    return open();
}

QList<Spelling::Word> Spelling::unknown() const
{
    const QString text = m_edit->toPlainText();
    QList<Word> words;
    if (text.isEmpty() || !open())
        return words;
    static const QRegularExpression latin(u"[A-Za-z\\x{c0}-\\x{24f}]+(?:['’][A-Za-z]+)?"_s);
    for (auto all = latin.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        const QString word = match.captured().replace(u'’', u'\'');
        if (!isLeftAlone(text, match.capturedStart(), match.captured()) &&
            m_speller->isMisspelled(word))
            words.append({int(match.capturedStart()), int(match.capturedLength())});
    }
    return words;
}

QStringList Spelling::unknownWords() const
{
    QStringList words;
    const QString text = m_edit->toPlainText();
    for (const Word &word : unknown())
        words.append(text.mid(word.start, word.length));
    return words;
}

void Spelling::mark()
{
    QTextCharFormat wavy;
    wavy.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    wavy.setUnderlineColor(Colors::of(m_edit->palette()).bad);
    QList<QTextEdit::ExtraSelection> marks;
    for (const Word &word : m_edit->isReadOnly() ? QList<Word>() : unknown()) {
        QTextCursor cursor(m_edit->document());
        cursor.setPosition(word.start);
        cursor.setPosition(word.start + word.length, QTextCursor::KeepAnchor);
        marks.append({cursor, wavy});
    }
    m_edit->setExtraSelections(marks);
}

void Spelling::addSuggestions(QMenu &menu, int position)
{
    for (const Word &word : unknown()) {
        if (position < word.start || position > word.start + word.length)
            continue;
        const QString text = m_edit->toPlainText().mid(word.start, word.length);
        QAction *first = menu.actions().value(0);
        const auto add = [&](const QString &title, const auto &slot) {
            auto *action = new QAction(title, &menu);
            connect(action, &QAction::triggered, this, slot);
            menu.insertAction(first, action);
        };
        const QStringList meant = m_speller->suggest(text);
        for (const QString &one : meant.first(std::min<qsizetype>(mostSuggestions, meant.size())))
            add(one, [this, word, one] {
                QTextCursor cursor(m_edit->document());
                cursor.setPosition(word.start);
                cursor.setPosition(word.start + word.length, QTextCursor::KeepAnchor);
                cursor.insertText(one);
            });
        add(tr("Add “%1” to the dictionary").arg(text), [this, text] {
            m_speller->addToPersonal(text);
            mark();
        });
        menu.insertSeparator(first);
        return;
    }
}

} // namespace Bole
