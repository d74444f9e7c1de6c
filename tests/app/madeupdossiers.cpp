// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/madeupdossiers.h"

#include "tests/support/smalloffice.h"
#include "tests/support/smallpictures.h"
#include "tests/support/smallzip.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace Bole::Tests {

namespace {

using namespace Qt::StringLiterals;

using Pages = QList<QStringList>;

/// Pages of lines: the first of a page is large.
QByteArray pdfOf(const Pages &pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(72);
    QPainter painter(&writer);
    for (qsizetype page = 0; page < pages.size(); ++page) {
        if (page > 0)
            writer.newPage();
        int y = 40;
        for (const QString &line : pages[page]) {
            // A large Chinese font's digits reach a PDF without saying what they are.
            const bool isLatin = line == QString::fromLatin1(line.toLatin1());
            QFont font(isLatin ? u"DejaVu Sans"_s : u"Noto Sans CJK SC"_s);
            font.setPixelSize(y == 40 ? 18 : 11);
            font.setBold(y == 40 || line == line.toUpper());
            painter.setFont(font);
            painter.drawText(30, y, line);
            y += y == 40 ? 30 : 18;
        }
    }
    painter.end();
    return bytes;
}

QString latinOf(const MadeUpPerson &person)
{
    return person.latin.isEmpty() ? person.name : person.latin;
}

QStringList cvLines(const MadeUpPerson &person)
{
    const QString both = person.latin.isEmpty() ? person.name : person.name + u' ' + person.latin;
    return {both,
            person.email,
            u"EDUCATION"_s,
            person.school + u", B.Sc. in Computer Science, 2023.09 - 2027.06"_s,
            u"GPA: %1/4.0"_s.arg(person.gpa),
            u"RESEARCH EXPERIENCE"_s,
            u"Research Assistant, Laboratory for Quiet Machines, 2025.03 - 2026.08"_s,
            u"Built a small simulator and measured it."_s};
}

QStringList transcriptLines(const MadeUpPerson &person)
{
    return {u"Academic Transcript"_s, u"Student: %1"_s.arg(person.name), person.school,
            u"Linear Algebra 92"_s,   u"Operating Systems 88"_s,         u"Compilers 90"_s};
}

QStringList chineseTranscriptLines(const MadeUpPerson &person)
{
    return {u"本科生成绩单"_s, u"姓名：%1"_s.arg(person.name), u"线性代数 92"_s, u"操作系统 88"_s};
}

QStringList letterLines(const MadeUpPerson &person)
{
    return {u"Letter of Recommendation"_s, u"To the committee,"_s,
            u"it is a pleasure to recommend %1, who worked with me for two years."_s.arg(
                latinOf(person)),
            u"Prof. Aurelio Brankovitch, Department of Tides"_s};
}

QByteArrayList utf8(const QStringList &lines)
{
    QByteArrayList all;
    for (const QString &line : lines)
        all.append(line.toUtf8());
    return all;
}

/// Chinese letters of a name as an archiver under Windows writes them.
QByteArray inGbk(const QString &name)
{
    static const QHash<QChar, QByteArray> codes{
        {u'苏', "\xCB\xD5"}, {u'木', "\xC4\xBE"}, {u'清', "\xC7\xE5"}, {u'贺', "\xBA\xD8"},
        {u'云', "\xD4\xC6"}, {u'舟', "\xD6\xDB"}, {u'简', "\xBC\xF2"}, {u'历', "\xC0\xFA"},
        {u'成', "\xB3\xC9"}, {u'绩', "\xBC\xA8"}, {u'单', "\xB5\xA5"}};
    QByteArray bytes;
    for (const QChar c : name)
        bytes += codes.value(c, QString(c).toLatin1());
    return bytes;
}

/// Collects the files; people are named by where they stand in the roster, from 1.
class Maker
{
public:
    explicit Maker(const QList<MadeUpPerson> &people) : m_people(people) {}

    QList<MadeUpFile> run()
    {
        byNumberAndName();
        byPinyin();
        inFolders();
        byLatinName();
        inGbkNames();
        byNumberAlone();
        otherFormats();
        wrongNames();
        twoOfOneName();
        junk();
        return m_files;
    }

private:
    const MadeUpPerson &person(int number) const { return m_people[number - 1]; }
    void add(int owner, const QString &path, const QByteArray &bytes, DocumentRole role)
    {
        m_files.append({path.toUtf8(), bytes, Fate::Owned, person(owner).number, role});
    }
    void cv(int owner, const QString &path)
    {
        add(owner, path, pdfOf({cvLines(person(owner))}), DocumentRole::Cv);
    }
    void transcript(int owner, const QString &path)
    {
        add(owner, path, pdfOf({transcriptLines(person(owner))}), DocumentRole::Transcript);
    }
    void letter(int owner, const QString &path)
    {
        add(owner, path, pdfOf({letterLines(person(owner)), {path}}), DocumentRole::Letter);
    }
    void notOwned(Fate fate, const QByteArray &path, const QByteArray &bytes)
    {
        m_files.append({path, bytes, fate});
    }

