// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/formulatitle.h"

#include "model/knowledge/namedlists.h"
#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "model/review/totalformula.h"

namespace Bole {

using namespace Qt::StringLiterals;

/// "papers.CCF-A" as the export heads it. Empty for what it has no heading for.
static QString countTitle(const QString &name, const QString &language)
{
    const QString what = name.section(u'.', 1);
    if (name.startsWith("awards."_L1) && !what.isEmpty())
        return phrase(QString(u"column.awards"_s + what.first(1).toUpper() + what.sliced(1)),
                      language);
    if (name.startsWith("list."_L1) || name.startsWith("bachelorList."_L1))
        return listTitle(what, language);
    const QString heading = phrase(QString(u"column."_s + name.section(u'.', 0, 0)), language);
    return heading.contains("%1"_L1) ? heading.arg(what) : QString();
}

/// Grades and ranks are compared in per cent, and the export heads them so.
static QString factTitle(const QString &name, const QString &language)
{
    for (const QString &ending : {u"Percent"_s, QString()}) {
        if (const QString heading = phrase(QString(u"column."_s + name + ending), language);
            !heading.isEmpty())
            return heading;
    }
    return name;
}

QString formulaTitle(const QString &name, const Rubric &rubric, const QString &language)
{
    if (const Criterion *criterion = rubric.criterion(name))
        return criterion->name.in(language);
    if (name == reviewersTotal)
        return phrase("formula.total"_L1, language);
    if (const TestKind *test = findTestKind(name))
        return test->heading(language);
    const QString count = name.contains(u'.') ? countTitle(name, language) : QString();
    return count.isEmpty() ? factTitle(name, language) : count;
}

} // namespace Bole
