// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/formula.h"

#include "model/review/judgemeans.h"
#include "model/review/rounding.h"

#include <algorithm>
#include <cmath>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

using Kind = FormulaNode::Kind;

/// A number on the way to the result.
QString number(double value)
{
    constexpr double parts = 10'000; // four digits
    return QString::number(std::round(value * parts) / parts, 'g', 12);
}

QString result(double value)
{
    return QString::number(roundedAsShown(value), 'g', 12);
}

QString numbers(const QList<double> &values)
{
    QStringList texts;
    for (const double value : values)
        texts.append(number(value));
    return texts.join(u", "_s);
}

/// As both are shown: 59.997 is 60.00.
bool meets(double value, const QString &sign, double limit)
{
    constexpr double slack = 1e-9;
    const double left = roundedAsShown(value);
    const double right = roundedAsShown(limit);
    if (sign == u"≥")
        return left >= right - slack;
    if (sign == u"≤")
        return left <= right + slack;
    return sign == u">" ? left > right + slack : left < right - slack;
}

/// A value, and the words for how it came about. `rank` tells where brackets are needed.
struct Worked
{
    double value = 0;
    QString text;
    int rank = 2; ///< 0 a sum, 1 a product, 2 a single thing
};

/// Works out one formula for one applicant.
class Calculation
{
public:
    Calculation(const FormulaValues &values, const Formula::Names &title, FormulaResult &result)
        : m_values(values), m_title(title), m_result(result)
    {
    }

    std::optional<Worked> work(const FormulaNode &node)
    {
        switch (node.kind) {
        case Kind::Number:
            return Worked{node.number, number(node.number)};
        case Kind::Name:
        case Kind::Trimmed:
        case Kind::Lowest:
        case Kind::Highest:
            return ofJudges(node);
        case Kind::Mean:
        case Kind::Least:
        case Kind::Most:
        case Kind::Best:
            return ofParts(node);
        case Kind::Table:
            return ofTable(node);
        case Kind::Add:
        case Kind::Subtract:
        case Kind::Multiply:
        case Kind::Divide:
        case Kind::Negate:
            break;
        }
        return ofArithmetic(node);
    }

private:
    void say(const QString &step)
    {
        if (!m_result.steps.contains(step))
            m_result.steps.append(step);
    }

    std::optional<Worked> single(double value) { return Worked{value, number(value)}; }

    std::optional<Worked> ofJudges(const FormulaNode &node)
    {
        const QString name = node.kind == Kind::Name ? node.name : node.parts.first().name;
        QList<double> given = m_values(name);
        if (given.isEmpty()) {
            if (!m_result.missing.contains(titleOf(name)))
                m_result.missing.append(titleOf(name));
            return std::nullopt;
        }
        std::ranges::sort(given, std::greater());
        const QString all = titleOf(name) + u": "_s + numbers(given);
        if (node.kind == Kind::Lowest || node.kind == Kind::Highest) {
            const double value = node.kind == Kind::Lowest ? given.last() : given.first();
            say(all + u" → "_s + number(value));
            return single(value);
        }
        const auto trimmed = node.kind == Kind::Trimmed ? withoutExtremes(given) : std::nullopt;
        const QList<double> kept = trimmed.value_or(given);
        const double value = meanOf(kept);
        if (node.kind == Kind::Trimmed && !trimmed && !m_result.untrimmed.contains(titleOf(name)))
            m_result.untrimmed.append(titleOf(name));
        if (trimmed)
            say(all + u" → "_s + numbers(kept) + u" → "_s + number(value));
        else if (given.size() > 1)
            say(all + u" → "_s + number(value));
        else
            say(all);
        return single(value);
    }

    std::optional<Worked> ofParts(const FormulaNode &node)
    {
        const QStringList missing = m_result.missing;
        QList<double> values;
        for (const FormulaNode &part : node.parts) {
            if (const auto worked = work(part))
                values.append(worked->value);
        }
        // The best of several need not all be there; what is the mean of all must.
        const qsizetype needed = node.kind == Kind::Best   ? qsizetype(node.number)
                                 : node.kind == Kind::Most ? 1
                                                           : node.parts.size();
        if (values.size() < needed)
            return std::nullopt;
        if (node.kind == Kind::Best || node.kind == Kind::Most)
            m_result.missing = missing;
        std::ranges::sort(values, std::greater());
        const QList<double> kept = node.kind == Kind::Best    ? values.first(needed)
                                   : node.kind == Kind::Most  ? values.first(1)
                                   : node.kind == Kind::Least ? values.last(1)
                                                              : values;
        const double value = meanOf(kept);
        if (values.size() > 1) // of one part there is nothing to say
            say(numbers(values) + u" → "_s + numbers(kept) + u" → "_s + number(value));
        return single(value);
    }