    void byNumberAndName() // 1 to 5: the way that was asked for
    {
        for (int i = 1; i <= 5; ++i) {
            const QString begin = person(i).number + u'_' + person(i).name + u'_';
            cv(i, begin + u"简历.pdf"_s);
            transcript(i, begin + u"成绩单.pdf"_s);
            letter(i, begin + u"推荐信1.pdf"_s);
        }
    }
    void byPinyin() // 6 to 9: the name in Latin letters, written together
    {
        for (int i = 6; i <= 9; ++i) {
            const QStringList words = person(i).latin.toLower().split(u' ');
            const QString begin = words.last() + words.first();
            cv(i, begin + u"-cv.pdf"_s);
            transcript(i, begin + u" transcript.pdf"_s);
        }
    }
    void inFolders() // 10 to 13: a folder for each, and folders in it
    {
        for (int i = 10; i <= 13; ++i) {
            const QString folder =
                u"by folder/"_s + person(i).number + u' ' + person(i).name + u'/';
            cv(i, folder + u"简历.pdf"_s);
            add(i, folder + u"材料/%1.pdf"_s.arg(u"扫描件"_s),
                pdfOf({chineseTranscriptLines(person(i))}), DocumentRole::Transcript);
            letter(i, folder + u"推荐信/1.pdf"_s);
        }
    }
    void byLatinName() // 14 to 18
    {
        for (int i = 14; i <= 18; ++i) {
            const QStringList words = latinOf(person(i)).split(u' ');
            cv(i, u"%1 Resume.pdf"_s.arg(latinOf(person(i))));
            letter(i, u"%1, %2 - reference letter.pdf"_s.arg(words.last(), words.first()));
        }
    }
    void inGbkNames() // 19 and 20
    {
        for (int i = 19; i <= 20; ++i) {
            m_files.append({inGbk(person(i).name + u"简历.pdf"_s), pdfOf({cvLines(person(i))}),
                            Fate::Owned, person(i).number, DocumentRole::Cv});
            m_files.append({inGbk(person(i).name + u"成绩单.pdf"_s),
                            pdfOf({chineseTranscriptLines(person(i))}), Fate::Owned,
                            person(i).number, DocumentRole::Transcript});
        }
    }
    void byNumberAlone() // 21 to 23: what each is stands only inside
    {
        for (int i = 21; i <= 23; ++i) {
            transcript(i, person(i).number + u" (1).pdf"_s);
            cv(i, person(i).number + u".pdf"_s);
            letter(i, person(i).number + u"-3.pdf"_s);
        }
    }
    void otherFormats() // 24 to 26
    {
        add(24, u"%1_CV.docx"_s.arg(person(24).number), docxOf(utf8(cvLines(person(24)))),
            DocumentRole::Cv);
        add(24, u"%1_照片.jpg"_s.arg(person(24).number), portrait(), DocumentRole::Other);
        add(25, u"%1_全部材料.pdf"_s.arg(person(25).name),
            pdfOf({cvLines(person(25)), transcriptLines(person(25)), letterLines(person(25))}),
            DocumentRole::Cv);
        cv(26, u"%1 CV.pdf"_s.arg(person(26).name));
        add(26, u"%1 transcript.png"_s.arg(person(26).name),
            encoded(photographOf(transcriptLines(person(26))), "PNG"), DocumentRole::Transcript);
        add(2, u"%1-研究计划.rtf"_s.arg(person(2).name),
            rtfOf({"Research plan", "I will measure."}), DocumentRole::Other);
        add(16, u"%1 certificate.jpg"_s.arg(person(16).name),
            encoded(photographOf({u"Certificate of Swimming"_s}), "JPEG"), DocumentRole::Other);
        add(27, u"%1_毕业证.pdf"_s.arg(person(27).number), pdfOf({{u"毕业证书"_s}}),
            DocumentRole::Other);
    }
    void wrongNames() // 27, 28
    {
        cv(27, u"%1_赵无名_简历.pdf"_s.arg(person(27).number)); // nobody is called so
        cv(28, u"document(3).pdf"_s);
        transcript(28, u"scan0001.pdf"_s);
        letter(28, u"letter_Brankovitch.pdf"_s); // called like who wrote it
    }
    void twoOfOneName() // 29 and 30: what stands in the files tells which
    {
        cv(29, person(29).name + u"简历.pdf"_s);
        cv(30, person(30).name + u"_CV.pdf"_s);
        notOwned(Fate::Tray, (person(29).name + u"推荐信.pdf"_s).toUtf8(),
                 pdfOf({{u"推荐信"_s, u"我推荐%1同学。"_s.arg(person(29).name)}}));
    }
    void junk()
    {
        notOwned(Fate::Tray, "readme.txt", "this folder holds what was sent in until Friday\n");
        notOwned(Fate::Tray, "Flyer.pdf",
                 pdfOf({{u"Summer School of Quiet Machines"_s, u"Come and see us in July."_s}}));
        notOwned(
            Fate::Tray, "scan0002.pdf",
            pdfOf({{u"To Whom It May Concern"_s, u"I recommend both %1 and %2."_s.arg(
                                                     latinOf(person(14)), latinOf(person(15)))}}));
        notOwned(Fate::Refused, "budget.xlsx", "no document");
        notOwned(Fate::Refused, (person(3).number + u"_broken.docx"_s).toUtf8(), "PK and no more");
        notOwned(Fate::Passed, "Thumbs.db", "pictures");
        notOwned(Fate::Passed, "__MACOSX/._cv.pdf", "fork");
    }

