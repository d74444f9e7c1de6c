// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/rosterplan.h"

#include "model/import/peopleindex.h"

#include <QSet>

#include <algorithm>
#include <span>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

struct TitleWord
{
    QStringView word;
    RosterField field;
};

// The first that a title holds counts, so that "Supervisor's e-mail" is a supervisor's.
constexpr TitleWord titleWords[] = {
    {u"supervisor", RosterField::Supervisor},
    {u"advisor", RosterField::Supervisor},
    {u"导师", RosterField::Supervisor},
    {u"mail", RosterField::Email},
    {u"邮箱", RosterField::Email},
    {u"电子邮件", RosterField::Email},
    {u"phone", RosterField::Phone},
    {u"mobile", RosterField::Phone},
    {u"手机", RosterField::Phone},
    {u"电话", RosterField::Phone},
    {u"programme", RosterField::Programme},
    {u"program", RosterField::Programme},
    {u"专业", RosterField::Programme},
    {u"项目", RosterField::Programme},
    {u"school", RosterField::School},
    {u"university", RosterField::School},
    {u"institution", RosterField::School},
    {u"院校", RosterField::School},
    {u"学校", RosterField::School},
    {u"gpa", RosterField::Gpa},
    {u"绩点", RosterField::Gpa},
    {u"family name", RosterField::FamilyName},
    {u"last name", RosterField::FamilyName},
    {u"surname", RosterField::FamilyName},
    {u"given name", RosterField::GivenName},
    {u"first name", RosterField::GivenName},
    {u"forename", RosterField::GivenName},
    {u"english name", RosterField::NameOther},
    {u"name (latin)", RosterField::NameOther},
    {u"pinyin", RosterField::NameOther},
    {u"英文名", RosterField::NameOther},
    {u"拼音", RosterField::NameOther},
    {u"中文名", RosterField::NameOther},
    {u"name", RosterField::Name},
    {u"姓名", RosterField::Name},
    {u"application no", RosterField::Number},
    {u"number", RosterField::Number},
    {u"编号", RosterField::Number},
    {u"报名号", RosterField::Number},
    {u"考生号", RosterField::Number},
    {u"学号", RosterField::Number},
    {u"申请号", RosterField::Number},
    {u"准考证", RosterField::Number},
    {u"报考号", RosterField::Number},
    {u"applicant id", RosterField::Number},
    {u"application id", RosterField::Number},
    {u"student id", RosterField::Number},
    {u"applicant no", RosterField::Number},
    {u"candidate no", RosterField::Number},
    {u"candidate id", RosterField::Number},
    {u"registration no", RosterField::Number},
    {u"考号", RosterField::Number},
    {u"报名序号", RosterField::Number},
    {u"reference no", RosterField::Number},
};
constexpr QStringView numberTitles[] = {u"id", u"no", u"no.", u"nr", u"#", u"序号"};
// What such a title names is somebody else's, or of an earlier degree.
constexpr QStringView foreignWords[] = {
    u"recommender", u"referee", u"emergency", u"parent", u"father", u"mother", u"推荐人",
    u"紧急",        u"家长",    u"父亲",      u"母亲",   u"父母",   u"联系人"};
constexpr QStringView earlierWords[] = {u"undergraduate", u"bachelor", u"master", u"本科", u"硕士"};
constexpr QStringView familyTitles[] = {u"姓", u"姓氏", u"family", u"last"};
constexpr QStringView givenTitles[] = {u"名", u"名字", u"given", u"first"};

/// What a column is by its title, and how much speaks against it.
struct Guess
{
    std::optional<RosterField> field;
    int doubt = 0;
    bool countsRows = false;
};

bool holdsAny(const QString &title, std::span<const QStringView> words)
{
    return std::ranges::any_of(words, [&](QStringView word) { return title.contains(word); });
}

bool isNumberTitle(const QString &title)
{
    return std::ranges::contains(numberTitles, QStringView(title.toLower()));
}

Guess guessFromTitle(const QString &title)
{
    const QString lower = title.toLower();
    if (std::ranges::contains(familyTitles, QStringView(lower)))
        return {RosterField::FamilyName};
    if (std::ranges::contains(givenTitles, QStringView(lower)))
        return {RosterField::GivenName};
    if (holdsAny(lower, foreignWords))
        return {};
    for (const TitleWord &each : titleWords) {
        if (!lower.contains(each.word))
            continue;
        // "本科专业" is what somebody studied.
        if (each.field == RosterField::Programme && holdsAny(lower, earlierWords))
            return {};
        // The number that their own school gave them.
        const bool isSchools = each.word == u"学号" || each.word == u"student id";
        return {each.field, isSchools ? 1 : 0};
    }
    if (isNumberTitle(title))
        return {RosterField::Number, 2};
    return {};
}

bool holdsAddresses(const RosterTable &table, qsizetype column)
{
    qsizetype with = 0;
    for (const QStringList &row : table.rows)
        with += row.value(column).contains(u'@') ? 1 : 0;
    return with > 0 && 2 * with > table.rows.size();
}

