// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"
#include "model/record/record.h"

#include <optional>

namespace Bole {

/// A word of the document with its place there.
struct PlacedWord
{
    QString text;
    Place place;
    QList<QRectF> letters; ///< each one's box as a part of the page; empty: all equally wide
};

QList<PlacedWord> placedWords(const PageText &page, int number); ///< pages count from 1
QList<PlacedWord> placedWords(const QString &documentText);      ///< of a text or Markdown

/// What of the source pane's text stands where in the document. The text is in reading order, has
/// marks of its own and may have been edited; so the two are laid beside each other by the
/// characters that they share, whatever the spaces.
class SourceMap
{
public:
    /// A stretch of the text.
    struct Stretch
    {
        qsizetype start = 0;
        qsizetype length = 0;
        bool contains(qsizetype at) const { return at >= start && at <= start + length; }
        bool operator==(const Stretch &) const = default;
    };

    SourceMap() = default;
    SourceMap(const QString &text, const QList<PlacedWord> &words);

    bool isEmpty() const { return m_words.isEmpty(); }

    /// Where a stretch of the text stands in the document, a place a line; empty where it was
    /// typed.
    QList<Place> places(Stretch stretch) const;
    /// Where in the text these places of the document are.
    std::optional<Stretch> stretch(const QList<Place> &places) const;

    /// A record that was read from the text, with the places of the document instead of the text's.
    Record relocated(Record record) const;

private:
    /// A character of the document: which word's, and which of the word's.
    struct Letter
    {
        int word = 0;
        int number = 0;
    };

    void align(const QString &letters);
    void matchRare(int length, const QString &letters);
    void grow(qsizetype mine, qsizetype theirs, const QString &letters);
    void fillGaps(const QString &letters);
    Place placeOf(int word, int from, int to) const;
    bool covers(const Place &place, const Letter &letter) const;

    QString m_own;              ///< the text's characters without spaces
    QList<qsizetype> m_offsets; ///< where they stand in the text
    QList<qsizetype> m_match;   ///< for each the document's, or -1
    QList<qsizetype> m_partner; ///< the other way
    QList<qsizetype> m_lines;   ///< where the text's lines begin
    QList<PlacedWord> m_words;
    QList<Letter> m_letters;
};

} // namespace Bole
