// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"

#include <QJsonArray>

#include <cmath>

namespace Bole {

namespace {

const QString recordFormat = QStringLiteral("bole-record/1");

// Every type names its fields once, in `describe`; Writer and Reader walk that description, so that
// what is written and what is read cannot drift apart.

template <typename Archive>
void describe(Archive &a, Source &v)
{
    a("file", v.file);
    a("sha256", v.sha256);
    a("kind", v.kind);
    a("pages", v.pages);
    a("language", v.language);
    a("ocr", v.ocr);
}

template <typename Archive>
void describe(Archive &a, Profile &v)
{
    a("network", v.network);
    a("username", v.username);
    a("url", v.url);
}

template <typename Archive>
void describe(Archive &a, Basics &v)
{
    a("name", v.name);
    a("nameOther", v.nameOther);
    a("nameInferred", v.nameInferred);
    a("emails", v.emails);
    a("phones", v.phones);
    a("url", v.url);
    a("profiles", v.profiles);
    a.inner("location", "address", v.address);
    a("age", v.age);
    a("gender", v.gender);
    a("summary", v.summary);
}

template <typename Archive>
void describe(Archive &a, Grade &v)
{
    a("value", v.value);
    a("scale", v.scale);
}

template <typename Archive>
void describe(Archive &a, Rank &v)
{
    a("position", v.position);
    a("of", v.of);
    a("percent", v.percent);
}

template <typename Archive>
void describe(Archive &a, Education &v)
{
    a("institution", v.institution);
    a("institutionId", v.institutionId);
    a("studyType", v.studyType);
    a("level", v.level);
    a("area", v.area);
    a("startDate", v.startDate);
    a("endDate", v.endDate);
    a("current", v.current);
    a("location", v.location);
    a("gpa", v.gpa);
    a("averageScore", v.averageScore);
    a("rank", v.rank);
    a("advisor", v.advisor);
    a("expectedDate", v.expectedDate);
    a("courses", v.courses);
    a("highlights", v.highlights);
}

template <typename Archive>
void describe(Archive &a, Work &v)
{
    a("kind", v.kind);
    a("name", v.name);
    a("position", v.position);
    a("startDate", v.startDate);
    a("endDate", v.endDate);
    a("current", v.current);
    a("location", v.location);
    a("advisor", v.advisor);
    a("highlights", v.highlights);
}

template <typename Archive>
void describe(Archive &a, Publication &v)
{
    a("name", v.name);
    a("authors", v.authors);
    a("applicantPosition", v.applicantPosition);
    a("coFirst", v.coFirst);
    a("corresponding", v.corresponding);
    a("publisher", v.publisher);
    a("venueId", v.venueId);
    a("tier", v.tier);
    a("releaseDate", v.releaseDate);
    a("status", v.status);
    a("pages", v.pages);
    a("doi", v.doi);
    a("url", v.url);
}

template <typename Archive>
void describe(Archive &a, Patent &v)
{
    a("number", v.number);
    a("title", v.title);
    a("inventors", v.inventors);
    a("applicantPosition", v.applicantPosition);
    a("date", v.date);
}

template <typename Archive>
void describe(Archive &a, Project &v)
{
    a("name", v.name);
    a("position", v.position);
    a("startDate", v.startDate);
    a("endDate", v.endDate);
    a("current", v.current);
    a("advisor", v.advisor);
    a("url", v.url);
    a("highlights", v.highlights);
}

template <typename Archive>
void describe(Archive &a, Award &v)
{
    a("title", v.title);
    a("date", v.date);
    a("awarder", v.awarder);
    a("level", v.level);
}

template <typename Archive>
void describe(Archive &a, TestScore &v)
{
    a("name", v.name);
    a("score", v.score);
    a("parts", v.parts);
    a("date", v.date);
}

template <typename Archive>
void describe(Archive &a, Skill &v)
{
    a("name", v.name);
    a("keywords", v.keywords);
}

template <typename Archive>
void describe(Archive &a, Language &v)
{
    a("language", v.language);
    a("fluency", v.fluency);
}

template <typename Archive>
void describe(Archive &a, Section &v)
{
    a("title", v.title);
    a("kind", v.kind);
    a("page", v.page);
    a("text", v.text);
}

template <typename Archive>
void describe(Archive &a, Check &v)
{
    a("field", v.field);
    a("code", v.code);
    a("severity", v.severity);
    a("message", v.message);
}

template <typename Archive>
void describe(Archive &a, Record &v)
{
    a("source", v.source);
    a("basics", v.basics);
    a("education", v.education);
    a("work", v.work);
    a.volunteering("volunteer", v.volunteer);
    a("publications", v.publications);
    a("patents", v.patents);
    a("projects", v.projects);
    a("awards", v.awards);
    a("tests", v.tests);
    a("skills", v.skills);
    a("languages", v.languages);
    a.named("interests", v.interests);
    a("sections", v.sections);
    a("provenance", v.provenance);
    a("confidence", v.confidence);
    a("checks", v.checks);
}

// JSON Resume calls a volunteer's place "organization" where it calls an employer's "name".
QJsonObject renamed(QJsonObject object, const QString &from, const QString &to)
{
    if (object.contains(from))
        object.insert(to, object.take(from));
    return object;
}

const QString nameKey = QStringLiteral("name");
const QString organizationKey = QStringLiteral("organization");

class Writer
{
public:
    QJsonObject object;

