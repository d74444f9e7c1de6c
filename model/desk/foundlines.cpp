// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/foundlines.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/season/documentstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"

#include <QRegularExpression>

#include <optional>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype before = 24; // characters of the line that stand before what was found
constexpr qsizetype longest = 160;
constexpr int lookedUpAtOnce = 3;

/// The words of a query where they begin in a text, as the index finds them.
QRegularExpression wordsOf(const QString &query)
{
    QStringList words;
    for (const QString &word : query.simplified().split(u' ', Qt::SkipEmptyParts)) {
        const bool isHan = word.front().script() == QChar::Script_Han;
        words.append((isHan ? QString() : u"(?<![\\p{L}\\p{N}])"_s) +
                     QRegularExpression::escape(word));
    }
    return QRegularExpression(words.join(u'|'), QRegularExpression::CaseInsensitiveOption |
                                                    QRegularExpression::UseUnicodePropertiesOption);
}

std::optional<FoundLine> lineIn(const QString &text, const QRegularExpression &words,
                                FoundLine::Place place)
{
    const QRegularExpressionMatch match = words.match(text);
    if (!match.hasMatch() || match.capturedLength() == 0)
        return std::nullopt;
    const qsizetype begin = text.lastIndexOf(u'\n', match.capturedStart()) + 1;
    const qsizetype end = text.indexOf(u'\n', match.capturedEnd());
    const qsizetype cut = std::max(begin, match.capturedStart() - before);
    FoundLine found{place, text.mid(cut, std::min(longest, (end < 0 ? text.size() : end) - cut)),
                    match.capturedStart() - cut, match.capturedLength()};
    if (cut > begin) {
        found.line.prepend(u'…');
        ++found.start;
    }
    return found;
}

/// What the person at the desk wrote about somebody.
QString ownNotes(const DeskState &desk, ApplicantId applicant)
{
    const auto review = desk.season.reviews().find(applicant, desk.reviewer);
    if (!desk.reviewer.isValid() || !review || !*review)
        return {};
    QStringList notes{(*review)->content.note};
    for (const CriterionScore &score : std::as_const((*review)->content.scores))
        notes.append(score.note);
    return notes.join(u'\n');
}

/// All texts of the documents; nothing where something is hidden, since nobody is found by them
/// then.
QString textsOf(const DeskState &desk, const Viewer &viewer, ApplicantId applicant)
{
    if (viewer.blindness.isOn())
        return {};
    QStringList texts;
    const auto documents = desk.season.documents().list(applicant);
    for (const Document &document : documents.value_or(QList<Document>())) {
        if (const auto source = desk.season.documents().source(document.id))
            texts.append(source->current());
    }
    return texts.join(u'\n');
}

QString publicationsIn(const Record &record)
{
    QStringList titles;
    for (const Publication &publication : record.publications)
        titles.append(publication.name + u" · "_s + publication.publisher);
    return titles.join(u'\n');
}

} // namespace

FoundLine foundLine(const DeskState &desk, ApplicantId applicant, const QString &query)
{
    using enum FoundLine::Place;
    const QRegularExpression words = wordsOf(query);
    const BlindedSeason season = BlindedSeason::atDesk(desk, applicant);
    if (query.trimmed().isEmpty() || !season.viewer().mayRead(applicant))
        return {};
    const auto people = season.people({applicant}, true);
    if (!people || people->isEmpty())
        return {};
    const VisiblePerson &person = people->first();
    const auto texts = {
        std::pair(Name, person.facts.name + u'\n' + person.facts.nameOther),
        std::pair(School, person.facts.institution + u'\n' + person.facts.schools.join(u'\n')),
        std::pair(Publication, publicationsIn(person.record)),
        std::pair(Note, ownNotes(desk, applicant)),
        std::pair(Text, textsOf(desk, season.viewer(), applicant))};
    for (const auto &[place, text] : texts) {
        if (const auto found = lineIn(text, words, place))
            return *found;
    }
    return {};
}

FoundLines::FoundLines(QObject *parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &FoundLines::lookUp);
}

void FoundLines::setDesk(const DeskState *desk)
{
    forget();
    m_desk = desk;
}

void FoundLines::forget()
{
    m_soon.stop();
    m_lines.clear();
    m_wanted.clear();
}

FoundLine FoundLines::of(ApplicantId applicant, const QString &query)
{
    if (query != m_query)
        forget();
    m_query = query;
    if (const auto known = m_lines.constFind(applicant); known != m_lines.constEnd())
        return *known;
    if (m_desk && !m_wanted.contains(applicant)) {
        m_wanted.append(applicant);
        m_soon.start();
    }
    return {};
}

void FoundLines::lookUp()
{
    for (int i = 0; i < lookedUpAtOnce && !m_wanted.isEmpty(); ++i) {
        const ApplicantId applicant = m_wanted.takeFirst();
        m_lines.insert(applicant, foundLine(*m_desk, applicant, m_query));
        emit arrived(applicant);
    }
    if (!m_wanted.isEmpty())
        m_soon.start();
}

} // namespace Bole
