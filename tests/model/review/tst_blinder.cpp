// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "model/review/blinder.h"
#include "model/review/namecheck.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Bole;

Q_DECLARE_METATYPE(Bole::BlindField)

namespace {

// A fictional applicant.
Record record()
{
    Record r;
    r.source.file = QStringLiteral("江晓_CV.pdf");
    r.source.sha256 = QStringLiteral("c0ffee");
    r.basics.name = QStringLiteral("江晓云");
    r.basics.nameOther = QStringLiteral("Xiaoyun (Sean) Jiang");
    r.basics.emails = {QStringLiteral("xyjiang98@example.org")};
    r.basics.phones = {QStringLiteral("(+86) 139-0555-0142")};
    r.basics.url = QStringLiteral("https://quiet-river.example.org");
    r.basics.profiles = {{QStringLiteral("GitHub"), QStringLiteral("rivercloud"),
                          QStringLiteral("https://github.com/rivercloud")}};
    r.basics.address = QStringLiteral("12 Willow Lane, Rivertown");
    r.basics.age = 24;
    r.basics.gender = QStringLiteral("female");
    r.basics.summary = QStringLiteral("Xiaoyun studies rivers.");
    r.basics.birthDate = PartialDate{2002, 5, 17};
    r.basics.ethnicity = QStringLiteral("畲族");
    r.basics.nativePlace = QStringLiteral("浙江景宁");
    r.basics.politicalStatus = QStringLiteral("共青团员");
    r.basics.programme = QStringLiteral("Hydrology");
    r.basics.supervisorWish = QStringLiteral("Prof. Vera Lindqvist");
    r.basics.identifiers = {{QStringLiteral("student"), QStringLiteral("R2021-0345")}};
    Education e;
    e.institution = QStringLiteral("Rivertown University");
    e.institutionId = QStringLiteral("rivertown");
    e.studyType = QStringLiteral("B.S.");
    e.advisor = QStringLiteral("Prof. Otto Fernweh");
    r.education = {e};
    Publication p;
    p.name = QStringLiteral("Rivers at Night");
    p.authors = {QStringLiteral("O. Fernweh"), QStringLiteral("X. Jiang"),
                 QStringLiteral("Mira Okafor")};
    p.applicantPosition = 2;
    r.publications = {p};
    r.provenance.insert(QStringLiteral("/basics/name"),
                        {Place{1, QRectF(0.1, 0.05, 0.3, 0.02), 0, 0, 0}});
    r.provenance.insert(QStringLiteral("/education/0/studyType"),
                        {Place{1, QRectF(0.1, 0.5, 0.3, 0.02), 0, 0, 0}});
    r.checks = {{QStringLiteral("/basics/emails/0"), QStringLiteral("email.malformed"), {}, {}}};
    return r;
}

Blinder blinder(BlindFields fields = usualBlindFields, QStringView language = u"en")
{
    return Blinder(Blindness(fields), ApplicantId{17}, record(), language);
}

Word word(const QString &text, double x, double y, double width = 50)
{
    Word w;
    w.text = text;
    w.box = QRectF(x, y, width, 10);
    w.spaceAfter = true;
    return w;
}

} // namespace

