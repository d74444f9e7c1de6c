// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/season/seasonfixture.h"

#include "model/desk/audience.h"
#include "model/exchange/mailbox.h"
#include "model/review/blindness.h"
#include "model/review/packageproblem.h"
#include "model/review/visibility.h"
#include "model/season/assignmentstore.h"
#include "model/season/exchangestore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/shortliststore.h"
#include "model/season/wholeseason.h"

#include <QBuffer>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;
using Outcome = ArrivedChange::Outcome;

namespace {

const QString secret = u"correct horse battery"_s;

/// A coordinator with two members and two applicants; the first is assigned to Li.
struct Office : SeasonFixture
{
    ReviewerId li;
    ReviewerId wang;
    ApplicantId first;
    ApplicantId second;

    Office()
    {
        Reviewer me = season->reviewers().reviewer(reviewer).value();
        me.role = ReviewerRole::Coordinator;
        (void)season->reviewers().update(me);
        li = addReviewer(u"Li Ming"_s);
        wang = addReviewer(u"Wang Fang"_s);
        first = addApplicant(sampleRecord(), u"江晓 Xiao Jiang xiao.jiang@example.org Donghu"_s);
        second = addApplicant(Record(), u"somebody else"_s);
        (void)season->assignments().add({{first, li}}, reviewer);
        (void)season->reviews().setNote(first, wang, u"Wang's hidden words"_s);
    }

    QString file(const QString &name) const { return folder.filePath(name); }

    Result<Shared> share(ReviewerId to, const QString &name, bool onlyAssigned = true,
                         const QString &passphrase = secret)
    {
        return sharePackage(*season, reviewer, audienceOf(*season, to, onlyAssigned, u"en"_s),
                            file(name),
                            {.passphrase = passphrase,
                             .withDocuments = true,
                             .isWhole = false,
                             .work = PassphraseWork::Light});
    }

    Result<PackagePlan> bringIn(const QString &name)
    {
        return importPackage(*season, reviewer, file(name), secret, blindReadersOf(*season));
    }

    Result<QList<MailboxFile>> emptied(const QString &box)
    {
        return emptyMailbox(season->exchange(), box, secret, [this](const QString &path) {
            return importPackage(*season, reviewer, path, secret, blindReadersOf(*season));
        });
    }

