// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/dossier.h"

#include "model/record/recordfacts.h"
#include "model/shortlist/cell.h"

#include <QDateTime>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString dot = u" · "_s;

QString escaped(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', u"<br/>"_s);
}

/// Those that are not empty, with something between.
QString joined(const QStringList &parts, const QString &between = dot)
{
    QStringList there = parts;
    there.removeIf([](const QString &part) { return part.isEmpty(); });
    return there.join(between);
}

/// Writes one dossier from top to bottom.
class Dossier
{
public:
    Dossier(const ExportRow &row, const ScoreBook &book, Headings language)
        : m_row(row), m_record(row.record), m_book(book), m_language(language)
    {
    }

    QString html()
    {
        writeHead();
        writeEducation();
        writeWork(words(u"Experience"_s, u"经历"_s), m_record.work);
        writePublications();
        writePatents();
        writeProjects();
        writeAwards();
        writeTests();
        writeSkills();
        writeWork(words(u"Service"_s, u"社会工作"_s), m_record.volunteer);
        writeScores();
        writeNotes();
        return m_html;
    }

private:
    QString words(const QString &en, const QString &zh) const
    {
        return m_language == Headings::Chinese ? zh : en;
    }
    QString stored(const QString &word) const { return storedWord(word, m_language); }

    void heading(const QString &text) { m_html += u"<h2>%1</h2>"_s.arg(escaped(text)); }
    void paragraph(const QString &text)
    {
        if (!text.isEmpty())
            m_html += u"<p>%1</p>"_s.arg(escaped(text));
    }
    /// What it is in bold, when at the right, and what there is to say below.
    void entry(const QString &what, const QString &when, const QStringList &lines)
    {
        m_html += u"<table width=\"100%\" cellspacing=\"0\"><tr><td><b>%1</b></td>"
                  "<td align=\"right\">%2</td></tr></table>"_s.arg(escaped(what), escaped(when));
        for (const QString &line : lines)
            paragraph(line);
    }
    void bullets(const QStringList &lines)
    {
        if (lines.isEmpty())
            return;
        m_html += u"<ul>"_s;
        for (const QString &line : lines)
            m_html += u"<li>%1</li>"_s.arg(escaped(line));
        m_html += u"</ul>"_s;
    }

    static QString date(const std::optional<PartialDate> &date)
    {
        return date && date->isValid() ? date->toString() : QString();
    }
    template <typename Entry>
    QString period(const Entry &entry) const
    {
        const QString end = entry.current ? words(u"present"_s, u"至今"_s) : date(entry.endDate);
        const QString start = date(entry.startDate);
        return start == end ? start : joined({start, end}, u" – "_s);
    }

    void writeHead()
    {
        const Basics &basics = m_record.basics;
        QString name = m_row.facts.name;
        if (!m_row.facts.nameOther.isEmpty())
            name += u"  "_s + m_row.facts.nameOther;
        m_html += u"<h1>%1</h1>"_s.arg(escaped(name));
        QStringList standing;
        if (m_row.place > 0)
            standing << words(u"Place %1"_s, u"第 %1 名"_s).arg(m_row.place);
        standing << stored(nameOf(m_row.part));
        if (m_row.scores.total)
            standing << words(u"Total %1"_s, u"总分 %1"_s).arg(numberText(*m_row.scores.total));
        standing << decisions() << m_row.facts.tags.join(u", "_s);
        paragraph(joined(standing));
        paragraph(joined({basics.emails.join(u", "_s), basics.phones.join(u", "_s), basics.url,
                          basics.address}));
        if (m_row.entry.moved)
            paragraph(words(u"Moved by hand: %1"_s, u"人工调整：%1"_s).arg(m_row.entry.reason));
        paragraph(basics.summary);
    }

    QString decisions() const
    {
        QStringList given = m_row.decision.split(u"; "_s, Qt::SkipEmptyParts);
        for (QString &word : given)
            word = stored(word);
        return given.join(u"; "_s);
    }

    QString gradeText(const Education &education) const
    {
        std::optional<Grade> grade = education.gpa;
        if (!grade && education.averageScore)
            grade = Grade{*education.averageScore, 100.0};
        if (!grade)
            return {};
        QString text = u"GPA "_s + numberText(grade->value);
        if (grade->scale)
            text += u" / "_s + numberText(*grade->scale);
        if (const auto percent = gradePercent(*grade))
            text += words(u" (%1 % of the scale; not an official conversion)"_s,
                          u"（占满分 %1 %，非官方换算）"_s)
                        .arg(QString::number(*percent, 'f', 1));
        return text;
    }

