// SPDX-License-Identifier: GPL-3.0-or-later
// Random histories of a committee with coordinators, members and blind readers, who meet by real
// packages and at a real hub: in the end everybody has what the desk's rules give them, all of it
// and nothing else. BOLE_HISTORIES=1000 runs as many of each kind, BOLE_SEED=n one.
#include "tests/model/hub/randomoffice.h"

#include <QJsonDocument>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualHistories = 6; // of each kind

int numberFromEnvironment(const char *name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

QString nameOf(const TravelChange &change)
{
    return u"%1 %2 %3 %4"_s.arg(change.kind, change.key)
        .arg(change.stamp.clock)
        .arg(change.stamp.replica);
}

QHash<QString, TravelChange> versionsIn(Season &season)
{
    QHash<QString, TravelChange> versions;
    const auto all = season.exchange().changesAfter(0).value();
    for (const PositionedChange &one : all)
        versions.insert(nameOf(one.change), one.change);
    return versions;
}

bool isSame(const QByteArray &here, const QByteArray &there)
{
    if (here == there)
        return true;
    const auto a = here.split('\n');
    const auto b = there.split('\n');
    const auto tell = [](const char *where, const QList<QByteArray> &one,
                         const QList<QByteArray> &other) {
        const QSet<QByteArray> known(other.begin(), other.end());
        for (const QByteArray &line : one) {
            if (!known.contains(line))
                qWarning() << where << line.left(500);
        }
    };
    tell("first only", a, b);
    tell("there only", b, a);
    return false;
}

/// Everything that a file tells, compressed or not.
QByteArray toldBy(Season &season)
{
    QByteArray told =
        season.exchange().canonicalDump().value() + season.exchange().shownDump().value();
    const auto people = season.applicants().ids().value();
    for (const ApplicantId one : people) {
        const auto documents = season.documents().list(one).value_or(QList<Document>());
        for (const Document &document : documents)
            told += season.documents().bytes(document.id).value_or(QByteArray());
    }
    return told;
}

} // namespace

class TestCommitteeHistories : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_server = std::make_unique<PostgresServer>(); }
    void everybody_hasWhatTheyMayHave_data();
    void everybody_hasWhatTheyMayHave();

private:
    void checkCoordinators(RandomOffice &office) const;
    void checkMember(RandomOffice &office, size_t index) const;
    static bool isCloserAtHub(const RandomOffice &office, size_t index, const TravelChange &change);
    void checkSecrets(RandomOffice &office, size_t index) const;

    std::unique_ptr<PostgresServer> m_server;
};

void TestCommitteeHistories::everybody_hasWhatTheyMayHave_data()
{
    QTest::addColumn<RandomOffice::Way>("way");
    QTest::addColumn<quint32>("seed");
    const int one = numberFromEnvironment("BOLE_SEED", 0);
    const int count = one > 0 ? 1 : numberFromEnvironment("BOLE_HISTORIES", usualHistories);
    const std::pair<const char *, RandomOffice::Way> ways[] = {
        {"packages", RandomOffice::Way::Packages},
        {"hub", RandomOffice::Way::Hub},
        {"both", RandomOffice::Way::Both}};
    for (int i = 0; i < count; ++i) {
        const int seed = one > 0 ? one : i + 1;
        for (const auto &[name, way] : ways)
            QTest::addRow("%s, seed %d", name, seed) << way << quint32(seed);
    }
}

/// The same in all files of those who coordinate, with everybody's own work.
void TestCommitteeHistories::checkCoordinators(RandomOffice &office) const
{
    Season &chief = *office.members().front().season;
    const QByteArray known = chief.exchange().canonicalDump().value();
    const QByteArray shown = chief.exchange().shownDump().value();
    for (size_t i = 1; i < office.members().size(); ++i) {
        if (!office.seat(i).isCoordinator)
            continue;
        Season &other = *office.members()[i].season;
        QVERIFY2(isSame(known, other.exchange().canonicalDump().value()), "what is known differs");
        QVERIFY2(isSame(shown, other.exchange().shownDump().value()), "the tables differ");
    }
    const auto &notes = office.ownNotes();
    for (auto it = notes.begin(); it != notes.end(); ++it)
        QVERIFY2(shown.contains(it.value().toUtf8()), it.key().toUtf8());
}