    /// The file of a member, made of their package.
    std::unique_ptr<Season> memberFile(ReviewerId of, const QString &name)
    {
        const QString package = name + u".bolepack"_s;
        if (!share(of, package) || !seasonFromPackage(file(package), secret, file(name)))
            qFatal("package");
        return std::move(Season::open(file(name)).value());
    }
};

ReviewerId personIn(Season &season, const QString &name)
{
    const auto people = season.reviewers().list().value();
    for (const Reviewer &one : people) {
        if (one.name == name)
            return one.id;
    }
    return {};
}

Result<Shared> answer(Season &from, ReviewerId me, ReviewerId to, const QString &path)
{
    return sharePackage(from, me, audienceOf(from, to, false, u"en"_s), path,
                        {.passphrase = secret,
                         .withDocuments = true,
                         .isWhole = false,
                         .work = PassphraseWork::Light});
}

/// Every byte of a file and of what stands beside it.
QByteArray bytesOf(const QString &path)
{
    QByteArray all;
    for (const QString &end : {QString(), u"-wal"_s}) {
        QFile file(path + end);
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

/// What sqlite3 tells of a file: every row of every table, and what is compressed in it laid open.
QByteArray dumpOf(const QString &path)
{
    QProcess process;
    process.start(u"sqlite3"_s, {path, u".dump"_s});
    process.waitForFinished();
    return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

/// All that is in a package, as it is once it has been opened.
QByteArray plainOf(const QString &path)
{
    QByteArray all;
    const auto package =
        readPackage(path, secret, [&](const QString &, const QByteArray &bytes) -> Result<void> {
            all += bytes;
            return {};
        });
    for (const TravelChange &change : package.value().changes)
        all += QJsonDocument(toJson(change)).toJson(QJsonDocument::Compact);
    return all;
}

} // namespace

class TestPackage : public QObject
{
    Q_OBJECT

private slots:
    void sealedStream_isReadAsItWasWritten();
    void changedOrCutPackage_isRefused();
    void wrongPassphrase_isToldFromDamage();
    void package_makesAFileOfWhatMayBeSeen();
    void otherPeople_andHiddenReviews_areNotInIt();
    void blindPackage_holdsNoNameContactOrOtherReview();
    void blindPackage_searchedByteByByte_holdsNothingHidden();
    void blindReader_getsWhatMayComeBack();
    void conflictOfOneBlindReader_closesNothingToOthers();
    void otherPeoplesPages_areNotInIt();
    void conflictOfInterest_closesTheLists();
    void movedDocument_takesItsTextAlong();
    void answer_bringsReviewsBack();
    void answer_canBeUndoneInOneStep();
    void whatWasTakenBack_comesAgain();
    void packageBroughtInTwice_canStillBeUndone();
    void fileMadeOfAPackage_isThereWholeOrNotAtAll();
    void forgedReview_isRefused();
    void reviewOfAnother_signedByAMember_isRefused();
    void keyInAMembersPackage_isNotBelieved();
    void keysOfTwoCoordinators_bothHold();
    void blindMember_doesNotBlankWhatIsHidden();
    void unverifiedPackage_leavesNothingBehind();
    void memberCannotChangeTheRules();
    void packageForAnother_isRefused();
    void folder_takesEachPackageOnce();
    void halfWrittenFile_doesNoHarm();
};

void TestPackage::sealedStream_isReadAsItWasWritten()
{
    for (const QString &passphrase : {QString(), secret}) {
        for (const int size : {0, 1, 65535, 65536, 65537, 300000}) {
            QByteArray bytes(size, 'x');
            QBuffer file;
            QVERIFY(file.open(QIODevice::ReadWrite));
            SealedWriter writer(file, passphrase, PassphraseWork::Light);
            BOLE_DO(writer.write(bytes));
            BOLE_DO(writer.finish());
            QVERIFY(passphrase.isEmpty() || !file.data().contains("xxxxxxxx"));
            file.seek(0);
            SealedReader reader(file);
            BOLE_DO(reader.open(passphrase));
            QCOMPARE(reader.read(size).value(), bytes);
            QVERIFY(reader.isAtEnd());
        }
    }
}

void TestPackage::changedOrCutPackage_isRefused()
{
    Office office;
    BOLE_DO(office.share(office.li, u"li.bolepack"_s));
    QFile file(office.file(u"li.bolepack"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    for (const qsizetype at : {whole.size() / 3, whole.size() / 2, whole.size() - 1}) {
        QByteArray changed = whole;
        changed[at] = char(changed[at] ^ 1);
        for (const QByteArray &bytes : {changed, whole.left(at)}) {
            QFile bad(office.file(u"bad.bolepack"_s));
            QVERIFY(bad.open(QIODevice::WriteOnly | QIODevice::Truncate));
            bad.write(bytes);
            bad.close();
            const auto read = readPackage(bad.fileName(), secret);
            QVERIFY(!read);
            QVERIFY(packageProblem(read.error()).has_value());
        }
    }
}

void TestPackage::wrongPassphrase_isToldFromDamage()
{
    Office office;
    BOLE_DO(office.share(office.li, u"li.bolepack"_s));
    const auto read = readPackage(office.file(u"li.bolepack"_s), u"something else"_s);
    QVERIFY(!read);
    QCOMPARE(packageProblem(read.error()), PackageProblem::WrongPassphrase);
}

void TestPackage::package_makesAFileOfWhatMayBeSeen()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    BOLE_GET(rows, file->applicants().list());
    QCOMPARE(rows.size(), 1); // only whom Li reads
    QCOMPARE(rows.first().name, u"江晓"_s);
    QCOMPARE(rows.first().id, office.first); // "Applicant 001" is the same person in both files
    BOLE_GET(documents, file->documents().list(rows.first().id));
    QCOMPARE(file->documents().bytes(documents.first().id).value(), QByteArray("%PDF-1"));
}

void TestPackage::otherPeople_andHiddenReviews_areNotInIt()
{
    Office office;
    BOLE_DO(office.share(office.li, u"li.bolepack"_s));
    const QByteArray plain = plainOf(office.file(u"li.bolepack"_s));
    QVERIFY(plain.contains("江晓"));
    QVERIFY(!plain.contains("somebody else"));
    QVERIFY(!plain.contains("hidden words"));
}

void TestPackage::blindPackage_holdsNoNameContactOrOtherReview()
{
    Office office;
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(office.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                                  office.reviewer));
    BOLE_DO(office.season->records().apply(office.first, Edit::set(u"/basics/name"_s, u"江小"_s),
                                           office.reviewer));
    BOLE_DO(office.season->applicants().setNickname(office.first, u"the Donghu one"_s,
                                                    office.reviewer));
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    QCOMPARE(file->applicants().count().value(), 1);
    const QByteArray dump =
        file->exchange().canonicalDump().value() + file->exchange().shownDump().value();
    const QByteArray plain = plainOf(office.file(u"li.bole.bolepack"_s));
    const QByteArray raw = bytesOf(office.file(u"li.bole"_s));
    for (const char *hidden : {"江晓", "江小", "Xiao Jiang", "xiao.jiang", "example.org",
                               "the Donghu one", "hidden words", "%PDF"}) {
        QVERIFY2(!plain.contains(hidden), hidden);
        QVERIFY2(!dump.contains(hidden), hidden);
        QVERIFY2(!raw.contains(hidden), hidden);
    }
    QVERIFY(plain.contains("东湖大学")); // what they may see is there
}

/// Everything that could tell who somebody is, wherever a committee may have written it.
void TestPackage::blindPackage_searchedByteByByte_holdsNothingHidden()
{
    Office office;
    Season &season = *office.season;
    const ReviewerId me = office.reviewer;
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(season.settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(), me));
    const ApplicantId one = office.first;
    BOLE_DO(season.applicants().addTag({one}, u"Tag of Xiao Jiang"_s, me));
    BOLE_DO(season.applicants().setNickname(one, u"the Donghu one"_s, me));
    BOLE_DO(season.rosters().put(one, {{u"phone"_s, u"+1 555 0142"_s}}, me));
    BOLE_DO(season.settings().setValue(u"comparisons"_s, QJsonArray{u"Xiao Jiang and others"_s}));
    BOLE_DO(season.applicants().saveFilter({u"Filter for Jiang"_s, u"Xiao Jiang"_s, {}}));
    BOLE_GET(list, season.shortlists().create(u"List with Xiao Jiang"_s, me));
    BOLE_DO(season.shortlists().setEntries(
        list, {{.applicant = one, .tied = false, .gap = 0, .moved = true, .reason = u"Jiang!"_s}},
        me));
    BOLE_DO(season.reviews().setDecision(one, office.wang, Decision::Admit, u"Wang's reason"_s));
    const DocumentId cv = season.documents().list(one).value().first().id;
    Highlight highlight;
    highlight.document = cv;
    highlight.reviewer = office.wang;
    highlight.quote = u"Xiao Jiang"_s;
    highlight.comment = u"Wang's comment"_s;
    BOLE_DO(season.highlights().add(highlight));
    Document letter;
    letter.applicant = one;
    letter.fileName = u"letter for Xiao Jiang.pdf"_s;
    letter.kind = DocumentKind::Pdf;
    letter.role = DocumentRole::Letter;
    letter.pages = 1;
    BOLE_DO(season.documents().add(letter, "%PDF-1.7 JFIF a photo of Xiao Jiang",
                                   u"Xiao Jiang is the best, call +1 555 0142"_s));
    Document stray; // in the tray: nobody's yet
    stray.fileName = u"stray.pdf"_s;
    stray.kind = DocumentKind::Pdf;
    BOLE_DO(season.documents().add(stray, "%PDF stray page", u"stray words"_s));

    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const QByteArray shown =
        file->exchange().canonicalDump().value() + file->exchange().shownDump().value();
    const QByteArray plain = plainOf(office.file(u"li.bole.bolepack"_s));
    const QByteArray raw = bytesOf(office.file(u"li.bole"_s));
    const QByteArray dump = dumpOf(office.file(u"li.bole"_s));
    QVERIFY(dump.contains("INSERT INTO applicant"));
    for (const char *hidden :
         {"江晓", "Xiao", "xiao.jiang", "example.org", "the Donghu one", "555 0142", "and others",
          "Filter for", "List with", "Jiang!", "Wang's", "hidden words", "%PDF", "JFIF", "stray",
          "letter for", "somebody else"}) {
        QVERIFY2(!plain.contains(hidden), hidden);
        QVERIFY2(!shown.contains(hidden), hidden);
        QVERIFY2(!dump.contains(hidden), hidden);
        QVERIFY2(!raw.contains(hidden), hidden);
    }
    QVERIFY(plain.contains("东湖大学")); // what they may see is there
}

/// A degree is corrected, then taken out. When it is put back, whoever reads blind must have the
/// correction, which goes to the hub only once; and still without what is hidden.
void TestPackage::blindReader_getsWhatMayComeBack()
{
    Office office;
    Season &season = *office.season;
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(season.settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                          office.reviewer));
    const auto edit = [&](const Edit &change) {
        return season.records().apply(office.first, change, office.reviewer);
    };
    BOLE_DO(season.exchange().capture(office.reviewer)); // what was read
    BOLE_DO(edit(Edit::set(u"/education/0/area"_s, u"Rivers, says Xiao Jiang"_s)));
    BOLE_DO(season.exchange().capture(office.reviewer));
    QList<TravelChange> corrections; // as if somebody else had sent it who has the degree still
    const auto all = season.exchange().changesAfter(0).value();
    for (const PositionedChange &one : all) {
        if (one.change.key.endsWith(u"/area"_s))
            corrections.append(one.change);
    }
    QCOMPARE(corrections.size(), 1);
    BOLE_DO(edit(Edit::remove(u"/education/0"_s)));
    const auto seen = audienceOf(season, office.li, false, u"en"_s).seen(corrections.constFirst());
    QVERIFY(seen && seen->value);
    const QByteArray told = QJsonDocument(*seen->value).toJson();
    QVERIFY2(told.contains("Rivers") && !told.contains("Jiang"), told);
}

/// At a hub all who read blind in the same way have the same rows. Li's own conflict of interest
/// is the hub's business; it must not keep Wang from the applicant.
void TestPackage::conflictOfOneBlindReader_closesNothingToOthers()
{
    Office office;
    Season &season = *office.season;
    BlindnessChoice choice;
    choice.reviewers = {{office.li, usualBlindFields}, {office.wang, usualBlindFields}};
    BOLE_DO(season.settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                          office.reviewer));
    for (const ReviewerId conflicted : {office.li, office.wang}) {
        BOLE_DO(season.reviews().setState(office.first, conflicted, ReviewState::Conflict));
        BOLE_DO(season.exchange().capture(office.reviewer));
        const ExchangeRules rules = exchangeRulesOf(season);
        const QString audience = rules.audiences.first();
        QCOMPARE(rules.audiences.last(), audience);
        const QString first = season.applicants().uuid(office.first).value();
        int records = 0;
        const auto all = season.exchange().changesAfter(0).value();
        for (const PositionedChange &one : all)
            records += one.change.about == first && one.change.kind == u"reading"_s &&
                               rules.seen(one.change, audience)
                           ? 1
                           : 0;
        QCOMPARE(records, 1);
        BOLE_DO(season.reviews().setState(office.first, conflicted, ReviewState::Draft));
    }
}

