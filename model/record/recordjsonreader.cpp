// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordbounds.h"
#include "model/record/recorddescription.h"
#include "model/record/recordjson.h"
#include "model/record/valuecheck.h"
#include "model/record/visibletext.h"

#include <QJsonArray>

namespace Bole {

namespace {

/// The first versions kept a check's sentence, or the one value in it, as its `message`. The
/// sentences are worded where they are shown; only a value is still of use.
QJsonObject withValues(QJsonObject check)
{
    const QJsonValue message = check.take(QStringLiteral("message"));
    const ValueCheck *known = valueCheck(check.value(QStringLiteral("code")).toString());
    const QString values = QStringLiteral("values");
    if (known && message.isString() && !check.contains(values))
        check.insert(values, QJsonObject{{known->key, message}});
    return check;
}

/// Fills whatever describes itself from JSON.
class Reader
{
public:
    Reader(const QJsonObject &object, BoundsWatch &watch) : m_object(object), m_watch(watch) {}

    QString problem; ///< the first key whose value has the wrong type

    template <typename T>
    void operator()(const char *key, T &value)
    {
        const QJsonValue json = m_object.value(QLatin1StringView(key));
        m_key = QLatin1StringView(key);
        if (!json.isUndefined() && !json.isNull() && !read(json, value))
            fail(key);
    }

    void inner(const char *key, const char *innerKey, QString &value)
    {
        m_key = QLatin1StringView(innerKey);
        const QJsonObject object = m_object.value(QLatin1StringView(key)).toObject();
        read(object.value(QLatin1StringView(innerKey)), value);
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
        m_watch.see(array.size());
        m_key = QLatin1StringView(key);
        for (const QJsonValue &json : array)
            read(json.toObject().value(nameKey), values.emplaceBack());
    }

private:
    void fail(const char *key)
    {
        if (problem.isEmpty())
            problem = QLatin1StringView(key);
    }

    // From a reader, a stranger's file or a season: all that an applicant wrote comes through here.
    bool read(const QJsonValue &json, QString &v)
    {
        v = withoutInvisible(json.toString());
        m_watch.see(m_key, v);
        return json.isString();
    }

    template <typename Enum>
    bool read(const QJsonValue &json, Stored<Enum> &v)
    {
        QString text;
        const bool isText = read(json, text);
        v = Stored<Enum>::fromText(text);
        return isText;
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

    bool read(const QJsonValue &json, Check &v)
    {
        const bool isWell = readParts(withValues(json.toObject()), v);
        return json.isObject() && isWell;
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
        m_watch.see(array.size());
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
        const bool isWell = readParts(json.toObject(), v);
        return json.isObject() && isWell;
    }

    template <typename T>
    bool readParts(const QJsonObject &json, T &v)
    {
        Reader inner(json, m_watch);
        describe(inner, v);
        if (!inner.problem.isEmpty() && problem.isEmpty())
            problem = inner.problem;
        return inner.problem.isEmpty();
    }

    QJsonObject m_object;
    QLatin1StringView m_key;
    BoundsWatch &m_watch;
};

} // namespace

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

Check checkFromJson(const QJsonObject &json)
{
    BoundsWatch watch;
    const QJsonObject given = withValues(json);
    Reader reader(given, watch);
    Check check;
    describe(reader, check);
    return check;
}

static Result<Record> read(const QJsonObject &json, BoundsWatch &watch)
{
    if (json.value(QStringLiteral("format")).toString() != recordFormat)
        return failure(ErrorCode::InvalidJson, QStringLiteral("format"));
    Record record;
    Reader reader(json, watch);
    describe(reader, record);
    if (!reader.problem.isEmpty())
        return failure(ErrorCode::InvalidJson, reader.problem);
    return record;
}

Result<Record> recordFromJson(const QJsonObject &json)
{
    BoundsWatch watch;
    const Result<Record> record = read(json, watch);
    BoundsWatch again;
    return watch.isOdd() ? read(withinBounds(json), again) : record;
}

} // namespace Bole
