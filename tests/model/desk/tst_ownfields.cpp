// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantsearcher.h"
#include "model/desk/deskhistory.h"
#include "model/desk/desklists.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskroster.h"
#include "model/export/csvexport.h"
#include "model/export/interchange.h"
#include "model/season/dossierstore.h"
#include "model/season/ownfieldstore.h"
#include "tests/model/desk/deskfixture.h"

#include <QBuffer>
#include <QJsonDocument>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

OwnField field(const QString &en, const QString &zh, OwnFieldKind kind)
{
    OwnField made;
    made.name = {en, zh};
    made.kind = kind;
    return made;
}

/// A coordinator's desk with one field of each kind.
struct Fixture : DeskFixture
{
    QList<OwnField> fields;

    Fixture()
    {
        OwnField funding = field(u"Funding"_s, u"经费"_s, OwnFieldKind::Choice);
        funding.choices = {{{}, {u"Scholarship"_s, u"奖学金"_s}},
                           {{}, {u"Own means"_s, u"自费"_s}}};
        if (!desk.ownFields().setFields({field(u"Contact"_s, u"联系人"_s, OwnFieldKind::Text),
                                         field(u"Exam"_s, u"笔试"_s, OwnFieldKind::Number), funding,
                                         field(u"Visit"_s, u"来访"_s, OwnFieldKind::Date),
                                         field(u"Visa"_s, u"签证"_s, OwnFieldKind::YesNo)}))
            qFatal("fields");
        fields = desk.ownFields().fields();
    }
    QString id(const QString &english) const
    {
        for (const OwnField &each : fields) {
            if (each.name.en == english)
                return each.id;
        }
        return {};
    }
    Result<WorkKeeper::Outcome> set(const QString &english, const QString &text)
    {
        return desk.ownFields().setValue({applicant}, id(english), text);
    }
    QString value(const QString &english) const
    {
        return desk.ownFields().values(applicant).value(id(english));
    }
    QList<ApplicantId> found(const QString &english, const OwnCondition &condition)
    {
        ApplicantSearcher searcher;
        searcher.setDesk(&desk);
        QList<ApplicantId> all;
        QObject::connect(&searcher, &ApplicantSearcher::found, &searcher,
                         [&](const FoundApplicants &found) { all = found.all; });
        ApplicantFilter filter;
        filter.own.insert(id(english), condition);
        searcher.find({}, filter);
        return all;
    }
    QByteArray csv(TableLanguage language) const
    {
        ExportRequest request;
        request.profile.language = language;
        request.profile.excel = false;
        request.profile.columns = {u"name"_s, ownFieldKey(id(u"Exam"_s)),
                                   ownFieldKey(id(u"Funding"_s)), ownFieldKey(id(u"Visa"_s))};
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        const auto written = writeCsv(*desk.lists().visibleSeason(nameOf(language)), request, out);
        return written ? out.data() : QByteArray();
    }
};

} // namespace

/// Fields of the committee's own: values, undo, blindness, filters, exports, roster.
class TestOwnFields : public QObject
{
    Q_OBJECT

private slots:
    void text_becomesAValue_data();
    void text_becomesAValue();
    void whatAFieldCannotHold_isRefused();
    void value_isUndoneAndRedone_andWordedInTheHistory();
    void removedField_comesBackWithItsValues();
    void compacting_takesRemovedFieldsOut();
    void fieldWithoutAName_isRefused();
    void member_mayFillIn_butNotDefine();
    void blindReader_seesNoHiddenField_andNoNameInAText();
    void blindReader_findsNobodyByWhatIsHidden();
    void conflictOfInterest_closesValues();
    void filter_findsByKind();
    void exports_haveAColumn_inTheirLanguage();
    void json_hasThem();
    void rosterColumn_fillsTheField();
    void merged_valuesGoOver_andComeBack();
};

void TestOwnFields::text_becomesAValue_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("text") << u"Contact"_s << u"  by mail "_s << u"by mail"_s;
    QTest::newRow("number") << u"Exam"_s << u"87.50"_s << u"87.5"_s;
    QTest::newRow("number with groups") << u"Exam"_s << u"1,250"_s << u"1250"_s;
    QTest::newRow("choice in English") << u"Funding"_s << u"own means"_s << u"Own means"_s;
    QTest::newRow("choice in Chinese") << u"Funding"_s << u"奖学金"_s << u"Scholarship"_s;
    QTest::newRow("date") << u"Visit"_s << u"2026/9/1"_s << u"2026-09-01"_s;
    QTest::newRow("Chinese date") << u"Visit"_s << u"2026年9月1日"_s << u"2026-09-01"_s;
    QTest::newRow("a month") << u"Visit"_s << u"2026-09"_s << u"2026-09"_s;
    QTest::newRow("yes") << u"Visa"_s << u"Y"_s << u"yes"_s;
    QTest::newRow("no in Chinese") << u"Visa"_s << u"否"_s << u"no"_s;
}