/// One file with the pages of two people, of whom Li reads one.
void TestPackage::otherPeoplesPages_areNotInIt()
{
    Office office;
    const QByteArray bytes = "%PDF the pages of Xiao Jiang and of Tomas Ekberg-Ruiz";
    for (const ApplicantId owner : {office.first, office.second}) {
        Document both;
        both.applicant = owner;
        both.fileName = u"both.pdf"_s;
        both.kind = DocumentKind::Pdf;
        both.role = DocumentRole::Other;
        both.pages = 2;
        BOLE_DO(office.season->documents().add(both, bytes, u"Tomas Ekberg-Ruiz"_s));
    }
    BOLE_DO(office.share(office.li, u"li.bolepack"_s));
    const QByteArray assigned = plainOf(office.file(u"li.bolepack"_s));
    QVERIFY(assigned.contains("江晓"));
    QVERIFY(!assigned.contains("Ekberg-Ruiz"));
    // Who is given both of them has the file.
    BOLE_DO(office.share(office.li, u"all.bolepack"_s, false));
    QVERIFY(plainOf(office.file(u"all.bolepack"_s)).contains("pages of Xiao Jiang and of Tomas"));
}

/// In a sealed list stand the scores of everybody, also of whom Li may not read.
void TestPackage::conflictOfInterest_closesTheLists()
{
    Office office;
    BOLE_DO(office.season->settings().setRecorded(Visibility::settingKey(), u"always"_s,
                                                  office.reviewer));
    BOLE_DO(office.season->shortlists().create(u"the admitted ones"_s, office.reviewer));
    BOLE_DO(office.share(office.li, u"before.bolepack"_s, false));
    QVERIFY(plainOf(office.file(u"before.bolepack"_s)).contains("the admitted ones"));
    BOLE_DO(office.season->reviews().setState(office.second, office.li, ReviewState::Conflict));
    BOLE_DO(office.share(office.li, u"after.bolepack"_s, false));
    QVERIFY(!plainOf(office.file(u"after.bolepack"_s)).contains("the admitted ones"));
}