class TestBlinder : public QObject
{
    Q_OBJECT

private slots:
    void institution_isHiddenByAllItsNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("as printed") << QStringLiteral("Tongji University");
        QTest::newRow("in Chinese") << QStringLiteral("2021 同济大学 软件工程");
        QTest::newRow("short in Chinese") << QStringLiteral("同济机器人队");
        QTest::newRow("shortened") << QStringLiteral("Tongji Univ., Shanghai");
        QTest::newRow("the name alone") << QStringLiteral("the Tongji Kernel Club");
        QTest::newRow("in an address") << QStringLiteral("xiao@mail.tongji.edu.cn");
        QTest::newRow("capitals alone") << QStringLiteral("UNIGE reading group");
        QTest::newRow("three capitals") << QStringLiteral("courses at MIT");
    }

    void institution_isHiddenByAllItsNames()
    {
        QFETCH(QString, text);
        Record record;
        for (const char *name : {"Tongji University", "University of Geneva",
                                 "Massachusetts Institute of Technology"}) {
            Education entry;
            entry.institution = QString::fromLatin1(name);
            record.education.append(entry);
        }
        const Blinder blinder(Blindness(BlindField::Institution), ApplicantId{7}, record, u"en");
        QVERIFY2(blinder.hides(text), qPrintable(blinder.text(text)));
        QVERIFY(blinder.text(text).contains(Blinder::mask()));
        QVERIFY2(!blinder.hides(u"fit mit dem Rad, submit, university"), "not where it is a word");
    }

    void code_isTheSameInBothLanguages()
    {
        QCOMPARE(applicantCode(ApplicantId{17}, u"en"), QStringLiteral("Applicant 017"));
        QCOMPARE(applicantCode(ApplicantId{17}, u"zh_CN"), QStringLiteral("申请人 017"));
        QCOMPARE(applicantCode(ApplicantId{12345}, u"en"), QStringLiteral("Applicant 12345"));
    }

    void name_isFoundHoweverWritten_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"江晓云",
                                 "姓名：江 晓 云（女）",
                                 "晓云",
                                 "Xiaoyun Jiang",
                                 "XIAOYUN JIANG",
                                 "Jiang Xiaoyun",
                                 "Jiang, Xiaoyun",
                                 "Xiao-Yun Jiang",
                                 "Xiao Yun JIANG",
                                 "X. Jiang",
                                 "X.-Y. Jiang",
                                 "X.Y. Jiang",
                                 "Jiang X Y",
                                 "Jiang XY",
                                 "Jiang, X.",
                                 "Xiaoyun Jiang#, Mira Okafor",
                                 "Jiang#",
                                 "Jiang++",
                                 "Sean Jiang",
                                 "Xiaoyun",
                                 "Dear Jiang:",
                                 "Jiang’s rivers",
                                 "Xiaoyun's familiarity with rivers",
                                 "xiaoyunjiang",
                                 "jiangxiaoyun_cv_final.pdf",
                                 "JiangXiaoyun2024.pdf",
                                 "xyjiang98@example.org",
                                 "xyjiang",
                                 "home/xyjiang98",
                                 "Ｘｉａｏｙｕｎ Ｊｉａｎｇ",
                                 "Xiǎoyún Jiāng",
                                 "Jiang\nXiaoyun",
                                 "rivercloud"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void name_isFoundHoweverWritten()
    {
        QFETCH(QString, text);
        const QString blind = blinder().text(text);
        QVERIFY2(blinder().hides(text), qPrintable(text));
        for (const char *left : {"iang", "iaoyun", "xyj", "晓云", "IANG", "rivercloud"})
            QVERIFY2(!blind.contains(QString::fromUtf8(left)), qPrintable(blind));
    }

    /// As the table of surnames has them: of two characters, or read as no character alone is.
    void surname_isFoundAsItIsRead_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const char *text) {
            QTest::newRow(text) << QString::fromUtf8(name) << QString::fromUtf8(text);
        };
        row("澹台明月", "Mingyue Tantai");
        row("闾丘明月", "M. Lüqiu");
        row("夏侯明月", "Mingyue Xiahou");
        row("尉迟明月", "Mingyue Yuchi");
        row("单明月", "Mingyue Shan");
        row("覃明月", "Mingyue Qin");
    }

    void surname_isFoundAsItIsRead()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, text);
        Record person;
        person.basics.name = name;
        QVERIFY(Blinder(Blindness(usualBlindFields), ApplicantId{17}, person, u"en").hides(text));
    }

    void others_areLeftAlone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"Mira Okafor", "Jia Xiang", "Rivers at Night", "晓庄学院", "云计算",
              "the jiang of old", "GPA 3.9/4.0", "2021-09 – 2025-06", "MS in Computer Science",
              "The Golden Age of Rivers", "Stage 3 trial"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void others_areLeftAlone()
    {
        QFETCH(QString, text);
        QCOMPARE(blinder().text(text), text);
    }

    void contact_age_gender_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("blind");
        const auto row = [](const char *text, const char *blind) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(blind);
        };
        row("Tel: +86 139 0555 0142.", "Tel: ▒▒▒.");
        row("13905550142", "▒▒▒");
        row("write to somebody@example.com", "write to ▒▒▒");
        row("https://github.com/rivercloud", "▒▒▒");
        row("Age: 24", "Age: ▒▒▒");
        row("年龄：24岁", "年龄：▒▒▒");
        row("出生年月：2001.05", "出生年月：▒▒▒");
        row("Date of birth: May 3, 2001", "Date of birth: ▒▒▒");
        row("性别：女", "性别：▒▒▒");
        row("Sex / marital status\tF / single", "Sex / marital status\t▒▒▒");
        row("Name in English\tZorita Wan Ka, Fleur\tx", "Name in English\tApplicant 017\tx");
        row("Name in Chinese\t甄子虚", "Name in Chinese\tApplicant 017");
        row("Family name / Given names: Zorita, Fleur Wan",
            "Family name / Given names: Applicant 017");
        row("Date and place of birth\t3 May 2001, Rivertown", "Date and place of birth\t▒▒▒");
        row("Gender: Female", "Gender: ▒▒▒");
        row("12 Willow Lane, Rivertown", "▒▒▒");
        // Addresses that no label names and the record does not know.
        row("Flat 5B, Heron Residency, Adyar 600020, India", "▒▒▒");
        row("40 Old Mill Rd, Northlake | a robotics student", "▒▒▒ | a robotics student");
        row("Lindenstraße 7, 01099 Dresden", "▒▒▒");
        row("12 rue des Tilleuls, Lyon", "▒▒▒");
        row("西安市碑林区咸宁西路28号", "▒▒▒");
        row("Ranked 12 Road Networks, Dresden", "Ranked 12 Road Networks, Dresden");
        row("Lausanne, Switzerland", "Lausanne, Switzerland");
        row("高新区智慧城市项目", "高新区智慧城市项目");
    }

    void contact_age_gender()
    {
        QFETCH(QString, text);
        QFETCH(QString, blind);
        const QString got = blinder().text(text);
        const QString withoutScheme = QString(got).remove(QStringLiteral("https://"));
        QVERIFY2(got == blind || withoutScheme == blind, qPrintable(got));
    }

    void record_holdsNothingHidden()
    {
        const Record blind = blinder().record();
        const QString json =
            QString::fromUtf8(QJsonDocument(toJson(blind)).toJson(QJsonDocument::Compact));
        for (const char *leak : {"江", "晓云", "Jiang", "Xiaoyun", "Sean", "xyjiang", "139", "0142",
                                 "quiet-river", "rivercloud", "Willow", "female", "24", "c0ffee"})
            QVERIFY2(!json.contains(QString::fromUtf8(leak)), leak);
        QCOMPARE(blind.basics.name, QStringLiteral("Applicant 017"));
        // Not as if the document did not say.
        QCOMPARE(blind.basics.emails, QStringList{QStringLiteral("hidden")});
        QCOMPARE(blind.basics.gender, QStringLiteral("hidden"));
        QCOMPARE(blind.source.file, QStringLiteral("Applicant 017.pdf"));
        QCOMPARE(blind.publications[0].authors[1], QStringLiteral("Applicant 017"));
        QCOMPARE(blind.publications[0].authors[2], QStringLiteral("Mira Okafor"));
        QCOMPARE(blind.education[0].institution, QStringLiteral("Rivertown University"));
        QVERIFY(!blind.provenance.contains(QStringLiteral("/basics/name")));
        QVERIFY(blind.provenance.contains(QStringLiteral("/education/0/studyType")));
        QVERIFY(blind.checks.isEmpty());
    }

    void personalFields_areHiddenAsValues_data()
    {
        QTest::addColumn<BlindField>("field");
        QTest::addColumn<QStringList>("hidden");
        const auto row = [](const char *name, BlindField field, const QStringList &hidden) {
            QTest::newRow(name) << field << hidden;
        };
        const QString number = QStringLiteral("/basics/identifiers");
        row("age", BlindField::Age,
            {QStringLiteral("/basics/age"), QStringLiteral("/basics/birthDate"), number});
        row("gender", BlindField::Gender, {QStringLiteral("/basics/gender"), number});
        row("origin", BlindField::Origin,
            {QStringLiteral("/basics/ethnicity"), QStringLiteral("/basics/nativePlace"),
             QStringLiteral("/basics/politicalStatus"), number});
        row("advisor", BlindField::Advisor, {QStringLiteral("/basics/supervisorWish")});
    }

    void personalFields_areHiddenAsValues()
    {
        QFETCH(BlindField, field);
        QFETCH(QStringList, hidden);
        const Blinder blind = blinder(BlindFields(field));
        const QByteArray text = QJsonDocument(toJson(blind.record(record()))).toJson();
        const QList<std::pair<QString, QString>> values{
            {QStringLiteral("/basics/birthDate"), QStringLiteral("2002")},
            {QStringLiteral("/basics/ethnicity"), QStringLiteral("畲")},
            {QStringLiteral("/basics/nativePlace"), QStringLiteral("景宁")},
            {QStringLiteral("/basics/politicalStatus"), QStringLiteral("团员")},
            {QStringLiteral("/basics/supervisorWish"), QStringLiteral("Lindqvist")},
            {QStringLiteral("/basics/identifiers"), QStringLiteral("0345")}};
        for (const auto &[pointer, value] : values) {
            QCOMPARE(blind.hidesField(pointer), hidden.contains(pointer));
            QCOMPARE(!text.contains(value.toUtf8()), hidden.contains(pointer));
        }
        QVERIFY(!blind.hidesField(u"/basics/programme"));
        QVERIFY(text.contains("Hydrology"));
    }

    void identifiers_areHiddenInTexts()
    {
        QCOMPARE(blinder().text(QStringLiteral("Transcript of R2021-0345")),
                 QStringLiteral("Transcript of ▒▒▒"));
    }

    void institutionAndAdvisor_onWish()
    {
        const auto everything = usualBlindFields | BlindField::Institution | BlindField::Advisor;
        const Blinder b = blinder(everything, u"zh_CN");
        const Record blind = b.record();
        QCOMPARE(blind.education[0].institution, QStringLiteral("已隐藏"));
        QVERIFY(blind.education[0].institutionId.isEmpty());
        QCOMPARE(blind.education[0].advisor, QStringLiteral("已隐藏"));
        QCOMPARE(blind.publications[0].authors[0], Blinder::mask());
        QCOMPARE(b.text(QStringLiteral("At Rivertown University with O. Fernweh")),
                 QStringLiteral("At ▒▒▒ with ▒▒▒"));
        QCOMPARE(b.text(QStringLiteral("Thesis (Guide: Dr. Tamsin Perunda)")),
                 QStringLiteral("Thesis (Guide: Dr. ▒▒▒)"));
        QCOMPARE(b.code(), QStringLiteral("申请人 017"));
    }

    /// As long as nobody knows the name, the address tells which author it is.
    void authorLikeTheAddress_isHiddenWhileTheNameIsUnsure()
    {
        Record record;
        record.basics.name = QStringLiteral("Academic path");
        record.confidence.insert(QStringLiteral("/basics/name"), 0.3);
        record.basics.emails = {QStringLiteral("fleur.zorita7@example.org")};
        Publication paper;
        paper.authors = {QStringLiteral("Zorita-Ek, F."), QStringLiteral("M. Okafor")};
        record.publications = {paper};
        const Blinder blinder(Blindness(BlindField::Name), ApplicantId{4}, record, u"en");
        const QStringList shown = blinder.record().publications[0].authors;
        QVERIFY2(!shown[0].contains(QStringLiteral("Zorita")), qPrintable(shown[0]));
        QCOMPARE(shown[1], QStringLiteral("M. Okafor"));
    }

    /// Half a name is no name: what a form or a programme is called is not somebody's.
    void titleOfAForm_isNoSureName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isSure");
        for (const char *title : {"APPLICATION FORM", "INTERNATIONAL SCHOLARSHIP PROGRAMME",
                                  "Curriculum Vitae", "夏令营申请表", "Work Experience"})
            QTest::newRow(title) << QString::fromUtf8(title) << false;
        for (const char *name : {"Fleur Zorita", "甄子虚", "Scholastica Former"})
            QTest::newRow(name) << QString::fromUtf8(name) << true;
    }

    void titleOfAForm_isNoSureName()
    {
        QFETCH(const QString, name);
        QFETCH(const bool, isSure);
        Record record;
        record.basics.name = name;
        QCOMPARE(isNameSure(record), isSure);
    }

    void authorLikeAMisreadName_isHidden()
    {
        Record record;
        record.basics.name = QStringLiteral("岑党禾");
        Publication paper;
        paper.authors = {QStringLiteral("岑棠禾"), QStringLiteral("郁云阶")};
        record.publications = {paper};
        const Blinder blinder(Blindness(BlindField::Name), ApplicantId{4}, record, u"zh_CN");
        const Record blind = blinder.record(record);
        QVERIFY(!blind.publications[0].authors[0].contains(QStringLiteral("岑棠禾")));
        QCOMPARE(blind.publications[0].authors[1], QStringLiteral("郁云阶"));
    }

    void personalData_isHidden()
    {
        const QString text = QStringLiteral(
            "民族：汉 籍贯：江苏 政治面貌：群众\n出生年月：1999.03\n学号：2021210345\n"
            "身份证号：11010519491231002X 報名號：A-17\nNationality: Ruritanian, Marital "
            "Status: Single\n兴趣：河流");
        QCOMPARE(blinder().text(text),
                 QStringLiteral("民族：▒▒▒ 籍贯：▒▒▒ 政治面貌：▒▒▒\n出生年月：▒▒▒\n学号：▒▒▒\n"
                                "身份证号：▒▒▒ 報名號：▒▒▒\nNationality: ▒▒▒, Marital "
                                "Status: ▒▒▒\n兴趣：河流"));
        QCOMPARE(blinder(BlindField::Photo).text(text), text);
        // A number of an identity card tells age, sex and home, and stands where it likes.
        QVERIFY(!blinder(BlindField::Age)
                     .text(QStringLiteral("(11010519491231002X)"))
                     .contains(QStringLiteral("1949")));
        Record other = record();
        Section section;
        section.text = text;
        other.sections = {section};
        QVERIFY(!blinder().record(other).sections[0].text.contains(QStringLiteral("江苏")));
    }

    void page_isCoveredAndItsWordsMasked()
    {
        PageText page;
        page.size = QSizeF(600, 800);
        page.words = {
            word(QStringLiteral("Curriculum"), 300, 20), word(QStringLiteral("Xiaoyun"), 60, 42),
            word(QStringLiteral("Jiang"), 120, 42),      word(QStringLiteral("Rivers"), 60, 300),
            word(QStringLiteral("by"), 120, 300),        word(QStringLiteral("X."), 180, 300),
            word(QStringLiteral("Jiang,"), 240, 300),    word(QStringLiteral("Okafor"), 300, 300)};
        page.images = {QRectF(500, 20, 80, 100)};
        page.links = {{QRectF(60, 500, 50, 10), QStringLiteral("mailto:xyjiang98@example.org"), 0},
                      {QRectF(60, 600, 50, 10), QStringLiteral("https://doi.example.org/10.1"), 0}};
        const BlindPage blind = blinder().page(page, 1, true);
        const auto covered = [&](const QRectF &box) {
            return std::ranges::any_of(blind.covers,
                                       [&](const QRectF &c) { return c.contains(box); });
        };
        QVERIFY(covered(page.words[1].box));
        QVERIFY(covered(page.words[2].box));
        QVERIFY(covered(page.words[5].box));
        QVERIFY(covered(page.words[6].box));
        QVERIFY(covered(page.images[0]));
        QVERIFY(covered(QRectF(60, 40, 180, 16))); // where the record says the name was read
        QVERIFY(!covered(page.words[3].box));
        QVERIFY(!covered(page.words[7].box));
        QStringList texts;
        for (const Word &w : blind.page.words)
            texts.append(w.text);
        QCOMPARE(texts.join(u' '), QStringLiteral("Curriculum ▒▒▒ ▒▒▒ Rivers by ▒▒▒ ▒▒▒, Okafor"));
        QCOMPARE(blind.page.links.size(), 1);
        QVERIFY(blind.page.images.isEmpty());
    }

    void partOfALongWord_isCoveredAlone()
    {
        PageText page;
        page.size = QSizeF(600, 800);
        Word run = word(QStringLiteral("作者江晓云与同事"), 60, 300, 80);
        for (int i = 0; i < run.text.size(); ++i)
            run.characterBoxes.append(QRectF(60 + 10 * i, 300, 10, 10));
        page.words = {run};
        const BlindPage blind = blinder().page(page, 2, true);
        QCOMPARE(blind.covers.size(), 1);
        QVERIFY(blind.covers[0].contains(QRectF(80, 300, 30, 10)));
        QVERIFY(!blind.covers[0].contains(QRectF(60, 300, 20, 10)));
        QCOMPARE(blind.page.words[0].text, QStringLiteral("作者▒▒▒与同事"));
    }

    // Forms give all labels first, then all values.
    void valueBesideItsLabel_isCovered()
    {
        PageText page;
        page.size = QSizeF(600, 800);
        page.words = {
            word(QStringLiteral("姓名"), 60, 100),    word(QStringLiteral("出生年月"), 260, 100),
            word(QStringLiteral("专业"), 60, 120),    word(QStringLiteral("2005"), 340, 100, 30),
            word(QStringLiteral("年"), 372, 100, 10), word(QStringLiteral("3"), 384, 100, 6),
            word(QStringLiteral("月"), 392, 100, 10), word(QStringLiteral("2021"), 560, 100, 30)};
        const BlindPage blind = blinder().page(page, 2, true);
        for (int i = 3; i < 7; ++i)
            QCOMPARE(blind.page.words[i].text, Blinder::mask());
        QCOMPARE(blind.page.words[7].text, QStringLiteral("2021")); // in another column
        QCOMPARE(blind.page.words[1].text, QStringLiteral("出生年月"));
    }

    void scan_isNotCoveredAsAWhole()
    {
        PageText page;
        page.size = QSizeF(600, 800);
        page.images = {QRectF(0, 0, 600, 800)};
        for (int i = 0; i < 6; ++i)
            page.words.append(word(QStringLiteral("research"), 60 + 80 * i, 100));
        QVERIFY(blinder().page(page, 2, true).covers.isEmpty());
    }

    // A photograph, or a scan of which nothing was read: nobody knows whom it shows.
    void pictureWithoutWords_isCovered()
    {
        PageText page;
        page.size = QSizeF(600, 800);
        page.images = {QRectF(0, 0, 600, 800)};
        QVERIFY(!blinder().page(page, 2, true).covers.isEmpty());
    }

    // What reading left of a form has lost its cells.
    void restOfAForm_isHidden()
    {
        Record r = record();
        Section form;
        form.kind = SectionKind::Personal;
        form.text = QStringLiteral("Address Carrer Falsa 55, Vila (Spain)\nNationality Ruritanian");
        Section paper;
        paper.kind = SectionKind::Other;
        paper.text = QStringLiteral("Address Space Layout");
        r.sections = {form, paper};
        const Record blind = blinder().record(r);
        QCOMPARE(blind.sections[0].text, QStringLiteral("Address\t▒▒▒\nNationality\t▒▒▒"));
        QCOMPARE(blind.sections[1].text, paper.text);
    }

    void search_doesNotFindWhatIsHidden()
    {
        const QString text = QStringLiteral("Xiaoyun Jiang studies rivers in Rivertown");
        const Blinder b = blinder();
        QVERIFY(!b.mayBeFound(QStringLiteral("jiang"), text));
        QVERIFY(!b.mayBeFound(QStringLiteral("Xiaoyun"), text));
        QVERIFY(b.mayBeFound(QStringLiteral("rivers"), text));
        QVERIFY(Blinder().mayBeFound(QStringLiteral("jiang"), text));
    }

    void making_isQuick()
    {
        blinder(); // the first one loads pinyin
        QBENCHMARK
        {
            blinder();
        }
    }

    void off_changesNothing()
    {
        const Blinder b(Blindness(), ApplicantId{17}, record(), u"en");
        QCOMPARE(b.record(), record());
        QCOMPARE(b.text(QStringLiteral("Xiaoyun Jiang, female")),
                 QStringLiteral("Xiaoyun Jiang, female"));
        const Blindness open;
        QCOMPARE(open.displayName(ApplicantId{3}, QStringLiteral("Mira"), u"en"),
                 QStringLiteral("Mira"));
        QCOMPARE(open.displayFileName(ApplicantId{3}, QStringLiteral("m.pdf"), {}, u"en"),
                 QStringLiteral("m.pdf"));
    }

    void displayNames_hide()
    {
        const Blindness blind(usualBlindFields);
        QCOMPARE(blind.displayName(ApplicantId{3}, QStringLiteral("Mira"), u"zh_CN"),
                 QStringLiteral("申请人 003"));
        QCOMPARE(blind.displayFileName(ApplicantId{3}, QStringLiteral("Mira.pdf"),
                                       QStringLiteral("CV"), u"en"),
                 QStringLiteral("Applicant 003 (CV).pdf"));
    }

    void choice_roundTrips()
    {
        BlindnessChoice choice;
        choice.season = usualBlindFields;
        choice.reviewers.insert(ReviewerId{4}, BlindField::Name | BlindField::Advisor);
        choice.reviewers.insert(ReviewerId{5}, {});
        QCOMPARE(BlindnessChoice::fromJson(choice.toJson()), choice);
        QCOMPARE(BlindnessChoice::fromJson(QJsonValue::Undefined), BlindnessChoice());
    }

    void damagedChoice_hidesEverything_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<qint64>("reviewer");

        // The fourth reviewer has no choice of their own, the fifth has one.
        const auto row = [](const char *name, const QByteArray &json, qint64 reviewer = 4) {
            QTest::newRow(name) << QByteArray("[" + json + "]") << reviewer;
        };
        row("nothing readable", "null");
        row("a word", R"("name")");
        row("a list", R"(["name"])");
        row("empty", "{}");
        row("no season", R"({"reviewers": {"5": []}, "version": 2})");
        row("season is a word", R"({"season": "name", "reviewers": {}, "version": 2})");
        row("a field nobody knows", R"({"season": ["nane"], "reviewers": {}, "version": 2})");
        row("a field that is a number", R"({"season": [1], "reviewers": {}, "version": 2})");
        row("no reviewers", R"({"season": [], "version": 2})");
        row("reviewers are a list", R"({"season": [], "reviewers": ["5"], "version": 2})");
        row("a reviewer without number", R"({"season": [], "reviewers": {"S": []}, "version": 2})");
        row("one reviewer's", R"({"season": [], "reviewers": {"5": 1}, "version": 2})", 5);
    }

    void damagedChoice_hidesEverything()
    {
        QFETCH(QByteArray, json);
        QFETCH(qint64, reviewer);
        const auto choice =
            BlindnessChoice::fromJson(QJsonDocument::fromJson(json).array().first());
        QCOMPARE(choice.reviewers.value(ReviewerId{reviewer}, choice.season), allBlindFields);
    }

    // Seasons of the time before origin could be chosen hid it with nothing at all.
    void oldChoice_hidesOriginWithAgeAndGender()
    {
        QJsonObject old = BlindnessChoice{usualBlindFields, {}}.toJson().toObject();
        old.remove(QStringLiteral("version"));
        old.insert(
            QStringLiteral("season"),
            QJsonArray{QStringLiteral("name"), QStringLiteral("age"), QStringLiteral("gender")});
        QVERIFY(BlindnessChoice::fromJson(old).season.testFlag(BlindField::Origin));
        old.insert(QStringLiteral("season"), QJsonArray{QStringLiteral("name")});
        QVERIFY(!BlindnessChoice::fromJson(old).season.testFlag(BlindField::Origin));
    }
};

QTEST_GUILESS_MAIN(TestBlinder)
#include "tst_blinder.moc"
