// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recorddiff.h"

#include "model/record/recordjson.h"
#include "model/record/recordpath.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString lists[] = {u"education"_s, u"work"_s,        u"volunteer"_s, u"publications"_s,
                         u"patents"_s,   u"projects"_s,    u"awards"_s,    u"tests"_s,
                         u"skills"_s,    u"languages"_s,   u"interests"_s, u"grants"_s,
                         u"talks"_s,     u"certificates"_s};

constexpr double alikeEnough = 0.34;

QSet<QString> pairsOf(const QString &text)
{
    QSet<QString> pairs;
    const QString plain = text.toCaseFolded().simplified().remove(u' ');
    for (qsizetype i = 0; i + 1 < plain.size(); ++i)
        pairs.insert(plain.mid(i, 2));
    if (plain.size() == 1)
        pairs.insert(plain);
    return pairs;
}

/// How alike two values are, 0 to 1. Texts by the pairs of letters that they share.
double likeness(const QJsonValue &a, const QJsonValue &b)
{
    if (a == b)
        return 1;
    if (!a.isString() || !b.isString())
        return 0;
    const QSet<QString> left = pairsOf(a.toString());
    const QSet<QString> right = pairsOf(b.toString());
    if (left.isEmpty() || right.isEmpty())
        return 0;
    QSet<QString> both = left;
    both.intersect(right);
    return 2.0 * double(both.size()) / double(left.size() + right.size());
}

/// What names an entry weighs most: it is still the same degree when only its GPA was misread.
double weight(const QString &key)
{
    static const QSet<QString> naming{u"institution"_s, u"name"_s,   u"organization"_s,
                                      u"title"_s,       u"number"_s, u"language"_s};
    return naming.contains(key) ? 4 : 1;
}

double entryLikeness(const QJsonObject &a, const QJsonObject &b)
{
    double sum = 0;
    double most = 0;
    QStringList keys = a.keys() + b.keys();
    keys.removeDuplicates();
    for (const QString &key : std::as_const(keys)) {
        most += weight(key);
        sum += weight(key) * likeness(a.value(key), b.value(key));
    }
    return most > 0 ? sum / most : 1;
}

/// For every new entry the number of the one that it stands for, or -1. The likest pairs first.
QList<int> mates(const QJsonArray &current, const QJsonArray &parsed)
{
    struct Pair
    {
        double likeness;
        int parsed;
        int current;
    };
    QList<Pair> pairs;
    for (int p = 0; p < parsed.size(); ++p) {
        for (int c = 0; c < current.size(); ++c)
            pairs.append({entryLikeness(current[c].toObject(), parsed[p].toObject()), p, c});
    }
    std::ranges::stable_sort(pairs, std::greater(), &Pair::likeness);
    QList<int> mate(parsed.size(), -1);
    QSet<int> taken;
    for (const Pair &pair : std::as_const(pairs)) {
        if (pair.likeness < alikeEnough || mate[pair.parsed] >= 0 || taken.contains(pair.current))
            continue;
        mate[pair.parsed] = pair.current;
        taken.insert(pair.current);
    }
    return mate;
}

bool hasWord(const CheckedRecord &record, const QString &pointer)
{
    for (auto it = record.marks.begin(); it != record.marks.end(); ++it) {
        if (isWithin(it.key(), pointer) || isWithin(pointer, it.key()))
            return true;
    }
    return false;
}

class RecordComparison
{
public:
    RecordComparison(const CheckedRecord &record, const Record &parsed)
        : m_record(record), m_parsedRecord(parsed), m_parsed(toJson(parsed))
    {
    }

    QList<Difference> differences()
    {
        compareObjects(u"/basics"_s, u"/basics"_s);
        for (const QString &list : lists)
            compareLists(list);
        return m_changed + m_added + m_gone;
    }

    /// A pointer into the new reading, as a pointer into the record; empty when it has no
    /// counterpart.
    QString counterpart(const QString &pointer)
    {
        const QStringList tokens = pointerTokens(pointer);
        if (tokens.size() < 2 || std::ranges::find(lists, tokens[0]) == std::end(lists))
            return pointer;
        const int mate = matesOf(tokens[0]).value(tokens[1].toInt(), -1);
        if (mate < 0)
            return {};
        const QString entry = pointerTo(u'/' + tokens[0], mate);
        return tokens.size() == 2 ? entry : entry + pointerFrom(tokens.mid(2));
    }

    const QJsonObject &parsed() const { return m_parsed; }

private:
    const QList<int> &matesOf(const QString &list)
    {
        auto known = m_mates.find(list);
        if (known == m_mates.end())
            known = m_mates.insert(
                list, mates(m_record.json.value(list).toArray(), m_parsed.value(list).toArray()));
        return *known;
    }

    QList<Place> places(const QString &pointer) const
    {
        QList<Place> places = m_parsedRecord.provenance.value(pointer);
        if (!places.isEmpty())
            return places;
        for (auto it = m_parsedRecord.provenance.begin(); it != m_parsedRecord.provenance.end();
             ++it) {
            if (isWithin(it.key(), pointer))
                places += it.value();
        }
        return places;
    }