/// It was somebody's whom Li reads, and is somebody else's now.
void TestPackage::movedDocument_takesItsTextAlong()
{
    Office office;
    Document letter;
    letter.applicant = office.first;
    letter.fileName = u"letter.pdf"_s;
    letter.kind = DocumentKind::Pdf;
    letter.role = DocumentRole::Letter;
    letter.pages = 1;
    BOLE_GET(moved, office.season->documents().add(letter, "%PDF moved", u"moved words"_s));
    BOLE_DO(office.season->exchange().capture(office.reviewer));
    BOLE_DO(office.season->documents().moveTo(moved, office.second, office.reviewer));
    BOLE_DO(office.share(office.li, u"li.bolepack"_s));
    const QByteArray plain = plainOf(office.file(u"li.bolepack"_s));
    QVERIFY(plain.contains("江晓"));
    QVERIFY(!plain.contains("moved"));
}

void TestPackage::answer_bringsReviewsBack()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    const ReviewerId chief = personIn(*file, u"Wen Shu"_s);
    BOLE_DO(file->reviews().setNote(file->applicants().ids().value().first(), li, u"from Li"_s));
    BOLE_GET(shared, answer(*file, li, chief, office.file(u"back.bolepack"_s)));
    QVERIFY(shared.changes < 10); // only what Li wrote
    BOLE_GET(plan, planImport(*office.season, office.reviewer, office.file(u"back.bolepack"_s),
                              secret, blindReadersOf(*office.season)));
    QVERIFY(plan.isVerified);
    QCOMPARE(plan.count(Outcome::Refused), 0);
    QVERIFY(plan.count(Outcome::New) > 0);
    QVERIFY(!office.season->reviews().find(office.first, office.li).value());
    BOLE_DO(office.bringIn(u"back.bolepack"_s));
    QCOMPARE(office.season->reviews().find(office.first, office.li).value()->content.note,
             u"from Li"_s);
    // Once more does nothing.
    BOLE_GET(again, office.bringIn(u"back.bolepack"_s));
    QCOMPARE(again.count(Outcome::New) + again.count(Outcome::Changed), 0);
}

