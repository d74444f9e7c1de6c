// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/knowledge.h"
#include "model/record/document.h"
#include "model/record/fieldstate.h"
#include "model/record/historykind.h"
#include "model/record/recordenums.h"
#include "model/review/review.h"
#include "model/review/reviewer.h"

#include <QFile>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Every value has one name of its own that leads back to it.
template <typename Enum>
void checkTable()
{
    const QStringList names = allNames<Enum>();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto value = Enum(i);
        QCOMPARE(nameOf(value), names[i]);
        QVERIFY2(fromName<Enum>(names[i]) == value, qPrintable(names[i]));
    }
    QVERIFY(nameOf(Enum(names.size())).isEmpty());
}

/// The names in a column of one of the program's tables of knowledge.
QStringList namesIn(const QString &table, qsizetype column)
{
    QStringList names;
    QFile file(QStringLiteral(BOLE_KNOWLEDGE "/%1.tsv").arg(table));
    if (!file.open(QIODevice::ReadOnly))
        return names;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (!line.isEmpty() && !line.startsWith('#'))
            names.append(QString::fromUtf8(line.split('\t').value(column)));
    }
    return names;
}

template <typename Enum>
void checkKnowledge(const QString &table, qsizetype column = 0)
{
    const QStringList names = namesIn(table, column);
    QVERIFY2(!names.isEmpty(), qPrintable(table));
    for (const QString &line : names) {
        for (const QString &name : line.split(u',')) // a line may name several
            QVERIFY2(fromName<Enum>(name), qPrintable(table + u": "_s + name));
    }
}

} // namespace

class TestEnumNames : public QObject
{
    Q_OBJECT

private slots:
    void tables_nameEveryValueOnce();
    void knowledge_usesTheNamesOfTheSets();
    void stored_isAValueOfTheSet();
    void stored_keepsANameThatIsNotInTheSet();
    void stored_ofNothing_isEmpty();
};

void TestEnumNames::tables_nameEveryValueOnce()
{
    checkTable<DocumentKind>();
    checkTable<DocumentRole>();
    checkTable<SourceLanguage>();
    checkTable<StudyLevel>();
    checkTable<WorkKind>();
    checkTable<PublicationStatus>();
    checkTable<AwardLevel>();
    checkTable<RecordPart>();
    checkTable<SectionKind>();
    checkTable<HistoryKind>();
    checkTable<FieldState>();
    checkTable<ReviewState>();
    checkTable<Decision>();
    checkTable<ReviewerRole>();
    checkTable<VenueKind>();
}

void TestEnumNames::knowledge_usesTheNamesOfTheSets()
{
    checkKnowledge<SectionKind>(u"headings"_s);
    checkKnowledge<StudyLevel>(u"degrees"_s);
    checkKnowledge<WorkKind>(u"roles"_s);
    checkKnowledge<PublicationStatus>(u"statuses"_s);
    checkKnowledge<AwardLevel>(u"awardlevels"_s);
    checkKnowledge<VenueKind>(u"venues"_s, 2);
}

void TestEnumNames::stored_isAValueOfTheSet()
{
    const auto level = Stored<StudyLevel>::fromText(u"master"_s);
    QVERIFY(level == StudyLevel::Master);
    QVERIFY(level != StudyLevel::Other);
    QCOMPARE(level, Stored(StudyLevel::Master));
    QCOMPARE(level.text(), u"master"_s);
    QVERIFY(!level.isEmpty());
}

void TestEnumNames::stored_keepsANameThatIsNotInTheSet()
{
    const auto level = Stored<StudyLevel>::fromText(u"Diplom"_s);
    QVERIFY(!level.value());
    QVERIFY(level != StudyLevel::Other);
    QVERIFY(level != Stored<StudyLevel>::fromText(u"Magister"_s));
    QCOMPARE(level.value_or(StudyLevel::Other), StudyLevel::Other);
    QCOMPARE(level.text(), u"Diplom"_s);
    QVERIFY(!level.isEmpty());
}

void TestEnumNames::stored_ofNothing_isEmpty()
{
    QVERIFY(Stored<StudyLevel>().isEmpty());
    QVERIFY(Stored<StudyLevel>::fromText({}).isEmpty());
    QCOMPARE(Stored<StudyLevel>().text(), QString());
}

QTEST_GUILESS_MAIN(TestEnumNames)
#include "tst_enumnames.moc"
