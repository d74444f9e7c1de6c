// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/dossierscores.h"

#include "model/export/columngroups.h"
#include "model/knowledge/phrases.h"
#include "model/review/rounding.h"
#include "model/shortlist/cell.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

const QString nothing = u"–"_s;

/// As the screen has it: two digits.
QString shown(std::optional<double> number)
{
    return number ? shownNumber(*number) : nothing;
}

QString rowHtml(const QStringList &texts, const QString &tag)
{
    QString html = u"<tr>"_s;
    for (qsizetype i = 0; i < texts.size(); ++i)
        html += u"<%1 align=\"%2\">%3</%1>"_s.arg(tag, i == 0 ? u"left"_s : u"right"_s,
                                                  texts[i].toHtmlEscaped());
    return html + u"</tr>"_s;
}

QString criterionHtml(const PersonRow &row, const Criterion &criterion, const QString &language)
{
    QStringList line{criterion.name.in(language)};
    for (const Review &review : row.scores.reviews) {
        const auto level = review.content.scores.value(criterion.id).level;
        line << (level ? numberText(*level) : nothing);
    }
    const auto mean = row.scores.criteria.constFind(criterion.id);
    const bool isThere = mean != row.scores.criteria.constEnd();
    return rowHtml(line << shown(isThere ? std::optional(*mean) : std::nullopt), u"td"_s);
}

QString totalsHtml(const PersonRow &row, const ScoreBook &book, const QString &language)
{
    QStringList line{phrase("dossier.weightedTotal"_L1, language)};
    QList<double> given;
    for (const Review &review : row.scores.reviews) {
        const auto total = book.total(review);
        line << shown(total);
        if (total)
            given << *total;
    }
    // Where there is a formula, the mean is only a part of the total.
    const auto mean = row.scores.formula && !given.isEmpty() ? std::optional(summarize(given).mean)
                                                             : row.scores.total;
    return rowHtml(line << shown(mean), u"td"_s);
}

} // namespace

QString scoresHtml(const PersonRow &row, const ScoreBook &book, TableLanguage language)
{
    if (row.scores.reviews.isEmpty() && row.scores.criteria.isEmpty())
        return {};
    const QString words = nameOf(language);
    QStringList first{phrase("dossier.criterion"_L1, words)};
    for (const Review &review : row.scores.reviews)
        first << book.reviewer(review.reviewer).name;
    QString html =
        u"<h2>%1</h2>"_s.arg(phrase("dossier.scores"_L1, words).toHtmlEscaped()) +
        u"<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"3\"><thead>"_s +
        rowHtml(first << phrase("dossier.mean"_L1, words), u"th"_s) +
        u"</thead>"_s; // repeated on every page
    for (const Criterion &criterion : book.rubric().criteria)
        html += criterionHtml(row, criterion, words);
    html += totalsHtml(row, book, words) + u"</table>"_s;
    const FormulaResult formula = row.scores.formula.value_or(FormulaResult());
    QStringList lines = paperFormula(formula, language);
    if (!formula.arithmetic.isEmpty())
        lines.first() = phrase("dossier.formula"_L1, words).arg(lines.first());
    for (const QString &line : std::as_const(lines))
        html += u"<p>%1</p>"_s.arg(line.toHtmlEscaped());
    return html;
}

} // namespace Bole
