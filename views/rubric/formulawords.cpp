// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rubric/formulawords.h"

#include "model/review/formulatitle.h"
#include "model/review/totalformula.h"
#include "model/shortlist/cell.h"
#include "views/common/windowlanguage.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

using Kind = FormulaNode::Kind;

/// A part of the equation; `rank` tells where brackets are needed: 0 a sum, 1 a product, 2 a thing.
struct Term
{
    QString text;
    int rank = 2;
};

QString inBrackets(const Term &term, int rank)
{
    return term.rank < rank ? u'(' + term.text + u')' : term.text;
}

/// Writes a formula with the names that people know, and collects what there is to say of them.
class Equation
{
    Q_DECLARE_TR_FUNCTIONS(Bole::FormulaWords)

public:
    /// Notes: what is said below. Inline: behind the name, where there is nothing below.
    enum class Explains { InNotes, Inline };
    Equation(const Rubric &rubric, Explains explains) : m_rubric(rubric), m_explains(explains) {}

    Term term(const FormulaNode &node)
    {
        switch (node.kind) {
        case Kind::Number:
            return {numberText(node.number)};
        case Kind::Name:
            explainName(node.name);
            return {title(node.name)};
        case Kind::Trimmed:
        case Kind::Lowest:
        case Kind::Highest:
            return ofReviewers(title(node.parts.first().name), FormulaWords::function(node.kind));
        case Kind::Table:
            return table(node);
        case Kind::Mean:
        case Kind::Least:
        case Kind::Most:
        case Kind::Best:
            return several(node);
        default:
            return arithmetic(node);
        }
    }

    /// "Exam: a number from elsewhere."
    QStringList notes() const { return m_notes; }

private:
    QString title(const QString &name) const
    {
        return formulaTitle(name, m_rubric, WindowLanguage::inUse());
    }

    void note(const QString &name, const QString &words)
    {
        const QString line = tr("%1: %2.", "a part of the total, what it is").arg(name, words);
        if (!m_notes.contains(line))
            m_notes.append(line);
    }

    Term ofReviewers(const QString &name, const QString &words)
    {
        if (m_explains == Explains::Inline)
            return {tr("%1 (%2)", "a part of the total, what it is").arg(name, words)};
        note(name, words);
        return {name};
    }

    void explainName(const QString &name)
    {
        const Criterion *criterion = m_rubric.criterion(name);
        if (criterion && !criterion->isAsked())
            note(title(name), tr("an external score"));
        else if (criterion)
            note(title(name), tr("the mean of the reviewers"));
        else if (name == reviewersTotal)
            note(title(name), tr("the mean of their weighted totals"));
    }

    /// "Rank: 3 points up to 5, 1 up to 10, else none."
    Term table(const FormulaNode &node)
    {
        const QString of = term(node.parts.first()).text;
        QStringList steps;
        for (const FormulaStep &step : node.steps)
            steps.append((step.upTo ? tr("%1 up to %2", "points, a limit")
                                    : tr("%1 from %2 on", "points, a limit"))
                             .arg(numberText(step.points), numberText(step.limit)));
        note(of, tr("points %1, else none").arg(steps.join(tr(", ", "between steps"))));
        return {tr("points for %1").arg(of)};
    }

    Term several(const FormulaNode &node)
    {
        QStringList parts;
        for (const FormulaNode &part : node.parts)
            parts.append(term(part).text);
        const QString all = parts.join(tr(", ", "between parts"));
        switch (node.kind) {
        case Kind::Best:
            return {tr("mean of the best %1 of (%2)").arg(numberText(node.number), all)};
        case Kind::Least:
            return {tr("the lowest of (%1)").arg(all)};
        case Kind::Most:
            return {tr("the highest of (%1)").arg(all)};
        default:
            return {tr("mean of (%1)").arg(all)};
        }
    }

    Term arithmetic(const FormulaNode &node)
    {
        const Term left = term(node.parts.first());
        if (node.kind == Kind::Negate)
            return {u"−"_s + inBrackets(left, 1), 1};
        const Term right = term(node.parts.last());
        switch (node.kind) {
        case Kind::Add:
            return {left.text + u" + "_s + right.text, 0};
        case Kind::Subtract:
            return {left.text + u" − "_s + inBrackets(right, 1), 0};
        case Kind::Multiply:
            return {inBrackets(left, 1) + u" × "_s + inBrackets(right, 1), 1};
        default:
            return {inBrackets(left, 1) + u" ÷ "_s + inBrackets(right, 2), 1};
        }
    }

    const Rubric &m_rubric;
    Explains m_explains;
    QStringList m_notes;
};

/// Without a formula: "(Research × 2 + Fit × 1) ÷ 3".
QString weightedSum(const Rubric &rubric)
{
    QStringList parts;
    double weights = 0;
    for (const Criterion &criterion : rubric.criteria) {
        if (!criterion.counts || !criterion.isAsked())
            continue;
        parts.append(criterion.name.in(WindowLanguage::inUse()) + u" × "_s +
                     numberText(criterion.weight));
        weights += criterion.weight;
    }
    if (parts.size() < 2) // a weight of its own says nothing
        return parts.value(0).section(u" × "_s, 0, -2);
    return u"(%1) ÷ %2"_s.arg(parts.join(u" + "_s), numberText(weights));
}

} // namespace

QString FormulaWords::function(FormulaNode::Kind kind)
{
    switch (kind) {
    case Kind::Trimmed:
        return tr("the mean of the reviewers without the highest and the lowest");
    case Kind::Lowest:
        return tr("the lowest that a reviewer gave");
    case Kind::Highest:
        return tr("the highest that a reviewer gave");
    case Kind::Mean:
        return tr("the mean of several");
    case Kind::Least:
        return tr("the lowest of several");
    case Kind::Most:
        return tr("the highest of several");
    case Kind::Best:
        return tr("the mean of the best of several: first how many");
    case Kind::Table:
        return tr("points by a table: <=5: 3 is 3 points up to 5, 90: 10 is 10 points from 90 on");
    default:
        return {};
    }
}

QString FormulaWords::of(const Rubric &rubric)
{
    const auto formula = totalFormula(rubric);
    if (!formula)
        return {};
    const FormulaTree tree = FormulaTree::of(*formula);
    Equation equation(rubric, Equation::Explains::InNotes);
    const QString sum = weightedSum(rubric);
    QStringList lines;
    if (tree.root)
        lines << tr("Total = %1.").arg(equation.term(*tree.root).text);
    else if (!sum.isEmpty())
        lines << tr("Total = %1, the mean of the reviewers.").arg(sum);
    lines += equation.notes();
    for (const FormulaTree::Requirement &requirement : tree.requirements) {
        Equation aside(rubric, Equation::Explains::Inline);
        lines << tr("Ruled out unless %1 %2 %3.")
                     .arg(aside.term(requirement.left).text, requirement.sign,
                          aside.term(requirement.right).text);
    }
    return lines.join(u' ');
}

} // namespace Bole
