// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generate/cvsheet.h"

#include "app/generate/pdfwriter.h"

#include <QRandomGenerator>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr double margin = 50;
constexpr double indent = 62;
constexpr double textSize = 10;
constexpr double wide = PdfWriter::width - 2 * margin;

/// A stretch of a line; with a pointer it is a value of the record.
struct Piece
{
    QString text;
    QString pointer = {};
};

class Typesetter
{
public:
    Typesetter(const Record &record, quint32 seed) : m_random(seed)
    {
        m_sheet.record = record;
        m_chinese = record.source.language == SourceLanguage::Chinese;
    }

    CvSheet print();

private:
    void line(double x, double size, PdfWriter::Weight weight, const QList<Piece> &pieces);
    void text(const QList<Piece> &pieces)
    {
        line(indent, textSize, PdfWriter::Weight::Normal, pieces);
    }
    void strong(const QList<Piece> &pieces)
    {
        line(margin, textSize, PdfWriter::Weight::Bold, pieces);
    }
    void heading(const QString &en, const QString &zh, SectionKind kind);
    void paragraph(const Piece &piece);
    void note(const QString &pointer, const Place &place);
    void picture();
    void basics();
    void education();
    void work();
    void publications();
    void lists();
    QString months(const std::optional<PartialDate> &from,
                   const std::optional<PartialDate> &to) const;

    CvSheet m_sheet;
    PdfWriter m_pdf;
    QRandomGenerator m_random;
    bool m_chinese = false;
    double m_y = 50;
};

void Typesetter::line(double x, double size, PdfWriter::Weight weight, const QList<Piece> &pieces)
{
    if (m_y + size > PdfWriter::height - margin) {
        m_pdf.addPage();
        m_y = 50;
    }
    m_y += size;
    for (const Piece &piece : pieces) {
        const double width = m_pdf.write(x, m_y, size, weight, piece.text);
        if (!piece.pointer.isEmpty())
            note(piece.pointer,
                 Place{m_pdf.pageCount(),
                       QRectF(x / PdfWriter::width, (m_y - size) / PdfWriter::height,
                              width / PdfWriter::width, size * 1.2 / PdfWriter::height)});
        x += width;
        m_sheet.text += piece.text;
    }
    m_sheet.text += u'\n';
    m_y += size * 0.45;
}

void Typesetter::note(const QString &pointer, const Place &place)
{
    m_sheet.record.provenance[pointer].append(place);
    // Most values are sure; a few want a look.
    const double confidence = m_random.bounded(12) == 0 ? 0.4 + 0.2 * m_random.generateDouble()
                                                        : 0.86 + 0.13 * m_random.generateDouble();
    m_sheet.record.confidence[pointer] = double(int(confidence * 100)) / 100;
}

void Typesetter::heading(const QString &en, const QString &zh, SectionKind kind)
{
    m_y += 6;
    const QString title = m_chinese ? zh : en;
    line(margin, 12, PdfWriter::Weight::Bold, {{title}});
    m_sheet.record.sections << Section{title, kind, m_pdf.pageCount(), {}};
}

void Typesetter::paragraph(const Piece &piece)
{
    // A line holds about so many characters; English breaks at spaces.
    const qsizetype room = qsizetype(wide / textSize / (m_chinese ? 1.0 : 0.5)) - 6;
    QString rest = u"- "_s + piece.text; // the one bullet that both fonts have
    while (!rest.isEmpty()) {
        qsizetype end = rest.size() <= room ? rest.size() : room;
        if (end < rest.size() && !m_chinese)
            end = std::max<qsizetype>(rest.lastIndexOf(u' ', end) + 1, 1);
        text({{rest.left(end).trimmed(), piece.pointer}});
        rest.remove(0, end);
    }
}

void Typesetter::picture()
{
    const int columns = 130 + int(m_random.bounded(100));
    const int rows = columns * 4 / 3;
    QByteArray pixels(qsizetype(columns) * rows, Qt::Uninitialized);
    const int background = 150 + int(m_random.bounded(90));
    const int figure = 30 + int(m_random.bounded(90));
    quint32 noise = m_random.generate() | 1;
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            // A head above shoulders.
            const double u = double(x) / columns - 0.5;
            const double v = double(y) / columns;
            const bool head = u * u + (v - 0.55) * (v - 0.55) < 0.05;
            const bool shoulders = u * u / 0.2 + (v - 1.4) * (v - 1.4) / 0.25 < 1;
            noise ^= noise << 13;
            noise ^= noise >> 17;
            noise ^= noise << 5;
            pixels[qsizetype(y) * columns + x] =
                char((head || shoulders ? figure : background) + int(noise & 15));
        }
    }
    m_pdf.setPicture(pixels, columns, rows, {PdfWriter::width - margin - 72, 40, 72, 96});
}

QString Typesetter::months(const std::optional<PartialDate> &from,
                           const std::optional<PartialDate> &to) const
{
    const auto one = [](const PartialDate &date) {
        return u"%1.%2"_s.arg(date.year).arg(date.month, 2, 10, QChar(u'0'));
    };
    return one(*from) + u" - "_s + one(*to);
}

