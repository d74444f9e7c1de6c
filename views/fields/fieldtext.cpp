// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/partialdate.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Words for what is wrong with a typed value.
class FieldText
{
    Q_DECLARE_TR_FUNCTIONS(Bole::FieldText)

public:
    static QString notADate()
    {
        return tr(
            "This is not a date. Write a year, a month or a day: 2021, 2021-09 or 2021-09-01.");
    }
    static QString notANumber() { return tr("This is not a number."); }
    static QString notAWholeNumber() { return tr("This is not a whole number."); }
    static QString notAGrade()
    {
        return tr("Write a grade as 3.9 or, with its scale, as 3.9/4.0.");
    }
    static QString notARank() { return tr("Write a rank as 3/120 or as 5%."); }
    static QString notParts() { return tr("Write the parts as “Listening 7.5, Reading 8”."); }
    static QString yes() { return tr("yes"); }
    static QString between() { return tr(", ", "between the parts of a test"); }
};

QString number(const QJsonValue &value)
{
    return QString::number(value.toDouble(), 'g', 12);
}

QString gradeText(const QJsonObject &grade)
{
    if (grade.isEmpty())
        return {};
    const QString value = number(grade[u"value"_s]);
    return grade.contains(u"scale"_s) ? value + u'/' + number(grade[u"scale"_s]) : value;
}

QString rankText(const QJsonObject &rank)
{
    QStringList parts;
    if (rank.contains(u"position"_s)) {
        QString text = number(rank[u"position"_s]);
        if (rank.contains(u"of"_s))
            text += u'/' + number(rank[u"of"_s]);
        parts.append(text);
    }
    if (rank.contains(u"percent"_s))
        parts.append(number(rank[u"percent"_s]) + u'%');
    return parts.join(u", "_s);
}

QString partsText(const QJsonObject &parts)
{
    QStringList texts;
    for (auto it = parts.begin(); it != parts.end(); ++it)
        texts.append(choiceLabel(it.key()) + u' ' + number(it.value()));
    return texts.join(FieldText::between());
}

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &item : array)
        list.append(item.toString());
    return list;
}

ReadText readDate(const QString &text)
{
    // People type 2021.9 and 2021/09 as readily as 2021-09.
    static const QRegularExpression loose(
        u"^(\\d{4})\\s*(?:[-./年]\\s*(\\d{1,2})\\s*(?:[-./月]\\s*(\\d{1,2})\\s*日?|月)?)?年?$"_s);
    const QRegularExpressionMatch match = loose.match(text);
    PartialDate date;
    date.year = match.captured(1).toInt();
    date.month = match.captured(2).toInt();
    date.day = match.captured(3).toInt();
    if (!match.hasMatch() || !date.isValid())
        return {.problem = FieldText::notADate()};
    return {date.toString(), {}};
}

ReadText readNumber(const QString &text)
{
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? ReadText{value, {}} : ReadText{.problem = FieldText::notANumber()};
}

ReadText readInteger(const QString &text)
{
    bool ok = false;
    const int value = text.toInt(&ok);
    return ok ? ReadText{value, {}} : ReadText{.problem = FieldText::notAWholeNumber()};
}

