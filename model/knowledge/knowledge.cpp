// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/knowledge.h"

#include "model/knowledge/headingsearch.h"
#include "model/knowledge/institutionsearch.h"
#include "model/knowledge/readings.h"
#include "model/knowledge/tables.h"
#include "model/knowledge/venuesearch.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace Bole {

static_assert(int(WordTable::Statuses) == int(TableId::Statuses));

struct Knowledge::Tables
{
    explicit Tables(const QString &folder)
        : set(folder), institutions(set), venues(set), headings(set), readings(folder)
    {
    }

    TableSet set;
    InstitutionSearch institutions;
    VenueSearch venues;
    HeadingSearch headings;
    Readings readings;
};

namespace {

/// Short spellings in capitals ("MS", "BE", "CA") count only in capitals.
bool isPrintedLike(QStringView spelling, QStringView printed)
{
    // "C, C++" are two, "Co., Ltd." is one
    for (const QChar sign : {u',', u'/', u'('}) {
        if (printed.contains(sign) && !spelling.contains(sign))
            return false;
    }
    if (spelling.size() > 4)
        return true;
    bool capitals = false;
    for (const QChar c : spelling) {
        if (c.isLower() || isHan(c))
            return true;
        capitals = capitals || c.isUpper();
    }
    return !capitals || printed == printed.toString().toUpper();
}

} // namespace

QString Knowledge::committeeFolder()
{
    const QString named = qEnvironmentVariable("BOLE_KNOWLEDGE");
    const QString folder =
        named.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                              QStringLiteral("/bole/knowledge")
                        : named;
    return QDir(folder).exists() ? folder : QString();
}

Knowledge::Knowledge(const QString &folder) : m_tables(std::make_shared<const Tables>(folder)) {}

const Knowledge &Knowledge::ofProgram()
{
    static const Knowledge knowledge; // constant: any thread may read it
    return knowledge;
}

QList<Error> Knowledge::problems() const
{
    return m_tables->set.problems() + m_tables->readings.problems();
}

std::optional<InstitutionMatch> Knowledge::institution(QStringView name) const
{
    return m_tables->institutions.whole(name);
}

QList<InstitutionMatch> Knowledge::findInstitutions(QStringView text) const
{
    return m_tables->institutions.all(text);
}

std::optional<InstitutionMatch> Knowledge::findInstitution(QStringView text) const
{
    const auto all = findInstitutions(text);
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

std::optional<InstitutionMatch> Knowledge::institutionById(const QString &id) const
{
    const auto row = m_tables->set.rowById(TableId::Institutions, id.toUtf8());
    if (row.isEmpty())
        return std::nullopt;
    InstitutionMatch match = InstitutionSearch::fromRow(row);
    match.score = 1;
    return match;
}

std::optional<VenueMatch> Knowledge::venue(QStringView name) const
{
    return m_tables->venues.whole(name);
}

std::optional<VenueMatch> Knowledge::findVenue(QStringView text, bool dated) const
{
    return m_tables->venues.best(text, dated);
}

std::optional<WordMatch> Knowledge::word(WordTable table, QStringView text) const
{
    const auto hit = m_tables->set.whole(TableId(int(table)), text);
    const Span span = trimmed(text, {0, text.size()});
    if (!hit || !isPrintedLike(hit->label(), text.sliced(span.start, span.length)))
        return std::nullopt;
    return WordMatch{hit->column(0), hit->label(), span};
}

std::optional<WordMatch> Knowledge::heading(QStringView line) const
{
    return m_tables->headings.match(line);
}

QString Knowledge::likelyHeading(QStringView line) const
{
    return m_tables->headings.likely(line);
}

QStringList Knowledge::headingKinds(QStringView line) const
{
    return m_tables->headings.kinds(line);
}

QList<WordMatch> Knowledge::findWords(WordTable table, QStringView source) const
{
    const TokenizedText text(source);
    const auto accept = [&text, table](const FoundName &name) {
        // 传播学硕士 is 传播学 and 硕士, not 学硕 and something.
        const bool cutsWord = table == WordTable::Degrees && text.words[name.last].han &&
                              name.last + 1 < text.words.size() &&
                              text.words[name.last + 1].key == u"士" &&
                              text.joined(name.last + 1) && !text.words[name.last].key.isEmpty() &&
                              QStringView(u"硕博").contains(text.words[name.last].key);
        return !cutsWord && isPrintedLike(name.hit.label(), text.at(name.first, name.last));
    };
    QList<WordMatch> matches;
    for (const FoundName &name : m_tables->set.search(TableId(int(table)), text, accept))
        matches.append({name.hit.column(0), name.hit.label(), text.span(name.first, name.last)});
    return matches;
}

QString Knowledge::surnameReading(QStringView surname) const
{
    return m_tables->readings.surname(surname);
}

bool Knowledge::isCommonSurname(QStringView surname) const
{
    return m_tables->readings.isCommonSurname(surname);
}

bool Knowledge::isPinyinSurname(QStringView word) const
{
    return m_tables->readings.isPinyinSurname(word);
}

bool Knowledge::isPinyin(QStringView word) const
{
    return m_tables->readings.isPinyin(word);
}

QStringList Knowledge::readings(QChar han) const
{
    return m_tables->readings.of(han);
}

} // namespace Bole
