// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/dossier.h"

#include "model/export/columngroups.h"
#include "model/export/dossierscores.h"
#include "model/export/htmltext.h"
#include "model/export/paperdates.h"
#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "model/record/recordfacts.h"
#include "model/review/rounding.h"
#include "model/shortlist/cell.h"

#include <QDateTime>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString dot = u" · "_s;

/// Those that are not empty, with something between.
QString joined(const QStringList &parts, const QString &between = dot)
{
    QStringList there = parts;
    there.removeIf([](const QString &part) { return part.isEmpty(); });
    return there.join(between);
}

/// As the screen has it: two digits.
QString shown(double number)
{
    return shownNumber(number);
}

/// Writes one dossier from top to bottom.
class Dossier
{
public:
    Dossier(const PersonRow &row, const ScoreBook &book, TableLanguage language, bool isCalibrated)
        : m_isCalibrated(isCalibrated),
          m_row(row),
          m_record(row.record),
          m_book(book),
          m_language(language),
          m_open(row.facts.openValues())
    {
    }

    QString html()
    {
        writeHead();
        writeEducation();
        writeWork(words("dossier.experience"_L1), m_record.work);
        writePublications();
        writePatents();
        writeProjects();
        writeAwards();
        writeTests();
        writeSkills();
        writeWork(words("dossier.service"_L1), m_record.volunteer);
        m_html += scoresHtml(m_row, m_book, m_language);
        writeNotes();
        return m_html;
    }

private:
    QString words(QLatin1StringView id) const { return phrase(id, nameOf(m_language)); }
    QString stored(const QString &word) const { return storedWord(word, m_language); }

    void heading(const QString &text) { m_html += u"<h2>%1</h2>"_s.arg(htmlText(text)); }
    void paragraph(const QString &text)
    {
        if (!text.isEmpty())
            m_html += u"<p>%1</p>"_s.arg(htmlText(text));
    }
    /// What it is in bold, when at the right, and what there is to say below.
    void entry(const QString &what, const QString &when, const QStringList &lines)
    {
        entryHead(what, when);
        for (const QString &line : lines)
            paragraph(line);
    }
    void entryHead(const QString &what, const QString &when)
    {
        m_html += u"<table width=\"100%\" cellspacing=\"0\"><tr><td><b>%1</b></td>"
                  "<td align=\"right\">%2</td></tr></table>"_s.arg(htmlText(what), htmlText(when));
    }
    void bullets(const QStringList &lines)
    {
        if (lines.isEmpty())
            return;
        m_html += u"<ul>"_s;
        for (const QString &line : lines)
            m_html += u"<li>%1</li>"_s.arg(htmlText(line));
        m_html += u"</ul>"_s;
    }

    /// The text, marked where one of these values of an entry needs a look.
    QString marked(const QString &text, const QString &entry,
                   std::initializer_list<QLatin1StringView> fields) const
    {
        const bool unchecked = std::ranges::any_of(
            fields, [&](QLatin1StringView field) { return m_open.contains(entry + u'/' + field); });
        return uncheckedOnPaper(unchecked, text);
    }

    QString date(const std::optional<PartialDate> &date) const
    {
        return date ? paperDate(*date, m_language) : QString();
    }
    template <typename Entry>
    QString period(const Entry &entry) const
    {
        const QString end = entry.current ? words("dossier.present"_L1) : date(entry.endDate);
        const QString start = date(entry.startDate);
        return start == end ? start : joined({start, end}, u" – "_s);
    }

    void writeHead()
    {
        const Basics &basics = m_record.basics;
        QString name = m_row.facts.name;
        if (!m_row.facts.nameOther.isEmpty())
            name += u"  "_s + m_row.facts.nameOther;
        m_html += u"<h1>%1</h1>"_s.arg(htmlText(marked(name, u"/basics"_s, {"name"_L1})));
        QStringList standing;
        if (m_row.place > 0)
            standing << words("dossier.place"_L1).arg(m_row.place);
        standing << stored(nameOf(m_row.part));
        if (m_row.scores.total)
            standing << words("dossier.total"_L1).arg(paperTotal(m_row, false));
        if (m_isCalibrated && m_row.ranked)
            standing << words("dossier.calibrated"_L1).arg(shown(*m_row.ranked));
        if (!m_row.recommendation.isEmpty())
            standing << words("dossier.recommended"_L1)
                            .arg(storedWords(m_row.recommendation, m_language));
        if (m_row.decision.isDecided())
            standing << words("dossier.committeesDecision"_L1)
                            .arg(stored(nameOf(m_row.decision.decision)));
        standing << m_row.facts.tags.join(u", "_s);
        paragraph(joined(standing));
        QStringList contact{basics.emails.join(u", "_s), basics.phones.join(u", "_s), basics.url,
                            basics.address};
        contact.removeDuplicates(); // "hidden" is said once
        paragraph(joined(contact));
        if (m_row.entry.moved)
            paragraph(words("dossier.movedByHand"_L1).arg(m_row.entry.reason));
        if (!m_open.isEmpty())
            paragraph(words("dossier.marksWhatWasRead"_L1).arg(m_open.size()));
        paragraph(basics.summary);
    }