void TestPackage::answer_canBeUndoneInOneStep()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    BOLE_DO(file->reviews().setNote(file->applicants().ids().value().first(), li, u"from Li"_s));
    BOLE_DO(answer(*file, li, personIn(*file, u"Wen Shu"_s), office.file(u"back.bolepack"_s)));
    BOLE_DO(office.season->exchange().capture(office.reviewer));
    BOLE_GET(before, office.season->exchange().shownDump());
    BOLE_DO(office.bringIn(u"back.bolepack"_s));
    BOLE_DO(office.season->history().undo(office.reviewer));
    QCOMPARE(office.season->exchange().shownDump().value(), before);
    QVERIFY(!office.season->reviews().find(office.first, office.li).value());
}

/// Undone, and what comes next was written by somebody who had been told that it is there.
void TestPackage::whatWasTakenBack_comesAgain()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    const ReviewerId chief = personIn(*file, u"Wen Shu"_s);
    const ApplicantId one = file->applicants().ids().value().first();
    const auto answered = [&](const QString &name) {
        return answer(*file, li, chief, office.file(name));
    };
    BOLE_DO(file->reviews().setNote(one, li, u"from Li"_s));
    BOLE_DO(answered(u"1.bolepack"_s));
    BOLE_DO(office.bringIn(u"1.bolepack"_s));
    BOLE_DO(office.share(office.li, u"told.bolepack"_s)); // that it has arrived
    BOLE_DO(
        importPackage(*file, li, office.file(u"told.bolepack"_s), secret, blindReadersOf(*file)));
    BOLE_DO(file->applicants().addTag({one}, u"later"_s, li));
    BOLE_DO(answered(u"2.bolepack"_s)); // only the tag
    BOLE_DO(office.season->history().undo(office.reviewer));
    QVERIFY(!office.season->reviews().find(office.first, office.li).value());
    BOLE_DO(office.bringIn(u"2.bolepack"_s));
    QVERIFY(!office.season->reviews().find(office.first, office.li).value());
    BOLE_DO(office.share(office.li, u"told again.bolepack"_s));
    BOLE_DO(importPackage(*file, li, office.file(u"told again.bolepack"_s), secret,
                          blindReadersOf(*file)));
    BOLE_DO(answered(u"3.bolepack"_s));
    BOLE_DO(office.bringIn(u"3.bolepack"_s));
    QVERIFY(office.season->reviews().find(office.first, office.li).value());
}

