// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestKnowledge : public QObject
{
    Q_OBJECT

private slots:
    void ownTables_haveNoFaults();
    void loading_isQuick();
    void folding_keepsPlaces();
    void institution_isOnePlaceInEverySpelling_data();
    void institution_isOnePlaceInEverySpelling();
    void institution_isFoundInText_data();
    void institution_isFoundInText();
    void institution_isNotFound_data();
    void institution_isNotFound();
    void venue_isFound_data();
    void venue_isFound();
    void venue_ofAnotherSponsor_isNotTheSame();
    void venue_withoutEvidence_hasNoTier_data();
    void venue_withoutEvidence_hasNoTier();
    void heading_isRecognised_data();
    void heading_isRecognised();
    void words_areFound_data();
    void words_areFound();
    void readings_knowSurnames();
    void folder_addsAndReplaces();
    void folder_wrongLinesAreReported();

private:
    Knowledge m_knowledge;
};

void TestKnowledge::ownTables_haveNoFaults()
{
    QCOMPARE(m_knowledge.problems(), QList<Error>());
}

void TestKnowledge::loading_isQuick()
{
    QElapsedTimer timer;
    timer.start();
    const Knowledge fresh;
    const qint64 microseconds = timer.nsecsElapsed() / 1000;
    qInfo("loaded in %lld µs", microseconds);
    QVERIFY(fresh.institution(u"SJTU"));
    QVERIFY2(microseconds < 100'000, qPrintable(QString::number(microseconds)));
}

void TestKnowledge::folding_keepsPlaces()
{
    const QString text = u"ＧＰＡ：４．０　⼤学 – “x”"_s;
    QCOMPARE(folded(text), u"GPA:4.0 大学 - \"x\""_s);
    QCOMPARE(folded(text).size(), text.size());
    QCOMPARE(folded(u"國立臺灣大學 碩士，專著"), u"国立台湾大学 硕士,专著"_s);
    QCOMPARE(tableKey(u"The University of  São-Paulo"), u"university sao paulo"_s);
    QCOMPARE(tableKey(u"C++ / C#"), u"c++ c#"_s);
}

void TestKnowledge::institution_isOnePlaceInEverySpelling_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QStringList>("spellings");
    QTest::newRow("Jiao Tong") << u"Shanghai Jiao Tong University"_s
                               << QStringList{u"上海交通大学"_s,
                                              u"SJTU"_s,
                                              u"上海交大"_s,
                                              u"Shanghai Jiaotong University"_s,
                                              u"shanghai jiao tong university"_s,
                                              u"上海交通⼤学"_s};
    QTest::newRow("Beihang") << u"Beihang University"_s
                             << QStringList{u"北京航空航天大学"_s, u"北航"_s, u"BUAA"_s};
    QTest::newRow("HKUST") << u"Hong Kong University of Science and Technology"_s
                           << QStringList{u"港科大"_s, u"HKUST"_s, u"香港科技大学"_s,
                                          u"The Hong Kong University of Science & Technology"_s};
    QTest::newRow("Urbana") << u"University of Illinois Urbana-Champaign"_s
                            << QStringList{u"UIUC"_s, u"伊利诺伊大学香槟分校"_s,
                                           u"University of Illinois at Urbana-Champaign"_s};
    QTest::newRow("Zurich") << u"ETH Zurich"_s
                            << QStringList{u"ETH Zürich"_s, u"苏黎世联邦理工学院"_s, u"ETHZ"_s};
    QTest::newRow("Berkeley") << u"University of California, Berkeley"_s
                              << QStringList{u"UC Berkeley"_s, u"加州大学伯克利分校"_s,
                                             u"University of California Berkeley"_s};
    QTest::newRow("Tokyo") << u"The University of Tokyo"_s
                           << QStringList{u"东京大学"_s, u"University of Tokyo"_s};
}

void TestKnowledge::institution_isOnePlaceInEverySpelling()
{
    QFETCH(QString, english);
    QFETCH(QStringList, spellings);
    const auto place = m_knowledge.institution(english);
    QVERIFY(place);
    QCOMPARE(place->nameEn, english);
    for (const QString &spelling : std::as_const(spellings)) {
        const auto other = m_knowledge.institution(spelling);
        QVERIFY2(other, qPrintable(spelling));
        QCOMPARE(other->id, place->id);
    }
    QCOMPARE(m_knowledge.institutionById(place->id)->nameZh, place->nameZh);
}

