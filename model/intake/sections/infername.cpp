// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/basics.h"
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
        QHash<QString, int> counts;
        for (const Publication &publication : publications) {
            for (const QString &author : publication.authors)
                ++counts[author];
        }
        QString most;
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            if (it.value() > counts.value(most))
                most = it.key();
        }
        if (qsizetype(counts.value(most)) * 10 >= publications.size() * 6) {
            basics.name = most;
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
