// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/passage.h"

#include "model/knowledge/folding.h"

namespace Bole {

void Passage::append(QChar character, int place)
{
    text.append(character);
    at.append(place);
}

void Passage::append(const Passage &other)
{
    text += other.text;
    at += other.at;
}

void Passage::insertText(QStringView inserted)
{
    text += inserted;
    at.resize(text.size(), -1);
}

Passage Passage::mid(qsizetype start, qsizetype length) const
{
    return {text.mid(start, length), at.mid(start, length)};
}

static Passage stripped(const Passage &passage, bool (*dropped)(QChar))
{
    qsizetype from = 0;
    qsizetype to = passage.size();
    while (from < to && dropped(passage.text[from]))
        ++from;
    while (to > from && dropped(passage.text[to - 1]))
        --to;
    return passage.mid(from, to - from);
}

Passage Passage::trimmed() const
{
    return stripped(*this, [](QChar c) { return c.isSpace(); });
}

Passage Passage::tidied() const
{
    static const QString edges = QStringLiteral(",;:|·•∙●，；：、｜—–-‑/‖_");
    Passage tidy = stripped(*this, [](QChar c) { return c.isSpace() || edges.contains(c); });
    // A bracket that lost its partner to another field goes too.
    const auto closes = [&](QChar open, QChar close) {
        if (tidy.text.startsWith(open) && tidy.text.endsWith(close) &&
            tidy.text.indexOf(close) == tidy.size() - 1)
            tidy = tidy.mid(1, tidy.size() - 2);
        else if (tidy.text.endsWith(open) ||
                 (tidy.text.endsWith(close) && !tidy.text.contains(open)))
            tidy = tidy.mid(0, tidy.size() - 1).trimmed();
        else if (tidy.text.startsWith(close) ||
                 (tidy.text.startsWith(open) && !tidy.text.contains(close)))
            tidy = tidy.mid(1).trimmed();
    };
    closes(u'(', u')');
    closes(u'（', u'）');
    closes(u'[', u']');
    return tidy;
}

QList<Place> placesOf(const Passage &passage, const PlaceMap &map)
{
    QList<Place> places;
    for (qsizetype i = 0; i < passage.size(); ++i) {
        const int index = passage.at[i];
        if (index < 0 || passage.text[i].isSpace())
            continue;
        const CharPlace &place = map[index];
        if (place.page == 0) {
            Place *last = places.isEmpty() ? nullptr : &places.last();
            if (last && last->line == place.line && place.column >= last->start)
                last->length = qMax(last->length, place.column + 1 - last->start);
            else
                places.append({0, {}, place.line, place.column, 1});
            continue;
        }
        Place *last = places.isEmpty() ? nullptr : &places.last();
        const bool sameLine = last && last->page == place.page &&
                              qAbs(last->rect.center().y() - place.box.center().y()) <
                                  qMax(last->rect.height(), place.box.height()) * 0.6 &&
                              place.box.left() > last->rect.left() - 0.002 &&
                              place.box.left() < last->rect.right() + 0.08;
        if (sameLine)
            last->rect = last->rect.united(place.box);
        else
            places.append({place.page, place.box, 0, 0, 0});
    }
    return places;
}

static QStringView lastWord(QStringView text)
{
    qsizetype from = text.size();
    while (from > 0 && text[from - 1].isLetter() && !isHan(text[from - 1]))
        --from;
    return text.sliced(from);
}

static QStringView firstWord(QStringView text)
{
    qsizetype to = 0;
    while (to < text.size() && text[to].isLetter() && !isHan(text[to]))
        ++to;
    return text.first(to);
}

LineJoiner::LineJoiner(const QList<Passage> &lines)
{
    int endsInSpace = 0;
    int endsInWord = 0;
    for (const Passage &line : lines) {
        qsizetype from = -1;
        for (qsizetype i = 0; i <= line.size(); ++i) {
            const bool letter = i < line.size() && line.text[i].isLetter() && !isHan(line.text[i]);
            if (letter && from < 0)
                from = i;
            if (!letter && from >= 0) {
                // A line's last word may be a torn one.
                if (i < line.size())
                    m_words.insert(line.text.mid(from, i - from).toLower());
                from = -1;
            }
        }
        if (line.text.size() > 60) {
            if (line.text.back() == u' ')
                ++endsInSpace;
            else if (line.text.back().isLetter() && !isHan(line.text.back()))
                ++endsInWord;
        }
    }
    m_breaksAnywhere = endsInSpace >= 3 && endsInWord >= 2;
}

bool LineJoiner::continuesWord(QStringView before, QStringView after) const
{
    const QStringView head = lastWord(before);
    const QStringView tail = firstWord(after);
    if (head.isEmpty() || tail.isEmpty() || !tail.front().isLower())
        return false;
    const QString whole = (head.toString() + tail.toString()).toLower();
    const bool known = whole.size() > 3 && m_words.contains(whole) &&
                       !(m_words.contains(head.toString().toLower()) &&
                         m_words.contains(tail.toString().toLower()));
    return known || m_breaksAnywhere;
}

void LineJoiner::join(Passage &text, const Passage &next) const
{
    const bool endsInSpace = !text.isEmpty() && text.text.back().isSpace();
    Passage head = text.trimmed();
    const Passage tail = next.trimmed();
    if (head.isEmpty() || tail.isEmpty()) {
        text = head.isEmpty() ? tail : head;
        return;
    }
    const QChar last = head.text.back();
    const QChar first = tail.text.front();
    const auto wide = [](QChar c) {
        return isHan(c) || (c.unicode() >= 0x3000 && c.unicode() <= 0x303F) ||
               (c.unicode() >= 0xFF00 && c.unicode() <= 0xFF60);
    };
    const bool hyphen = (last == u'-' || last == u'\u2010' || last == u'\u00AD') &&
                        head.size() > 1 && head.text[head.size() - 2].isLetter();
    if (hyphen) {
        const QString before = lastWord(QStringView(head.text).chopped(1)).toString().toLower();
        const QString after = firstWord(tail.text).toString().toLower();
        const bool ownWords = m_words.contains(before) && m_words.contains(after);
        if (first.isLower() && (m_words.contains(before + after) || !ownWords))
            head = head.mid(0, head.size() - 1);
    } else if (!(wide(last) && wide(first)) && last != u'\u2013' &&
               (endsInSpace || !continuesWord(head.text, tail.text))) {
        head.insertText(u" ");
    } else if (last == u'\u2013') {
        head.insertText(u" ");
    }
    head.append(tail);
    text = head;
}

Passage LineJoiner::joined(const QList<Passage> &lines) const
{
    Passage text;
    for (const Passage &line : lines) {
        if (text.isEmpty())
            text = line;
        else
            join(text, line);
    }
    return text.trimmed();
}

} // namespace Bole
