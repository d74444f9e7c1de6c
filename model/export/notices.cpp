// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/notices.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/phrases.h"

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
        paragraph(head.date.toString(Qt::ISODate));
    }

    QString words(QLatin1StringView id) const { return phrase(id, nameOf(m_language)); }

    void beginTable(const QStringList &headings)
    {
        // The first row is a heading that is repeated on every page.
        m_html +=
            u"<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"4\"><thead>"_s;
        row(headings, u"th"_s);
        m_html += u"</thead>"_s;
    }
    void row(const QStringList &cells, const QString &tag = u"td"_s)
    {
        m_html += u"<tr>"_s;
        for (const QString &cell : cells)
            m_html += u"<%1 align=\"left\">%2</%1>"_s.arg(
                tag, cell.isEmpty() ? u"&nbsp;"_s : cell.toHtmlEscaped());
        m_html += u"</tr>"_s;
    }
    void endTable() { m_html += u"</table>"_s; }
    void heading(const QString &text) { m_html += u"<h2>%1</h2>"_s.arg(text.toHtmlEscaped()); }
    void paragraph(const QString &text) { m_html += u"<p>%1</p>"_s.arg(text.toHtmlEscaped()); }
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

QString placeText(const PersonRow &row)
{
    return row.place > 0 ? QString::number(row.place) : QString();
}

QString totalText(const PersonRow &row)
{
    return row.scores.total ? QString::number(*row.scores.total, 'f', 2) : QString();
}

/// A number that the person brought along, or the season's own.
QString numberOf(const PersonRow &row)
{
    const QList<Identifier> &own = row.record.basics.identifiers;
    return own.isEmpty() ? QString::number(row.facts.id.value) : own.first().value;
}

void addPublished(Page &page, const QList<PersonRow> &rows, TableLanguage language)
{
    page.beginTable({heading("place"_L1, language), heading("name"_L1, language),
                     page.words("notice.number"_L1), heading("institution"_L1, language),
                     heading("total"_L1, language)});
    for (const PersonRow &row : rows)
        page.row({placeText(row), maskedName(row.facts.name), maskedNumber(numberOf(row)),
                  row.facts.institution, totalText(row)});
    page.endTable();
}

} // namespace

QString maskedName(const QString &name)
{
    const QString plain = name.simplified();
    if (hasHan(plain)) {
        if (plain.size() <= 1)
            return plain;
        if (plain.size() == 2)
            return plain.first(1) + u'*';
        return plain.first(1) + QString(plain.size() - 2, u'*') + plain.last(1);
    }
    QStringList words;
    for (const QString &word : plain.split(u' ', Qt::SkipEmptyParts))
        words.append(word.first(1) + QString(word.size() - 1, u'*'));
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
        if (row.part == ListPart::Within || row.part == ListPart::None)
            within.append(row);
        else if (row.part == ListPart::Waiting)
            waiting.append(row);
    }
    Page page(head, "notice.title"_L1, language);
    page.paragraph(page.words("notice.about"_L1));
    addPublished(page, within, language);
    if (!waiting.isEmpty()) {
        page.heading(page.words("notice.waiting"_L1));
        addPublished(page, waiting, language);
    }
    page.paragraph(page.words("notice.contact"_L1));
    return page.html();
}

QString signatureHtml(const NoticeHead &head, const QList<PersonRow> &rows, const ScoreBook &book,
                      TableLanguage language)
{
    Page page(head, "signatures.title"_L1, language);
    page.beginTable({heading("place"_L1, language), heading("name"_L1, language),
                     heading("institution"_L1, language), heading("total"_L1, language),
                     heading("part"_L1, language), heading("decision"_L1, language)});
    QStringList reviewers;
    for (const PersonRow &row : rows) {
        page.row({placeText(row), row.facts.name, row.facts.institution, totalText(row),
                  storedWord(nameOf(row.part), language),
                  row.decision.isDecided() ? storedWord(nameOf(row.decision.decision), language)
                                           : QString()});
        for (const Review &review : row.scores.reviews)
            reviewers.append(book.reviewer(review.reviewer).name);
    }
    page.endTable();
    reviewers.removeDuplicates();
    constexpr qsizetype fewestLines = 3;
    while (reviewers.size() < fewestLines)
        reviewers.append(u"________________"_s);
    page.heading(page.words("signatures.lines"_L1));
    for (const QString &name : std::as_const(reviewers))
        page.line(name);
    return page.html();
}

QString scoreSheetHtml(const NoticeHead &head, const QList<PersonRow> &rows, const ScoreBook &book,
                       TableLanguage language)
{
    Page page(head, "scoreSheet.title"_L1, language);
    QStringList headings{page.words("scoreSheet.order"_L1), heading("name"_L1, language)};
    for (const Criterion &criterion : book.rubric().criteria) {
        if (criterion.isAsked())
            headings.append(u"%1 (%2–%3)"_s.arg(criterion.name.in(nameOf(language)),
                                                numberText(criterion.lowest()),
                                                numberText(criterion.highest())));
    }
    headings.append(heading("scoreNote"_L1, language));
    page.beginTable(headings);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QStringList cells(headings.size());
        cells[0] = QString::number(i + 1);
        cells[1] = rows[i].facts.name;
        page.row(cells);
    }
    page.endTable();
    page.line(page.words("scoreSheet.judge"_L1));
    return page.html();
}

} // namespace Bole
