// SPDX-License-Identifier: GPL-3.0-or-later
// A list on paper.
#include "model/export/columngroups.h"
#include "model/export/dossier.h"
#include "model/export/htmltext.h"
#include "model/export/paperdates.h"
#include "model/knowledge/phrases.h"
#include "model/review/formulalines.h"
#include "model/review/rounding.h"

#include <algorithm>

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

QStringList paperFormula(const FormulaResult &formula, TableLanguage language)
{
    const QString words = nameOf(language);
    const bool isUnchecked = !formula.unchecked.isEmpty();
    QStringList lines;
    if (!formula.arithmetic.isEmpty())
        lines << uncheckedOnPaper(isUnchecked, formula.arithmetic);
    lines += formulaLines(formula, words);
    if (isUnchecked)
        lines << phrase("paper.unchecked"_L1, words).arg(formula.unchecked.join(u", "_s));
    return lines;
}

QString paperRuledOut(const PersonRow &row, TableLanguage language)
{
    QStringList lines;
    for (const QString &failed : row.scores.formula.value_or(FormulaResult()).failed)
        lines << uncheckedOnPaper(row.scores.isUnchecked(),
                                  ruledOutWords(failed, nameOf(language)));
    return lines.join(u'\n');
}

/// The columns of a printed list, and how much of the paper each has, in per cent.
static QList<std::pair<QString, int>> listColumns(bool isCalibrated, bool isMixed)
{
    const QString total = isCalibrated ? u"calibrated"_s : u"total"_s;
    if (!isMixed)
        return {{u"place"_s, 8},           {u"name"_s, 18},     {u"institution"_s, 18}, {total, 9},
                {u"recommendation"_s, 19}, {u"decision"_s, 15}, {u"reason"_s, 13}};
    return {{u"place"_s, 8}, {u"name"_s, 14},           {u"institution"_s, 14}, {total, 9},
            {u"part"_s, 9},  {u"recommendation"_s, 19}, {u"decision"_s, 15},    {u"reason"_s, 12}};
}

static QString rowHtml(const PersonRow &row, bool isCalibrated, bool isMixed,
                       TableLanguage language)
{
    QStringList reasons{row.entry.reason};
    if (row.entry.moved && row.entry.reason.isEmpty())
        reasons << phrase("dossier.moved"_L1, nameOf(language));
    reasons << paperRuledOut(row, language);
    reasons.removeAll(QString());
    QStringList texts{
        row.place > 0 ? QString::number(row.place) : QString(),
        marked(row, u"name"_s,
               row.facts.nameOther.isEmpty() ? row.facts.name
                                             : row.facts.name + u"  "_s + row.facts.nameOther),
        marked(row, u"institution"_s, row.facts.institution), paperTotal(row, isCalibrated)};
    if (isMixed)
        texts << storedWord(nameOf(row.part), language);
    texts << storedWords(row.recommendation, language)
          << (row.decision.isDecided() ? storedWord(nameOf(row.decision.decision), language)
                                       : QString())
          << reasons.join(u'\n');
    QString html = u"<tr>"_s;
    for (const QString &text : std::as_const(texts))
        html += u"<td>%1</td>"_s.arg(htmlText(text));
    return html + u"</tr>"_s;
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
    // Where each group has places of its own, or somebody declined, the parts of a list do not
    // follow one another.
    const bool isMixed =
        !list.quotas.isEmpty() || std::ranges::contains(rows, ListPart::Declined, &PersonRow::part);
    for (const auto &[id, width] : listColumns(isCalibrated, isMixed))
        html += u"<th align=\"left\" width=\"%1%\">%2</th>"_s.arg(
            QString::number(width), columnHeading(id).in(nameOf(language)));
    html += u"</tr></thead>"_s; // repeated on every page
    ListPart part = ListPart::None;
    for (const PersonRow &row : rows) {
        if (!isMixed && std::exchange(part, row.part) != row.part)
            html += u"<tr><td colspan=\"7\"><i>%1</i></td></tr>"_s.arg(
                htmlText(storedWord(nameOf(row.part), language)));
        html += rowHtml(row, isCalibrated, isMixed, language);
    }
    html += u"</table>"_s;
    if (isCalibrated)
        html += u"<p>%1</p>"_s.arg(htmlText(phrase("paper.calibrated"_L1, nameOf(language))));
    else if (const QString marks = paperMarks(rows, language); !marks.isEmpty())
        html += u"<p>%1</p>"_s.arg(htmlText(marks));
    return html;
}

} // namespace Bole