void TestOwnFields::text_becomesAValue()
{
    QFETCH(QString, english);
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    Fixture f;
    BOLE_DO(f.set(english, typed));
    const auto known = std::ranges::find(f.fields, f.id(english), &OwnField::id);
    QCOMPARE(ownValueText(*known, f.value(english), u"en"), shown);
    BOLE_DO(f.set(english, {}));
    QCOMPARE(f.value(english), QString());
}

void TestOwnFields::whatAFieldCannotHold_isRefused()
{
    Fixture f;
    BOLE_DO(f.set(u"Exam"_s, u"80"_s));
    for (const QString &text : {u"eighty"_s, u"nan"_s, u"inf"_s})
        BOLE_FAILS(f.set(u"Exam"_s, text), ErrorCode::InvalidValue);
    BOLE_FAILS(f.set(u"Funding"_s, u"a gift"_s), ErrorCode::InvalidValue);
    BOLE_FAILS(f.set(u"Visit"_s, u"2026-13-01"_s), ErrorCode::InvalidValue);
    BOLE_FAILS(f.set(u"Visa"_s, u"perhaps"_s), ErrorCode::InvalidValue);
    QCOMPARE(f.value(u"Exam"_s), u"80"_s);
}

void TestOwnFields::value_isUndoneAndRedone_andWordedInTheHistory()
{
    Fixture f;
    BOLE_DO(f.set(u"Funding"_s, u"Scholarship"_s));
    BOLE_DO(f.set(u"Funding"_s, u"Own means"_s));
    const VisibleHistory history = f.desk.history().ofApplicant(f.applicant);
    QCOMPARE(history.entries.first().pointer, u"Funding"_s);
    QCOMPARE(history.entries.first().before.value("value"_L1).toString(), u"Scholarship"_s);
    QCOMPARE(history.entries.first().after.value("value"_L1).toString(), u"Own means"_s);
    const EditId step = f.desk.history().latestStep();
    BOLE_DO(f.desk.history().undo(step));
    QCOMPARE(f.value(u"Funding"_s), f.fields[2].choices[0].id);
    BOLE_DO(f.desk.history().redo(step));
    QCOMPARE(f.value(u"Funding"_s), f.fields[2].choices[1].id);
}

void TestOwnFields::removedField_comesBackWithItsValues()
{
    Fixture f;
    BOLE_DO(f.set(u"Exam"_s, u"80"_s));
    QList<OwnField> fewer = f.fields;
    fewer.removeAt(1);
    BOLE_DO(f.desk.ownFields().setFields(fewer));
    QCOMPARE(f.desk.ownFields().fields().size(), 4);
    QCOMPARE(f.value(u"Exam"_s), QString());
    BOLE_DO(f.desk.history().undo(f.desk.history().latestStep()));
    QCOMPARE(f.desk.ownFields().fields(), f.fields);
    QCOMPARE(f.value(u"Exam"_s), u"80"_s);
}

void TestOwnFields::compacting_takesRemovedFieldsOut()
{
    Fixture f;
    BOLE_DO(f.set(u"Contact"_s, u"zanzibarcontact"_s));
    QList<OwnField> fewer = f.fields;
    fewer.removeFirst();
    BOLE_DO(f.desk.ownFields().setFields(fewer));
    BOLE_DO(f.file.season->dossiers().compact(f.wen));
    f.file.season->refresh();
    QFile file(f.file.path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("zanzibarcontact"));
}

void TestOwnFields::fieldWithoutAName_isRefused()
{
    Fixture f;
    BOLE_FAILS(f.desk.ownFields().setFields({field({}, u" "_s, OwnFieldKind::Text)}),
               ErrorCode::InvalidValue);
    BOLE_FAILS(f.desk.ownFields().setFields({field(u"Funding"_s, {}, OwnFieldKind::Choice)}),
               ErrorCode::InvalidValue);
    QCOMPARE(f.desk.ownFields().fields(), f.fields);
}

void TestOwnFields::member_mayFillIn_butNotDefine()
{
    Fixture f;
    Reviewer wen = f.file.season->reviewers().list()->first();
    wen.role = ReviewerRole::Coordinator;
    BOLE_DO(f.file.season->reviewers().update(wen));
    f.desk.setReviewer(f.bela);
    BOLE_FAILS(f.desk.ownFields().setFields({}), ErrorCode::NotAllowed);
    BOLE_FAILS(f.desk.ownFields().setRequirements({}), ErrorCode::NotAllowed);
    BOLE_DO(f.set(u"Exam"_s, u"70"_s));
    QCOMPARE(f.value(u"Exam"_s), u"70"_s);
}

