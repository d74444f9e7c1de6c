// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/record/record.h"

#include <QList>
#include <QSet>
#include <QString>

namespace Bole {

/// Where one UTF-16 unit of the reading text stands: on a page, or in a text's line.
struct CharPlace
{
    int page = 0;
    QRectF box; ///< parts of the page
    int line = 0;
    int column = 0;
};

using PlaceMap = QList<CharPlace>;

/// A stretch of reading text that knows where each of its characters came from. `at` has an entry a
/// UTF-16 unit: an index into the document's PlaceMap, or -1 for what mending put in.
struct Passage
{
    QString text;
    QList<int> at;

    bool isEmpty() const { return text.isEmpty(); }
    qsizetype size() const { return text.size(); }
    void append(QChar character, int place);
    void append(const Passage &other);
    void insertText(QStringView inserted);
    Passage mid(qsizetype start, qsizetype length = -1) const;
    Passage mid(Span span) const { return mid(span.start, span.length); }
    Passage trimmed() const;
    /// Without what a label or a list leaves at the ends: spaces, commas, colons, dashes, bars.
    Passage tidied() const;
};

QList<Place> placesOf(const Passage &passage, const PlaceMap &map);

/// How the end of one line and the beginning of the next make one text.
class LineJoiner
{
public:
    LineJoiner() = default;
    /// Learns the document's words, to tell a hyphenated word from a hyphened one, and whether its
    /// producer breaks Latin words anywhere.
    explicit LineJoiner(const QList<Passage> &lines);

    void join(Passage &text, const Passage &next) const;
    Passage joined(const QList<Passage> &lines) const;

private:
    bool continuesWord(QStringView before, QStringView after) const;

    QSet<QString> m_words;
    bool m_breaksAnywhere = false;
};

} // namespace Bole