    void compareObjects(const QString &current, const QString &parsed)
    {
        const QJsonObject now = valueAt(m_record.json, current).toObject();
        const QJsonObject next = valueAt(m_parsed, parsed).toObject();
        QStringList keys = now.keys() + next.keys();
        keys.sort();
        keys.removeDuplicates();
        for (const QString &key : std::as_const(keys)) {
            const QString pointer = pointerTo(current, key);
            if (now.value(key) == next.value(key) || hasWord(m_record, pointer))
                continue;
            m_changed.append({Edit::set(pointer, next.value(key), places(pointerTo(parsed, key))),
                              now.value(key), next.value(key)});
        }
    }

    void compareLists(const QString &list)
    {
        const QString pointer = u'/' + list;
        const QJsonArray current = m_record.json.value(list).toArray();
        const QJsonArray parsed = m_parsed.value(list).toArray();
        const QList<int> &mate = matesOf(list);
        int end = int(current.size());
        for (int p = 0; p < parsed.size(); ++p) {
            if (mate[p] >= 0) {
                compareObjects(pointerTo(pointer, mate[p]), pointerTo(pointer, p));
                continue;
            }
            const QString from = pointerTo(pointer, p);
            m_added.append({Edit::insert(pointerTo(pointer, end++), parsed[p], places(from)),
                            QJsonValue(QJsonValue::Undefined), parsed[p]});
        }
        // From the last to the first, so that taking one out does not move the next.
        for (int c = int(current.size()) - 1; c >= 0; --c) {
            const QString entry = pointerTo(pointer, c);
            if (!mate.contains(c) && !hasWord(m_record, entry))
                m_gone.append({Edit::remove(entry), current[c], QJsonValue(QJsonValue::Undefined)});
        }
    }

    const CheckedRecord &m_record;
    const Record &m_parsedRecord;
    QJsonObject m_parsed;
    QMap<QString, QList<int>> m_mates;
    QList<Difference> m_changed;
    QList<Difference> m_added;
    QList<Difference> m_gone;
};

} // namespace

QList<Difference> differences(const CheckedRecord &record, const Record &parsed)
{
    return RecordComparison(record, parsed).differences();
}

QList<Edit> editsToAccept(const CheckedRecord &record, const QList<Difference> &chosen)
{
    QList<Edit> sets;
    QList<Edit> inserts;
    QList<Edit> removes;
    QMap<QString, int> ends; // of the lists that are added to
    for (const Difference &difference : chosen) {
        Edit edit = difference.edit;
        if (edit.kind == Edit::Kind::Insert) {
            const QString list = parentPointer(edit.pointer);
            const int there = int(valueAt(record.json, list).toArray().size());
            int &end = ends.insert(list, ends.value(list, there)).value();
            edit.pointer = pointerTo(list, end++);
            inserts.append(edit);
        } else {
            (edit.kind == Edit::Kind::Remove ? removes : sets).append(edit);
        }
    }
    std::ranges::sort(removes, std::greater(), [](const Edit &edit) {
        return lastIndex(edit.pointer).value_or(0); // the last first: none moves another
    });
    return sets + inserts + removes;
}

CheckedRecord refreshed(const CheckedRecord &record, const Record &parsed)
{
    CheckedRecord result = record;
    RecordComparison comparison(record, parsed);
    const auto isSame = [&](const QString &from, const QString &to) {
        return valueAt(comparison.parsed(), from) == valueAt(record.json, to);
    };
    for (const QString &key : {u"provenance"_s, u"confidence"_s}) {
        QJsonObject notes = record.json.value(key).toObject();
        const QJsonObject fresh = comparison.parsed().value(key).toObject();
        for (auto it = fresh.begin(); it != fresh.end(); ++it) {
            const QString to = comparison.counterpart(it.key());
            const bool isCorrected =
                record.marks.contains(to) && record.marks.value(to).state == FieldState::Corrected;
            if (!to.isEmpty() && !isCorrected && isSame(it.key(), to))
                notes.insert(to, it.value());
        }
        if (!notes.isEmpty())
            result.json.insert(key, notes);
    }
    QJsonArray checks;
    for (const QJsonValue &value : comparison.parsed().value("checks"_L1).toArray()) {
        QJsonObject check = value.toObject();
        const QString to = comparison.counterpart(check.value("field"_L1).toString());
        check.insert(u"field"_s, to);
        if (!to.isEmpty())
            checks.append(check);
    }
    result.json.remove(u"checks"_s);
    if (!checks.isEmpty())
        result.json.insert(u"checks"_s, checks);
    for (const QString &key : {u"sections"_s, u"source"_s}) {
        const QJsonValue fresh = comparison.parsed().value(key);
        if (fresh.isUndefined())
            result.json.remove(key);
        else
            result.json.insert(key, fresh);
    }
    return result;
}

} // namespace Bole
