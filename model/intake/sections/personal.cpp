// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/personal.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/personalfields.h"

#include <algorithm>
#include <array>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

struct LabelledValue
{
    PersonalLabel label;
    Span span;
};

bool isSpaceAt(QStringView text, qsizetype at)
{
    return at < text.size() && text[at] == u' ';
}

/// What stands apart in a line: cells, and within them what wide gaps divide.
QList<Span> piecesOf(QStringView text)
{
    QList<Span> pieces;
    qsizetype start = 0;
    const auto end = [&](qsizetype at) {
        const Span piece = trimmed(text, {start, at - start});
        // A colon at its end is what makes it a label.
        const qsizetype colon = text.indexOf(u':', piece.end());
        const bool isLabel = colon >= 0 && colon < at && piece.length > 0;
        if (piece.length > 0)
            pieces.append({piece.start, (isLabel ? colon + 1 : piece.end()) - piece.start});
    };
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        const bool gap = c == u'\t' || c == u'|' || c == u';' || c == u'·' || c == u'•' ||
                         (c == u' ' && isSpaceAt(text, at + 1));
        if (!gap)
            continue;
        end(at);
        start = at + 1;
    }
    end(text.size());
    return pieces;
}

/// The label that ends before a colon: "江苏 政治面貌" ends in one.
std::optional<std::pair<PersonalLabel, qsizetype>> labelBefore(QStringView text, qsizetype from,
                                                               qsizetype colon)
{
    for (qsizetype start = from; start < colon; ++start) {
        const bool begins = start == from || QStringView(u" ,/、(").contains(text[start - 1]);
        if (!begins)
            continue;
        const PersonalLabel label = personalLabel(text.sliced(start, colon - start));
        if (label.isKnown)
            return std::pair(label, start);
    }
    return std::nullopt;
}

/// The value up to a comma; a date has commas of its own, a place may have them.
Span upToComma(QStringView text, Span value, const PersonalLabel &label)
{
    if (label.fillsLine || label.field == PersonalField::BirthDate)
        return trimmed(text, value);
    for (qsizetype at = value.start; at < value.end(); ++at) {
        if (text[at] == u',' || text[at] == u'、')
            return trimmed(text, {value.start, at - value.start});
    }
    return trimmed(text, value);
}

/// The labelled values of one line; an empty value's label waits for the next piece.
class LineReader
{
public:
    explicit LineReader(QStringView text) : m_text(text) {}

    QList<LabelledValue> values()
    {
        for (const Span &piece : piecesOf(m_text))
            readPiece(piece);
        // A month or "江苏南通人" says something of the person only among what does.
        return m_values.isEmpty() ? m_values : m_values + m_beside;
    }

private:
    void readPiece(Span piece)
    {
        const qsizetype colon = m_text.indexOf(u':', piece.start);
        if (colon >= 0 && colon < piece.end()) {
            readColons(piece);
            return;
        }
        const PersonalLabel whole = personalLabel(m_text.sliced(piece.start, piece.length));
        if (whole.isKnown && !whole.needsColon) {
            m_open = whole;
            return;
        }
        if (m_open.isKnown) {
            add(m_open, piece);
            m_open = {};
            return;
        }
        readBesideLabel(piece);
    }

    void readColons(Span piece)
    {
        m_open = {};
        qsizetype from = piece.start;
        std::optional<PersonalLabel> label;
        qsizetype valueStart = from;
        for (qsizetype at = from; at < piece.end(); ++at) {
            if (m_text[at] != u':')
                continue;
            const auto next = labelBefore(m_text, from, at);
            if (!next)
                continue;
            if (label)
                add(*label, {valueStart, next->second - valueStart});
            label = next->first;
            valueStart = from = at + 1;
        }
        if (!label)
            return;
        const Span rest = trimmed(m_text, {valueStart, piece.end() - valueStart});
        if (rest.length > 0)
            add(*label, rest);
        else
            m_open = *label;
    }

    /// "籍贯 山东青岛": Chinese labels do without a colon; what has no label may tell itself.
    void readBesideLabel(Span piece)
    {
        const qsizetype space = m_text.indexOf(u' ', piece.start);
        if (space > piece.start && space < piece.end() && isHan(m_text[piece.start])) {
            const PersonalLabel label =
                personalLabel(m_text.sliced(piece.start, space - piece.start));
            if (label.isKnown && !label.needsColon) {
                add(label, {space, piece.end() - space});
                return;
            }
        }
        readTelling(piece);
    }

    void readTelling(Span piece)
    {
        const QStringView whole = m_text.sliced(piece.start, piece.length);
        const auto date = dateRange(whole);
        if (date && date->single && date->start && date->start->month > 0)
            m_beside.append({{.field = PersonalField::BirthDate}, piece});
        else if (whole.size() >= 5 && whole.size() <= 10 && whole.endsWith(u'人') &&
                 std::ranges::all_of(whole, [](QChar c) { return isHan(c); }))
            m_beside.append(
                {{.field = PersonalField::NativePlace}, {piece.start, piece.length - 1}});
        qsizetype start = piece.start;
        for (qsizetype at = piece.start; at <= piece.end(); ++at) {
            if (at < piece.end() && !QStringView(u" ,/、").contains(m_text[at]))
                continue;
            const Span word{start, at - start};
            const PersonalField field = personalFieldTold(m_text.sliced(word.start, word.length));
            if (field != PersonalField::None)
                m_values.append({{.field = field}, word});
            start = at + 1;
        }
    }

