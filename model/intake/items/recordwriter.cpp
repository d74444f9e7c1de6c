// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/recordwriter.h"

#include "model/knowledge/folding.h"

#include <algorithm>

namespace Bole {

RecordWriter::RecordWriter(const ReadingText &text, const Knowledge &knowledge, PartialDate today)
    : text(text), knowledge(knowledge), today(today), m_claimed(text.places.size(), false)
{
    for (const TextLine &line : text.lines)
        m_rightEdges[line.region] = qMax(m_rightEdges.value(line.region), line.right);
    // Short rows end where they like: only long ones tell where the edge is.
    constexpr double near = 2; // in em
    for (const TextLine &line : text.lines) {
        const bool isLong = line.passage.size() > (hasHan(line.passage.text) ? 22 : 45);
        m_fullRows[line.region] +=
            isLong && line.right > m_rightEdges[line.region] - near * line.size;
    }
}

void RecordWriter::note(const QString &pointer, const Passage &passage, double confidence)
{
    const QList<Place> places = placesOf(passage, text.places);
    if (!places.isEmpty())
        record.provenance.insert(pointer, places);
    constexpr double unsureColumns = 0.9;
    double sure = text.ocr ? confidence * 0.8 : confidence;
    sure *= text.columnsAreSure ? 1 : unsureColumns;
    record.confidence.insert(pointer, std::clamp(sure, 0.05, 0.99));
    claim(passage);
}

void RecordWriter::noteConcluded(const QString &pointer, const QString &from)
{
    if (record.provenance.contains(pointer) || !record.provenance.contains(from))
        return;
    record.provenance.insert(pointer, record.provenance.value(from));
    if (!record.confidence.contains(pointer) && record.confidence.contains(from))
        record.confidence.insert(pointer, record.confidence.value(from));
}

void RecordWriter::claim(const Passage &passage)
{
    for (const int at : passage.at) {
        if (at >= 0)
            m_claimed[at] = true;
    }
}

QString RecordWriter::unclaimed(const Passage &passage) const
{
    QString rest;
    qsizetype letters = 0;
    for (qsizetype i = 0; i < passage.size(); ++i) {
        const QChar c = passage.text[i];
        const bool free = passage.at[i] < 0 || !m_claimed[passage.at[i]];
        if (free) {
            rest += c == u'\t' ? QChar(u' ') : c;
            letters += c.isLetterOrNumber();
        } else if (!rest.isEmpty() && !rest.back().isSpace()) {
            rest += u' ';
        }
    }
    return letters >= 2 ? rest.simplified() : QString();
}

QString valueText(const Passage &passage)
{
    return passage.text.simplified();
}

QString pointerTo(QStringView list, qsizetype index, QStringView field)
{
    QString pointer = QStringLiteral("/%1/%2").arg(list).arg(index);
    if (!field.isEmpty())
        pointer += QStringLiteral("/") + field.toString();
    return pointer;
}

} // namespace Bole