    QString rankText(const Education &education) const
    {
        if (!education.rank)
            return {};
        const Rank &rank = *education.rank;
        QString text = words(u"Rank "_s, u"排名 "_s);
        if (rank.position)
            text += QString::number(*rank.position);
        if (rank.position && rank.of)
            text += u" / "_s + QString::number(*rank.of);
        if (const auto percent = rankPercent(rank))
            text += words(u" (top %1 %)"_s, u"（前 %1 %）"_s).arg(numberText(*percent));
        return text;
    }

    void writeEducation()
    {
        if (m_record.education.isEmpty())
            return;
        heading(words(u"Education"_s, u"教育经历"_s));
        for (const Education &education : m_record.education) {
            const QString degree =
                education.studyType.isEmpty() ? stored(education.level) : education.studyType;
            QStringList lines{joined({degree, education.area, education.location}),
                              joined({gradeText(education), rankText(education)})};
            if (!education.advisor.isEmpty())
                lines << words(u"Advisor: %1"_s, u"导师：%1"_s).arg(education.advisor);
            entry(education.institution, period(education), lines);
            bullets(education.highlights);
        }
    }

    void writeWork(const QString &title, const QList<Work> &list)
    {
        if (list.isEmpty())
            return;
        heading(title);
        for (const Work &work : list) {
            entry(joined({work.name, work.position}), period(work),
                  {joined({work.location,
                           work.advisor.isEmpty()
                               ? QString()
                               : words(u"Advisor: %1"_s, u"导师：%1"_s).arg(work.advisor)})});
            bullets(work.highlights);
        }
    }

    void writePublications()
    {
        if (m_record.publications.isEmpty())
            return;
        heading(words(u"Publications"_s, u"论文"_s));
        QStringList lines;
        for (const Publication &paper : m_record.publications) {
            QString role;
            if (paper.applicantPosition)
                role = words(u"author %1 of %2"_s, u"第 %1 作者（共 %2 人）"_s)
                           .arg(*paper.applicantPosition)
                           .arg(paper.authors.size());
            lines << joined({paper.name, paper.authors.join(u", "_s), paper.publisher, paper.tier,
                             date(paper.releaseDate), role});
        }
        bullets(lines);
    }

    void writePatents()
    {
        if (m_record.patents.isEmpty())
            return;
        heading(words(u"Patents"_s, u"专利"_s));
        QStringList lines;
        for (const Patent &patent : m_record.patents)
            lines << joined({patent.title, patent.number, patent.inventors.join(u", "_s)});
        bullets(lines);
    }

    void writeProjects()
    {
        if (m_record.projects.isEmpty())
            return;
        heading(words(u"Projects"_s, u"项目"_s));
        for (const Project &project : m_record.projects) {
            entry(joined({project.name, project.position}), period(project), {});
            bullets(project.highlights);
        }
    }

    void writeAwards()
    {
        if (m_record.awards.isEmpty())
            return;
        heading(words(u"Awards"_s, u"获奖"_s));
        QStringList lines;
        for (const Award &award : m_record.awards)
            lines << joined({award.title, award.awarder, date(award.date)});
        bullets(lines);
    }

    void writeTests()
    {
        QStringList lines;
        for (const TestScore &test : m_record.tests) {
            QStringList parts;
            for (auto it = test.parts.begin(); it != test.parts.end(); ++it)
                parts << it.key() + u' ' + numberText(*it);
            lines << joined({test.name + (test.score ? u' ' + numberText(*test.score) : QString()),
                             parts.join(u", "_s), date(test.date)});
        }
        if (lines.isEmpty())
            return;
        heading(words(u"Tests"_s, u"考试成绩"_s));
        bullets(lines);
    }

    void writeSkills()
    {
        QStringList lines;
        for (const Skill &skill : m_record.skills)
            lines << joined({skill.name, skill.keywords.join(u", "_s)}, u": "_s);
        for (const Language &language : m_record.languages)
            lines << joined({language.language, language.fluency}, u": "_s);
        if (lines.isEmpty())
            return;
        heading(words(u"Skills and languages"_s, u"技能与语言"_s));
        bullets(lines);
    }

    void cells(const QStringList &texts, const QString &tag)
    {
        m_html += u"<tr>"_s;
        for (qsizetype i = 0; i < texts.size(); ++i)
            m_html += u"<%1 align=\"%2\">%3</%1>"_s.arg(tag, i == 0 ? u"left"_s : u"right"_s,
                                                        escaped(texts[i]));
        m_html += u"</tr>"_s;
    }

