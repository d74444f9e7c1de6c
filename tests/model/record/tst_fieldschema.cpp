// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/fieldschema.h"
#include "model/record/fieldstate.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestFieldSchema : public QObject
{
    Q_OBJECT

private slots:
    void address_data();
    void address();
    void everyField_hasAUniqueKeyInItsGroup();
    void states_roundTripThroughTheirNames();
};

void TestFieldSchema::address_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("entry");
    QTest::newRow("basics") << u"/basics/name"_s << u"basics"_s << u"name"_s << -1;
    QTest::newRow("inside an object")
        << u"/basics/location/address"_s << u"basics"_s << u"location/address"_s << -1;
    QTest::newRow("item of a list") << u"/basics/emails/1"_s << u"basics"_s << u"emails"_s << -1;
    QTest::newRow("profile") << u"/basics/profiles/0/url"_s << u"profiles"_s << u"url"_s << 0;
    QTest::newRow("grade's part") << u"/education/2/gpa/value"_s << u"education"_s << u"gpa"_s << 2;
    QTest::newRow("an entry") << u"/work/3"_s << u"work"_s << QString() << 3;
    QTest::newRow("a group") << u"/awards"_s << u"awards"_s << QString() << -1;
    QTest::newRow("no such field") << u"/awards/0/colour"_s << u"awards"_s << QString() << 0;
    QTest::newRow("no such group") << u"/nonsense/0"_s << QString() << QString() << -1;
}

void TestFieldSchema::address()
{
    QFETCH(QString, pointer);
    QFETCH(QString, group);
    QFETCH(QString, field);
    QFETCH(int, entry);
    const FieldAddress address = addressOf(pointer);
    QCOMPARE(address.group ? address.group->key : QString(), group);
    QCOMPARE(address.field ? address.field->key : QString(), field);
    QCOMPARE(address.entry, entry);
}

void TestFieldSchema::everyField_hasAUniqueKeyInItsGroup()
{
    for (const GroupSpec &group : recordSchema()) {
        QStringList keys;
        for (const FieldSpec &field : group.fields) {
            QVERIFY2(!keys.contains(field.key), qPrintable(group.key + u'/' + field.key));
            keys.append(field.key);
        }
    }
}

void TestFieldSchema::states_roundTripThroughTheirNames()
{
    for (const FieldState state : {FieldState::Read, FieldState::NeedsLook, FieldState::Confirmed,
                                   FieldState::Corrected, FieldState::Missing})
        QCOMPARE(fromName<FieldState>(nameOf(state)), std::optional(state));
    QCOMPARE(fromName<FieldState>(u"guessed"), std::optional<FieldState>());
}

QTEST_GUILESS_MAIN(TestFieldSchema)
#include "tst_fieldschema.moc"
