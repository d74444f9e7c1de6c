// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "pagemaker.h"

#include <QTest>

#include <random>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr PartialDate today{2026, 11, 1};

struct Post
{
    QString organisation;
    QString role;
};

struct Words
{
    QString name;
    QStringList heads; ///< education, work, projects, awards, skills
    QStringList schools;
    QStringList degrees;
    QList<Post> posts;
    QStringList projects;
    QStringList prizes;
    QStringList skills;
    QString told;
    QString present;
};

const Words &english()
{
    static const Words words{
        u"Saskia Holm"_s,
        {u"Education"_s, u"Work Experience"_s, u"Selected Projects"_s, u"Awards"_s, u"Skills"_s},
        {u"Lund University"_s, u"University of Leeds"_s, u"Osaka University"_s},
        {u"PhD in Physics"_s, u"MSc in Chemistry"_s, u"BSc in Biology"_s},
        {{u"Heron Robotics GmbH"_s, u"Research Assistant"_s},
         {u"Bluefin Analytics"_s, u"Data Analyst"_s},
         {u"Museum of Tidal History"_s, u"Summer Intern"_s}},
        {u"Open Bird Atlas"_s, u"Village Water Monitor"_s, u"Tidal Flow Simulator"_s},
        {u"Best Poster Award"_s, u"Merit Scholarship"_s, u"National Essay Prize"_s},
        {u"Python"_s, u"MATLAB"_s, u"QGIS"_s, u"Stata"_s},
        u"Built a tool that reads sensor logs"_s,
        u"Present"_s};
    return words;
}

const Words &chinese()
{
    static const Words words{
        u"温景行"_s,
        {u"教育背景"_s, u"工作经历"_s, u"项目经历"_s, u"获奖情况"_s, u"专业技能"_s},
        {u"同济大学"_s, u"南京大学"_s, u"大连理工大学"_s},
        {u"土木工程 博士"_s, u"应用数学 硕士"_s, u"自动化 本科"_s},
        {{u"远山软件有限公司"_s, u"算法实习生"_s},
         {u"白鹭数据研究院"_s, u"研究助理"_s},
         {u"松涛设计院"_s, u"产品经理"_s}},
        {u"智慧农田监测系统"_s, u"城市内涝模拟"_s, u"古籍文字数字化"_s},
        {u"国家奖学金"_s, u"优秀毕业生"_s, u"数学建模竞赛二等奖"_s},
        {u"Python"_s, u"MATLAB"_s, u"SPSS"_s, u"Linux"_s},
        u"独立完成实验设计并撰写报告"_s,
        u"至今"_s};
    return words;
}

enum class Arrangement { One, SideBar, MarginHeadings };
enum class Dates { Right, Left, Below };

/// A CV set by chance, and what it says.
class Sheet
{
public:
    Sheet(unsigned seed, bool han) : m_random(seed), m_words(han ? chinese() : english())
    {
        arrangement = Arrangement(pick(3));
        dates = arrangement == Arrangement::MarginHeadings ? Dates::Right : Dates(pick(3));
        m_left = arrangement == Arrangement::One ? 50 : 200;
        m_head = arrangement == Arrangement::MarginHeadings ? 50 : m_left;
        m_text = dates == Dates::Left ? m_left + 120 : m_left;
        page.put(50, 30, m_words.name, 20, true);
        m_y = 70;
        for (int kind = 0; kind < 3; ++kind)
            section(kind);
        if (arrangement == Arrangement::SideBar) {
            m_left = m_head = m_text = 40;
            m_y = 70;
        }
        section(3);
        section(4);
    }

    PageMaker page;
    Arrangement arrangement;
    Dates dates;
    QStringList schools;
    QStringList organisations;
    QStringList roles;
    QStringList projects;
    QStringList prizes;
    const QStringList &heads() const { return m_words.heads; }
    const QStringList &skills() const { return m_words.skills; }
    QString text() const
    {
        QString all;
        for (const Word &word : page.document().pages.first().words)
            all += word.text + u' ';
        return all;
    }

private:
    int pick(int below) { return int(m_random() % unsigned(below)); }

    void line(double x, const QString &words, bool bold = false)
    {
        page.put(x, m_y, words, 10, bold);
        m_y += 14;
    }

    void section(int kind)
    {
        m_y += 12;
        page.put(m_head, m_y, m_words.heads[kind], m_head < m_left ? 10 : 13, true);
        if (m_head == m_left)
            m_y += 20;
        const int count = 1 + pick(3);
        for (int i = 0; i < count && kind < 3; ++i)
            entry(kind, i);
        for (int i = 0; i < count && kind == 3; ++i) {
            prizes.append(m_words.prizes[i]);
            line(m_left, m_words.prizes[i] + u", "_s + QString::number(2024 - i));
        }
        if (kind == 4)
            for (const QString &skill : m_words.skills)
                line(m_left, u"• "_s + skill);
    }

