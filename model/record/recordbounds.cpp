// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordbounds.h"

#include "model/record/recordenums.h"
#include "model/record/visibletext.h"

#include <QJsonArray>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

// In UTF-16 units. The longest CVs that people have are far below all of them.
constexpr qsizetype longestLine = 4'000;
constexpr qsizetype longestText = 32'000;    ///< a cell of a spreadsheet holds little more
constexpr qsizetype longestRecord = 400'000; ///< all that is laid out, together
constexpr qsizetype longestSections = 4'000'000;
constexpr qsizetype shortValue = 80;
constexpr qsizetype mostEntries = 2'000;
constexpr qsizetype mostChecks = 20;
const QString cutCode = u"value.cut"_s;
constexpr int mostMarks = 4; ///< one upon the other, on one letter

bool isMark(QChar c)
{
    return c.category() == QChar::Mark_NonSpacing || c.category() == QChar::Mark_Enclosing;
}

QString withFewMarks(const QString &text)
{
    if (std::ranges::count_if(text, isMark) <= mostMarks)
        return text;
    QString few;
    int marks = 0;
    for (const QChar c : text) {
        marks = isMark(c) ? marks + 1 : 0;
        if (marks <= mostMarks)
            few += c;
    }
    return few;
}

bool isOfSeveralLines(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) {
        return c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
               c == QChar::ParagraphSeparator;
    });
}

bool mayHaveLines(QAnyStringView key)
{
    return key == "text"_L1 || key == "summary"_L1;
}

QString cutTo(qsizetype most, const QString &text)
{
    if (text.size() <= most)
        return text;
    const qsizetype kept = std::max<qsizetype>(0, most - 1);
    const bool splitsPair = kept > 0 && text[kept - 1].isHighSurrogate();
    return text.first(splitsPair ? kept - 1 : kept) + u'…';
}

/// Walks a record's JSON and keeps count of how much may still come.
class Bounds
{
public:
    QJsonObject record(const QJsonObject &json)
    {
        QJsonObject within;
        // Who it is comes before what a long list may use up.
        for (const QString &key :
             QStringList{u"format"_s, u"source"_s, u"basics"_s} + json.keys()) {
            if (!within.contains(key) && json.contains(key))
                within.insert(key, part(key, json.value(key)));
        }
        addChecks(within);
        return within;
    }

private:
    QJsonValue part(const QString &key, const QJsonValue &json)
    {
        // Where the values stand and how sure they are: nobody lays these out.
        if (key == "provenance"_L1 || key == "confidence"_L1)
            return json;
        m_isSection = key == "sections"_L1;
        return value(json, key, u'/' + key);
    }

    QJsonValue value(const QJsonValue &json, const QString &key, const QString &pointer)
    {
        if (json.isString())
            return text(json.toString(), key, pointer);
        if (json.isArray())
            return array(json.toArray(), key, pointer);
        return json.isObject() ? object(json.toObject(), pointer) : json;
    }

    QJsonValue object(const QJsonObject &json, const QString &pointer)
    {
        QJsonObject within;
        for (auto it = json.begin(); it != json.end(); ++it)
            within.insert(it.key(), value(it.value(), it.key(), pointer + u'/' + it.key()));
        return within;
    }

    QJsonValue array(const QJsonArray &json, const QString &key, const QString &pointer)
    {
        QJsonArray within;
        for (qsizetype i = 0; i < json.size(); ++i) {
            if (i == mostEntries || left() == 0) {
                m_cut.append(pointer);
                break;
            }
            within.append(value(json[i], key, pointer + u'/' + QString::number(i)));
        }
        return within;
    }

    QString text(const QString &given, const QString &key, const QString &pointer)
    {
        const bool isText = mayHaveLines(key);
        const bool isName = pointer == "/basics/name"_L1 || pointer == "/basics/nameOther"_L1;
        const qsizetype most = isText ? longestText : isName ? longestShownName : longestLine;
        const QString whole = given.size() <= most ? given : given.first(most + 1);
        QString kept = m_isSection ? whole : withFewMarks(whole);
        if (!isText && isOfSeveralLines(kept))
            kept = oneLine(kept);
        // A date or a word of Bole's own is whole or it is wrong.
        const qsizetype room = std::min(most, std::max(left(), shortValue));
        if (given.size() > most || kept.size() > room)
            m_cut.append(pointer);
        kept = cutTo(room, kept);
        left() -= std::min(left(), kept.size());
        return kept;
    }

    qsizetype &left() { return m_isSection ? m_leftOfSections : m_left; }

    void addChecks(QJsonObject &record) const
    {
        if (m_cut.isEmpty())
            return;
        QJsonArray checks = record.value("checks"_L1).toArray();
        for (const QString &pointer : m_cut.first(std::min(m_cut.size(), mostChecks))) {
            const bool isSaid = std::ranges::any_of(checks, [&pointer](const QJsonValue &check) {
                return check["field"_L1] == pointer && check["code"_L1] == cutCode;
            });
            if (!isSaid)
                checks.append(QJsonObject{{u"field"_s, pointer},
                                          {u"code"_s, cutCode},
                                          {u"severity"_s, nameOf(CheckSeverity::Warning)}});
        }
        record.insert("checks"_L1, checks);
    }

    QStringList m_cut;
    qsizetype m_left = longestRecord;
    qsizetype m_leftOfSections = longestSections;
    bool m_isSection = false;
};

} // namespace

QJsonObject withinBounds(const QJsonObject &record)
{
    return Bounds().record(record);
}

void BoundsWatch::see(QLatin1StringView key, const QString &text)
{
    m_size += text.size();
    const bool isName = key == "name"_L1 || key == "nameOther"_L1;
    const qsizetype most = isName              ? longestShownName
                           : mayHaveLines(key) ? longestText
                                               : longestLine;
    m_isOdd = m_isOdd || text.size() > most || m_size > longestRecord ||
              std::ranges::count_if(text, isMark) > mostMarks ||
              (!mayHaveLines(key) && isOfSeveralLines(text));
}

void BoundsWatch::see(qsizetype entries)
{
    m_isOdd = m_isOdd || entries > mostEntries;
}

QString boundedLine(const QString &text, qsizetype most)
{
    const QString line = withFewMarks(text.first(std::min(text.size(), 2 * most)));
    return cutTo(most, isOfSeveralLines(line) ? oneLine(line) : line);
}

} // namespace Bole
