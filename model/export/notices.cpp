// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/notices.h"

#include "model/export/columngroups.h"
#include "model/export/htmltext.h"
#include "model/export/paperdates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/phrases.h"
#include "model/record/roster.h"
#include "model/review/rounding.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// A page of one table, made line by line.
class Page
{
public:
    Page(const NoticeHead &head, QLatin1StringView title, TableLanguage language)
        : m_language(language)
    {
        m_html = u"<h1>%1</h1>"_s.arg(words(title).arg(head.list).toHtmlEscaped());
        const QString date = paperDate(head.date, language);
        paragraph(head.season.isEmpty() ? date : head.season + u" · "_s + date);
    }

    QString words(QLatin1StringView id) const { return phrase(id, nameOf(m_language)); }

    /// `widths` in per cent of the paper; without them by what is in the columns.
    void beginTable(const QStringList &headings, const QList<int> &widths = {})
    {
        // The first row is a heading that is repeated on every page.
        m_html += u"<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"4\"><thead>"
                  "<tr>"_s;
        for (qsizetype i = 0; i < headings.size(); ++i) {
            const QString width =
                widths.isEmpty() ? QString() : u" width=\"%1%\""_s.arg(widths.value(i));
            m_html += u"<th align=\"left\"%1>%2</th>"_s.arg(width, htmlText(headings[i]));
        }
        m_html += u"</tr></thead>"_s;
    }
    void row(const QStringList &cells)
    {
        m_html += u"<tr>"_s;
        for (const QString &cell : cells)
            m_html += u"<td align=\"left\">%1</td>"_s.arg(cell.isEmpty() ? u"&nbsp;"_s
                                                                         : cell.toHtmlEscaped());
        m_html += u"</tr>"_s;
    }
    /// With room to write in by hand.
    void tallRow(const QStringList &cells)
    {
        m_html += u"<tr>"_s;
        for (const QString &cell : cells)
            m_html += u"<td align=\"left\" style=\"padding:10px 4px\">%1</td>"_s.arg(
                cell.isEmpty() ? u"&nbsp;"_s : cell.toHtmlEscaped());
        m_html += u"</tr>"_s;
    }
    void endTable() { m_html += u"</table>"_s; }
    void heading(const QString &text) { m_html += u"<h2>%1</h2>"_s.arg(text.toHtmlEscaped()); }
    void paragraph(const QString &text)
    {
        m_html +=
            u"<p style=\"margin-top:6px; margin-bottom:8px\">%1</p>"_s.arg(text.toHtmlEscaped());
    }
    void line(const QString &who)
    {
        m_html += u"<p style=\"margin-top:14px\">%1</p>"_s.arg(
            words("notice.line"_L1).arg(who).toHtmlEscaped());
    }
    QString html() const { return m_html; }

private:
    TableLanguage m_language;
    QString m_html;
};

QString heading(QLatin1StringView column, TableLanguage language)
{
    return phrase(QString(u"column."_s + column), nameOf(language));
}

/// "Research", and below it "(0–100)".
QString criterionHeading(const Criterion &criterion, TableLanguage language)
{
    return u"%1\n(%2–%3)"_s.arg(criterion.name.in(nameOf(language)), numberText(criterion.lowest()),
                                numberText(criterion.highest()));
}

/// Between the first columns and the last the criteria have the rest, each as much.
QList<int> widthsAround(const QList<int> &first, qsizetype criteria, int last)
{
    int rest = 100 - last;
    for (const int width : first)
        rest -= width;
    return first + QList<int>(criteria, rest / int(std::max<qsizetype>(criteria, 1))) +
           QList<int>{last};
}

QString placeText(const PersonRow &row)
{
    return row.place > 0 ? QString::number(row.place) : QString();
}

/// The application's number, or the student's own. Others (ORCID, an identity card) are none that a
/// list is published under.
QString numberOf(const PersonRow &row)
{
    if (!row.facts.number.isEmpty())
        return row.facts.number;
    for (const QString &kind : {u"application"_s, u"student"_s}) {
        for (const Identifier &own : row.record.basics.identifiers) {
            if (own.kind == kind)
                return own.value;
        }
    }
    return {};
}

/// Says so where the totals are calibrated: they are none that anybody gave; and what marks mean.
void addAboutTotals(Page &page, const NoticeHead &head, const QList<PersonRow> &rows,
                    TableLanguage language)
{
    if (head.isCalibrated)
        page.paragraph(page.words("paper.calibrated"_L1));
    else if (const QString marks = paperMarks(rows, language); !marks.isEmpty())
        page.paragraph(marks);
}

