// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "views/document/textflow.h"

namespace Bole {

/// The pages' text, however it comes. A page whose words are not there yet has an empty flow.
class TextPages
{
public:
    virtual ~TextPages() = default;
    virtual int pageCount() const = 0;
    virtual QSizeF pageSize(int page) const = 0; ///< in points
    virtual const TextFlow &flow(int page) const = 0;
};

/// A place between two characters of a document. Pages count from 0.
struct TextPosition
{
    int page = 0;
    int offset = 0;
    auto operator<=>(const TextPosition &) const = default;
};

/// What is selected: from an anchor to a caret, by characters, words or lines. In a page with
/// columns it follows the reading order, so a drag down a column takes that column alone.
class TextSelection
{
public:
    enum class Unit { Character, Word, Line };
    enum class Move { Left, Right, WordLeft, WordRight, Up, Down, LineStart, LineEnd, Start, End };

    explicit TextSelection(const TextPages *pages = nullptr) : m_pages(pages) {}

    void begin(TextPosition at, Unit unit = Unit::Character);
    void extendTo(TextPosition at);
    void moveCaret(Move move); ///< keeps the anchor, as Shift and an arrow do
    void select(int page, TextFlow::Range range);
    void selectAll();
    void clear();

    bool isEmpty() const { return m_from == m_to; }
    bool hasCaret() const { return m_pages && m_pages->pageCount() > 0; }
    TextPosition caret() const { return m_caret; }
    TextFlow::Range rangeOn(int page) const;
    int firstPage() const { return m_from.page; }
    int lastPage() const { return m_to.page; }

    QString text() const;     ///< with line breaks as printed
    QString flatText() const; ///< in one line
    /// Where it stands, a rectangle a line, as parts of the page.
    QList<Place> places() const;

private:
    void update();
    TextFlow::Range unitAt(TextPosition at) const;
    TextPosition stepped(TextPosition at, int direction) const;

    const TextPages *m_pages;
    Unit m_unit = Unit::Character;
    TextPosition m_anchor;
    TextPosition m_caret;
    TextPosition m_from;
    TextPosition m_to;
};

} // namespace Bole
