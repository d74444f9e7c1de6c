// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "tests/support/samplereading.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

QString plain(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.isLetterOrNumber())
            plain += c;
    }
    return plain;
}

/// The same words, or one of the two with a little more around it.
bool alike(const QString &a, const QString &b)
{
    const QString x = plain(a);
    const QString y = plain(b);
    const bool contained = qMin(x.size(), y.size()) >= 2 && (x.contains(y) || y.contains(x));
    return x == y || (contained && 2 * qMin(x.size(), y.size()) >= qMax(x.size(), y.size()));
}

/// "2021" and "2021-09" do not contradict each other.
bool sameDate(const QString &wanted, const QString &read)
{
    const qsizetype length = qMin(wanted.size(), read.size());
    return length >= 4 && wanted.left(length) == read.left(length);
}

/// One field of a list's entries, as the record and the truth call it.
struct Field
{
    QLatin1StringView name;
    QLatin1StringView truth;
    bool date = false;
};

struct ListFields
{
    QLatin1StringView list;
    QLatin1StringView truth;
    Field key; ///< what tells which entries are the same
    QList<Field> others;
};

const QList<ListFields> &lists()
{
    static const QList<ListFields> lists = {
        {"education"_L1,
         "education"_L1,
         {"institution"_L1, "institution"_L1},
         {{"level"_L1, "level"_L1},
          {"area"_L1, "field"_L1},
          {"startDate"_L1, "start"_L1, true},
          {"endDate"_L1, "end"_L1, true},
          {"advisor"_L1, "advisor"_L1}}},
        {"work"_L1,
         "experience"_L1,
         {"name"_L1, "organization"_L1},
         {{"position"_L1, "role"_L1},
          {"startDate"_L1, "start"_L1, true},
          {"endDate"_L1, "end"_L1, true}}},
        {"publications"_L1,
         "publications"_L1,
         {"name"_L1, "title"_L1},
         {{"publisher"_L1, "venue"_L1}, {"releaseDate"_L1, "year"_L1, true}}},
        {"awards"_L1, "awards"_L1, {"title"_L1, "title"_L1}, {{"date"_L1, "year"_L1, true}}},
        {"projects"_L1, "projects"_L1, {"name"_L1, "title"_L1}, {}},
        {"patents"_L1, "patents"_L1, {"number"_L1, "number"_L1}, {}},
        {"tests"_L1, "tests"_L1, {"name"_L1, "name"_L1}, {}},
    };
    return lists;
}

struct Band
{
    double least = 0;
    int values = 0;
    int right = 0;
};

} // namespace

/// A confidence means something: of what is nearly sure nearly all is right.
class TestConfidence : public QObject
{
    Q_OBJECT

    SampleReading m_sample;
    QList<Band> m_bands = {{0.9}, {0.8}, {0.7}, {0.5}, {0}};
    QJsonObject m_confidence;

    void judge(const QString &pointer, bool right)
    {
        const QJsonValue confidence = m_confidence[pointer];
        if (!confidence.isDouble())
            return;
        for (Band &band : m_bands) {
            if (confidence.toDouble() < band.least)
                continue;
            ++band.values;
            band.right += right;
            return;
        }
    }

    /// The entry of the truth that this one tells about: by its key, and where that occurs twice by
    /// how much else agrees.
    static QJsonValue counterpart(const QJsonValue &entry, const QJsonArray &truth,
                                  const ListFields &fields)
    {
        QJsonValue best;
        int most = -1;
        for (const QJsonValue &wanted : truth) {
            if (!alike(wanted[fields.key.truth].toString(), entry[fields.key.name].toString()))
                continue;
            int agree = 0;
            for (const Field &field : fields.others)
                agree += agrees(field, wanted, entry);
            if (agree > most) {
                most = agree;
                best = wanted;
            }
        }
        return best;
    }

    static bool agrees(const Field &field, const QJsonValue &wanted, const QJsonValue &entry)
    {
        const QString want = wanted[field.truth].toVariant().toString();
        const QString read = entry[field.name].toString();
        if (field.date)
            return want == "present"_L1 ? entry["current"_L1].toBool() : sameDate(want, read);
        return alike(want, read);
    }

    void judgeList(const ListFields &fields, const QJsonObject &record, const QJsonObject &truth)
    {
        const QJsonArray entries = record[fields.list].toArray();
        const QJsonArray wanted = truth[fields.truth].toArray();
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const QString pointer = u"/%1/%2/"_s.arg(fields.list).arg(i);
            const QJsonValue match = counterpart(entries[i], wanted, fields);
            judge(pointer + fields.key.name, match.isObject());
            for (const Field &field : fields.others) {
                if (match.isObject() && !match[field.truth].isUndefined())
                    judge(pointer + field.name, agrees(field, match, entries[i]));
            }
        }
    }

    void judgeBasics(const QJsonValue &basics, const QJsonObject &truth)
    {
        judge(u"/basics/name"_s, alike(truth["name"_L1].toString(), basics["name"_L1].toString()));
        const QJsonArray emails = basics["emails"_L1].toArray();
        for (qsizetype i = 0; i < emails.size(); ++i)
            judge(u"/basics/emails/%1"_s.arg(i), truth["emails"_L1].toArray().contains(emails[i]));
    }

private slots:
    void nearlySure_isNearlyAlwaysRight()
    {
        const QStringList names = SampleReading::names();
        for (const QString &name : names) {
            const auto read = m_sample.understanding(name);
            QVERIFY2(read.has_value(), qPrintable(name));
            QFile file(SampleReading::folder().filePath(u"truth/%1.json"_s.arg(name)));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QJsonObject truth = QJsonDocument::fromJson(file.readAll()).object();
            const QJsonObject record = toJson(read->record);
            m_confidence = record["confidence"_L1].toObject();
            judgeBasics(record["basics"_L1], truth);
            for (const ListFields &fields : lists())
                judgeList(fields, record, truth);
        }
        double most = 1.01;
        for (const Band &band : std::as_const(m_bands)) {
            qInfo("confidence %.1f – %.1f: %4d of %4d values right (%.3f)", band.least,
                  qMin(1.0, most), band.right, band.values,
                  band.values ? double(band.right) / band.values : 1.0);
            most = band.least;
        }
        QVERIFY(m_bands[0].values > 500);
        QVERIFY(m_bands[0].right >= 0.95 * m_bands[0].values);
        const int lower = m_bands[3].values + m_bands[4].values;
        QVERIFY2(m_bands[0].right * lower >=
                     (m_bands[3].right + m_bands[4].right) * m_bands[0].values,
                 "what is doubtful is right more often than what is sure");
    }
};

QTEST_GUILESS_MAIN(TestConfidence)
#include "tst_confidence.moc"