/// What the groups of a list are called: Programme, Supervisor, or a column of the roster. Empty
/// where there are none.
QString groupHeading(const NoticeHead &head, TableLanguage language)
{
    if (head.groupedBy == nameOf(RosterField::Programme))
        return heading("programme"_L1, language);
    if (head.groupedBy == nameOf(RosterField::Supervisor))
        return phrase("notice.supervisor"_L1, nameOf(language));
    return head.groupedBy.mid(ownRosterKey({}).size());
}

/// Which columns a list's paper has beside those that every one has.
struct Extras
{
    bool hasNumbers = false; ///< somebody has a number
    bool hasGroups = false;

    Extras(const NoticeHead &head, const QList<PersonRow> &rows)
        : hasNumbers(std::ranges::any_of(
              rows, [](const PersonRow &row) { return !numberOf(row).isEmpty(); })),
          hasGroups(!head.groupedBy.isEmpty())
    {
    }
    /// Place, name, then the number, the others, and the group at the end.
    QStringList cells(const QStringList &first, const QString &number, const QStringList &others,
                      const QString &group) const
    {
        return first + (hasNumbers ? QStringList{number} : QStringList()) + others +
               (hasGroups ? QStringList{group} : QStringList());
    }
};

void addPublished(Page &page, const NoticeHead &head, const Extras &extras,
                  const QList<PersonRow> &rows, TableLanguage language)
{
    page.beginTable(extras.cells(
        {heading("place"_L1, language), heading("name"_L1, language)},
        page.words("notice.number"_L1),
        {heading("institution"_L1, language), paperTotalHeading(head.isCalibrated, language)},
        groupHeading(head, language)));
    for (const PersonRow &row : rows)
        page.row(extras.cells(
            {placeText(row), head.namesAreHidden ? row.facts.name : maskedName(row.facts.name)},
            maskedNumber(numberOf(row)),
            {row.facts.institution, paperTotal(row, head.isCalibrated)}, row.group));
    page.endTable();
}

} // namespace

/// The first character stays, and so many at the end where that leaves any to hide. Whole
/// characters: rare ones, such as 𠮷, take two units.
static QString masked(const QString &text, qsizetype last)
{
    const std::u32string all = text.toStdU32String();
    const auto size = qsizetype(all.size());
    if (size <= 1)
        return text;
    const qsizetype shown = size == 2 ? 0 : last;
    return QString::fromStdU32String(all.substr(0, 1)) + QString(size - 1 - shown, u'*') +
           QString::fromStdU32String(all.substr(size_t(size - shown)));
}

QString maskedName(const QString &name)
{
    const QString plain = name.simplified();
    if (hasHan(plain))
        return masked(plain, 1);
    QStringList words;
    for (const QString &word : plain.split(u' ', Qt::SkipEmptyParts))
        words.append(masked(word, 0));
    return words.join(u' ');
}

QString maskedNumber(const QString &number)
{
    constexpr qsizetype first = 4;
    constexpr qsizetype last = 2;
    const QString plain = number.simplified();
    if (plain.size() <= last)
        return plain;
    const qsizetype shown = plain.size() > first + last ? first : 0;
    return plain.first(shown) + QString(plain.size() - shown - last, u'*') + plain.last(last);
}

QString noticeHtml(const NoticeHead &head, const QList<PersonRow> &rows, TableLanguage language)
{
    QList<PersonRow> within;
    QList<PersonRow> waiting;
    for (const PersonRow &row : rows) {
        if (row.decision.decision == Decision::Reject)
            continue; // whatever their place: nobody is told on a wall that it was theirs
        if (row.part == ListPart::Within || row.part == ListPart::None)
            within.append(row);
        else if (row.part == ListPart::Waiting)
            waiting.append(row);
    }
    Page page(head, "notice.title"_L1, language);
    page.paragraph(page.words("notice.about"_L1));
    addPublished(page, head, Extras(head, rows), within, language);
    if (!waiting.isEmpty()) {
        page.heading(page.words("notice.waiting"_L1));
        addPublished(page, head, Extras(head, rows), waiting, language);
    }
    addAboutTotals(page, head, within + waiting, language);
    page.paragraph(page.words("notice.contact"_L1));
    return page.html();
}