    template <typename T>
    void operator()(const char *key, T &value)
    {
        if (const QJsonValue json = write(value); !json.isUndefined())
            object.insert(QLatin1StringView(key), json);
    }

    void inner(const char *key, const char *innerKey, QString &value)
    {
        if (!value.isEmpty())
            object.insert(QLatin1StringView(key),
                          QJsonObject{{QLatin1StringView(innerKey), value}});
    }

    void volunteering(const char *key, QList<Work> &values)
    {
        QJsonArray array;
        for (Work &value : values)
            array.append(renamed(write(value).toObject(), nameKey, organizationKey));
        if (!array.isEmpty())
            object.insert(QLatin1StringView(key), array);
    }

    void named(const char *key, QStringList &values)
    {
        QJsonArray array;
        for (const QString &value : values)
            array.append(QJsonObject{{nameKey, value}});
        if (!array.isEmpty())
            object.insert(QLatin1StringView(key), array);
    }

private:
    static QJsonValue absent() { return QJsonValue(QJsonValue::Undefined); }
    static QJsonValue write(const QString &v) { return v.isEmpty() ? absent() : QJsonValue(v); }
    static QJsonValue write(bool v) { return v ? QJsonValue(true) : absent(); }
    static QJsonValue write(int v) { return v == 0 ? absent() : QJsonValue(v); }
    static QJsonValue write(double v) { return v; }
    static QJsonValue write(PartialDate v) { return v.toString(); }
    static QJsonValue write(const Place &v) { return toJson(v); }

    // A required number inside an optional keeps its zero: "rank 0" is odd, but it was printed.
    static QJsonValue write(std::optional<int> &v) { return v ? QJsonValue(*v) : absent(); }

    template <typename T>
    static QJsonValue write(std::optional<T> &v)
    {
        return v ? write(*v) : absent();
    }

    static QJsonValue write(QStringList &v)
    {
        return v.isEmpty() ? absent() : QJsonValue(QJsonArray::fromStringList(v));
    }

    template <typename T>
    static QJsonValue write(QList<T> &v)
    {
        QJsonArray array;
        for (T &item : v)
            array.append(write(item));
        return array.isEmpty() ? absent() : QJsonValue(array);
    }

    template <typename T>
    static QJsonValue write(QMap<QString, T> &v)
    {
        QJsonObject map;
        for (auto it = v.begin(); it != v.end(); ++it) {
            const QJsonValue json = write(it.value());
            map.insert(it.key(), json.isUndefined() ? QJsonValue(QJsonArray()) : json);
        }
        return map.isEmpty() ? absent() : QJsonValue(map);
    }

    template <typename T>
        requires requires(Writer &w, T &v) { describe(w, v); }
    static QJsonValue write(T &v)
    {
        Writer inner;
        describe(inner, v);
        return inner.object;
    }
};

class Reader
{
public:
    explicit Reader(const QJsonObject &object) : m_object(object) {}

    QString problem; ///< the first key whose value has the wrong type

    template <typename T>
    void operator()(const char *key, T &value)
    {
        const QJsonValue json = m_object.value(QLatin1StringView(key));
        if (!json.isUndefined() && !json.isNull() && !read(json, value))
            fail(key);
    }

    void inner(const char *key, const char *innerKey, QString &value)
    {
        value = m_object.value(QLatin1StringView(key))
                    .toObject()
                    .value(QLatin1StringView(innerKey))
                    .toString();
    }