    void add(const PersonalLabel &label, Span value)
    {
        const Span span = upToComma(m_text, value, label);
        if (label.field != PersonalField::None && span.length > 0)
            m_values.append({label, span});
    }

    QStringView m_text;
    PersonalLabel m_open; ///< of a cell whose value is the next one
    QList<LabelledValue> m_values;
    QList<LabelledValue> m_beside; ///< that only the others show to be values
};

/// "XX", "****", "某某省", "……": what only stands for a value.
bool isPlaceholder(QStringView value)
{
    static constexpr std::array stands{u"xx", u"**", u"__", u"某", u"…", u"..", u"[", u"<"};
    return std::ranges::any_of(
               stands, [&](QStringView s) { return value.contains(s, Qt::CaseInsensitive); }) ||
           std::ranges::none_of(value, [](QChar c) { return c.isLetterOrNumber(); });
}

bool hasDigits(QStringView value)
{
    return std::ranges::any_of(value, [](QChar c) { return c.isDigit(); });
}

/// As tables compare it, but cells stay cells.
QString foldedCells(const QString &text)
{
    QString plain = folded(text);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\t')
            plain[i] = u'\t';
    }
    return plain;
}

class FieldWriter
{
public:
    explicit FieldWriter(RecordWriter &writer) : m_writer(writer), m_basics(writer.record.basics) {}

    void write(PersonalField field, const Passage &value)
    {
        if (isPlaceholder(value.text))
            return;
        switch (field) {
        case PersonalField::BirthDate:
            return writeBirth(value);
        case PersonalField::Ethnicity:
            return writeWords(m_basics.ethnicity, u"ethnicity", value, 24);
        case PersonalField::NativePlace:
            return writeWords(m_basics.nativePlace, u"nativePlace", value, 40);
        case PersonalField::PoliticalStatus:
            return writeWords(m_basics.politicalStatus, u"politicalStatus", value, 40);
        case PersonalField::SupervisorWish:
            return writeWords(m_basics.supervisorWish, u"supervisorWish", value, 40);
        case PersonalField::Programme:
            return writeText(m_basics.programme, u"programme", value, 80);
        case PersonalField::IdentityCard:
            return writeNumber(u"identityCard"_s, value);
        case PersonalField::Passport:
            return writeNumber(u"passport"_s, value);
        case PersonalField::Student:
            return writeNumber(u"student"_s, value);
        case PersonalField::Application:
            return writeNumber(u"application"_s, value);
        case PersonalField::Gender: // is read by its words
        case PersonalField::None:
            return;
        }
    }

private:
    void writeBirth(const Passage &value)
    {
        constexpr int youngest = 10;
        const auto dates = findDateRanges(value.text);
        if (m_basics.birthDate || dates.isEmpty() || !dates[0].single || !dates[0].start ||
            dates[0].span.start > 0 || !dates[0].start->isValid() || dates[0].start->year < 1900 ||
            dates[0].start->year > m_writer.today.year - youngest)
            return;
        m_basics.birthDate = dates[0].start;
        m_writer.note(u"/basics/birthDate"_s, value.mid(dates[0].span), 0.95);
    }

    void writeWords(QString &field, QStringView key, const Passage &value, qsizetype longest)
    {
        if (!hasDigits(value.text))
            writeText(field, key, value, longest);
    }

    void writeText(QString &field, QStringView key, const Passage &value, qsizetype longest)
    {
        if (!field.isEmpty() || value.size() > longest)
            return;
        field = valueText(value);
        m_writer.note(u"/basics/"_s + key.toString(), value, 0.95);
    }

    void writeNumber(const QString &kind, const Passage &value)
    {
        constexpr qsizetype longest = 40;
        const auto known = [&](const Identifier &i) {
            return i.kind == kind;
        };
        if (!hasDigits(value.text) || hasHan(value.text) || value.size() > longest ||
            std::ranges::any_of(m_basics.identifiers, known))
            return;
        m_writer.note(pointerTo(u"basics/identifiers", m_basics.identifiers.size(), u"value"),
                      value, 0.95);
        m_basics.identifiers.append({kind, valueText(value)});
    }

    RecordWriter &m_writer;
    Basics &m_basics;
};

} // namespace

void readPersonalFields(const QList<TextLine> &lines, bool head, RecordWriter &writer)
{
    FieldWriter fields(writer);
    for (const TextLine &line : lines) {
        const QString text = foldedCells(line.passage.text);
        for (const LabelledValue &value : LineReader(text).values()) {
            if (head || value.label.isKnown)
                fields.write(value.label.field, line.passage.mid(value.span));
        }
    }
}

std::optional<int> ageOn(PartialDate today, PartialDate birth)
{
    const bool open = birth.month == 0 || today.month == 0 ||
                      (birth.month == today.month && (birth.day == 0 || today.day == 0));
    if (open)
        return std::nullopt;
    const bool isBefore =
        today.month < birth.month || (today.month == birth.month && today.day < birth.day);
    return today.year - birth.year - (isBefore ? 1 : 0);
}

} // namespace Bole