    void entry(int kind, int i)
    {
        const QString from = QString::number(2020 - 4 * i) + u".09"_s;
        const QString to =
            i == 0 && kind == 1 ? m_words.present : QString::number(2024 - 4 * i) + u".06"_s;
        const QString period = from + u" - "_s + to;
        if (dates == Dates::Right)
            page.put(455, m_y, period);
        else if (dates == Dates::Left)
            page.put(m_left, m_y, period);
        if (kind == 0) {
            schools.append(m_words.schools[i]);
            line(m_text, m_words.schools[i], true);
            line(m_text, m_words.degrees[i]);
        } else if (kind == 1) {
            organisations.append(m_words.posts[i].organisation);
            roles.append(m_words.posts[i].role);
            line(m_text, m_words.posts[i].organisation, true);
            line(m_text, m_words.posts[i].role);
        } else {
            projects.append(m_words.projects[i]);
            line(m_text, m_words.projects[i], true);
        }
        if (dates == Dates::Below)
            line(m_text, period);
        if (kind > 0)
            line(m_text, u"• "_s + m_words.told);
        m_y += 6;
    }

    std::mt19937 m_random;
    const Words &m_words;
    double m_left = 0;
    double m_head = 0;
    double m_text = 0;
    double m_y = 0;
};

template <typename List, typename Field>
QStringList all(const List &list, Field field)
{
    QStringList values;
    for (const auto &entry : list)
        values.append(entry.*field);
    return values;
}

/// Every value that is printed as it stands in the record.
QStringList printedValues(const Record &record)
{
    QStringList values{record.basics.name};
    values += all(record.education, &Education::institution);
    values += all(record.education, &Education::area);
    values += all(record.education, &Education::studyType);
    values += all(record.work, &Work::name);
    values += all(record.work, &Work::position);
    values += all(record.projects, &Project::name);
    values += all(record.awards, &Award::title);
    values += all(record.publications, &Publication::name);
    for (const Skill &skill : record.skills)
        values += skill.keywords;
    return values;
}

} // namespace

/// What holds for every CV, whatever its design: pages set by chance with what they say.
class TestProperties : public QObject
{
    Q_OBJECT

private slots:
    void noValueIsInvented_data() { sheets(); }
    void noValueIsInvented();
    void everyHeading_hasItsContent_data() { sheets(); }
    void everyHeading_hasItsContent();
    void entries_keepTheirOrder_data() { sheets(); }
    void entries_keepTheirOrder();

private:
    void sheets() const
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<bool>("han");
        for (unsigned seed = 1; seed <= 40; ++seed)
            QTest::addRow("sheet %u", seed) << seed << (seed % 2 == 0);
    }

    Sheet sheet() const
    {
        QFETCH(unsigned, seed);
        QFETCH(bool, han);
        return {seed, han};
    }

    Record read(const Sheet &sheet) const
    {
        return understand(sheet.page.document(), m_knowledge, today).record;
    }

    Knowledge m_knowledge;
};

void TestProperties::noValueIsInvented()
{
    const Sheet sheet = this->sheet();
    const QString text = sheet.text();
    for (const QString &value : printedValues(read(sheet))) {
        for (const QString &word : value.split(u' '))
            QVERIFY2(text.contains(word), qPrintable(value));
    }
}

void TestProperties::everyHeading_hasItsContent()
{
    const Sheet sheet = this->sheet();
    const Record record = read(sheet);
    QStringList titles = all(record.sections, &Section::title);
    titles.sort();
    QStringList heads = sheet.heads();
    heads.sort();
    QCOMPARE(titles, heads);
    QCOMPARE(record.education.size(), sheet.schools.size());
    QCOMPARE(record.work.size(), sheet.organisations.size());
    QCOMPARE(record.projects.size(), sheet.projects.size());
    QCOMPARE(record.awards.size(), sheet.prizes.size());
    qsizetype skills = 0;
    for (const Skill &skill : record.skills)
        skills += skill.keywords.size();
    QCOMPARE(skills, sheet.skills().size());
}

void TestProperties::entries_keepTheirOrder()
{
    const Sheet sheet = this->sheet();
    const Record record = read(sheet);
    QCOMPARE(all(record.education, &Education::institution), sheet.schools);
    QCOMPARE(all(record.work, &Work::name), sheet.organisations);
    QCOMPARE(all(record.work, &Work::position), sheet.roles);
    QCOMPARE(all(record.projects, &Project::name), sheet.projects);
    QCOMPARE(all(record.awards, &Award::title), sheet.prizes);
}

QTEST_GUILESS_MAIN(TestProperties)
#include "tst_properties.moc"