/// The hub hands out nothing at all about whom somebody has a conflict of interest with, and goes
/// by whom a row was about when it came: a document may have been moved to somebody else since.
bool TestCommitteeHistories::isCloserAtHub(const RandomOffice &office, size_t index,
                                           const TravelChange &change)
{
    if (office.seat(index).hub.isEmpty())
        return false;
    static const QStringList followDocuments{u"highlight"_s, u"opened"_s, u"text"_s};
    if (followDocuments.contains(change.kind))
        return true;
    const RandomMember &member = office.members()[index];
    const auto states = member.season->reviews().states(member.me).value();
    const ApplicantId applicant = member.season->exchange().applicantOf(change.about).value();
    return states.value(applicant, ReviewState::Draft) == ReviewState::Conflict;
}

/// All that the desk would show them is there, as it may be shown.
void TestCommitteeHistories::checkMember(RandomOffice &office, size_t index) const
{
    Season &chief = *office.members().front().season;
    Season &file = *office.members()[index].season;
    const Audience audience = office.audienceFor(index);
    const auto there = versionsIn(file);
    const auto all = chief.exchange().changesAfter(0).value();
    int missing = 0;
    for (const PositionedChange &one : all) {
        const auto seen = audience.seen(one.change);
        if (!seen || !isVersion(*seen))
            continue;
        const auto found = there.constFind(nameOf(*seen));
        const bool isThere = found != there.constEnd();
        const bool isSame = isThere && (office.seat(index).isBlind || *found == *seen);
        if (!isSame && !isCloserAtHub(office, index, *seen) && ++missing < 6)
            qWarning() << (isThere ? "differs" : "missing") << nameOf(*seen)
                       << QJsonDocument(toJson(*seen)).toJson(QJsonDocument::Compact).left(900);
    }
    QVERIFY2(missing == 0, qPrintable(u"member %1%2 lacks %3"_s.arg(index)
                                          .arg(office.seat(index).isBlind ? u", blind,"_s : u""_s)
                                          .arg(missing)));
}

void TestCommitteeHistories::checkSecrets(RandomOffice &office, size_t index) const
{
    const RandomSeat &seat = office.seat(index);
    const QByteArray told = toldBy(*office.members()[index].season);
    if (seat.isBlind) {
        for (const char *hidden : {"江晓", "Xiao Jiang", "xiao.jiang", "%PDF"})
            QVERIFY2(!told.contains(hidden), hidden);
    }
    if (seat.submits && !seat.isBlind)
        return;
    if (office.wasOpened() && !seat.isBlind)
        return;
    const auto &notes = office.ownNotes();
    for (auto it = notes.begin(); it != notes.end(); ++it) {
        const bool isOwn = it.key().startsWith(office.members()[index].uuid);
        QVERIFY2(isOwn || !told.contains(it.value().toUtf8()), it.value().toUtf8());
    }
}

void TestCommitteeHistories::everybody_hasWhatTheyMayHave()
{
    QFETCH(RandomOffice::Way, way);
    QFETCH(quint32, seed);
    RandomOffice office(*m_server, way, seed);
    office.live();
    office.meetAll();
    QVERIFY2(office.failure.isEmpty(), office.failure.toUtf8());
    checkCoordinators(office);
    for (size_t i = 0; !QTest::currentTestFailed() && i < office.members().size(); ++i) {
        if (office.seat(i).isCoordinator)
            continue;
        checkSecrets(office, i);
        checkMember(office, i);
    }
}

QTEST_GUILESS_MAIN(TestCommitteeHistories)
#include "tst_committeehistories.moc"
