// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review.h"
#include "model/review/rubricjson.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QDir sample(QStringLiteral(BOLE_SAMPLE));

QByteArray contentOf(const QString &path)
{
    QFile file(sample.filePath(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject objectIn(const QString &path)
{
    return QJsonDocument::fromJson(contentOf(path)).object();
}

QStringList filesIn(const QString &folder, const QString &pattern)
{
    return QDir(sample.filePath(folder)).entryList({pattern}, QDir::Files, QDir::Name);
}

QSet<QString> valuesOf(const QJsonArray &array, const QString &key)
{
    QSet<QString> values;
    for (const QJsonValue &item : array)
        values.insert(item[key].toString());
    return values;
}

ReviewContent reviewFrom(const QJsonObject &json)
{
    ReviewContent review;
    const QJsonObject scores = json[u"scores"_s].toObject();
    for (auto score = scores.begin(); score != scores.end(); ++score) {
        CriterionScore &own = review.scores[score.key()];
        if (const QJsonValue level = score.value()[u"level"_s]; level.isDouble())
            own.level = level.toInt();
    }
    review.decision =
        fromName<Decision>(json[u"decision"_s].toString()).value_or(Decision::Undecided);
    review.reason = json[u"reason"_s].toString();
    return review;
}

} // namespace

/// The sample season's files fit together, and nobody in them could be reached.
class TestSample : public QObject
{
    Q_OBJECT

    QJsonObject m_season;
    QSet<QString> m_applicants;
    QSet<QString> m_reviewers;
    Rubric m_rubric;

    static void stories()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("intake") << u"season.json"_s;
        QTest::newRow("camp") << u"camp.json"_s;
    }

    void load()
    {
        QFETCH(QString, file);
        m_season = objectIn(file);
        QCOMPARE(m_season[u"format"_s].toString(), u"bole-sample-season/1"_s);
        m_applicants = valuesOf(m_season[u"applicants"_s].toArray(), u"id"_s);
        m_reviewers = valuesOf(m_season[u"reviewers"_s].toArray(), u"id"_s);
        QVERIFY(m_applicants.size() >= 12);
        QCOMPARE(m_applicants.size(), m_season[u"applicants"_s].toArray().size());
        QVERIFY(m_reviewers.size() >= 3);
        const auto rubric = rubricFromJson(m_season[u"rubric"_s].toObject());
        QVERIFY2(rubric, rubric ? "" : qPrintable(rubric.error().detail));
        m_rubric = *rubric;
    }

private slots:
    void documents_areEveryPdfThereIs()
    {
        QSet<QString> listed;
        for (const QString &story : {u"season.json"_s, u"camp.json"_s})
            listed += valuesOf(objectIn(story)[u"documents"_s].toArray(), u"file"_s);
        // What a packet is put together of.
        for (const QString &file : filesIn(u"packet"_s, u"*.pdf"_s))
            listed += {u"cv/"_s + file, u"transcript/"_s + file};
        QSet<QString> present;
        for (const QString &folder : {u"camp"_s, u"cv"_s, u"earlier"_s, u"letter"_s, u"packet"_s,
                                      u"transcript"_s, u"tray"_s})
            for (const QString &file : filesIn(folder, u"*.pdf"_s))
                present.insert(folder + u'/' + file);
        QCOMPARE(listed, present);
    }

    void everybody_hasACvOrIsOnTheRosterAlone_data() { stories(); }
    void everybody_hasACvOrIsOnTheRosterAlone()
    {
        load();
        QSet<QString> withCv;
        QSet<QString> files;
        for (const QJsonValue &document : m_season[u"documents"_s].toArray()) {
            const QString file = document[u"file"_s].toString();
            const QString applicant = document[u"applicant"_s].toString();
            QVERIFY2(applicant.isEmpty() || m_applicants.contains(applicant), qPrintable(file));
            QVERIFY2(contentOf(file).startsWith("%PDF-"), qPrintable(file));
            QVERIFY2(!files.contains(file), qPrintable(file));
            files.insert(file);
            if (document[u"role"_s].toString() == u"cv"_s)
                withCv.insert(applicant);
        }
        const QSet<QString> listed = valuesOf(m_season[u"roster"_s].toArray(), u"applicant"_s);
        QCOMPARE(listed, m_applicants);
        QCOMPARE((m_applicants - withCv).size(), 1);
    }

    void reviews_areOnePerPairAndCompleteWhenSubmitted_data() { stories(); }
    void reviews_areOnePerPairAndCompleteWhenSubmitted()
    {
        load();
        QSet<QString> pairs;
        QMap<ReviewState, int> states;
        for (const QJsonValue &json : m_season[u"reviews"_s].toArray()) {
            const QString reviewer = json[u"reviewer"_s].toString();
            const QString applicant = json[u"applicant"_s].toString();
            const QString pair = reviewer + u' ' + applicant;
            QVERIFY2(m_reviewers.contains(reviewer) && m_applicants.contains(applicant),
                     qPrintable(pair));
            QVERIFY2(!pairs.contains(pair), qPrintable(pair));
            pairs.insert(pair);
            const auto state = fromName<ReviewState>(json[u"state"_s].toString());
            QVERIFY2(state, qPrintable(pair));
            QVERIFY2(fromName<Decision>(json[u"decision"_s].toString()), qPrintable(pair));
            ++states[*state];
            const ReviewContent review = reviewFrom(json.toObject());
            for (const QString &criterion : review.scores.keys())
                QVERIFY2(m_rubric.criterion(criterion), qPrintable(pair));
            if (*state == ReviewState::Submitted)
                QVERIFY2(missing(review, m_rubric).isEmpty(), qPrintable(pair));
            else if (*state != ReviewState::Draft)
                QVERIFY2(review.scores.isEmpty(), qPrintable(pair));
        }
        QVERIFY(states.value(ReviewState::Submitted) >= 30);
        QVERIFY(states.value(ReviewState::Draft) > 0);
        QVERIFY(states.value(ReviewState::Conflict) > 0);
    }

    /// What a committee meets in a season, each at least once in one of the two.
    void stories_haveOneOfEverything()
    {
        const QJsonObject intake = objectIn(u"season.json"_s);
        const QJsonObject camp = objectIn(u"camp.json"_s);
        for (const QString &part : {u"roster"_s, u"ownFields"_s, u"ownValues"_s, u"highlights"_s,
                                    u"moves"_s, u"decisions"_s, u"withdrawn"_s})
            QVERIFY2(!intake[part].toArray().isEmpty() && !camp[part].toArray().isEmpty(),
                     qPrintable(part));
        QVERIFY(!intake[u"edits"_s].toArray().isEmpty());
        QVERIFY(!camp[u"outside"_s].toArray().isEmpty() && !camp[u"answers"_s].toArray().isEmpty());
        QVERIFY(valuesOf(intake[u"documents"_s].toArray(), u"replacedBy"_s).size() > 1);
        QVERIFY(valuesOf(intake[u"documents"_s].toArray(), u"applicant"_s).contains(QString()));
        for (const QJsonObject &story : {intake, camp})
            QVERIFY(std::ranges::any_of(story[u"shortlists"_s].toArray(), [](const auto &list) {
                return list[u"sealed"_s].toBool();
            }));
    }

    void shortlists_nameEachApplicantOnce_data() { stories(); }
    void shortlists_nameEachApplicantOnce()
    {
        load();
        const QJsonArray lists = m_season[u"shortlists"_s].toArray();
        QVERIFY(lists.size() >= 2);
        for (const QJsonValue &list : lists) {
            const QJsonArray entries = list[u"entries"_s].toArray();
            const QSet<QString> named = valuesOf(entries, u"applicant"_s);
            QCOMPARE(named.size(), entries.size());
            QVERIFY(m_applicants.contains(named));
            for (const QJsonValue &entry : entries)
                QCOMPARE(entry[u"moved"_s].toBool(), !entry[u"reason"_s].toString().isEmpty());
        }
    }

    void everyCv_hasItsTruth()
    {
        const QStringList truths = filesIn(u"truth"_s, u"*.json"_s);
        QCOMPARE(truths.size(), filesIn(u"cv"_s, u"*.pdf"_s).size());
        for (const QString &file : truths) {
            const QString id = file.chopped(5);
            QCOMPARE(objectIn(u"truth/"_s + file)[u"id"_s].toString(), id);
            QVERIFY2(sample.exists(u"cv/"_s + id + u".pdf"_s), qPrintable(id));
        }
    }

    void telephones_areFictional()
    {
        static const QRegularExpression notDigits(u"\\D"_s);
        for (const QString &file : filesIn(u"truth"_s, u"*.json"_s))
            for (const QJsonValue &phone : objectIn(u"truth/"_s + file)[u"phones"_s].toArray())
                QVERIFY2(phone.toString().remove(notDigits).contains(u"555"_s), qPrintable(file));
    }

    void addresses_areAtExampleDomains()
    {
        static const QRegularExpression mail(u"[\\w.+-]+@([\\w.,-]*\\w)"_s);
        static const QRegularExpression site(u"https?://([\\w.-]+)"_s);
        static const QRegularExpression allowed(u"(^|\\.)example[.,](org|com)$"_s);
        static const QSet<QString> others{u"github.com"_s,
                                          u"purl.org"_s}; // a name with "_"; a namespace
        int seen = 0;
        for (QDirIterator it(sample.filePath(u"src"_s), QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            const QString path = it.next();
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (const auto &pattern : {mail, site}) {
                for (const auto &match : pattern.globalMatch(text)) {
                    const QString host = match.captured(1);
                    QVERIFY2(allowed.match(host).hasMatch() || others.contains(host),
                             qPrintable(path + u": "_s + match.captured(0)));
                    ++seen;
                }
            }
        }
        QVERIFY(seen >= 17);
    }
};

QTEST_GUILESS_MAIN(TestSample)
#include "tst_sample.moc"