    void volunteering(const char *key, QList<Work> &values)
    {
        const QJsonArray array = m_object.value(QLatin1StringView(key)).toArray();
        for (const QJsonValue &json : array) {
            Work value;
            if (!read(QJsonValue(renamed(json.toObject(), organizationKey, nameKey)), value))
                fail(key);
            values.append(value);
        }
    }

    void named(const char *key, QStringList &values)
    {
        const QJsonArray array = m_object.value(QLatin1StringView(key)).toArray();
        for (const QJsonValue &json : array)
            values.append(json.toObject().value(nameKey).toString());
    }

private:
    void fail(const char *key)
    {
        if (problem.isEmpty())
            problem = QLatin1StringView(key);
    }

    bool read(const QJsonValue &json, QString &v)
    {
        v = json.toString();
        return json.isString();
    }

    bool read(const QJsonValue &json, bool &v)
    {
        v = json.toBool();
        return json.isBool();
    }

    bool read(const QJsonValue &json, int &v)
    {
        const double number = json.toDouble();
        v = json.toInt();
        return json.isDouble() && number == v;
    }

    bool read(const QJsonValue &json, double &v)
    {
        v = json.toDouble();
        return json.isDouble();
    }

    bool read(const QJsonValue &json, PartialDate &v)
    {
        const auto date = PartialDate::fromString(json.toString());
        v = date.value_or(PartialDate());
        return date.has_value();
    }

    bool read(const QJsonValue &json, Place &v)
    {
        v = placeFromJson(json.toObject());
        return json.isObject();
    }

    template <typename T>
    bool read(const QJsonValue &json, std::optional<T> &v)
    {
        return read(json, v.emplace());
    }

    template <typename T>
    bool read(const QJsonValue &json, QList<T> &v)
    {
        const QJsonArray array = json.toArray();
        for (const QJsonValue &item : array) {
            T value{};
            if (!read(item, value))
                return false;
            v.append(value);
        }
        return json.isArray();
    }

    template <typename T>
    bool read(const QJsonValue &json, QMap<QString, T> &v)
    {
        const QJsonObject map = json.toObject();
        for (auto it = map.begin(); it != map.end(); ++it) {
            if (!read(it.value(), v[it.key()]))
                return false;
        }
        return json.isObject();
    }

    template <typename T>
        requires requires(Reader &r, T &v) { describe(r, v); }
    bool read(const QJsonValue &json, T &v)
    {
        Reader inner(json.toObject());
        describe(inner, v);
        if (!inner.problem.isEmpty() && problem.isEmpty())
            problem = inner.problem;
        return json.isObject() && inner.problem.isEmpty();
    }

    QJsonObject m_object;
};

/// A hundred-thousandth of a page is finer than any eye; more digits are most of what a record
/// weighs.
double rounded(double part)
{
    return std::round(part * 1e5) / 1e5;
}

} // namespace

QJsonObject toJson(const Place &place)
{
    if (place.line > 0) {
        return {{QStringLiteral("line"), place.line},
                {QStringLiteral("start"), place.start},
                {QStringLiteral("length"), place.length}};
    }
    const QRectF &r = place.rect;
    return {{QStringLiteral("page"), place.page},
            {QStringLiteral("rect"),
             QJsonArray{rounded(r.x()), rounded(r.y()), rounded(r.width()), rounded(r.height())}}};
}

Place placeFromJson(const QJsonObject &json)
{
    Place place;
    place.page = json.value(QStringLiteral("page")).toInt();
    const QJsonArray rect = json.value(QStringLiteral("rect")).toArray();
    if (rect.size() == 4)
        place.rect =
            QRectF(rect[0].toDouble(), rect[1].toDouble(), rect[2].toDouble(), rect[3].toDouble());
    place.line = json.value(QStringLiteral("line")).toInt();
    place.start = json.value(QStringLiteral("start")).toInt();
    place.length = json.value(QStringLiteral("length")).toInt();
    return place;
}

QJsonObject toJson(const Record &record)
{
    Writer writer;
    Record copy = record; // `describe` serves both directions and so takes a mutable record
    describe(writer, copy);
    writer.object.insert(QStringLiteral("format"), recordFormat);
    return writer.object;
}

Result<Record> recordFromJson(const QJsonObject &json)
{
    if (json.value(QStringLiteral("format")).toString() != recordFormat)
        return failure(ErrorCode::InvalidJson, QStringLiteral("format"));
    Record record;
    Reader reader(json);
    describe(reader, record);
    if (!reader.problem.isEmpty())
        return failure(ErrorCode::InvalidJson, reader.problem);
    return record;
}

} // namespace Bole
