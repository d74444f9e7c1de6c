// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/rubricjson.h"

#include "model/review/bilingualtext.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace Bole {

namespace {

const QString rubricFormat = QStringLiteral("bole-rubric/1");
const QString criteriaFormat = QStringLiteral("bole-criteria/1");

QJsonObject write(const Criterion &criterion)
{
    QJsonArray levels;
    for (const Bilingual &level : criterion.levels)
        levels.append(toJson(level));
    QJsonObject json{{QStringLiteral("id"), criterion.id},
                     {QStringLiteral("name"), toJson(criterion.name)},
                     {QStringLiteral("guidance"), toJson(criterion.guidance)},
                     {QStringLiteral("levels"), levels},
                     {QStringLiteral("weight"), criterion.weight},
                     {QStringLiteral("counts"), criterion.counts},
                     {QStringLiteral("asksConfidence"), criterion.asksConfidence}};
    if (criterion.kind != CriterionKind::Levels) { // earlier versions know levels only
        json.insert(QStringLiteral("kind"), nameOf(criterion.kind));
        json.insert(QStringLiteral("most"), criterion.most);
    }
    return json;
}

/// Takes one object's keys one by one and remembers the first thing that is not as it should be.
class StrictReader
{
public:
    StrictReader(QString &problem, const QJsonValue &json, const QString &path)
        : m_problem(problem), m_left(json.toObject()), m_path(path)
    {
        if (!json.isObject())
            fail(path, "not an object");
    }

    ~StrictReader()
    {
        if (!m_left.isEmpty())
            fail(m_path + u'/' + m_left.begin().key(), "unknown key");
    }

    Q_DISABLE_COPY_MOVE(StrictReader)

    QJsonValue take(const char *key, QJsonValue::Type type)
    {
        const QJsonValue value = m_left.take(QLatin1StringView(key));
        if (value.isUndefined())
            fail(at(key), "missing");
        else if (value.type() != type)
            fail(at(key), "wrong type");
        return value;
    }

    /// The same for what need not be there: undefined then.
    QJsonValue takeIfThere(const char *key, QJsonValue::Type type)
    {
        return m_left.contains(QLatin1StringView(key)) ? take(key, type)
                                                       : QJsonValue(QJsonValue::Undefined);
    }

    QString at(const char *key) const { return m_path + u'/' + QLatin1StringView(key); }

    void fail(const QString &where, const char *what)
    {
        if (m_problem.isEmpty())
            m_problem = where + QLatin1StringView(": ") + QLatin1StringView(what);
    }

private:
    QString &m_problem;
    QJsonObject m_left;
    QString m_path;
};

Bilingual readBilingual(QString &problem, const QJsonValue &json, const QString &path)
{
    StrictReader reader(problem, json, path);
    Bilingual text;
    text.en = reader.take("en", QJsonValue::String).toString();
    text.zh = reader.take("zh", QJsonValue::String).toString();
    return text;
}

Criterion readCriterion(QString &problem, const QJsonValue &json, const QString &path)
{
    StrictReader reader(problem, json, path);
    Criterion c;
    c.id = reader.take("id", QJsonValue::String).toString();
    c.name = readBilingual(problem, reader.take("name", QJsonValue::Object), reader.at("name"));
    c.guidance =
        readBilingual(problem, reader.take("guidance", QJsonValue::Object), reader.at("guidance"));
    const QJsonArray levels = reader.take("levels", QJsonValue::Array).toArray();
    for (int i = 0; i < levels.size(); ++i) {
        const QString levelPath = reader.at("levels") + u'/' + QString::number(i);
        c.levels.append(readBilingual(problem, levels[i], levelPath));
    }
    if (const QJsonValue kind = reader.takeIfThere("kind", QJsonValue::String);
        !kind.isUndefined()) {
        if (const auto known = fromName<CriterionKind>(kind.toString()))
            c.kind = *known;
        else
            reader.fail(reader.at("kind"), "unknown kind");
        c.most = reader.take("most", QJsonValue::Double).toDouble();
    }
    c.weight = reader.take("weight", QJsonValue::Double).toDouble();
    c.counts = reader.take("counts", QJsonValue::Bool).toBool();
    c.asksConfidence = reader.take("asksConfidence", QJsonValue::Bool).toBool();
    return c;
}

QList<Criterion> readCriteria(QString &problem, const QJsonArray &array)
{
    QList<Criterion> criteria;
    for (int i = 0; i < array.size(); ++i)
        criteria.append(readCriterion(problem, array[i], QStringLiteral("/criteria/%1").arg(i)));
    return criteria;
}

void takeFormat(StrictReader &reader, const QString &format)
{
    if (reader.take("format", QJsonValue::String).toString() != format)
        reader.fail(reader.at("format"), "not this format");
}

QString technicalName(const RubricProblem &problem)
{
    const auto in = [&](const char *key, const char *what) {
        const QString where = problem.criterion < 0
                                  ? QString()
                                  : QStringLiteral("/criteria/%1").arg(problem.criterion);
        return QStringLiteral("%1/%2: %3")
            .arg(where, QLatin1StringView(key), QLatin1StringView(what));
    };
    switch (problem.kind) {
    case RubricProblem::NoTitle:
        return in("title", "empty");
    case RubricProblem::NoCriteria:
        return in("criteria", "empty");
    case RubricProblem::NothingCounts:
        return in("criteria", "none counts");
    case RubricProblem::NoId:
        return in("id", "empty");
    case RubricProblem::IdTwice:
        return in("id", "used twice");
    case RubricProblem::NoName:
        return in("name", "empty");
    case RubricProblem::TooFewLevels:
        return in("levels", "too few levels");
    case RubricProblem::TooManyLevels:
        return in("levels", "too many levels");
    case RubricProblem::LevelWithoutWords:
        return in("levels", "level without words");
    case RubricProblem::BadWeight:
        return in("weight", "out of range");
    case RubricProblem::BadScale:
        return in("most", "out of range");
    case RubricProblem::BadFormula:
        return in("formula", "not understood");
    }
    return {};
}

Result<QJsonObject> objectFrom(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return failure(ErrorCode::InvalidJson,
                       QStringLiteral("byte %1: %2").arg(error.offset).arg(error.errorString()));
    if (!document.isObject())
        return failure(ErrorCode::InvalidJson, QStringLiteral("not an object"));
    return document.object();
}

} // namespace

