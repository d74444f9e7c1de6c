// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/basics.h"
#include "model/intake/sections/tally.h"
#include "model/knowledge/folding.h"

namespace Bole {

NameMatcher applicantMatcher(const RecordWriter &writer)
{
    QStringList names;
    for (const QString &name : {writer.record.basics.name, writer.record.basics.nameOther}) {
        if (!name.isEmpty())
            names.append(name);
    }
    return names.isEmpty() ? NameMatcher() : NameMatcher(names, writer.knowledge);
}

void inferName(RecordWriter &writer)
{
    Basics &basics = writer.record.basics;
    const QList<Publication> &publications = writer.record.publications;
    if (basics.name.isEmpty() && publications.size() >= 2) {
        Tally<QString> counts;
        for (const Publication &publication : publications) {
            for (const QString &author : publication.authors)
                counts.add(author);
        }
        Tally<QString>::Entry most;
        for (const auto &entry : counts.entries()) {
            if (entry.count > most.count)
                most = entry;
        }
        if (most.count * 10 >= publications.size() * 6) {
            basics.name = most.what;
            basics.nameInferred = true;
            writer.record.confidence.insert(QStringLiteral("/basics/name"), 0.8);
        }
    }
    if (basics.name.isEmpty() || !basics.nameOther.isEmpty())
        return;
    const NameMatcher matcher = applicantMatcher(writer);
    const bool han = hasHan(basics.name);
    for (qsizetype p = 0; p < publications.size(); ++p) {
        for (qsizetype a = 0; a < publications[p].authors.size(); ++a) {
            const QString &author = publications[p].authors[a];
            if (hasHan(author) == han || author.contains(u'.') || matcher.match(author) < 0.99)
                continue;
            basics.nameOther = author;
            const QString pointer =
                pointerTo(u"publications", p, QStringLiteral("authors/%1").arg(a));
            if (writer.record.provenance.contains(pointer))
                writer.record.provenance.insert(QStringLiteral("/basics/nameOther"),
                                                writer.record.provenance.value(pointer));
            writer.record.confidence.insert(QStringLiteral("/basics/nameOther"), 0.9);
            return;
        }
    }
}

} // namespace Bole