    QString gradeText(const Education &education) const
    {
        std::optional<Grade> grade = education.gpa;
        if (!grade && education.averageScore)
            grade = Grade{*education.averageScore, 100.0};
        if (!grade)
            return {};
        const auto name = education.gpa ? "field.gpa"_L1 : "field.averageScore"_L1;
        QString text = words(name) + u' ' + numberText(grade->value);
        if (grade->scale)
            text += u" / "_s + numberText(*grade->scale);
        if (const auto percent = gradePercent(*grade))
            text += words("dossier.ofTheScaleNot"_L1).arg(QString::number(*percent, 'f', 1));
        return text;
    }

    QString rankText(const Education &education) const
    {
        if (!education.rank)
            return {};
        const Rank &rank = *education.rank;
        QString text = words("dossier.rank"_L1);
        if (rank.position)
            text += QString::number(*rank.position);
        if (rank.position && rank.of)
            text += u" / "_s + QString::number(*rank.of);
        if (const auto percent = rankPercent(rank))
            text += words("dossier.top"_L1).arg(QString::number(*percent, 'f', 1));
        return text;
    }

    void writeEducation()
    {
        if (m_record.education.isEmpty())
            return;
        heading(words("dossier.education"_L1));
        for (qsizetype i = 0; i < m_record.education.size(); ++i) {
            const Education &education = m_record.education[i];
            const QString at = u"/education/%1"_s.arg(i);
            const QString degree = education.studyType.isEmpty() ? stored(education.level.text())
                                                                 : education.studyType;
            QStringList lines{joined({marked(degree, at, {"studyType"_L1, "level"_L1}),
                                      marked(education.area, at, {"area"_L1}), education.location}),
                              joined({marked(gradeText(education), at,
                                             {education.gpa ? "gpa"_L1 : "averageScore"_L1}),
                                      marked(rankText(education), at, {"rank"_L1})})};
            if (!education.advisor.isEmpty())
                lines << words("dossier.advisor"_L1).arg(education.advisor);
            entry(marked(education.institution, at, {"institution"_L1}), period(education), lines);
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
                  {joined({work.location, work.advisor.isEmpty()
                                              ? QString()
                                              : words("dossier.advisor"_L1).arg(work.advisor)})});
            bullets(work.highlights);
        }
    }

    void writePublications()
    {
        if (m_record.publications.isEmpty())
            return;
        heading(words("dossier.publications"_L1));
        QStringList lines;
        for (const Publication &paper : m_record.publications) {
            QString role;
            if (paper.applicantPosition)
                role = words("dossier.authorOf"_L1)
                           .arg(*paper.applicantPosition)
                           .arg(paper.authors.size());
            lines << marked(joined({paper.name, paper.authors.join(u", "_s), paper.publisher,
                                    paper.tier, date(paper.releaseDate), role}),
                            u"/publications/%1"_s.arg(lines.size()),
                            {"name"_L1, "authors"_L1, "publisher"_L1, "tier"_L1,
                             "applicantPosition"_L1, "releaseDate"_L1});
        }
        bullets(lines);
    }

    void writePatents()
    {
        if (m_record.patents.isEmpty())
            return;
        heading(words("dossier.patents"_L1));
        QStringList lines;
        for (const Patent &patent : m_record.patents)
            lines << joined({patent.title, patent.number, patent.inventors.join(u", "_s)});
        bullets(lines);
    }

    void writeProjects()
    {
        if (m_record.projects.isEmpty())
            return;
        heading(words("dossier.projects"_L1));
        for (const Project &project : m_record.projects) {
            entry(joined({project.name, project.position}), period(project), {});
            bullets(project.highlights);
        }
    }

    void writeAwards()
    {
        if (m_record.awards.isEmpty())
            return;
        heading(words("dossier.awards"_L1));
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
                parts << stored(it.key()) + u' ' + numberText(*it);
            const TestKind *kind = findTestByName(test.name);
            const QString name = kind ? kind->heading(nameOf(m_language)) : test.name;
            lines << marked(
                joined({name + (test.score ? u' ' + numberText(*test.score) : QString()),
                        parts.join(u", "_s), date(test.date)}),
                u"/tests/%1"_s.arg(lines.size()), {"name"_L1, "score"_L1, "parts"_L1});
        }
        if (lines.isEmpty())
            return;
        heading(words("dossier.tests"_L1));
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
        heading(words("dossier.skillsAndLanguages"_L1));
        bullets(lines);
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
                heading(words("dossier.notes"_L1));
            const Decision recommended = review.content.decision;
            entryHead(m_book.reviewer(review.reviewer).name,
                      recommended == Decision::Undecided ? QString() : stored(nameOf(recommended)));
            for (const QString &line : std::as_const(lines))
                m_html += u"<p>%1</p>"_s.arg(notesHtml(line));
        }
    }

    bool m_isCalibrated;
    const PersonRow &m_row;
    const Record &m_record;
    const ScoreBook &m_book;
    TableLanguage m_language;
    QStringList m_open; ///< the values that need a look
    QString m_html;
};

} // namespace

QString dossierHtml(const PersonRow &row, const ScoreBook &book, TableLanguage language,
                    bool isCalibrated)
{
    return Dossier(row, book, language, isCalibrated).html();
}

QString signatureLineHtml(TableLanguage language)
{
    const QString name = nameOf(language);
    return u"<p>&nbsp;</p><p>%1</p>"_s.arg(
        htmlText(phrase("notice.line"_L1, name).arg(phrase("dossier.signature"_L1, name))));
}

QString pageWords(int page, int of, TableLanguage language, bool isPublic)
{
    return phrase(isPublic ? "notice.page"_L1 : "dossier.page"_L1, nameOf(language))
        .arg(page)
        .arg(of);
}

} // namespace Bole