void TestKnowledge::institution_isFoundInText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::addColumn<bool>("known");
    const auto row = [](const char *text, const char *found, bool known = true) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(found) << known;
    };
    row("上海交通大学 电子信息与电气工程学院", "上海交通大学");
    row("上海交通大学电子信息与电气工程学院", "上海交通大学");
    row("School of Software, Tsinghua University", "Tsinghua University");
    row("Ph.D., Zhejiang University — College of Computer Science", "Zhejiang University");
    row("Teaching Assistant, CS101, SUSTech", "SUSTech");
    row("2019.9-至今 上海交通大学 博士，计算机科学与技术", "上海交通大学");
    row("哈尔滨工业大学（威海） 通信工程", "哈尔滨工业大学（威海）");
    row("本科, 飞鸟大学, 计算机科学与技术", "飞鸟大学", false);
    row("First Example University, Springfield, USA", "First Example University", false);
    row("University of Nowhere • PhD in Philology • 1975", "University of Nowhere", false);
    row("Example College of the Arts, B.A.", "Example College of the Arts", false);
    row("Universität Beispielstadt, M.Sc. Informatik", "Universität Beispielstadt", false);
    row("某某学院 | 软件工程", "某某学院", false);
}

void TestKnowledge::institution_isFoundInText()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    QFETCH(bool, known);
    const auto match = m_knowledge.findInstitution(text);
    QVERIFY(match);
    QCOMPARE(text.sliced(match->span.start, match->span.length), found);
    QCOMPARE(match->isKnown(), known);
}

void TestKnowledge::institution_isNotFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("deputies") << u"当选人大代表"_s;
    QTest::newRow("college English") << u"大学英语六级"_s;
    QTest::newRow("students") << u"全国大学生数学建模竞赛"_s;
    QTest::newRow("lower case") << u"we hit the bit rate of the link"_s;
    QTest::newRow("plain words") << u"Designed a remote inference framework"_s;
}

void TestKnowledge::institution_isNotFound()
{
    QFETCH(QString, text);
    const auto match = m_knowledge.findInstitution(text);
    QVERIFY2(!match, match ? qPrintable(match->nameEn + match->nameZh) : "");
}

void TestKnowledge::venue_ofAnotherSponsor_isNotTheSame()
{
    QVERIFY(!m_knowledge.findVenue(u"in IEEE ATC 2023"));
    QVERIFY(m_knowledge.findVenue(u"in ATC 2023"));
    QCOMPARE(m_knowledge.findVenue(u"IEEE INFOCOM 2023")->id, u"INFOCOM"_s);
}

void TestKnowledge::venue_isFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("tier");
    const auto row = [](const char *text, const char *id, const char *tier) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(id)
                            << QString::fromUtf8(tier);
    };
    row("HPCA'25", "HPCA", "CCF-A");
    row("ACM Multimedia 2020", "ACM MM", "CCF-A");
    row("MM '20", "ACM MM", "CCF-A");
    row("ToN 2023", "TON", "CCF-A");
    row("IEEE/ACM Trans. Netw., vol. 3", "TON", "CCF-A");
    row("NIPS 2016", "NeurIPS", "CCF-A");
    row("CVPR2023", "CVPR", "CCF-A");
    row("In Proceedings of the 31st ACM International Conference on Multimedia", "ACM MM", "CCF-A");
    row("in 2025 IEEE International Symposium on High Performance Computer Architecture (HPCA)",
        "HPCA", "CCF-A");
    row("IEEE Trans. Parallel Distrib. Syst., vol. 30, no. 2", "TPDS", "CCF-A");
    row("IEEE Transactions on Knowledge and Data Engineering", "TKDE", "CCF-A");
    row("Sigmetrics 2023", "SIGMETRICS", "CCF-B");
    row("CCGrid 2023", "CCGRID", "CCF-C");
    row("In PerCom Workshops, 2018", "PERCOM", "");
    row("arXiv preprint arXiv:2401.00001", "arXiv", "");
    row("USENIX ATC", "ACM SIGOPS ATC", "CCF-A");
    row("in Proc. IEEE ICC, 2024", "ICC", "CCF-C");
    row("Proc. IEEE, vol. 110, no. 4", "Proceedings of the IEEE", "");
    row("软件学报, 2021, 32(1)", "软件学报", "");
}

void TestKnowledge::venue_isFound()
{
    QFETCH(QString, text);
    QFETCH(QString, id);
    QFETCH(QString, tier);
    const auto venue = m_knowledge.findVenue(text);
    QVERIFY(venue);
    QCOMPARE(venue->id, id);
    QCOMPARE(venue->tier, tier);
}