    /// What is not known gives no points, and says so.
    std::optional<Worked> ofTable(const FormulaNode &node)
    {
        const QStringList missing = m_result.missing;
        const auto worked = work(node.parts.first());
        m_result.missing = missing;
        const QString name = titleOf(node.parts.first().name);
        double points = 0;
        const FormulaStep *reached = nullptr;
        for (const FormulaStep &step : node.steps) {
            const bool isThere =
                worked && meets(worked->value, step.upTo ? u"≤"_s : u"≥"_s, step.limit);
            if (isThere && (!reached || step.points > points)) {
                reached = &step;
                points = step.points;
            }
        }
        const QString value = worked ? number(worked->value) : u"?"_s;
        const QString why =
            reached ? u" (%1 %2)"_s.arg(reached->upTo ? u"≤"_s : u"≥"_s, number(reached->limit))
                    : QString();
        say(u"%1 %2%3 → %4"_s.arg(name, value, why, number(points)).trimmed());
        return single(points);
    }

    std::optional<Worked> ofArithmetic(const FormulaNode &node)
    {
        QList<Worked> parts;
        for (const FormulaNode &part : node.parts) { // all of them: each may miss something
            if (const auto worked = work(part))
                parts.append(*worked);
        }
        if (parts.size() < node.parts.size())
            return std::nullopt;
        if (node.kind == Kind::Negate)
            return Worked{-parts[0].value, u"−"_s + inBrackets(parts[0], 1), 1};
        return combined(node.kind, parts[0], parts[1]);
    }

    static QString inBrackets(const Worked &part, int rank)
    {
        return part.rank < rank ? u'(' + part.text + u')' : part.text;
    }

    std::optional<Worked> combined(Kind kind, const Worked &left, const Worked &right)
    {
        const double a = left.value;
        const double b = right.value;
        switch (kind) {
        case Kind::Add:
            return Worked{a + b, left.text + u" + "_s + right.text, 0};
        case Kind::Subtract:
            return Worked{a - b, left.text + u" − "_s + inBrackets(right, 1), 0};
        case Kind::Multiply:
            return Worked{a * b, inBrackets(left, 1) + u" × "_s + inBrackets(right, 1), 1};
        default:
            break;
        }
        if (b == 0) {
            m_result.dividesByZero = true;
            return std::nullopt;
        }
        return Worked{a / b, inBrackets(left, 1) + u" ÷ "_s + inBrackets(right, 2), 1};
    }

    QString titleOf(const QString &name) const { return m_title ? m_title(name) : name; }

    const FormulaValues &m_values;
    const Formula::Names &m_title;
    FormulaResult &m_result;
};

void collect(const FormulaNode &node, QStringList &names)
{
    if (node.kind == Kind::Name && !names.contains(node.name))
        names.append(node.name);
    for (const FormulaNode &part : node.parts)
        collect(part, names);
}

} // namespace

QStringList Formula::names() const
{
    QStringList names;
    if (m_root)
        collect(*m_root, names);
    for (const Requirement &requirement : m_requirements) {
        collect(requirement.left, names);
        collect(requirement.right, names);
    }
    return names;
}

/// A part of a requirement as it was written, with the names that people know; of a function what
/// it is of: the steps tell which.
static QString written(const FormulaNode &node, const Formula::Names &title)
{
    if (node.kind == Kind::Number)
        return number(node.number);
    if (node.kind == Kind::Name)
        return title ? title(node.name) : node.name;
    static const QHash<Kind, QString> signs{{Kind::Add, u" + "_s},
                                            {Kind::Subtract, u" − "_s},
                                            {Kind::Multiply, u" × "_s},
                                            {Kind::Divide, u" ÷ "_s}};
    QStringList parts;
    for (const FormulaNode &part : node.parts) {
        const bool isSum = part.kind == Kind::Add || part.kind == Kind::Subtract;
        const bool isInProduct = isSum && signs.contains(node.kind) && node.kind != Kind::Add;
        parts.append(isInProduct ? u'(' + written(part, title) + u')' : written(part, title));
    }
    return (node.kind == Kind::Negate ? u"−"_s : QString()) +
           parts.join(signs.value(node.kind, u", "_s));
}

void Formula::test(const Requirement &requirement, const FormulaValues &values, const Names &title,
                   FormulaResult &result)
{
    FormulaResult aside; // what it does not know yet rules nobody out
    const auto left = Calculation(values, title, aside).work(requirement.left);
    const auto right = Calculation(values, title, aside).work(requirement.right);
    const QString line = u"%1 %2 %3"_s.arg(written(requirement.left, title), requirement.sign,
                                           written(requirement.right, title));
    if (!left || !right) {
        result.untested.append(line);
        return;
    }
    if (meets(left->value, requirement.sign, right->value))
        return;
    const bool isWorkedOut = left->text != number(left->value);
    result.failed.append(line + u": "_s + (isWorkedOut ? left->text + u" = "_s : QString()) +
                         number(left->value));
    for (const QString &step : std::as_const(aside.steps)) {
        if (step.contains(u'→') && !result.steps.contains(step)) // not what the line says already
            result.steps.append(step);
    }
}

FormulaResult Formula::evaluate(const FormulaValues &values, const Names &title) const
{
    FormulaResult made;
    if (m_root) {
        if (const auto worked = Calculation(values, title, made).work(*m_root)) {
            made.value = worked->value;
            made.arithmetic = worked->text + u" = "_s + result(worked->value);
        }
    }
    for (const Requirement &requirement : m_requirements)
        test(requirement, values, title, made);
    return made;
}

} // namespace Bole
