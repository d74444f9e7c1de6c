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

private slots:
    void initTestCase()
    {
        m_season = objectIn(u"season.json"_s);
        QCOMPARE(m_season[u"format"_s].toString(), u"bole-sample-season/1"_s);
        m_applicants = valuesOf(m_season[u"applicants"_s].toArray(), u"id"_s);
        m_reviewers = valuesOf(m_season[u"reviewers"_s].toArray(), u"id"_s);
        QVERIFY(m_applicants.size() >= 14);
        QCOMPARE(m_applicants.size(), m_season[u"applicants"_s].toArray().size());
        QCOMPARE(m_reviewers.size(), 3);
        const auto rubric = rubricFromJson(m_season[u"rubric"_s].toObject());
        QVERIFY2(rubric, rubric ? "" : qPrintable(rubric.error().detail));
        m_rubric = *rubric;
    }

    void documents_areEveryPdfThereIs()
    {
        QSet<QString> listed;
        QSet<QString> withCv;
        for (const QJsonValue &document : m_season[u"documents"_s].toArray()) {
            const QString file = document[u"file"_s].toString();
            const QString role = document[u"role"_s].toString();
            QVERIFY2(m_applicants.contains(document[u"applicant"_s].toString()), qPrintable(file));
            QVERIFY2(contentOf(file).startsWith("%PDF-"), qPrintable(file));
            QCOMPARE(file.section(u'/', 0, 0), role);
            QVERIFY2(!listed.contains(file), qPrintable(file));
            listed.insert(file);
            if (role == u"cv"_s)
                withCv.insert(document[u"applicant"_s].toString());
        }
        QCOMPARE(withCv, m_applicants);
        QSet<QString> present;
        for (const QString &folder : {u"cv"_s, u"transcript"_s, u"letter"_s})
            for (const QString &file : filesIn(folder, u"*.pdf"_s))
                present.insert(folder + u'/' + file);
        QCOMPARE(listed, present);
    }

    void reviews_areOnePerPairAndCompleteWhenSubmitted()
    {
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
        QVERIFY(states.value(ReviewState::Abstained) > 0);
    }

    void shortlists_nameEachApplicantOnce()
    {
        const QJsonArray lists = m_season[u"shortlists"_s].toArray();
        QVERIFY(lists.size() >= 2);
        int movedWithReason = 0;
        for (const QJsonValue &list : lists) {
            const QJsonArray entries = list[u"entries"_s].toArray();
            const QSet<QString> named = valuesOf(entries, u"applicant"_s);
            QCOMPARE(named.size(), entries.size());
            QVERIFY(m_applicants.contains(named));
            for (const QJsonValue &entry : entries)
                movedWithReason +=
                    entry[u"moved"_s].toBool() && !entry[u"reason"_s].toString().isEmpty();
        }
        QVERIFY(movedWithReason > 0);
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
