// SPDX-License-Identifier: GPL-3.0-or-later
// From the text of a formula to its parts.
#include "model/review/formulatree.h"

#include "model/review/formulanames.h"

namespace Bole {

using namespace Qt::StringLiterals;

const QList<FormulaFunction> &formulaFunctions()
{
    using enum FormulaNode::Kind;
    static const QList<FormulaFunction> functions{
        {Trimmed, "trimmed"_L1}, {Lowest, "lowest"_L1}, {Highest, "highest"_L1},
        {Mean, "mean"_L1},       {Least, "min"_L1},     {Most, "max"_L1},
        {Best, "best"_L1},       {Table, "table"_L1},
    };
    return functions;
}

namespace {

using Kind = FormulaNode::Kind;

std::optional<Kind> functionOf(const QString &name)
{
    for (const FormulaFunction &function : formulaFunctions()) {
        if (isNameInFormula(name, function.id))
            return function.kind;
    }
    return std::nullopt;
}

/// Full-width signs as plain ones, so that it does not matter on which keyboard one types. A name
/// in brackets may hold any of them.
QString plain(const QString &text)
{
    QString result;
    bool isName = false; // in brackets: it is as it is
    for (const QChar c : text) {
        if (c == u'[' || c == u'【' || c == u']' || c == u'】')
            isName = c == u'[' || c == u'【';
        else if (isName) {
            result += c;
            continue;
        }
        if (c == u'×' || c == u'·' || c == u'✕')
            result += u'*';
        else if (c == u'÷')
            result += u'/';
        else if (c == u'−' || c == u'–')
            result += u'-';
        else if (c == u'，' || c == u'；' || c == u';' || c == u'、')
            result += u',';
        else if (c == u'【')
            result += u'[';
        else if (c == u'】')
            result += u']';
        else if (c.unicode() >= 0xFF01 && c.unicode() <= 0xFF5E)
            result += QChar(c.unicode() - 0xFEE0);
        else
            result += c;
    }
    return result;
}

} // namespace

/// Reads one expression or requirement, from left to right. The first fault is kept.
class FormulaParser
{
public:
    FormulaParser(const QString &text, const Formula::Names &known)
        : m_text(plain(text)), m_known(known)
    {
    }

    static FormulaTree treeOf(const Formula &formula)
    {
        FormulaTree tree{formula.m_root, {}};
        for (const Formula::Requirement &one : formula.m_requirements)
            tree.requirements.append({one.left, one.right, one.sign});
        return tree;
    }

    FormulaNode expression()
    {
        FormulaNode left = term();
        for (;;) {
            if (take(u'+'))
                left = joined(Kind::Add, left, term());
            else if (take(u'-'))
                left = joined(Kind::Subtract, left, term());
            else
                return left;
        }
    }

    Formula::Requirement requirement()
    {
        Formula::Requirement made{expression(), {}, {}};
        if (take(u'≤'))
            made.sign = u"≤"_s;
        else if (take(u'<'))
            made.sign = take(u'=') ? u"≤"_s : u"<"_s;
        else if (take(u'≥'))
            made.sign = u"≥"_s;
        else if (take(u'>'))
            made.sign = take(u'=') ? u"≥"_s : u">"_s;
        else
            fail("a comparison is expected");
        made.right = expression();
        return made;
    }

    Result<void> end()
    {
        skip();
        if (m_at < m_text.size())
            fail("not understood");
        return m_fault.isEmpty() ? Result<void>() : failure(ErrorCode::InvalidValue, m_fault);
    }

private:
    /// Brackets in brackets: somebody else's file may hold ten thousand.
    struct Deeper
    {
        explicit Deeper(FormulaParser &owner) : parser(owner)
        {
            constexpr int deepest = 50;
            if (++parser.m_depth > deepest) // brackets in brackets
                parser.fail("too deep");
        }
        ~Deeper() { --parser.m_depth; }
        Q_DISABLE_COPY_MOVE(Deeper)
        FormulaParser &parser;
    };

    void skip()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }

    bool take(QChar c)
    {
        skip();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    /// Nothing is read after the first fault.
    void fail(const char *what)
    {
        if (m_fault.isEmpty())
            m_fault = u"%1: %2"_s.arg(m_at + 1).arg(QLatin1StringView(what));
        m_at = m_text.size();
    }

    static FormulaNode joined(Kind kind, const FormulaNode &left, const FormulaNode &right)
    {
        FormulaNode node;
        node.kind = kind;
        node.parts = {left, right};
        return node;
    }

    FormulaNode term()
    {
        FormulaNode left = factor();
        for (;;) {
            if (take(u'*'))
                left = joined(Kind::Multiply, left, factor());
            else if (take(u'/'))
                left = joined(Kind::Divide, left, factor());
            else
                return left;
        }
    }

    FormulaNode factor()
    {
        const Deeper deeper(*this);
        if (take(u'-')) {
            FormulaNode node;
            node.kind = Kind::Negate;
            node.parts = {factor()};
            return node;
        }
        if (take(u'(')) {
            const FormulaNode inside = expression();
            if (!take(u')'))
                fail("a closing bracket is missing");
            return inside;
        }
        skip();
        if (m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'.'))
            return number();
        return nameOrFunction();
    }

