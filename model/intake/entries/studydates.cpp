// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/studydates.h"

#include "model/intake/items/fields.h"

#include <QRegularExpression>

namespace Bole {

namespace {

class StudyDates
{
public:
    StudyDates(const Entry &entry, Education &education, qsizetype index, RecordWriter &writer)
        : m_entry(entry), m_education(education), m_index(index), m_writer(writer)
    {
    }

    void read()
    {
        QList<DatedPassage> dates;
        for (const Item &item : std::as_const(m_entry.header))
            dates += item.dates;
        Period period = periodOf(dates);
        if (period.isEmpty() || period.single) {
            const Period wider = periodOf(m_entry.dates);
            if (period.isEmpty() || !wider.single)
                period = wider;
        }
        readExpected();
        if (period.isEmpty()) {
            if (m_education.expectedDate && !m_education.endDate)
                m_education.endDate = m_education.expectedDate;
            return;
        }
        if (period.single) {
            m_education.endDate = period.start ? period.start : period.end;
            if (period.expected)
                m_education.expectedDate = m_education.endDate;
            note(u"endDate", period.passage, 0.9 * period.score);
            return;
        }
        m_education.startDate = period.start;
        m_education.current = period.current;
        if (!period.current)
            m_education.endDate = period.end;
        if (period.expected && period.end)
            m_education.expectedDate = period.end;
        const double confidence = qMin(0.97, 0.75 + 0.25 * period.score);
        if (period.start)
            note(u"startDate", period.passage, confidence);
        if (period.current)
            note(u"current", period.passage, confidence);
        else if (period.end)
            note(u"endDate", period.endPassage, confidence);
    }

private:
    void note(QStringView field, const Passage &passage, double confidence)
    {
        m_writer.note(pointerTo(u"education", m_index, field), passage, confidence);
    }

    void readExpected()
    {
        static const QRegularExpression words(
            QStringLiteral("expected|anticipated|预期|预计|将于|毕业时间"),
            QRegularExpression::CaseInsensitiveOption);
        const QList<Item> items = m_entry.header + m_entry.body;
        for (const Item &item : items) {
            for (const DatedPassage &date : std::as_const(item.dates)) {
                const bool expected = date.range.expected ||
                                      (date.range.single && words.match(item.text.text).hasMatch());
                if (expected && (date.range.end || date.range.start)) {
                    m_education.expectedDate = date.range.end ? date.range.end : date.range.start;
                    note(u"expectedDate", date.passage, 0.9);
                    return;
                }
            }
            const QRegularExpressionMatch match = words.match(item.text.text);
            if (!match.hasMatch())
                continue;
            const QList<DateRange> ranges = findDateRanges(item.text.text, m_writer.today);
            for (const DateRange &range : ranges) {
                if (range.single && range.start &&
                    qAbs(range.span.start - match.capturedStart()) < 24) {
                    m_education.expectedDate = range.start;
                    note(u"expectedDate", item.text.mid(range.span), 0.9);
                    return;
                }
            }
        }
    }

    const Entry &m_entry;
    Education &m_education;
    qsizetype m_index;
    RecordWriter &m_writer;
};

} // namespace

void readStudyDates(const Entry &entry, Education &education, qsizetype index, RecordWriter &writer)
{
    StudyDates(entry, education, index, writer).read();
}

} // namespace Bole