ReadText readGrade(const QString &text)
{
    static const QRegularExpression grade(
        u"(\\d+(?:\\.\\d+)?)\\s*(?:(?:/|／|of|out of)\\s*(\\d+(?:\\.\\d+)?))?"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = grade.match(text);
    if (!match.hasMatch())
        return {.problem = FieldText::notAGrade()};
    QJsonObject object{{u"value"_s, match.captured(1).toDouble()}};
    if (!match.captured(2).isEmpty())
        object.insert(u"scale"_s, match.captured(2).toDouble());
    return {object, {}};
}

ReadText readRank(const QString &text)
{
    static const QRegularExpression position(u"(\\d+)\\s*(?:(?:/|／|of|out of)\\s*(\\d+))?"_s);
    static const QRegularExpression percent(u"(\\d+(?:\\.\\d+)?)\\s*[%％]"_s);
    QJsonObject object;
    QString rest = text;
    if (const auto match = percent.match(text); match.hasMatch()) {
        object.insert(u"percent"_s, match.captured(1).toDouble());
        rest.remove(match.capturedStart(), match.capturedLength());
    }
    if (const auto match = position.match(rest); match.hasMatch()) {
        object.insert(u"position"_s, match.captured(1).toInt());
        if (!match.captured(2).isEmpty())
            object.insert(u"of"_s, match.captured(2).toInt());
    }
    return object.isEmpty() ? ReadText{.problem = FieldText::notARank()} : ReadText{object, {}};
}

ReadText readParts(const QString &text)
{
    static const QRegularExpression part(u"^\\s*(.*?)[\\s:：]*(\\d+(?:\\.\\d+)?)\\s*$"_s);
    static const QRegularExpression separator(u"[,;，；\\n]"_s);
    QJsonObject object;
    const QStringList pieces = text.split(separator, Qt::SkipEmptyParts);
    for (const QString &piece : pieces) {
        const QRegularExpressionMatch match = part.match(piece);
        if (!match.hasMatch() || match.captured(1).isEmpty())
            return {.problem = FieldText::notParts()};
        object.insert(choiceFromLabel(testParts(), match.captured(1)),
                      match.captured(2).toDouble());
    }
    return {object, {}};
}

ReadText readList(const QString &text, const QRegularExpression &separator)
{
    QJsonArray array;
    const QStringList pieces = text.split(separator, Qt::SkipEmptyParts);
    for (const QString &piece : pieces) {
        if (const QString item = piece.trimmed(); !item.isEmpty())
            array.append(item);
    }
    return array.isEmpty() ? ReadText{} : ReadText{array, {}};
}

} // namespace

QString fieldDisplay(const FieldSpec &spec, const QJsonValue &value)
{
    switch (spec.kind) {
    case FieldKind::Text:
    case FieldKind::LongText:
    case FieldKind::Date:
        return value.toString();
    case FieldKind::Number:
    case FieldKind::Integer:
        return value.isDouble() ? number(value) : QString();
    case FieldKind::Flag:
        return value.toBool() ? FieldText::yes() : QString();
    case FieldKind::Choice:
    case FieldKind::Test:
        return choiceLabel(value.toString());
    case FieldKind::Lines:
        return strings(value).join(u" · "_s);
    case FieldKind::Authors:
        return strings(value).join(u", "_s);
    case FieldKind::Grade:
        return gradeText(value.toObject());
    case FieldKind::Rank:
        return rankText(value.toObject());
    case FieldKind::Parts:
        return partsText(value.toObject());
    }
    return {};
}

ReadText readText(const FieldSpec &spec, const QString &raw)
{
    static const QRegularExpression lineBreak(u"\\n"_s);
    static const QRegularExpression authorBreak(u"\\n|[,，;；、]|\\band\\b"_s);
    const QString text = raw.trimmed();
    if (text.isEmpty())
        return {};
    switch (spec.kind) {
    case FieldKind::Text:
        return {QString(text).replace(u'\n', u' '), {}};
    case FieldKind::LongText:
        return {text, {}};
    case FieldKind::Choice:
        return {choiceFromLabel(spec.choices, text), {}};
    case FieldKind::Test:
        return {choiceFromLabel(testNames(), text), {}};
    case FieldKind::Date:
        return readDate(text);
    case FieldKind::Number:
        return readNumber(text);
    case FieldKind::Integer:
        return readInteger(text);
    case FieldKind::Flag:
        return {true, {}};
    case FieldKind::Lines:
        return readList(text, lineBreak);
    case FieldKind::Authors:
        return readList(text, authorBreak);
    case FieldKind::Grade:
        return readGrade(text);
    case FieldKind::Rank:
        return readRank(text);
    case FieldKind::Parts:
        return readParts(text);
    }
    return {};
}

} // namespace Bole