void TestKnowledge::venue_withoutEvidence_hasNoTier_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *text) {
        QTest::newRow(name) << QString::fromUtf8(text);
    };
    row("a name inside a longer one",
        "International Conference on Machine Learning and Applications, 2023");
    row("two words inside a journal's name", "Journal of Machine Learning Methods, 2023");
    row("two words of a sentence", "a study of parallel computing in schools");
    row("a place", "Annual Meeting of Birds, Washington, DC, 2023");
    row("two letters by themselves", "AI, 2023");
    row("letters without a witness", "ISC");
    row("another full name before the brackets",
        "International Conference on Smart Cages (ICSC), 2023");
    row("another name for known letters", "International Conference on Caged Ducks (ICCD), 2023");
    row("a workshop", "CVPR 2023 Workshop on Birds");
    row("a workshop that names itself first", "Workshop on Birds at NeurIPS 2023");
    row("the companion", "Companion Proceedings of ICSE 2023");
    row("a poster", "SIGCOMM 2022 (Poster)");
    row("a short paper", "SIGIR 2021, short paper");
    row("the findings", "Findings of ACL 2023");
}

void TestKnowledge::venue_withoutEvidence_hasNoTier()
{
    QFETCH(QString, text);
    const auto venue = m_knowledge.findVenue(text);
    QVERIFY2(!venue || !venue->isProven, venue ? qPrintable(venue->id) : "");
    QVERIFY(!venue || venue->tier.isEmpty());
}

void TestKnowledge::heading_isRecognised_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("kinds");
    const auto row = [](const char *line, const char *kinds) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(kinds);
    };
    row("EDUCATION", "education");
    row("E DUCATION", "education");
    row("int erests", "interests");
    row("1. Research Experience", "research");
    row("Selected Publications (* equal contribution)", "publications");
    row("Awards / Honors", "awards");
    row("Skills & Publications", "skills publications");
    row("一、教育背景", "education");
    row("Ⅱ 教育背景", "education");
    row("FINAL YEAR PROJECT:", "projects");
    row("MINI PROJECT:", "projects");
    row("INTERNSHIP / INPLANT TRAINING:", "work");
    row("Ⅳ、发表学术论文（著作）情况", "publications");
    row("III 参加科研工作情况", "research");
    row("教育背景 EDUCATION", "education");
    row("■ 教 育 经 历：", "education");
    row("项目经历 / 荣誉称号", "projects awards");
    row("获奖情况", "awards");
    row("主要学术成果", "publications");
    row("自我评价", "summary");
    row("教学与服务", "teaching service");
    row("Highlighted Projects", "projects");
    row("Featured Robotics-free Projects", "");
    row("Research Funding", "awards");
    row("Works in Progress", "publications");
    row("Professional Experiance", "work");
    row("Selected Publicatoins", "publications");
    row("Placements", "work");
    row("Skills and Awards", "skills awards");
    row("Teaching and Research Experience", "teaching research");
    row("发表著作", "publications");
    row("專案與作品集", "projects");
    row("志工經驗", "volunteer");
    row("教学助理经历", "teaching");
    row("境外交流", "work");
    row("竞赛与社团经历", "awards activities");
    row("课程和技能", "courses skills");
    row("Education and Honors", "education awards");
    row("学习与工作经历", "education work");
    row("学习及科研经历", "education research");
    row("实习或工作经历", "work");
    row("实习/项目经历", "work projects");
    row("Conferences", "talks publications");
    row("Tools & Technologies", "skills");
    row("Software & Tools", "skills");
    row("Systems", "skills projects");
    row("Fieldwork", "work");
    row("Clinical Rotations", "work");
    row("Research Assistantships", "research");
    row("Industrial Training", "work");
    row("Languages Known", "languages");
    row("Projects Undertaken", "projects");
    row("Scholastic Record", "education");
    row("Laboratory Techniques", "skills");
    row("Works Under Review", "publications");
    row("Personal Particulars", "personal");
    row("Biodata", "personal");
    row("Educational Profile", "education");
    row("Profile", "summary");
    row("Research Profile", "research");
    row("科研工作经历", "research");
    row("班团工作", "activities");
    row("實習實訓", "work");
    row("大创经历", "projects");
    row("專題製作", "projects");
    row("Research Assistant", "");
    row("Tongji University", "");
    row("I have broad interests in systems", "");
    row("2021", "");
}

void TestKnowledge::heading_isRecognised()
{
    QFETCH(QString, line);
    QFETCH(QString, kinds);
    QCOMPARE(m_knowledge.headingKinds(line).join(u' '), kinds);
    QCOMPARE(m_knowledge.heading(line).has_value(), !kinds.isEmpty());
}