void TestOwnFields::blindReader_seesNoHiddenField_andNoNameInAText()
{
    Fixture f;
    f.fields[1].isHidden = true;
    BOLE_DO(f.desk.ownFields().setFields(f.fields));
    BOLE_DO(f.set(u"Exam"_s, u"80"_s));
    BOLE_DO(f.set(u"Contact"_s, u"wrote as 江晓 in May"_s));
    BOLE_DO(f.set(u"Visa"_s, u"yes"_s));
    f.hide({BlindField::Name});
    f.desk.setReviewer(f.bela);
    QCOMPARE(f.desk.ownFields().fields().size(), 4);
    QVERIFY(!f.desk.ownFields().values(f.applicant).contains(f.id(u"Exam"_s)));
    QVERIFY(!f.value(u"Contact"_s).contains(u"江晓"_s));
    QVERIFY(f.value(u"Contact"_s).contains(u"in May"_s));
    QCOMPARE(f.value(u"Visa"_s), u"yes"_s);
    BOLE_FAILS(f.set(u"Exam"_s, u"10"_s), ErrorCode::NotAllowed);
    BOLE_FAILS(f.set(u"Contact"_s, u"overwritten"_s), ErrorCode::NotAllowed);
    const VisibleHistory history = f.desk.history().ofApplicant(f.applicant);
    for (const HistoryEntry &entry : history.entries)
        QVERIFY(entry.after.value("value"_L1).toString() != u"80"_s);
    QVERIFY(!f.csv(TableLanguage::English).contains("80"));
}

void TestOwnFields::blindReader_findsNobodyByWhatIsHidden()
{
    Fixture f;
    f.fields[1].isHidden = true;
    BOLE_DO(f.desk.ownFields().setFields(f.fields));
    BOLE_DO(f.set(u"Exam"_s, u"80"_s));
    BOLE_DO(f.set(u"Contact"_s, u"江晓"_s));
    BOLE_DO(f.set(u"Visa"_s, u"yes"_s));
    OwnCondition high;
    high.atLeast = 50;
    OwnCondition named;
    named.contains = u"江晓"_s;
    QCOMPARE(f.found(u"Exam"_s, high).size(), 1);
    QCOMPARE(f.found(u"Contact"_s, named).size(), 1);
    f.hide({BlindField::Name});
    f.desk.setReviewer(f.bela);
    QVERIFY(f.found(u"Exam"_s, high).isEmpty());
    QVERIFY(f.found(u"Contact"_s, named).isEmpty());
    OwnCondition visa;
    visa.equals = u"yes"_s;
    QCOMPARE(f.found(u"Visa"_s, visa).size(), 1);
}

void TestOwnFields::conflictOfInterest_closesValues()
{
    Fixture f;
    BOLE_DO(f.set(u"Exam"_s, u"80"_s));
    f.declareConflict();
    QVERIFY(f.desk.ownFields().values(f.applicant).isEmpty());
    BOLE_FAILS(f.set(u"Exam"_s, u"10"_s), ErrorCode::NotAllowed);
}

void TestOwnFields::filter_findsByKind()
{
    Fixture f;
    BOLE_DO(f.set(u"Exam"_s, u"80"_s));
    BOLE_DO(f.set(u"Visit"_s, u"2026-09-15"_s));
    OwnCondition within;
    within.atLeast = 80;
    within.atMost = 80;
    QCOMPARE(f.found(u"Exam"_s, within).size(), 1);
    within.atLeast = 81;
    within.atMost.reset();
    QVERIFY(f.found(u"Exam"_s, within).isEmpty());
    OwnCondition autumn;
    autumn.from = u"2026-09"_s;
    autumn.until = u"2026-09"_s;
    QCOMPARE(f.found(u"Visit"_s, autumn).size(), 1);
    autumn.until = u"2026-09-14"_s;
    QVERIFY(f.found(u"Visit"_s, autumn).isEmpty());
    OwnCondition missing;
    missing.isMissing = true;
    QCOMPARE(f.found(u"Visa"_s, missing).size(), 1);
    QVERIFY(f.found(u"Exam"_s, missing).isEmpty());
    ApplicantFilter filter;
    filter.own = {{f.id(u"Exam"_s), within}, {f.id(u"Visa"_s), missing}};
    filter.completeness = ApplicantFilter::Completeness::Incomplete;
    filter.newDocuments = true;
    QCOMPARE(applicantFilterFromJson(toJson(filter)), filter);
}

