// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/phrases.h"

#include <QFile>
#include <QHash>
#include <QStringList>

// A linker leaves out what nobody names; only the global namespace can do it.
static void namePhrases()
{
    Q_INIT_RESOURCE(bole_words);
}

namespace Bole {

namespace {

/// The table as it is: the languages of its columns, and each phrase in their order.
struct Phrases
{
    QStringList languages;
    QHash<QString, QStringList> byId;

    Phrases()
    {
        namePhrases();
        QFile file(QStringLiteral(":/words/phrases.tsv"));
        const bool isThere = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isThere); // it is compiled in
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            QStringList columns = line.split(u'\t');
            const QString first = columns.takeFirst();
            if (first == u"#id")
                languages = columns;
            else if (!first.startsWith(u'#') && !columns.isEmpty())
                byId.insert(first, columns);
        }
    }
};

const Phrases &phrases()
{
    static const Phrases phrases;
    return phrases;
}

} // namespace

QStringList phraseInEveryLanguage(QAnyStringView id)
{
    return phrases().byId.value(id.toString());
}

QString phrase(QAnyStringView id, QStringView language)
{
    const QStringList found = phraseInEveryLanguage(id);
    const qsizetype column = phrases().languages.indexOf(language.first(qMin(language.size(), 2)));
    return found.value(qMax(0, column));
}

} // namespace Bole