    const QList<MadeUpPerson> &m_people;
    QList<MadeUpFile> m_files;
};

} // namespace

QList<MadeUpPerson> madeUpPeople()
{
    const QList<std::pair<QString, QString>> names{
        {u"江一帆"_s, u"Yifan Jiang"_s},      {u"林知夏"_s, u"Zhixia Lin"_s},
        {u"周见山"_s, u"Jianshan Zhou"_s},    {u"许听澜"_s, u"Tinglan Xu"_s},
        {u"沈若谷"_s, u"Ruogu Shen"_s},       {u"顾怀瑾"_s, u"Huaijin Gu"_s},
        {u"陆子衿"_s, u"Zijin Lu"_s},         {u"程砚秋白"_s, u"Yanqiubai Cheng"_s},
        {u"欧阳小满"_s, u"Xiaoman Ouyang"_s}, {u"韩松年"_s, u"Songnian Han"_s},
        {u"白露晞"_s, u"Luxi Bai"_s},         {u"宋未央"_s, u"Weiyang Song"_s},
        {u"唐既明"_s, u"Jiming Tang"_s},      {u"Ida Northwood"_s, {}},
        {u"Luca Ferrantevale"_s, {}},         {u"Oskar Lindqvistson"_s, {}},
        {u"Priya Valecourt"_s, {}},           {u"Amara Okonjwe"_s, {}},
        {u"苏木清"_s, u"Muqing Su"_s},        {u"贺云舟"_s, u"Yunzhou He"_s},
        {u"秦望舒"_s, u"Wangshu Qin"_s},      {u"梁书衡"_s, u"Shuheng Liang"_s},
        {u"孟晚照"_s, u"Wanzhao Meng"_s},     {u"Tomas Ekbergruiz"_s, {}},
        {u"罗青野"_s, u"Qingye Luo"_s},       {u"Mei Tannenbaumer"_s, {}},
        {u"方既白"_s, u"Jibai Fang"_s},       {u"Nadia Brightwell"_s, {}},
        {u"王芳菲"_s, u"Fangfei Wang"_s},     {u"王芳菲"_s, u"Fangfei Wang"_s},
    };
    QList<MadeUpPerson> people;
    for (int i = 0; i < names.size(); ++i) {
        people.append({QString::number(20270101 + i), names[i].first, names[i].second,
                       u"applicant%1@example.org"_s.arg(i + 1),
                       i % 2 ? u"Northern Lakes University"_s : u"University of Westmarch"_s,
                       u"3.%1"_s.arg(50 + i), i % 3 ? u"Computer Science"_s : u"Mathematics"_s});
    }
    return people;
}

QByteArray rosterWorkbook(const QList<MadeUpPerson> &people)
{
    QList<QStringList> rows{{u"报名号"_s, u"姓名"_s, u"英文名"_s, u"电子邮箱"_s, u"本科院校"_s,
                             u"GPA"_s, u"报考专业"_s}};
    for (const MadeUpPerson &person : people)
        rows.append({person.number, person.name, person.latin, person.email, person.school,
                     person.gpa, person.programme});
    QByteArray cells;
    for (const QStringList &row : std::as_const(rows)) {
        cells += "<row>";
        for (qsizetype column = 0; column < row.size(); ++column) {
            const bool isNumber = cells.contains("</row>") && (column == 0 || column == 5);
            const QByteArray text = row[column].toHtmlEscaped().toUtf8();
            cells += isNumber ? "<c><v>" + text + "</v></c>"
                              : "<c t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
        }
        cells += "</row>";
    }
    return zipOf(
        {{"xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + cells + "</sheetData></worksheet>",
          ZipEntry::Packed}});
}

QList<MadeUpFile> madeUpFiles(const QList<MadeUpPerson> &people)
{
    return Maker(people).run();
}

QByteArray archiveOf(const QList<MadeUpFile> &files)
{
    QList<ZipEntry> entries;
    for (const MadeUpFile &file : files)
        entries.append({file.path, file.bytes, ZipEntry::Packed});
    return zipOf(entries);
}

QByteArray newerCvOf(const MadeUpPerson &person)
{
    return pdfOf({cvLines(person) + QStringList{u"AWARDS"_s, u"Lantern Prize, 2026"_s}});
}

} // namespace Bole::Tests