void TestPackage::packageBroughtInTwice_canStillBeUndone()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    BOLE_DO(file->reviews().setNote(file->applicants().ids().value().first(), li, u"from Li"_s));
    BOLE_DO(answer(*file, li, personIn(*file, u"Wen Shu"_s), office.file(u"back.bolepack"_s)));
    BOLE_DO(office.bringIn(u"back.bolepack"_s));
    BOLE_DO(office.bringIn(u"back.bolepack"_s));
    BOLE_DO(office.season->history().undo(office.reviewer));
    QVERIFY(!office.season->reviews().find(office.first, office.li).value());
}

/// While it is made it has another name; and it is the same replica under its own.
void TestPackage::fileMadeOfAPackage_isThereWholeOrNotAtAll()
{
    Office office;
    const QString path = office.file(u"new.bole"_s);
    QString made;
    BOLE_DO(createWholeSeason(path, u"Intake"_s, [&](Season &season) -> Result<void> {
        made = season.exchange().replica().value().replica;
        return QFile::exists(path) ? failure(ErrorCode::FileExists) : Result<void>();
    }));
    BOLE_GET(opened, Season::open(path));
    QCOMPARE(opened->exchange().replica().value().replica, made);
    const QString other = office.file(u"other.bole"_s);
    BOLE_FAILS(
        createWholeSeason(other, u"Intake"_s,
                          [](Season &) { return Result<void>(failure(ErrorCode::DiskFull)); }),
        ErrorCode::DiskFull);
    QVERIFY(QDir(office.folder.path()).entryList({u"other*"_s}).isEmpty());
    BOLE_FAILS(createWholeSeason(path, u"Intake"_s, [](Season &) { return Result<void>(); }),
               ErrorCode::FileExists);
}

void TestPackage::forgedReview_isRefused()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    const ReviewerId wang = personIn(*file, u"Wang Fang"_s);
    const ApplicantId one = file->applicants().ids().value().first();
    BOLE_DO(file->reviews().setNote(one, li, u"mine"_s));
    BOLE_DO(file->reviews().setNote(one, wang, u"forged by Li"_s));
    // A package in Wang's name, from Li's file.
    BOLE_DO(answer(*file, wang, personIn(*file, u"Wen Shu"_s), office.file(u"forged.bolepack"_s)));
    BOLE_GET(plan, office.bringIn(u"forged.bolepack"_s));
    QVERIFY(!plan.isVerified);
    QCOMPARE(plan.count(Outcome::New) + plan.count(Outcome::Changed), 0);
    QCOMPARE(office.season->reviews().find(office.first, office.wang).value()->content.note,
             u"Wang's hidden words"_s);
}

/// In Li's own name and with Li's own key, but it is Wang's.
void TestPackage::reviewOfAnother_signedByAMember_isRefused()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const QString li = office.season->exchange().uuidOf(office.li).value();
    const QString wang = office.season->exchange().uuidOf(office.wang).value();
    const QString xi = office.season->applicants().uuid(office.first).value();
    BOLE_GET(here, file->exchange().replica());
    TravelChange forged{
        .kind = u"review"_s,
        .key = xi + u'/' + wang,
        .owner = li,
        .about = xi,
        .stamp = {Stamp::clockAt(QDateTime::currentMSecsSinceEpoch()), here.replica, li},
        .knows = {},
        .value = QJsonObject{{u"state"_s, u"draft"_s}, {u"note"_s, u"forged"_s}}};
    forged.knows.insert(here.replica, forged.stamp.clock);
    PackageHead head;
    head.id = u"forged"_s;
    head.season = here.season;
    head.replica = here.replica;
    head.sender = li;
    head.recipient = office.season->exchange().uuidOf(office.reviewer).value();
    head.changes = 1;
    PackageWriter writer(office.file(u"forged.bolepack"_s), secret, PassphraseWork::Light);
    BOLE_DO(writer.begin(head));
    BOLE_DO(writer.add({forged}));
    BOLE_DO(writer.finish(signingKey(file->exchange(), li).value()));
    BOLE_GET(plan, office.bringIn(u"forged.bolepack"_s));
    QVERIFY(plan.isVerified);
    QCOMPARE(plan.count(Outcome::Refused), 1);
    QCOMPARE(office.season->reviews().find(office.first, office.wang).value()->content.note,
             u"Wang's hidden words"_s);
}