QString signatureHtml(const NoticeHead &head, const QList<PersonRow> &rows, const ScoreBook &book,
                      TableLanguage language)
{
    Page page(head, "signatures.title"_L1, language);
    const Extras extras(head, rows);
    page.beginTable(extras.cells({heading("place"_L1, language), heading("name"_L1, language)},
                                 page.words("notice.number"_L1),
                                 {heading("institution"_L1, language),
                                  paperTotalHeading(head.isCalibrated, language),
                                  heading("part"_L1, language), heading("decision"_L1, language)},
                                 groupHeading(head, language)));
    QStringList reviewers;
    for (const PersonRow &row : rows) {
        const QString decision = row.decision.isDecided()
                                     ? storedWord(nameOf(row.decision.decision), language)
                                     : QString();
        page.row(extras.cells({placeText(row), row.facts.name}, numberOf(row),
                              {row.facts.institution, paperTotal(row, head.isCalibrated),
                               storedWord(nameOf(row.part), language), decision},
                              row.group));
        for (const Review &review : row.scores.reviews)
            reviewers.append(book.reviewer(review.reviewer).name);
    }
    page.endTable();
    for (const PersonRow &row : rows) {
        if (const QString why = paperRuledOut(row, language); !why.isEmpty())
            page.paragraph(row.facts.name + u": "_s + QString(why).replace(u'\n', u"; "_s));
    }
    addAboutTotals(page, head, rows, language);
    reviewers.removeDuplicates();
    constexpr qsizetype fewestLines = 3;
    while (reviewers.size() < fewestLines)
        reviewers.append(u"________________"_s);
    page.heading(page.words("signatures.lines"_L1));
    for (const QString &name : std::as_const(reviewers))
        page.line(name);
    return page.html();
}

/// What judges are asked for: what the panel scores, or all of the rubric.
static QList<Criterion> criteriaOf(const NoticeHead &head, const ScoreBook &book)
{
    QList<Criterion> asked = book.rubric().criteria;
    asked.removeIf([&](const Criterion &criterion) {
        return !criterion.isAsked() ||
               (!head.panelCriteria.isEmpty() && !head.panelCriteria.contains(criterion.id));
    });
    return asked;
}

static bool hasScored(const Review &review, const QList<Criterion> &criteria)
{
    return std::ranges::any_of(criteria, [&](const Criterion &criterion) {
        return review.content.scores.value(criterion.id).level.has_value();
    });
}

QString scoreSheetHtml(const NoticeHead &head, const QList<PersonRow> &rows, const ScoreBook &book,
                       TableLanguage language)
{
    Page page(head, "scoreSheet.title"_L1, language);
    QStringList headings{page.words("scoreSheet.order"_L1), heading("name"_L1, language)};
    for (const Criterion &criterion : criteriaOf(head, book))
        headings.append(criterionHeading(criterion, language));
    headings.append(heading("scoreNote"_L1, language));
    page.beginTable(headings, widthsAround({5, 18}, headings.size() - 3, 20));
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QStringList cells(headings.size());
        cells[0] = QString::number(i + 1);
        cells[1] = rows[i].facts.name;
        page.tallRow(cells);
    }
    page.endTable();
    page.line(page.words("scoreSheet.judge"_L1));
    return page.html();
}

QString panelRecordHtml(const NoticeHead &head, const PersonRow &row, const ScoreBook &book,
                        TableLanguage language)
{
    Page page({row.facts.name, head.date, head.season}, "panel.title"_L1, language);
    QStringList candidate{row.facts.name, row.facts.institution};
    if (!numberOf(row).isEmpty())
        candidate.prepend(page.words("panel.number"_L1).arg(numberOf(row)));
    candidate.removeAll(QString());
    page.paragraph(candidate.join(u" · "_s));
    QStringList headings{heading("reviewer"_L1, language)};
    const QList<Criterion> asked = criteriaOf(head, book);
    for (const Criterion &criterion : asked)
        headings.append(criterionHeading(criterion, language));
    headings.append(page.words("panel.signature"_L1));
    page.beginTable(headings, widthsAround({20}, asked.size(), 20));
    const auto isJudged = [&](const Review &review) {
        return hasScored(review, asked);
    };
    const bool isHeld = std::ranges::any_of(row.scores.reviews, isJudged);
    for (const Reviewer &judge : book.reviewers()) {
        const auto review = std::ranges::find(row.scores.reviews, judge.id, &Review::reviewer);
        const bool isThere = review != row.scores.reviews.end();
        // Before the interview a sheet to write on for everybody, after it what was given.
        if (isHeld && !(isThere && isJudged(*review)))
            continue;
        QStringList cells{judge.name};
        for (const Criterion &criterion : asked) {
            const auto level =
                isThere ? review->content.scores.value(criterion.id).level : std::nullopt;
            cells.append(level ? numberText(*level) : QString());
        }
        page.tallRow(cells + QStringList{QString()});
    }
    page.endTable();
    if (row.scores.hidden > 0)
        page.paragraph(page.words("panel.hidden"_L1).arg(row.scores.hidden));
    if (row.scores.total)
        page.paragraph(page.words("dossier.total"_L1).arg(paperTotal(row, false)));
    if (head.isCalibrated && row.ranked)
        page.paragraph(page.words("dossier.calibrated"_L1).arg(paperTotal(row, true)));
    const auto formula = row.scores.formula.transform(
        [language](const FormulaResult &each) { return paperFormula(each, language); });
    for (const QString &line : formula.value_or(QStringList()))
        page.paragraph(line);
    page.line(page.words("panel.chair"_L1));
    return page.html();
}

} // namespace Bole
