// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/peopleindex.h"

#include "model/import/latinnames.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype shortestNumber = 3; // "1" in a file's name is not the number of an application
constexpr qsizetype shortestNumberInText = 5; // there are years and course numbers
constexpr qsizetype shortestLatinName = 4;
constexpr qsizetype longestHanName = 6;
constexpr qsizetype mostWords = 5; // of a name
constexpr qsizetype lookedThrough = 4000;

bool isHanLetter(QChar c)
{
    return c.script() == QChar::Script_Han;
}

/// Digits may come from a Chinese keyboard, which has wide ones: ２０２７.
QString withUsualForms(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC);
}

/// Letters and digits only, in lower case.
QString squeezed(const QString &text)
{
    QString letters;
    const QString usual = withUsualForms(text);
    for (const QChar c : usual) {
        if (c.isLetterOrNumber())
            letters += c.toLower();
    }
    return letters;
}

QStringList searchedWords(const QString &text)
{
    static const QRegularExpression separators(u"[^\\p{L}\\p{N}]+"_s);
    return withUsualForms(text).toLower().split(separators, Qt::SkipEmptyParts);
}

/// A number often stands next to a Chinese name without a space: 2027001江晓简历.
QStringList wordsOfNumbers(const QString &text)
{
    QString apart;
    for (const QChar c : text)
        apart += isHanLetter(c) ? u' ' : c;
    return searchedWords(apart);
}

/// … or next to one in Latin letters, which may be a part of the number itself: xiao2027001.
QStringList longRunsOfDigits(const QString &text)
{
    static const QRegularExpression run(u"\\d{%1,}"_s.arg(shortestNumberInText));
    QStringList runs;
    for (const QRegularExpressionMatch &match : run.globalMatch(withUsualForms(text)))
        runs.append(match.captured());
    return runs;
}

/// "Mira Okafor" also stands as "Okafor Mira"; 江晓 as "jiang xiao" and "xiao jiang".
QStringList formsOf(const QString &name)
{
    QStringList forms;
    if (std::ranges::any_of(name, isHanLetter))
        forms.append(squeezed(name));
    QStringList words = searchedWords(latinLetters(name));
    if (words.join(QString()).size() < shortestLatinName)
        return forms;
    // However many of the words are the family's: 欧阳娜娜 is also "Nana Ouyang".
    for (qsizetype i = 0; i < std::min(words.size(), mostWords); ++i) {
        forms.append(words.join(QString()));
        words.append(words.takeFirst());
    }
    forms.removeDuplicates();
    return forms;
}

/// The one of whom most was found; nobody where that means two.
NamedPerson best(const QHash<ApplicantId, qsizetype> &found)
{
    NamedPerson best;
    qsizetype longest = 0;
    for (auto it = found.begin(); it != found.end(); ++it) {
        const bool isAsLong = *it == longest;
        if (*it < longest)
            continue;
        longest = *it;
        best.isUnclear = isAsLong || !it.key().isValid();
        best.id = best.isUnclear ? ApplicantId() : it.key();
    }
    return best;
}

} // namespace

/// What two have in common means neither of them.
void PeopleIndex::remember(QHash<QString, ApplicantId> &where, const QString &key, ApplicantId id)
{
    if (key.isEmpty())
        return;
    const auto there = where.find(key);
    if (there == where.end())
        where.insert(key, id);
    else if (*there != id)
        *there = {};
}

void PeopleIndex::add(const KnownPerson &person)
{
    if (person.hasCv)
        m_withCv.insert(person.id);
    for (const QString &number : QStringList{person.number} + person.otherNumbers)
        remember(m_numbers, squeezed(number), person.id);
    if (!person.number.isEmpty())
        m_withNumber.insert(person.id);
    for (const QString &email : person.emails)
        remember(m_emails, email.trimmed().toLower(), person.id);
    for (const QString &name : person.names) {
        for (const QString &form : formsOf(name))
            remember(m_names, form, person.id);
    }
}

ApplicantId PeopleIndex::withNumber(const QString &number) const
{
    return m_numbers.value(squeezed(number));
}

ApplicantId PeopleIndex::withEmail(const QString &email) const
{
    return m_emails.value(email.trimmed().toLower());
}

NamedPerson PeopleIndex::named(const QString &name) const
{
    Found found;
    for (const QString &form : formsOf(name)) {
        if (const auto there = m_names.constFind(form); there != m_names.constEnd())
            found.insert(*there, std::max(found.value(*there), form.size()));
    }
    return best(found);
}

void PeopleIndex::lookForNumbers(const QStringList &words, Found &found) const
{
    for (qsizetype first = 0; first < words.size(); ++first) {
        QString run;
        for (qsizetype last = first; last < std::min(words.size(), first + mostWords); ++last) {
            run += words[last];
            const ApplicantId id =
                run.size() >= shortestNumber ? m_numbers.value(run) : ApplicantId();
            if (id.isValid())
                found.insert(id, std::max(found.value(id), run.size()));
        }
    }
}

void PeopleIndex::lookForNames(const QString &text, Found &found) const
{
    const auto note = [&](const QString &form) {
        if (const auto there = m_names.constFind(form); there != m_names.constEnd())
            found.insert(*there, std::max(found.value(*there), form.size()));
    };
    const QStringList words = searchedWords(text);
    for (qsizetype first = 0; first < words.size(); ++first) {
        QString run;
        for (qsizetype last = first; last < std::min(words.size(), first + mostWords); ++last) {
            run += words[last];
            note(run);
        }
        // Han have no spaces between them: 江晓成绩单.
        const QString &word = words[first];
        for (qsizetype at = 0; at < word.size(); ++at) {
            for (qsizetype size = 2; isHanLetter(word[at]) && size <= longestHanName &&
                                     at + size <= word.size() && isHanLetter(word[at + size - 1]);
                 ++size)
                note(word.mid(at, size));
        }
    }
}

void PeopleIndex::lookForAddresses(const QString &text, Found &found) const
{
    static const QRegularExpression address(u"[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+"_s);
    for (const QRegularExpressionMatch &match : address.globalMatch(text)) {
        if (const ApplicantId id = withEmail(match.captured()); id.isValid())
            found.insert(id, match.capturedLength());
    }
}

NamedPerson PeopleIndex::namedIn(const QString &fileName) const
{
    Found found;
    lookForNumbers(wordsOfNumbers(fileName), found);
    if (found.isEmpty())
        lookForNumbers(longRunsOfDigits(fileName), found);
    if (const ApplicantId id = best(found).id; id.isValid())
        return {id, true};
    found.clear();
    lookForNames(fileName, found);
    return best(found);
}

bool PeopleIndex::isNamedIn(const QString &fileName, ApplicantId id) const
{
    Found found;
    lookForNames(fileName, found);
    return found.contains(id);
}

ApplicantId PeopleIndex::mentionedIn(const QString &text) const
{
    const QString beginning = text.left(lookedThrough);
    Found named;
    lookForNames(beginning, named);
    Found marked; // by what only one person has
    lookForNumbers(wordsOfNumbers(beginning), marked);
    marked.removeIf([](const auto &it) { return it.value() < shortestNumberInText; });
    lookForAddresses(beginning, marked);
    if (marked.size() == 1) {
        const ApplicantId id = marked.begin().key();
        const bool isContradicted =
            !named.isEmpty() && !named.contains(id) && !named.contains(ApplicantId());
        return isContradicted ? ApplicantId() : id;
    }
    // A letter that names two of them is for a person to sort.
    return marked.isEmpty() && named.size() == 1 ? named.begin().key() : ApplicantId();
}

} // namespace Bole
