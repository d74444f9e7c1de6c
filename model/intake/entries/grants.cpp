// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrysplit.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// "$12,000", "RMB 300,000", "30万元".
const QRegularExpression &amountWords()
{
    static const QRegularExpression words(
        u"(?:(?:US|HK|CA|AU|NT)?[$€£¥]|\\b(?:USD|EUR|GBP|RMB|CNY|HKD|JPY|CHF)\\b)\\s?\\d[\\d,.]*"
        u"(?:\\s?(?:k|m|million|thousand|万元?|元))?|\\d[\\d,.]*\\s?(?:万元?|元|USD|EUR|GBP|RMB|"
        u"CNY)"
        u"(?![\\p{L}])"_s,
        caseless);
    return words;
}

/// Who carries it; a prize has no such word.
const QRegularExpression &partWords()
{
    static const QRegularExpression words(
        u"\\b(?:co-?\\s?)?(?:principal "
        u"investigator|PI)\\b|\\bco-?investigator\\b|主持|负责人|参与人?|"
        u"项目组?成员"_s,
        caseless);
    return words;
}

Passage passageOf(const QRegularExpression &words, const Passage &text)
{
    const auto match = words.match(folded(text.text));
    return match.hasMatch() ? text.mid(match.capturedStart(), match.capturedLength()) : Passage();
}

/// Cells and clauses of the header, in the order they are printed.
QList<Passage> clausesOf(const Entry &entry)
{
    static const QRegularExpression border(u"\\s*[,;，；|]\\s+|[，；|]\\s*|\\s+[–—]\\s+"_s);
    QList<Passage> clauses;
    for (const Item &item : entry.header) {
        for (const Passage &cell : item.cells) {
            qsizetype from = 0;
            for (auto it = border.globalMatch(cell.text); it.hasNext();) {
                const auto match = it.next();
                clauses.append(cell.mid(from, match.capturedStart() - from).tidied());
                from = match.capturedEnd();
            }
            clauses.append(cell.mid(from).tidied());
        }
    }
    clauses.removeIf([](const Passage &clause) { return clause.isEmpty(); });
    return clauses;
}

/// "Graduate Research Fellowship ($138,000)": money for a person, not for a piece of work.
bool isCalledPrize(const QString &name)
{
    static const QRegularExpression words(
        u"\\b(?:fellowship|scholarship|award|prize|stipend)\\b|奖|助学金"_s, caseless);
    return name.contains(words);
}

bool namesFunder(const Passage &clause, const Knowledge &knowledge)
{
    static const QRegularExpression funder(
        u"foundation|council|\\bfund\\b|ministry|agency|commission|\\bNSFC?\\b|\\bERC\\b|\\bDFG\\b|"
        u"基金委|科技部|教育部|科技厅|教育厅|基金会|大学|学院"_s,
        caseless);
    return clause.text.contains(funder) || knowledge.findInstitution(clause.text).has_value();
}

} // namespace

bool isFundingHeading(QStringView title)
{
    static const QRegularExpression funding(
        u"^\\W*(?:(?:research|external|internal|competitive|selected|awarded|project)\\s+)*"
        u"(?:grants?|funding|research support)(?:\\s*(?:and|&|/)\\s*(?:grants?|funding))?\\W*$|"
        u"^\\W*(?:科研|研究|主持|承担|纵向|横向)*(?:基金|基金项目|项目资助|科研资助|资助)\\W*$"_s,
        caseless | QRegularExpression::UseUnicodePropertiesOption);
    return funding.matchView(title).hasMatch();
}

bool writeGrant(const Entry &entry, RecordWriter &writer)
{
    const QList<Passage> clauses = clausesOf(entry);
    Passage name;
    Passage funder;
    Passage amount;
    Passage part;
    for (const Passage &clause : clauses) {
        const Passage money = passageOf(amountWords(), clause);
        const Passage role = passageOf(partWords(), clause);
        if (amount.isEmpty())
            amount = money;
        if (part.isEmpty())
            part = role;
        if (!money.isEmpty() || (!role.isEmpty() && clause.size() < 40))
            continue;
        if (name.isEmpty())
            name = clause;
        else if (funder.isEmpty() && namesFunder(clause, writer.knowledge))
            funder = clause;
    }
    // What tells of no money and no part in the work is a prize, and so is what is called one.
    const bool prize = part.isEmpty() && isCalledPrize(name.text);
    if (name.isEmpty() || prize || (amount.isEmpty() && part.isEmpty()))
        return false;
    const QString pointer = pointerTo(u"grants", writer.record.grants.size());
    Grant grant;
    const auto write = [&](QString &field, const Passage &text, QStringView key) {
        if (text.isEmpty())
            return;
        field = valueText(text);
        writer.note(pointer + u'/' + key.toString(), text, 0.85);
    };
    write(grant.name, name, u"name");
    write(grant.funder, funder, u"funder");
    write(grant.amount, amount, u"amount");
    write(grant.position, part, u"position");
    if (!entry.dates.isEmpty()) {
        const DatedPassage &dated = entry.dates.first();
        grant.startDate = dated.range.start;
        grant.endDate = dated.range.end;
        for (const QStringView key : {u"startDate", u"endDate"}) {
            if (key == u"startDate" ? grant.startDate.has_value() : grant.endDate.has_value())
                writer.note(pointer + u'/' + key.toString(), dated.passage, 0.9);
        }
    }
    writer.record.grants.append(grant);
    return true;
}

} // namespace Bole