void TestKnowledge::words_areFound_data()
{
    QTest::addColumn<int>("table");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](WordTable table, const char *text, const char *found) {
        QTest::newRow(text) << int(table) << QString::fromUtf8(text) << QString::fromUtf8(found);
    };
    row(WordTable::Degrees, "B.S. in Computer Science", "bachelor:B.S");
    row(WordTable::Degrees, "BEng, first class", "bachelor:BEng");
    row(WordTable::Degrees, "工学硕士（在读）", "master:工学硕士");
    row(WordTable::Degrees, "直博生，导师：某某", "doctor:直博生");
    row(WordTable::Degrees, "Master of Philosophy (MPhil)",
        "master:Master of Philosophy master:MPhil");
    row(WordTable::Degrees, "it will be me", "");
    row(WordTable::Roles, "Undergraduate Research Assistant",
        "research:Undergraduate Research Assistant");
    row(WordTable::Roles, "前端开发实习生", "industry:前端开发实习生");
    row(WordTable::Skills, "C, C++ and C#", "programming:C programming:C++ programming:C#");
    row(WordTable::Languages, "英语（流利）、日语", "English:英语 Japanese:日语");
    row(WordTable::Tests, "CET-6：560", "CET-6:CET-6");
    row(WordTable::Statuses, "(under review, 2026)", "submitted:under review");
    row(WordTable::Places, "Shanghai, China", "Shanghai:Shanghai China:China");
}

void TestKnowledge::words_areFound()
{
    QFETCH(int, table);
    QFETCH(QString, text);
    QFETCH(QString, found);
    QStringList list;
    for (const WordMatch &match : m_knowledge.findWords(WordTable(table), text))
        list.append(match.value + u':' + text.sliced(match.span.start, match.span.length));
    QCOMPARE(list.join(u' '), found);
}

void TestKnowledge::readings_knowSurnames()
{
    QCOMPARE(m_knowledge.surnameReading(u"曾"), u"zeng"_s);
    QCOMPARE(m_knowledge.surnameReading(u"单"), u"shan"_s);
    QCOMPARE(m_knowledge.surnameReading(u"仇"), u"qiu"_s);
    QCOMPARE(m_knowledge.surnameReading(u"欧阳"), u"ouyang"_s);
    QCOMPARE(m_knowledge.readings(u'乐'), (QStringList{u"le"_s, u"yue"_s}));
    QVERIFY(m_knowledge.isPinyinSurname(u"Jiang"));
    QVERIFY(!m_knowledge.isPinyinSurname(u"Okafor"));
    QVERIFY(m_knowledge.isPinyin(u"Yunzhuo"));
    QVERIFY(m_knowledge.isPinyin(u"Xi'an"));
    QVERIFY(!m_knowledge.isPinyin(u"Thomas"));
}

void TestKnowledge::folder_addsAndReplaces()
{
    QTemporaryDir folder;
    const auto write = [&](const QString &name, const char *text) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    };
    write(u"institutions.tsv"_s,
          "\xEF\xBB\xBFx-1\tCN\tBird University\t飞鸟大学\t\t鸟大|BirdU\tbird.example.org\r\n");
    write(u"headings.tsv"_s, "awards\tThings I Won\n");
    write(u"venues.tsv"_s, "BirdConf\tCCF-C\tconference\tConference on Birds\tBC\n");
    const Knowledge knowledge(folder.path());
    QCOMPARE(knowledge.problems(), QList<Error>());
    QCOMPARE(knowledge.institution(u"飞鸟大学")->id, u"x-1"_s);
    QCOMPARE(knowledge.findInstitution(u"B.S., BirdU, 2020")->id, u"x-1"_s);
    QCOMPARE(knowledge.heading(u"THINGS I WON")->value, u"awards"_s);
    QCOMPARE(knowledge.findVenue(u"BirdConf 2024")->tier, u"CCF-C"_s);
    QVERIFY(!m_knowledge.institution(u"飞鸟大学"));
}

void TestKnowledge::folder_wrongLinesAreReported()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"degrees.tsv"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("# mine\nwizard\tWiz.D.\nno tab here\ndoctor\tWiz.Doc.\n");
    file.close();
    const Knowledge knowledge(folder.path());
    const auto problems = knowledge.problems();
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0].code, ErrorCode::InvalidTable);
    QVERIFY(problems[0].detail.startsWith(u"degrees.tsv:2:"));
    QVERIFY(problems[1].detail.startsWith(u"degrees.tsv:3:"));
    QCOMPARE(knowledge.word(WordTable::Degrees, u"Wiz.Doc.")->value, u"doctor"_s);
}

QTEST_GUILESS_MAIN(TestKnowledge)
#include "tst_knowledge.moc"
