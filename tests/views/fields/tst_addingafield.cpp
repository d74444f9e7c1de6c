// SPDX-License-Identifier: GPL-3.0-or-later
// CONTRIBUTING.md says that a field of the record is four lines: struct, description, schema, name.
// What is missing of a field's four lines is found here, and what follows from them is tried.
#include "model/desk/recordformmodel.h"
#include "model/record/fieldschema.h"
#include "model/record/recorddescription.h"
#include "model/record/recorddiff.h"
#include "model/record/recordedit.h"
#include "model/record/recordjson.h"
#include "views/fields/fieldlabels.h"

#include <QJsonArray>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Collects the names that a description gives.
struct Names
{
    QStringList keys;

    template <typename T>
    void operator()(const char *key, T &)
    {
        keys.append(QString::fromLatin1(key));
    }
    template <typename T>
    void inner(const char *outer, const char *key, T &)
    {
        keys.append(QString::fromLatin1(outer) + u'/' + QString::fromLatin1(key));
    }
};

template <typename T>
QStringList described()
{
    Names names;
    T value;
    describe(names, value);
    return names.keys;
}

QHash<QString, QStringList> describedByGroup()
{
    return {{u"basics"_s, described<Basics>()},
            {u"profiles"_s, described<Profile>()},
            {u"education"_s, described<Education>()},
            {u"work"_s, described<Work>()},
            {u"patents"_s, described<Patent>()},
            {u"publications"_s, described<Publication>()},
            {u"projects"_s, described<Project>()},
            {u"awards"_s, described<Award>()},
            {u"tests"_s, described<TestScore>()},
            {u"skills"_s, described<Skill>()},
            {u"languages"_s, described<Language>()},
            {u"identifiers"_s, described<Identifier>()},
            {u"grants"_s, described<Grant>()},
            {u"talks"_s, described<Talk>()},
            {u"certificates"_s, described<Certificate>()}};
}

QJsonValue sampleOf(const FieldSpec &field)
{
    switch (field.kind) {
    case FieldKind::Date:
        return u"2024-05"_s;
    case FieldKind::Number:
        return 3.5;
    case FieldKind::Integer:
        return 2;
    case FieldKind::Flag:
        return true;
    case FieldKind::Choice:
        return field.choices.first();
    case FieldKind::Lines:
    case FieldKind::Authors:
        return QJsonArray{u"one"_s, u"two"_s};
    case FieldKind::Grade:
        return QJsonObject{{u"value"_s, 3.5}, {u"scale"_s, 4.0}};
    case FieldKind::Rank:
        return QJsonObject{{u"position"_s, 1}, {u"of"_s, 20}};
    case FieldKind::Parts:
        return QJsonObject{{u"Listening"_s, 6.0}};
    case FieldKind::Text:
    case FieldKind::LongText:
    case FieldKind::Test:
        break;
    }
    return u"some words"_s;
}

} // namespace

class TestAddingAField : public QObject
{
    Q_OBJECT

private slots:
    void everyField_hasItsFourLines_data() { addFields(); }
    void everyField_hasItsFourLines();
    void whatIsDescribed_canBeCorrected();
    void formHistoryDifferencesAndJson_follow_data() { addFields(); }
    void formHistoryDifferencesAndJson_follow();

private:
    static void addFields();
};

void TestAddingAField::addFields()
{
    QTest::addColumn<QString>("groupKey");
    QTest::addColumn<QString>("fieldKey");
    for (const GroupSpec &group : recordSchema()) {
        for (const FieldSpec &field : group.fields)
            QTest::addRow("%s/%s", qPrintable(group.key), qPrintable(field.key))
                << group.key << field.key;
    }
}

void TestAddingAField::everyField_hasItsFourLines()
{
    QFETCH(QString, groupKey);
    QFETCH(QString, fieldKey);
    const auto descriptions = describedByGroup();
    // Volunteering is work under other names, interests are names alone.
    if (descriptions.contains(groupKey))
        QVERIFY2(descriptions[groupKey].contains(fieldKey), "recorddescription.h does not name it");
    const QLocale before;
    for (const QLocale::Language language : {QLocale::English, QLocale::Chinese}) {
        QLocale::setDefault(language);
        const QString name = fieldLabel(groupKey, fieldKey);
        QLocale::setDefault(before);
        QVERIFY2(!name.isEmpty() && name != fieldKey, "phrases.tsv has no name for it");
    }
}

void TestAddingAField::whatIsDescribed_canBeCorrected()
{
    const QHash<QString, QStringList> notTyped{
        {u"basics"_s, {u"nameInferred"_s, u"profiles"_s, u"identifiers"_s}},
        {u"education"_s, {u"institutionId"_s}},
        {u"publications"_s, {u"venueId"_s}}};
    const auto descriptions = describedByGroup();
    for (const GroupSpec &group : recordSchema()) {
        QStringList keys = descriptions.value(group.key);
        for (const FieldSpec &field : group.fields)
            keys.removeAll(field.key);
        QCOMPARE(keys, notTyped.value(group.key));
    }
}

void TestAddingAField::formHistoryDifferencesAndJson_follow()
{
    QFETCH(QString, groupKey);
    QFETCH(QString, fieldKey);
    const auto &schema = recordSchema();
    const auto group = std::ranges::find(schema, groupKey, &GroupSpec::key);
    const auto field = std::ranges::find(group->fields, fieldKey, &FieldSpec::key);
    CheckedRecord record;
    record.json = toJson(Record());
    if (group->isList)
        QVERIFY(apply(record, Edit::insert(group->pointer + u"/0"_s, QJsonObject()), {}, {}));
    const CheckedRecord before = record;
    const QString pointer = group->pointer + (group->isList ? u"/0/"_s : u"/"_s) + fieldKey;
    const QJsonValue value = sampleOf(*field);
    const auto applied = apply(record, Edit::set(pointer, value), {}, {});
    QVERIFY2(applied, "it cannot be corrected");

    RecordFormModel form;
    form.setRecord(record);
    QCOMPARE(form.indexOf(pointer).data(RecordFormModel::ValueRole).toJsonValue(), value);
    const auto read = recordFromJson(record.json);
    QVERIFY2(read && toJson(*read) == record.json, "JSON does not hold it");
    CheckedRecord untouched; // what a person has said something about is not compared
    untouched.json = before.json;
    QVERIFY2(!differences(untouched, *read).isEmpty(), "a new reading is not compared by it");
    CheckedRecord undone = record;
    QVERIFY(reapply(undone, inverse(*applied)));
    QCOMPARE(undone.json, before.json);
}

QTEST_GUILESS_MAIN(TestAddingAField)
#include "tst_addingafield.moc"