/// 1, 2, 3 … tell where somebody stands in this list. In the next list that is somebody else.
bool countsRows(const RosterTable &table, qsizetype column)
{
    int expected = 0;
    for (const QStringList &row : table.rows) {
        bool isNumber = false;
        const int number = row.value(column).toInt(&isNumber);
        if (isNumber && number != ++expected)
            return false;
    }
    constexpr int enough = 3;
    return expected >= enough;
}

/// The season's people, to be asked whom a row is about.
class Recognition
{
public:
    explicit Recognition(const QList<RosterPerson> &people)
    {
        for (qsizetype i = 0; i < people.size(); ++i) {
            const RosterPerson &person = people[i];
            for (const QString &number :
                 QStringList{person.row.number} + otherNumbers(person.values))
                note(m_numbers, number, i);
            note(m_mails, person.row.email, i);
            note(m_mails, rosterValue(person.values, RosterField::Email), i);
            m_names.add({ApplicantId{i + 1},
                         {},
                         {person.row.name, person.row.nameOther,
                          rosterValue(person.values, RosterField::Name),
                          rosterValue(person.values, RosterField::NameOther)},
                         false});
        }
    }

    /// -1: somebody new.
    qsizetype find(const RosterValues &values, const QList<RosterPerson> &people) const
    {
        const QString number = key(rosterValue(values, RosterField::Number));
        if (!number.isEmpty() && m_numbers.contains(number))
            return m_numbers.value(number);
        const qsizetype byMail = m_mails.value(key(rosterValue(values, RosterField::Email)), -1);
        const qsizetype byName = m_names.withName(rosterValue(values, RosterField::Name)).value - 1;
        const qsizetype found = byMail >= 0 ? byMail : byName;
        // Two of one name with different numbers are two people.
        const bool isAnother =
            found >= 0 && !number.isEmpty() && !people[found].row.number.isEmpty();
        return isAnother ? -1 : found;
    }

private:
    static QString key(const QString &text) { return text.simplified().toCaseFolded(); }
    static void note(QHash<QString, qsizetype> &where, const QString &text, qsizetype person)
    {
        if (!text.isEmpty())
            where.insert(key(text), where.contains(key(text)) && where.value(key(text)) != person
                                        ? -1
                                        : person);
    }

    QHash<QString, qsizetype> m_numbers;
    QHash<QString, qsizetype> m_mails;
    PeopleIndex m_names;
};

/// 江 and 晓 are 江晓, "Okafor" and "Mira" are "Mira Okafor".
QString wholeName(const QString &family, const QString &given)
{
    const bool isHan = !family.isEmpty() && family.front().script() == QChar::Script_Han;
    return isHan ? family + given : (given + u' ' + family).trimmed();
}

/// A name that comes in two columns is the name, or the other one where there is one already.
void joinName(RosterValues &values)
{
    const QString name = wholeName(values.take(nameOf(RosterField::FamilyName)),
                                   values.take(nameOf(RosterField::GivenName)));
    if (name.isEmpty())
        return;
    const bool hasName = !rosterValue(values, RosterField::Name).isEmpty();
    const QString key = nameOf(hasName ? RosterField::NameOther : RosterField::Name);
    if (!values.contains(key))
        values.insert(key, name);
}

constexpr RosterField nameColumns[] = {RosterField::Name, RosterField::NameOther,
                                       RosterField::FamilyName, RosterField::GivenName};

/// Below many tables stands how many there are, in the column of the numbers.
bool namesSomebody(const RosterValues &values)
{
    return std::ranges::any_of(
        std::initializer_list<RosterField>{RosterField::Name, RosterField::NameOther,
                                           RosterField::Email},
        [&](RosterField field) { return !rosterValue(values, field).isEmpty(); });
}

RosterValues valuesOf(const QStringList &row, const RosterColumns &columns)
{
    RosterValues values;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        const QString text = row.value(column);
        if (!columns[column].isEmpty() && !text.isEmpty())
            values.insert(columns[column], text);
    }
    joinName(values);
    return values;
}

QSet<QString> numbersIn(const RosterTable &table, const RosterColumns &columns)
{
    const qsizetype column = columns.indexOf(QString(nameOf(RosterField::Number)));
    QSet<QString> numbers;
    for (const QStringList &row : table.rows)
        numbers.insert(row.value(column));
    return numbers;
}

QList<RosterPlan::Change> changesFrom(const RosterPerson &person, const RosterValues &values,
                                      const RosterColumns &columns)
{
    QList<RosterPlan::Change> changes;
    QStringList keys = columns;
    if (columns.contains(nameOf(RosterField::FamilyName)))
        keys << nameOf(RosterField::Name) << nameOf(RosterField::NameOther);
    keys.removeDuplicates();
    for (const QString &key : std::as_const(keys)) {
        if (!key.isEmpty() && person.values.value(key) != values.value(key))
            changes.append({key, person.values.value(key), values.value(key)});
    }
    return changes;
}

