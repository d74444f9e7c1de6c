// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/tabletext.h"

#include "model/knowledge/knowledge.h"

#include <QCoreApplication>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// By the word that the table says of its line. %1 and %2 are what follows it.
struct Reason
{
    QLatin1StringView word;
    const char *sentence;
};

constexpr Reason reasons[] = {
    {QLatin1StringView("columns"),
     QT_TRANSLATE_NOOP("Bole::tableText", "it has %1 columns, and %2 are usual.")},
    {QLatin1StringView("empty"),
     QT_TRANSLATE_NOOP("Bole::tableText", "its first column is empty.")},
    {QLatin1StringView("value"),
     QT_TRANSLATE_NOOP("Bole::tableText",
                       "“%1” is none of the words that its first column knows.")},
    {QLatin1StringView("nameless"),
     QT_TRANSLATE_NOOP("Bole::tableText", "it holds no name to look for.")},
    {QLatin1StringView("unread"),
     QT_TRANSLATE_NOOP("Bole::tableText", "it does not say how the surname is read.")},
    {QLatin1StringView("unreadable"),
     QT_TRANSLATE_NOOP("Bole::tableText", "the file cannot be read.")},
};

QString reasonText(const QString &told)
{
    const QString word = told.section(u' ', 0, 0);
    for (const Reason &reason : reasons) {
        if (word != reason.word)
            continue;
        QString text = QCoreApplication::translate("Bole::tableText", reason.sentence);
        if (!text.contains(u"%1"))
            return text;
        if (!text.contains(u"%2"))
            return text.arg(told.section(u' ', 1));
        return text.arg(told.section(u' ', 1, 1), told.section(u' ', 2));
    }
    return told;
}

} // namespace

QString tableProblemText(const Error &problem)
{
    //: %1: a file and the number of its line, such as degrees.tsv:2. %2: a reason
    return QCoreApplication::translate("Bole::tableText", "%1 in your own tables is left out: %2")
        .arg(problem.detail.section(u": "_s, 0, 0), reasonText(problem.detail.section(u": "_s, 1)));
}

QStringList tableProblemTexts()
{
    const QString folder = Knowledge::committeeFolder();
    QStringList texts;
    if (folder.isEmpty())
        return texts;
    for (const Error &problem : Knowledge(folder).problems())
        texts.append(tableProblemText(problem));
    return texts;
}

} // namespace Bole
