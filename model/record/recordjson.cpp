// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"

#include "model/record/recorddescription.h"

#include <QJsonArray>

#include <cmath>

namespace Bole {

namespace {

/// Builds the JSON of whatever describes itself; what is absent is left out.
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
    template <typename Enum>
    static QJsonValue write(const Stored<Enum> &v)
    {
        return write(v.text());
    }

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
            map.insert(it.key(), json.isUndefined() ? nothing(it.value()) : json);
        }
        return map.isEmpty() ? absent() : QJsonValue(map);
    }

    // The keys of a map say something even where nothing stands under them.
    static QJsonValue nothing(const QString &) { return QString(); }
    template <typename T>
    static QJsonValue nothing(const T &)
    {
        return QJsonArray();
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

QJsonObject toJson(const Record &record)
{
    Writer writer;
    Record copy = record; // `describe` serves both directions and so takes a mutable record
    describe(writer, copy);
    writer.object.insert(QStringLiteral("format"), recordFormat);
    return writer.object;
}

} // namespace Bole