    /// A row a criterion, a column a reviewer, the mean at the end.
    void writeScores()
    {
        const QList<Review> &reviews = m_row.scores.reviews;
        if (reviews.isEmpty())
            return;
        heading(words(u"Scores"_s, u"评分"_s));
        QStringList first{words(u"Criterion"_s, u"评分项"_s)};
        for (const Review &review : reviews)
            first << m_book.reviewer(review.reviewer).name;
        m_html += u"<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"3\">"_s;
        cells(first << words(u"Mean"_s, u"平均"_s), u"th"_s);
        for (const Criterion &criterion : m_book.rubric().criteria) {
            QStringList line{criterion.name.in(nameOf(m_language))};
            for (const Review &review : reviews) {
                const auto level = review.content.scores.value(criterion.id).level;
                line << (level ? QString::number(*level) : u"–"_s);
            }
            const auto mean = m_row.scores.criteria.constFind(criterion.id);
            cells(line << (mean == m_row.scores.criteria.constEnd() ? u"–"_s : numberText(*mean)),
                  u"td"_s);
        }
        QStringList totals{words(u"Weighted total"_s, u"加权总分"_s)};
        for (const Review &review : reviews) {
            const auto total = m_book.total(review);
            totals << (total ? numberText(*total) : u"–"_s);
        }
        cells(totals << (m_row.scores.total ? numberText(*m_row.scores.total) : u"–"_s), u"td"_s);
        m_html += u"</table>"_s;
    }

    void writeNotes()
    {
        bool headed = false;
        for (const Review &review : m_row.scores.reviews) {
            QStringList lines{review.content.note};
            for (auto it = review.content.scores.begin(); it != review.content.scores.end(); ++it) {
                const Criterion *criterion = m_book.rubric().criterion(it.key());
                if (!it->note.isEmpty() && criterion)
                    lines << criterion->name.in(nameOf(m_language)) + u": "_s + it->note;
            }
            lines << review.content.reason;
            lines.removeIf([](const QString &line) { return line.isEmpty(); });
            if (lines.isEmpty())
                continue;
            if (!std::exchange(headed, true))
                heading(words(u"Notes"_s, u"评语"_s));
            const Decision decision = review.content.decision;
            entry(m_book.reviewer(review.reviewer).name,
                  decision == Decision::Undecided ? QString() : stored(nameOf(decision)), lines);
        }
    }

    const ExportRow &m_row;
    const Record &m_record;
    const ScoreBook &m_book;
    Headings m_language;
    QString m_html;
};

} // namespace

QString dossierHtml(const ExportRow &row, const ScoreBook &book, Headings language)
{
    return Dossier(row, book, language).html();
}

QString listHtml(const Shortlist &list, const QList<ExportRow> &rows, Headings language)
{
    const bool zh = language == Headings::Chinese;
    QString html = u"<h1>%1</h1>"_s.arg(escaped(list.name));
    if (list.isSealed()) {
        const QString text =
            zh ? u"由 %1 于 %2 封存，校验和 %3"_s : u"Sealed by %1 on %2, checksum %3"_s;
        html += u"<p>%1</p>"_s.arg(escaped(text.arg(list.seal.value("byName"_L1).toString(),
                                                    list.seal.value("at"_L1).toString(),
                                                    list.seal.value("sha256"_L1).toString())));
    }
    html += u"<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"3\"><tr>"_s;
    const QStringList headings =
        zh ? QStringList{u"名次"_s, u"姓名"_s, u"学校"_s, u"总分"_s, u"决定"_s, u"调整理由"_s}
           : QStringList{u"Place"_s, u"Name"_s,     u"Institution"_s,
                         u"Total"_s, u"Decision"_s, u"Reason for the move"_s};
    for (const QString &heading : headings)
        html += u"<th align=\"left\">%1</th>"_s.arg(heading);
    html += u"</tr>"_s;
    ListPart part = rows.isEmpty() ? ListPart::None : rows.first().part;
    for (const ExportRow &row : rows) {
        if (std::exchange(part, row.part) != row.part)
            html += u"<tr><td colspan=\"6\"><i>%1</i></td></tr>"_s.arg(
                escaped(storedWord(nameOf(row.part), language)));
        QStringList decisions = row.decision.split(u"; "_s, Qt::SkipEmptyParts);
        for (QString &word : decisions)
            word = storedWord(word, language);
        QString reason = row.entry.reason;
        if (row.entry.moved && reason.isEmpty())
            reason = zh ? u"人工调整"_s : u"moved by hand"_s;
        html += u"<tr>"_s;
        for (const QString &text :
             {row.place > 0 ? QString::number(row.place) : QString(),
              joined({row.facts.name, row.facts.nameOther}, u"  "_s), row.facts.institution,
              row.scores.total ? QString::number(*row.scores.total, 'f', 2) : QString(),
              decisions.join(u"; "_s), reason})
            html += u"<td>%1</td>"_s.arg(escaped(text));
        html += u"</tr>"_s;
    }
    return html + u"</table>"_s;
}

QString pageWords(int page, int of, Headings language)
{
    const QString text = language == Headings::Chinese ? u"第 %1 页，共 %2 页 · 机密"_s
                                                       : u"Page %1 of %2 · confidential"_s;
    return text.arg(page).arg(of);
}

} // namespace Bole