/// They have the applicant's row without number and reasons, and send it back so.
/// Whoever could say by which key Wang is known could write as Wang.
void TestPackage::keyInAMembersPackage_isNotBelieved()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const QString wang = office.season->exchange().uuidOf(office.wang).value();
    const QString li = office.season->exchange().uuidOf(office.li).value();
    const SigningKey lis = signingKey(file->exchange(), li).value();
    PackageHead head;
    head.id = u"forged"_s;
    head.season = file->exchange().replica().value().season;
    head.replica = file->exchange().replica().value().replica;
    head.sender = li;
    head.recipient = office.season->exchange().uuidOf(office.reviewer).value();
    head.keys.insert(wang, QString::fromLatin1(lis.publicHalf.toBase64()));
    PackageWriter writer(office.file(u"forged.bolepack"_s), secret, PassphraseWork::Light);
    BOLE_DO(writer.begin(head));
    BOLE_DO(writer.finish(lis));
    BOLE_GET(plan, office.bringIn(u"forged.bolepack"_s));
    QVERIFY(plan.isVerified);
    QVERIFY(!publicKeys(office.season->exchange(), wang).value().contains(lis.publicHalf));
}

/// Each of them has made a key for Li before they heard of the other's.
void TestPackage::keysOfTwoCoordinators_bothHold()
{
    Office office;
    const ReviewerId second = office.addReviewer(u"Cora Lind"_s);
    Reviewer cora = office.season->reviewers().reviewer(second).value();
    cora.role = ReviewerRole::Coordinator;
    BOLE_DO(office.season->reviewers().update(cora));
    const auto coras = office.memberFile(second, u"cora.bole"_s);
    const auto lis = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId coraThere = personIn(*coras, u"Cora Lind"_s);
    const ReviewerId liThere = personIn(*lis, u"Li Ming"_s);
    BOLE_DO(answer(*coras, coraThere, personIn(*coras, u"Li Ming"_s),
                   office.file(u"to li.bolepack"_s)));
    BOLE_DO(lis->reviews().setNote(lis->applicants().ids().value().first(), liThere, u"Li's"_s));
    const auto toCora = [&] {
        const QString path = office.file(u"to cora.bolepack"_s);
        return answer(*lis, liThere, personIn(*lis, u"Cora Lind"_s), path)
            .and_then([&](const Shared &) {
                return importPackage(*coras, coraThere, path, secret, blindReadersOf(*coras));
            });
    };
    BOLE_GET(before, toCora());
    QVERIFY(!before.isVerified);
    BOLE_DO(office.share(second, u"again.bolepack"_s));
    BOLE_DO(importPackage(*coras, coraThere, office.file(u"again.bolepack"_s), secret,
                          blindReadersOf(*coras)));
    BOLE_GET(after, toCora());
    QVERIFY(after.isVerified);
}

void TestPackage::blindMember_doesNotBlankWhatIsHidden()
{
    Office office;
    BlindnessChoice choice;
    choice.season = usualBlindFields; // also of the one who coordinates, who gets everything still
    BOLE_DO(office.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                                  office.reviewer));
    BOLE_DO(office.season->applicants().setNickname(office.first, u"the Donghu one"_s,
                                                    office.reviewer));
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    const ApplicantId one = file->applicants().ids().value().first();
    BOLE_DO(file->applicants().setNickname(one, u"mine"_s, li));
    BOLE_DO(file->reviews().setNote(one, li, u"from Li"_s));
    BOLE_DO(answer(*file, li, personIn(*file, u"Wen Shu"_s), office.file(u"back.bolepack"_s)));
    BOLE_DO(office.bringIn(u"back.bolepack"_s));
    QCOMPARE(office.season->applicants().row(office.first).value().nickname, u"the Donghu one"_s);
    BOLE_GET(review, office.season->reviews().find(office.first, office.li));
    QVERIFY(review);
    QCOMPARE(review->content.note, u"from Li"_s);
}