    FormulaNode number()
    {
        FormulaNode node;
        skip();
        const qsizetype from = m_at;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'.'))
            ++m_at;
        bool isNumber = false;
        node.number = QStringView(m_text).sliced(from, m_at - from).toDouble(&isNumber);
        if (!isNumber)
            fail("a number is expected");
        if (take(u'%'))
            node.number /= 100;
        return node;
    }

    QString word()
    {
        skip();
        if (take(u'[')) {
            const qsizetype end = m_text.indexOf(u']', m_at);
            if (end < 0) {
                fail("a closing bracket is missing");
                return {};
            }
            const QString inside = m_text.sliced(m_at, end - m_at).trimmed();
            m_at = end + 1;
            return inside;
        }
        const qsizetype from = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_' || m_text[m_at] == u'.'))
            ++m_at;
        return m_text.sliced(from, m_at - from);
    }

    FormulaNode nameOrFunction()
    {
        const qsizetype from = m_at;
        const bool isBracketed = m_at < m_text.size() && m_text[m_at] == u'[';
        const QString name = word();
        if (const auto kind = isBracketed ? std::nullopt : functionOf(name); kind && take(u'('))
            return function(*kind);
        FormulaNode node;
        node.kind = Kind::Name;
        node.name = name.isEmpty() ? QString() : m_known(name);
        if (node.name.isEmpty() && isBracketed)
            node.name = m_known(plain(name)); // typed with other signs than it was named
        if (node.name.isEmpty() && m_fault.isEmpty()) {
            m_at = from;
            fail(name.isEmpty() ? "something is missing" : "there is no such name");
        }
        return node;
    }

    FormulaNode function(Kind kind)
    {
        FormulaNode node;
        node.kind = kind;
        if (kind == Kind::Best) {
            node.number = number().number;
            if (!take(u','))
                fail("a comma is expected");
        }
        node.parts.append(expression());
        while (take(u',')) {
            if (kind == Kind::Table)
                node.steps.append(step());
            else
                node.parts.append(expression());
        }
        if (!take(u')'))
            fail("a closing bracket is missing");
        check(node);
        return node;
    }

    /// "90: 10", "<=5: 10".
    FormulaStep step()
    {
        FormulaStep made;
        made.upTo = take(u'≤') || (take(u'<') && (take(u'='), true));
        if (!made.upTo && !take(u'≥') && take(u'>'))
            take(u'=');
        const bool below = take(u'-');
        made.limit = below ? -number().number : number().number;
        if (!take(u':'))
            fail("a colon is expected");
        const bool negative = take(u'-');
        made.points = negative ? -number().number : number().number;
        return made;
    }

    void check(const FormulaNode &node)
    {
        const bool ofJudges =
            node.kind == Kind::Trimmed || node.kind == Kind::Lowest || node.kind == Kind::Highest;
        if (ofJudges && (node.parts.size() != 1 || node.parts.first().kind != Kind::Name))
            fail("one name is expected");
        if (node.kind == Kind::Table && node.steps.isEmpty())
            fail("a step is expected");
        if (node.kind == Kind::Best && (node.number < 1 || node.number > double(node.parts.size())))
            fail("fewer parts than the best that are wanted");
    }

    QString m_text;
    const Formula::Names &m_known;
    qsizetype m_at = 0;
    int m_depth = 0;
    QString m_fault;
};

FormulaTree FormulaTree::of(const Formula &formula)
{
    return FormulaParser::treeOf(formula);
}

Result<Formula> Formula::parse(const QString &text, const QStringList &requirements,
                               const Names &known)
{
    Formula formula;
    if (!text.trimmed().isEmpty()) {
        FormulaParser parser(text, known);
        formula.m_root = parser.expression();
        if (const auto read = parser.end(); !read)
            return std::unexpected(read.error());
    }
    for (const QString &line : requirements) {
        if (line.trimmed().isEmpty())
            continue;
        FormulaParser parser(line, known);
        formula.m_requirements.append(parser.requirement());
        if (const auto read = parser.end(); !read)
            return std::unexpected(read.error());
    }
    return formula;
}

} // namespace Bole
