// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/calendar.h"

#include "model/knowledge/compiledin.h"
#include "model/knowledge/table.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameCalendar()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::pair<const char *, CalendarWord>, 7> kindNames{{
    {"season", CalendarWord::Season},
    {"term", CalendarWord::Term},
    {"present", CalendarWord::Present},
    {"expected", CalendarWord::Expected},
    {"since", CalendarWord::Since},
    {"until", CalendarWord::Until},
    {"range", CalendarWord::Range},
}};

CalendarWord kindNamed(QByteArrayView name)
{
    const auto found = std::ranges::find_if(
        kindNames, [&](const auto &each) { return name == QByteArrayView(each.first); });
    return found == kindNames.end() ? CalendarWord::Month : found->second;
}

struct Calendar
{
    Calendar()
    {
        nameCalendar();
        const QByteArray table = compiledIn(u"calendar.tsv"_s);
        for (const QByteArrayView line : splitFields(table, '\n')) {
            const QList<QByteArrayView> row = splitFields(line, '\t');
            if (row.size() < 2 || line.startsWith('#'))
                continue;
            const int month = row[0].toInt();
            for (const QByteArrayView word : splitFields(row[1], '|'))
                add(kindNamed(row[0]), {QString::fromUtf8(word).toLower(), month});
        }
    }

    void add(CalendarWord kind, const CalendarEntry &entry)
    {
        const auto longer = [&](const CalendarEntry &other) {
            return other.word.size() < entry.word.size();
        };
        for (QList<CalendarEntry> *list :
             {&words[size_t(kind)], &byLetter[size_t(kind)][entry.word.front()]})
            list->insert(std::ranges::find_if(*list, longer), entry);
    }

    std::array<QList<CalendarEntry>, 8> words;
    std::array<QHash<QChar, QList<CalendarEntry>>, 8> byLetter;
};

const Calendar &calendar()
{
    static const Calendar table;
    return table;
}

} // namespace

const QList<CalendarEntry> &calendarWords(CalendarWord kind, QChar first)
{
    static const QList<CalendarEntry> none;
    const auto &letters = calendar().byLetter[size_t(kind)];
    const auto found = letters.constFind(first.toLower());
    return found == letters.cend() ? none : *found;
}

const QList<CalendarEntry> &calendarWords(CalendarWord kind)
{
    return calendar().words[size_t(kind)];
}

QString calendarExpression(CalendarWord kind)
{
    QStringList words;
    for (const CalendarEntry &entry : calendarWords(kind))
        words.append(QRegularExpression::escape(entry.word));
    return u"(?:"_s + words.join(u'|') + u')';
}

} // namespace Bole
