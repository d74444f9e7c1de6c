// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generate/fictionalpeople.h"

#include "app/generate/fictionalwords.h"
#include "model/knowledge/tables.h"

#include <QRandomGenerator>

#include <cmath>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

using Words = FictionalWords;

/// Only what Helvetica's Latin-1 can print.
bool isPrintable(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c.unicode() < 0x100; });
}

QRandomGenerator seeded(quint32 world, quint32 person)
{
    const quint32 seeds[]{world, person};
    return QRandomGenerator(seeds);
}

} // namespace

/// One person in the making: a run of random numbers of its own.
class FictionalPeople::Maker
{
public:
    Maker(const FictionalPeople &world, int number)
        : m_world(world),
          m_number(number),
          m_random(seeded(world.m_seed, quint32(number))),
          m_chinese(m_random.bounded(100) < 55)
    {
    }

    Record make();
    int below(int limit) { return m_random.bounded(limit); }

private:
    template <typename List>
    auto any(const List &list)
    {
        return list[m_random.bounded(qsizetype(list.size()))];
    }
    double tenths(double low, double high)
    {
        return std::round((low + m_random.generateDouble() * (high - low)) * 10) / 10;
    }
    const School &school();
    void nameThem(Basics &basics);
    void study(Record &record);
    Education degree(StudyLevel level, int from, int to);
    void work(Record &record);
    void publish(Record &record);
    QString title();
    void win(Record &record);
    void takeTests(Record &record);
    void know(Record &record);

    const FictionalPeople &m_world;
    int m_number;
    QRandomGenerator m_random;
    bool m_chinese;
    QString m_latinName;
};

Record FictionalPeople::Maker::make()
{
    Record record;
    record.source.kind = DocumentKind::Pdf;
    record.source.language = m_chinese ? SourceLanguage::Chinese : SourceLanguage::English;
    nameThem(record.basics);
    study(record);
    work(record);
    publish(record);
    win(record);
    takeTests(record);
    know(record);
    return record;
}

void FictionalPeople::Maker::nameThem(Basics &basics)
{
    QString account;
    if (m_chinese || below(3) == 0) {
        const Words::Reading family = any(Words::families());
        const Words::Reading first = any(Words::givens());
        const Words::Reading second = below(5) == 0 ? Words::Reading() : any(Words::givens());
        QString given = first.latin + second.latin;
        given[0] = given[0].toUpper();
        QString surname = family.latin;
        surname[0] = surname[0].toUpper();
        m_latinName = given + u' ' + surname;
        const QString han = family.han + first.han + second.han;
        basics.name = m_chinese ? han : m_latinName;
        if (m_chinese || below(2) == 0)
            basics.nameOther = m_chinese ? m_latinName : han;
        account = family.latin + first.latin + second.latin;
    } else {
        const QString first = any(Words::firstNames());
        const QString last = any(Words::lastNames());
        m_latinName = first + u' ' + last;
        basics.name = m_latinName;
        account = (first + u'.' + last).toLower();
    }
    // The number keeps two people of one name apart.
    basics.emails = {u"%1%2@example.org"_s.arg(account).arg(m_number)};
    basics.phones = {u"+1 555 %1 %2"_s.arg(below(900) + 100).arg(below(9000) + 1000)};
}

const FictionalPeople::School &FictionalPeople::Maker::school()
{
    for (;;) {
        const School &school = m_world.m_schools[m_random.bounded(m_world.m_schools.size())];
        if (school.chinese == m_chinese || below(12) == 0)
            return school;
    }
}

Education FictionalPeople::Maker::degree(StudyLevel level, int from, int to)
{
    const School &place = school();
    const Words::Pair area = any(Words::areas());
    Education e;
    e.institution = m_chinese && !place.zh.isEmpty() ? place.zh : place.en;
    e.institutionId = place.id;
    e.level = level;
    if (m_chinese)
        e.studyType = level == StudyLevel::Master ? u"硕士"_s : u"学士"_s;
    else
        e.studyType = level == StudyLevel::Master ? u"M.S."_s : u"B.S."_s;
    e.area = m_chinese ? area.zh : area.en;
    e.startDate = PartialDate{from, 9, 0};
    e.endDate = PartialDate{to, 6, 0};
    if (below(10) > 0) {
        const double scale = any(QList{4.0, 4.3, 5.0, 100.0});
        const double part = 0.74 + 0.26 * std::sqrt(m_random.generateDouble());
        e.gpa = Grade{std::round(scale * part * 100) / 100, scale};
    }
    if (below(3) > 0) {
        const int of = 20 + below(280);
        e.rank = Rank{1 + below(of * 2 / 3), of, std::nullopt};
    }
    return e;
}

void FictionalPeople::Maker::study(Record &record)
{
    const int end = 2025 + below(3);
    const bool master = below(5) < 2;
    const int start = master ? end - 3 : end;
    if (master)
        record.education << degree(StudyLevel::Master, start, end);
    record.education << degree(StudyLevel::Bachelor, start - 4, start);
}