void TestOwnFields::exports_haveAColumn_inTheirLanguage()
{
    Fixture f;
    BOLE_DO(f.set(u"Exam"_s, u"80.5"_s));
    BOLE_DO(f.set(u"Funding"_s, u"Scholarship"_s));
    BOLE_DO(f.set(u"Visa"_s, u"no"_s));
    QCOMPARE(
        QString::fromUtf8(f.csv(TableLanguage::English)).trimmed().split(u'\n').last().trimmed(),
        u"江晓,80.5,Scholarship,no"_s);
    const QString chinese = QString::fromUtf8(f.csv(TableLanguage::Chinese));
    QVERIFY2(chinese.contains(u"姓名,笔试,经费,签证"_s), qPrintable(chinese));
    QVERIFY2(chinese.contains(u"江晓,80.5,奖学金,否"_s), qPrintable(chinese));
}

void TestOwnFields::json_hasThem()
{
    Fixture f;
    BOLE_DO(f.set(u"Exam"_s, u"80.5"_s));
    BOLE_DO(f.set(u"Visa"_s, u"yes"_s));
    const QString path = f.file.folder.filePath(u"out.json"_s);
    ExportRequest request;
    request.source = RowSource::of({f.applicant});
    BOLE_DO(exportJsonResume(*f.desk.lists().visibleSeason(u"en"_s), request, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject own =
        QJsonDocument::fromJson(file.readAll()).object()["meta"_L1]["ownFields"_L1].toObject();
    QCOMPARE(own, QJsonObject({{u"Exam"_s, 80.5}, {u"Visa"_s, true}}));
}

void TestOwnFields::rosterColumn_fillsTheField()
{
    Fixture f;
    RosterTable table;
    table.head = {u"Name"_s, u"经费"_s, u"Exam"_s};
    table.rows = {{u"江晓"_s, u"自费"_s, u"91"_s}, {u"Nova Quillfeather"_s, u"?"_s, u"12"_s}};
    const RosterColumns columns = f.desk.roster().guess(table);
    QCOMPARE(columns, RosterColumns({u"name"_s, ownFieldKey(f.id(u"Funding"_s)),
                                     ownFieldKey(f.id(u"Exam"_s))}));
    QObject context;
    std::optional<RosterPlan> preview;
    f.desk.roster().preview(table, columns, &context,
                            [&](const Result<RosterPlan> &plan) { preview = plan.value(); });
    QTRY_VERIFY(preview);
    QCOMPARE(preview->changed.size(), 1);
    std::optional<RosterPlan> taken;
    f.desk.roster().take({table, columns, {}}, &context,
                         [&](const Result<RosterPlan> &plan) { taken = plan.value(); });
    QTRY_VERIFY(taken);
    QCOMPARE(f.value(u"Funding"_s), f.fields[2].choices[1].id);
    QCOMPARE(f.value(u"Exam"_s), u"91"_s);
    BOLE_GET(everybody, f.file.season->applicants().list());
    QCOMPARE(everybody.size(), 2);
    QCOMPARE(everybody.last().own.value(f.id(u"Exam"_s)), u"12"_s);
    QVERIFY(!everybody.last().own.contains(f.id(u"Funding"_s)));
    BOLE_DO(f.desk.history().undo(f.desk.history().latestStep()));
    QCOMPARE(f.value(u"Exam"_s), QString());
}

void TestOwnFields::merged_valuesGoOver_andComeBack()
{
    Fixture f;
    Record other = sampleRecord();
    other.basics.name = u"江小"_s;
    const ApplicantId twin = f.file.addApplicant(other);
    BOLE_DO(f.set(u"Exam"_s, u"80"_s));
    BOLE_DO(f.desk.ownFields().setValue({twin}, f.id(u"Exam"_s), u"10"_s));
    BOLE_DO(f.desk.ownFields().setValue({twin}, f.id(u"Visa"_s), u"yes"_s));
    BOLE_DO(f.file.season->dossiers().merge(f.applicant, twin, {}, f.wen));
    QCOMPARE(f.value(u"Exam"_s), u"80"_s);
    QCOMPARE(f.value(u"Visa"_s), u"yes"_s);
    BOLE_DO(f.desk.history().undo(f.desk.history().latestStep()));
    QCOMPARE(f.value(u"Visa"_s), QString());
    QCOMPARE(f.desk.ownFields().values(twin).value(f.id(u"Exam"_s)), u"10"_s);
    QCOMPARE(f.desk.ownFields().values(twin).value(f.id(u"Visa"_s)), u"yes"_s);
}

QTEST_GUILESS_MAIN(TestOwnFields)
#include "tst_ownfields.moc"