/// Of a package that nobody known has signed nothing is kept: no key, no meeting, no step to undo.
void TestPackage::unverifiedPackage_leavesNothingBehind()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId wang = personIn(*file, u"Wang Fang"_s);
    const ApplicantId one = file->applicants().ids().value().first();
    BOLE_DO(file->reviews().setNote(one, wang, u"forged by Li"_s));
    BOLE_DO(answer(*file, wang, personIn(*file, u"Wen Shu"_s), office.file(u"forged.bolepack"_s)));
    BOLE_GET(peers, office.season->exchange().peers());
    BOLE_GET(steps, office.season->history().undoable(office.reviewer));
    BOLE_GET(plan, office.bringIn(u"forged.bolepack"_s));
    QVERIFY(!plan.isVerified);
    QVERIFY(plan.count(Outcome::Refused) > 0);
    BOLE_GET(after, office.season->exchange().peers());
    QCOMPARE(QSet(after.keyBegin(), after.keyEnd()), QSet(peers.keyBegin(), peers.keyEnd()));
    QCOMPARE(office.season->history().undoable(office.reviewer).value().size(), steps.size());
    QVERIFY(!office.season->exchange().hasBroughtIn(plan.head.id).value());
}

void TestPackage::memberCannotChangeTheRules()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    Reviewer me = file->reviewers().reviewer(li).value();
    me.role = ReviewerRole::Coordinator;
    BOLE_DO(file->reviewers().update(me));
    BOLE_DO(file->settings().setRecorded(u"visibility"_s, u"always"_s, li));
    const Sender sender{office.season->exchange().uuidOf(office.li).value(), false, true, false};
    BOLE_DO(file->exchange().capture(li));
    const auto changes = file->exchange().changesAfter(0).value();
    for (const PositionedChange &one : changes) {
        if (one.change.kind == u"reviewer"_s || one.change.kind == u"setting"_s)
            QVERIFY(!mayWrite(sender, one.change));
    }
}

void TestPackage::packageForAnother_isRefused()
{
    Office office;
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    BOLE_DO(office.share(office.wang, u"wang.bolepack"_s, false));
    const auto taken =
        importPackage(*file, personIn(*file, u"Li Ming"_s), office.file(u"wang.bolepack"_s), secret,
                      blindReadersOf(*file));
    QVERIFY(!taken);
    QCOMPARE(packageProblem(taken.error()), PackageProblem::NotForYou);
}

void TestPackage::folder_takesEachPackageOnce()
{
    Office office;
    QVERIFY(QDir(office.folder.path()).mkdir(u"box"_s));
    const QString box = office.file(u"box"_s);
    const auto file = office.memberFile(office.li, u"li.bole"_s);
    const ReviewerId li = personIn(*file, u"Li Ming"_s);
    BOLE_DO(file->reviews().setNote(file->applicants().ids().value().first(), li, u"from Li"_s));
    const ReviewerId chief = personIn(*file, u"Wen Shu"_s);
    const Audience audience = audienceOf(*file, chief, false, u"en"_s);
    const QString path = pathInMailbox(box, file->exchange().replica().value(), audience);
    BOLE_DO(answer(*file, li, chief, path));
    QVERIFY(QFile::copy(path, box + u"/a copy.bolepack"_s)); // doubled and renamed
    BOLE_GET(taken, office.emptied(box));
    int brought = 0;
    for (const MailboxFile &one : taken)
        brought += one.taken.has_value();
    QCOMPARE(brought, 1);
    BOLE_GET(again, office.emptied(box));
    for (const MailboxFile &one : again)
        QVERIFY(!one.taken && !one.problem);
}

void TestPackage::halfWrittenFile_doesNoHarm()
{
    Office office;
    QVERIFY(QDir(office.folder.path()).mkdir(u"box"_s));
    BOLE_DO(office.share(office.li, u"li.bolepack"_s));
    QFile whole(office.file(u"li.bolepack"_s));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QFile half(office.file(u"box/half.bolepack"_s));
    QVERIFY(half.open(QIODevice::WriteOnly));
    half.write(whole.read(whole.size() / 2));
    half.close();
    BOLE_GET(before, office.season->exchange().canonicalDump());
    BOLE_GET(taken, office.emptied(office.file(u"box"_s)));
    QCOMPARE(taken.size(), 1);
    QVERIFY(!taken.first().taken && taken.first().problem);
    QCOMPARE(office.season->exchange().canonicalDump().value(), before);
}

QTEST_GUILESS_MAIN(TestPackage)
#include "tst_package.moc"