void Typesetter::basics()
{
    const Basics &b = m_sheet.record.basics;
    QList<Piece> name{{b.name, u"/basics/name"_s}};
    if (!b.nameOther.isEmpty())
        name << Piece{u"  "_s} << Piece{b.nameOther, u"/basics/nameOther"_s};
    line(margin, 18, PdfWriter::Weight::Bold, name);
    line(margin, textSize, PdfWriter::Weight::Normal,
         {{b.emails[0], u"/basics/emails/0"_s}, {u"   "_s}, {b.phones[0], u"/basics/phones/0"_s}});
    m_y += 8;
}

void Typesetter::education()
{
    heading(u"Education"_s, u"教育背景"_s, SectionKind::Education);
    for (qsizetype i = 0; i < m_sheet.record.education.size(); ++i) {
        const Education e = m_sheet.record.education[i];
        const QString at = u"/education/%1/"_s.arg(i);
        strong({{e.institution, at + u"institution"_s},
                {u"   "_s},
                {months(e.startDate, e.endDate), at + u"startDate"_s}});
        text({{e.studyType, at + u"studyType"_s},
              {m_chinese ? u" "_s : u" in "_s},
              {e.area, at + u"area"_s}});
        QList<Piece> marks;
        if (e.gpa)
            marks << Piece{u"GPA: %1/%2"_s.arg(e.gpa->value).arg(*e.gpa->scale), at + u"gpa"_s}
                  << Piece{u"   "_s};
        if (e.rank)
            marks << Piece{(m_chinese ? u"排名: %1/%2"_s : u"Rank: %1/%2"_s)
                               .arg(*e.rank->position)
                               .arg(*e.rank->of),
                           at + u"rank"_s};
        if (!marks.isEmpty())
            text(marks);
    }
}

void Typesetter::work()
{
    heading(u"Experience"_s, u"科研与实习经历"_s, SectionKind::Work);
    for (qsizetype i = 0; i < m_sheet.record.work.size(); ++i) {
        const Work job = m_sheet.record.work[i];
        const QString at = u"/work/%1/"_s.arg(i);
        strong({{job.name, at + u"name"_s},
                {u"   "_s},
                {months(job.startDate, job.endDate), at + u"startDate"_s}});
        text({{job.position, at + u"position"_s}});
        for (qsizetype k = 0; k < job.highlights.size(); ++k)
            paragraph({job.highlights[k], at + u"highlights/%1"_s.arg(k)});
    }
}

void Typesetter::publications()
{
    if (m_sheet.record.publications.isEmpty())
        return;
    heading(u"Publications"_s, u"论文发表"_s, SectionKind::Publications);
    for (qsizetype i = 0; i < m_sheet.record.publications.size(); ++i) {
        const Publication paper = m_sheet.record.publications[i];
        const QString at = u"/publications/%1/"_s.arg(i);
        text({{u"[%1] "_s.arg(i + 1)}, {paper.authors.join(u", "_s), at + u"authors"_s}, {u"."_s}});
        text({{paper.name, at + u"name"_s}, {u"."_s}});
        text({{paper.publisher, at + u"publisher"_s},
              {u", "_s},
              {paper.releaseDate->toString(), at + u"releaseDate"_s},
              {paper.status == PublicationStatus::Submitted ? u" (under review)."_s : u"."_s}});
    }
}

void Typesetter::lists()
{
    const Record record = m_sheet.record;
    if (!record.awards.isEmpty())
        heading(u"Awards"_s, u"获奖情况"_s, SectionKind::Awards);
    for (qsizetype i = 0; i < record.awards.size(); ++i) {
        const QString at = u"/awards/%1/"_s.arg(i);
        text({{record.awards[i].title, at + u"title"_s},
              {u", "_s},
              {record.awards[i].date->toString(), at + u"date"_s}});
    }
    if (!record.tests.isEmpty())
        heading(u"Tests"_s, u"英语水平"_s, SectionKind::Tests);
    for (qsizetype i = 0; i < record.tests.size(); ++i)
        text({{record.tests[i].name, u"/tests/%1/name"_s.arg(i)},
              {u": "_s},
              {QString::number(*record.tests[i].score), u"/tests/%1/score"_s.arg(i)}});
    heading(u"Skills"_s, u"专业技能"_s, SectionKind::Skills);
    text({{record.skills[0].name, u"/skills/0/name"_s},
          {u": "_s},
          {record.skills[0].keywords.join(u", "_s), u"/skills/0/keywords"_s}});
}

CvSheet Typesetter::print()
{
    picture();
    basics();
    education();
    work();
    publications();
    lists();
    m_sheet.pdf = m_pdf.finished();
    m_sheet.record.source.pages = m_pdf.pageCount();
    return std::move(m_sheet);
}

} // namespace

CvSheet printCv(const Record &record, quint32 seed)
{
    return Typesetter(record, seed).print();
}

} // namespace Bole
