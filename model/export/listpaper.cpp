// SPDX-License-Identifier: GPL-3.0-or-later
// A list on paper.
#include "model/export/columngroups.h"
#include "model/export/dossier.h"
#include "model/export/htmltext.h"
#include "model/export/paperdates.h"
#include "model/knowledge/phrases.h"
#include "model/review/rounding.h"

namespace Bole {

using namespace Qt::StringLiterals;

QString uncheckedOnPaper(bool isUnchecked, const QString &text)
{
    return isUnchecked && !text.isEmpty() ? u"△ "_s + text : text;
}

/// Marked where nobody has checked this fact of a person.
static QString marked(const PersonRow &row, const QString &fact, const QString &text)
{
    return uncheckedOnPaper(row.facts.isUnchecked(fact), text);
}

QString paperTotalHeading(bool isCalibrated, TableLanguage language)
{
    return columnHeading(isCalibrated ? u"calibrated"_s : u"total"_s).in(nameOf(language));
}

QString paperTotal(const PersonRow &row, bool isCalibrated)
{
    const std::optional<double> total = isCalibrated ? row.ranked : row.scores.total;
    // What reviewers gave was not read: only a formula goes by what was.
    return total ? uncheckedOnPaper(!isCalibrated && row.scores.isUnchecked(), shownNumber(*total))
                 : QString();
}

QString paperMarks(const QList<PersonRow> &rows, TableLanguage language)
{
    QStringList names; // of what is unchecked, each once
    for (const PersonRow &row : rows) {
        for (const QString &name : row.scores.formula.value_or(FormulaResult()).unchecked) {
            if (!names.contains(name))
                names.append(name);
        }
    }
    return names.isEmpty()
               ? QString()
               : phrase("paper.unchecked"_L1, nameOf(language)).arg(names.join(u", "_s));
}

QString listHtml(const Shortlist &list, const QList<PersonRow> &rows, TableLanguage language)
{
    const bool isCalibrated = rankingRuleFromJson(list.rule).by == RankingRule::By::Calibrated;
    QString html = u"<h1>%1</h1>"_s.arg(htmlText(list.name));
    if (list.isSealed()) {
        const QString text = phrase("dossier.sealed"_L1, nameOf(language));
        const auto sealedAt =
            QDateTime::fromString(list.seal.value("at"_L1).toString(), Qt::ISODate);
        html += u"<p>%1</p>"_s.arg(htmlText(text.arg(list.seal.value("byName"_L1).toString(),
                                                     paperTime(sealedAt, language),
                                                     list.seal.value("sha256"_L1).toString())));
    }
    html += u"<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"3\"><thead><tr>"_s;
    const auto heading = [&](const QString &id, const QString &style = {}) {
        html +=
            u"<th align=\"left\"%1>%2</th>"_s.arg(style, columnHeading(id).in(nameOf(language)));
    };
    for (const QString &id :
         {u"place"_s, u"name"_s, u"institution"_s, isCalibrated ? u"calibrated"_s : u"total"_s})
        heading(id);
    heading(u"recommendation"_s, u" style=\"white-space:nowrap\""_s);
    heading(u"decision"_s);
    heading(u"reason"_s);
    html += u"</tr></thead>"_s; // repeated on every page
    ListPart part = rows.isEmpty() ? ListPart::None : rows.first().part;
    for (const PersonRow &row : rows) {
        if (std::exchange(part, row.part) != row.part)
            html += u"<tr><td colspan=\"7\"><i>%1</i></td></tr>"_s.arg(
                htmlText(storedWord(nameOf(row.part), language)));
        const QString decision = row.decision.isDecided()
                                     ? storedWord(nameOf(row.decision.decision), language)
                                     : QString();
        QString reason = row.entry.reason;
        if (row.entry.moved && reason.isEmpty())
            reason = phrase("dossier.moved"_L1, nameOf(language));
        html += u"<tr>"_s;
        for (const QString &text :
             {row.place > 0 ? QString::number(row.place) : QString(),
              marked(row, u"name"_s,
                     row.facts.nameOther.isEmpty()
                         ? row.facts.name
                         : row.facts.name + u"  "_s + row.facts.nameOther),
              marked(row, u"institution"_s, row.facts.institution), paperTotal(row, isCalibrated),
              storedWords(row.recommendation, language), decision, reason})
            html += u"<td>%1</td>"_s.arg(htmlText(text));
        html += u"</tr>"_s;
    }
    html += u"</table>"_s;
    if (isCalibrated)
        html += u"<p>%1</p>"_s.arg(htmlText(phrase("paper.calibrated"_L1, nameOf(language))));
    else if (const QString marks = paperMarks(rows, language); !marks.isEmpty())
        html += u"<p>%1</p>"_s.arg(htmlText(marks));
    return html;
}

} // namespace Bole