/// For each column what it is by itself; of several that may be one thing the surest is it.
QList<Guess> guessesFor(const RosterTable &table)
{
    QList<Guess> guesses;
    QHash<RosterField, int> leastDoubt;
    for (qsizetype column = 0; column < table.head.size(); ++column) {
        Guess guess = guessFromTitle(table.head[column]);
        if (isNumberTitle(table.head[column]) && countsRows(table, column))
            guess = {{}, 0, true};
        if (!guess.field && holdsAddresses(table, column))
            guess.field = RosterField::Email;
        if (guess.field)
            leastDoubt.insert(*guess.field,
                              std::min(guess.doubt, leastDoubt.value(*guess.field, guess.doubt)));
        guesses.append(guess);
    }
    for (Guess &guess : guesses) {
        if (guess.field && guess.doubt > leastDoubt.value(*guess.field))
            guess = {};
    }
    return guesses;
}

QString nameIn(const RosterValues &values)
{
    const QString name = rosterValue(values, RosterField::Name);
    const QString other = rosterValue(values, RosterField::NameOther);
    return !name.isEmpty()    ? name
           : !other.isEmpty() ? other
                              : rosterValue(values, RosterField::Number);
}

} // namespace

RosterColumns guessedColumns(const RosterTable &table, const QHash<QString, QString> &known)
{
    const QList<Guess> guesses = guessesFor(table);
    RosterColumns columns;
    QSet<QString> taken;
    for (qsizetype column = 0; column < table.head.size(); ++column) {
        const QString &title = table.head[column];
        const auto field = guesses[column].field;
        const bool isLeftOut = title.isEmpty() || guesses[column].countsRows;
        QString key = known.contains(title) ? known.value(title)
                      : isLeftOut           ? QString()
                      : field               ? QString(nameOf(*field))
                                            : ownRosterKey(title);
        // The second "name" is the other one; a second of anything else is the committee's own.
        if (key == nameOf(RosterField::Name) && taken.contains(key))
            key = nameOf(RosterField::NameOther);
        if (!key.isEmpty() && taken.contains(key))
            key = title.isEmpty() ? QString() : ownRosterKey(title);
        if (taken.contains(key))
            key.clear(); // two of one title: the first one counts
        taken.insert(key);
        columns.append(key);
    }
    return columns;
}

RosterPlan planRoster(const RosterTable &table, const RosterColumns &columns,
                      const QList<RosterPerson> &people)
{
    RosterPlan plan;
    const Recognition known(people);
    QSet<qsizetype> seen;
    QSet<QString> newNumbers;
    const QSet<QString> numbers = numbersIn(table, columns);
    const bool hasNames = std::ranges::any_of(
        nameColumns, [&](RosterField field) { return columns.contains(nameOf(field)); });
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const int number = table.lineOf(i);
        RosterValues values = valuesOf(table.rows[i], columns);
        const QString name = nameIn(values);
        const QString own = rosterValue(values, RosterField::Number);
        if (name.isEmpty()) {
            plan.problems.append({number, RosterPlan::Problem::Kind::Nobody, {}});
            continue;
        }
        const qsizetype found = known.find(values, people);
        if (found < 0 && hasNames && !namesSomebody(values)) {
            plan.problems.append({number, RosterPlan::Problem::Kind::Nobody, {}});
            continue;
        }
        // The row with their own number says what counts.
        const bool isSpokenFor = found >= 0 && otherNumbers(people[found].values).contains(own) &&
                                 numbers.contains(people[found].row.number);
        if (isSpokenFor || (found >= 0 && seen.contains(found)) ||
            (!own.isEmpty() && newNumbers.contains(own))) {
            plan.problems.append({number, RosterPlan::Problem::Kind::Twice, name});
            continue;
        }
        if (!own.isEmpty())
            newNumbers.insert(own);
        if (found < 0) {
            plan.added.append(values);
            continue;
        }
        seen.insert(found);
        const RosterPerson &person = people[found];
        if (otherNumbers(person.values).contains(own))
            values.insert(nameOf(RosterField::Number), person.row.number); // theirs stays
        if (person.row.isWithdrawn)
            plan.withdrawn.append({person.row.id, name});
        const auto changes = changesFrom(person, values, columns);
        RosterValues all = person.values;
        for (const RosterPlan::Change &change : changes)
            all.insert(change.key, change.after);
        all.removeIf([](const auto &it) { return it.value().isEmpty(); });
        if (changes.isEmpty())
            ++plan.same;
        else
            plan.changed.append({person.row.id, name, all, changes});
    }
    for (qsizetype i = 0; i < people.size(); ++i) {
        if (!people[i].values.isEmpty() && !seen.contains(i) && !people[i].row.isWithdrawn)
            plan.gone.append({people[i].row.id, people[i].row.name});
    }
    return plan;
}

} // namespace Bole