void FictionalPeople::Maker::work(Record &record)
{
    for (int i = 1 + below(3); i > 0; --i) {
        Work job;
        const int year = 2021 + below(4);
        job.kind = below(3) == 0 ? WorkKind::Industry : WorkKind::Research;
        job.name = m_chinese ? any(Words::groups()).zh : any(Words::groups()).en;
        job.position = job.kind == WorkKind::Research
                           ? (m_chinese ? u"科研助理"_s : u"Research Assistant"_s)
                           : (m_chinese ? u"算法实习生"_s : u"Software Engineer Intern"_s);
        job.startDate = PartialDate{year, 1 + below(6), 0};
        job.endDate = PartialDate{year + below(2), 7 + below(6), 0};
        for (int k = 2 + below(2); k > 0; --k) {
            const Words::Pair topic = any(Words::topics());
            const Words::Pair sentence = any(Words::sentences());
            job.highlights << (m_chinese ? sentence.zh.arg(topic.zh).arg(5 + below(70))
                                         : sentence.en.arg(topic.en).arg(5 + below(70)));
        }
        record.work << job;
    }
}

QString FictionalPeople::Maker::title()
{
    QString first = any(Words::qualities()) + u' ' + any(Words::topics()).en;
    const QString second = any(Words::topics()).en;
    first[0] = first[0].toUpper();
    return any(QList{u"%1 for %2"_s, u"%1 under %2"_s, u"%1: a study of %2"_s, u"%1 meets %2"_s})
        .arg(first, second);
}

void FictionalPeople::Maker::publish(Record &record)
{
    // Most have none or one, few have many.
    for (int i = below(6) * below(5) / 4; i > 0; --i) {
        Publication paper;
        const Venue &venue = m_world.m_venues[m_random.bounded(m_world.m_venues.size())];
        paper.name = title();
        const int authors = 2 + below(4);
        const int mine = below(3) == 0 ? below(authors) : 0;
        for (int k = 0; k < authors; ++k)
            paper.authors << (k == mine
                                  ? m_latinName
                                  : any(Words::firstNames()) + u' ' + any(Words::lastNames()));
        paper.applicantPosition = mine + 1;
        paper.publisher = venue.id;
        paper.venueId = venue.id;
        paper.tier = venue.tier;
        paper.releaseDate = PartialDate{2022 + below(5), 0, 0};
        paper.status = below(4) == 0 ? PublicationStatus::Submitted : PublicationStatus::Published;
        record.publications << paper;
    }
}

void FictionalPeople::Maker::win(Record &record)
{
    for (int i = below(4); i > 0; --i) {
        const Words::Pair prize = any(Words::prizes());
        Award award;
        award.title = m_chinese ? prize.zh : prize.en;
        award.date = PartialDate{2021 + below(5), 0, 0};
        award.level = Stored<AwardLevel>::fromText(prize.kind);
        record.awards << award;
    }
}

void FictionalPeople::Maker::takeTests(Record &record)
{
    const auto add = [&](const QString &name, double score) {
        record.tests << TestScore{name, score, {}, std::nullopt};
    };
    if (m_chinese && below(3) > 0)
        add(u"CET-6"_s, 430 + below(220));
    switch (below(4)) {
    case 0:
        add(u"IELTS"_s, std::round(tenths(5.5, 9) * 2) / 2);
        break;
    case 1:
        add(u"TOEFL"_s, 78 + below(42));
        break;
    default:
        break;
    }
    if (below(4) == 0)
        add(u"GRE"_s, 305 + below(35));
}

void FictionalPeople::Maker::know(Record &record)
{
    Skill skill;
    skill.name = m_chinese ? u"编程语言"_s : u"Programming"_s;
    for (int i = 3 + below(4); i > 0; --i) {
        const QString word = any(Words::skills());
        if (!skill.keywords.contains(word))
            skill.keywords << word;
    }
    record.skills << skill;
}

FictionalPeople::FictionalPeople(quint32 seed) : m_seed(seed)
{
    const TableSet tables{QString()};
    tables.forEachRow(TableId::Institutions, [&](const QList<QByteArrayView> &row) {
        const School school{QString::fromUtf8(row[0]), QString::fromUtf8(row[2]),
                            QString::fromUtf8(row[3]), row[1] == "CN"};
        const bool isSchool =
            school.en.contains("University"_L1) || school.en.contains("Institute of Technology"_L1);
        if (isSchool && isPrintable(school.en) && (!school.chinese || !school.zh.isEmpty()))
            m_schools << school;
    });
    tables.forEachRow(TableId::Venues, [&](const QList<QByteArrayView> &row) {
        const QString id = QString::fromUtf8(row[0]);
        if (isPrintable(id))
            m_venues << Venue{id, QString::fromUtf8(row[1]), QString::fromUtf8(row[3])};
    });
}

Record FictionalPeople::person(int number) const
{
    return Maker(*this, number).make();
}

QStringList FictionalPeople::tags(int number) const
{
    const quint32 seeds[]{m_seed, quint32(number), 1};
    QRandomGenerator random(seeds, 3);
    QStringList tags;
    for (const QString &tag : Words::tags()) {
        if (random.bounded(12) == 0)
            tags << tag;
    }
    return tags;
}

} // namespace Bole