QJsonObject toJson(const Rubric &rubric)
{
    QJsonArray criteria;
    for (const Criterion &criterion : rubric.criteria)
        criteria.append(write(criterion));
    QJsonObject json{{QStringLiteral("format"), rubricFormat},
                     {QStringLiteral("id"), rubric.id},
                     {QStringLiteral("version"), rubric.version},
                     {QStringLiteral("title"), toJson(rubric.title)},
                     {QStringLiteral("criteria"), criteria}};
    if (!rubric.formula.isEmpty())
        json.insert(QStringLiteral("formula"), rubric.formula);
    if (!rubric.requirements.isEmpty())
        json.insert(QStringLiteral("requirements"),
                    QJsonArray::fromStringList(rubric.requirements));
    return json;
}

QByteArray toJsonText(const Rubric &rubric)
{
    return QJsonDocument(toJson(rubric)).toJson(QJsonDocument::Indented);
}

static Result<Rubric> read(const QJsonObject &json, bool withAnyFormula)
{
    QString problem;
    Rubric rubric;
    {
        StrictReader reader(problem, json, QString());
        takeFormat(reader, rubricFormat);
        rubric.id = reader.take("id", QJsonValue::String).toString();
        rubric.version = reader.take("version", QJsonValue::Double).toInt();
        rubric.title =
            readBilingual(problem, reader.take("title", QJsonValue::Object), reader.at("title"));
        rubric.criteria =
            readCriteria(problem, reader.take("criteria", QJsonValue::Array).toArray());
        rubric.formula = reader.takeIfThere("formula", QJsonValue::String).toString();
        for (const QJsonValue &line :
             reader.takeIfThere("requirements", QJsonValue::Array).toArray())
            rubric.requirements.append(line.toString());
        if (rubric.version < 1)
            reader.fail(reader.at("version"), "out of range");
    }
    if (!problem.isEmpty())
        return failure(ErrorCode::InvalidJson, problem);
    for (const RubricProblem &found : problems(rubric)) {
        if (!withAnyFormula || found.kind != RubricProblem::BadFormula)
            return failure(ErrorCode::InvalidValue, technicalName(found));
    }
    return rubric;
}

Result<Rubric> rubricFromJson(const QJsonObject &json)
{
    return read(json, false);
}

Result<Rubric> keptRubricFromJson(const QByteArray &bytes)
{
    return objectFrom(bytes).and_then([](const QJsonObject &json) { return read(json, true); });
}

Result<Rubric> rubricFromJson(const QByteArray &bytes)
{
    const auto object = objectFrom(bytes);
    if (!object)
        return std::unexpected(object.error());
    return rubricFromJson(*object);
}

Result<QList<Criterion>> criteriaFromJson(const QByteArray &bytes)
{
    const auto object = objectFrom(bytes);
    if (!object)
        return std::unexpected(object.error());
    QString problem;
    QList<Criterion> criteria;
    {
        StrictReader reader(problem, *object, QString());
        takeFormat(reader, criteriaFormat);
        criteria = readCriteria(problem, reader.take("criteria", QJsonValue::Array).toArray());
    }
    if (!problem.isEmpty())
        return failure(ErrorCode::InvalidJson, problem);
    return criteria;
}

QList<Criterion> criteriaLibrary()
{
    QFile file(QStringLiteral(":/rubric/library.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return criteriaFromJson(file.readAll()).value_or(QList<Criterion>());
}

Rubric standardRubric()
{
    return rubricLibrary().value(0);
}

QList<Rubric> rubricLibrary()
{
    QFile file(QStringLiteral(":/rubric/rubrics.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QList<Criterion> criteria = criteriaLibrary();
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    QList<Rubric> rubrics;
    for (const QJsonValue &value : json.value(QLatin1StringView("rubrics")).toArray()) {
        Rubric rubric;
        rubric.id = value[QLatin1StringView("id")].toString();
        rubric.title = bilingualFromJson(value[QLatin1StringView("title")]);
        for (const QJsonValue &line : value[QLatin1StringView("criteria")].toArray()) {
            const auto found = std::ranges::find(criteria, line[0].toString(), &Criterion::id);
            if (found == criteria.end())
                continue;
            rubric.criteria.append(*found);
            rubric.criteria.last().weight = line[1].toDouble();
        }
        rubrics.append(rubric);
    }
    return rubrics;
}

} // namespace Bole
