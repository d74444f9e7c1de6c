// SPDX-License-Identifier: GPL-3.0-or-later
// One season of a committee from the first package to the hub, in three windows with folders of
// their own: Ada leads, Ben reads, Cho reads blind. BOLE_PICTURES=FOLDER keeps what was seen.
#include "model/committee/deskhub.h"
#include "model/committee/hubrules.h"
#include "model/desk/audience.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskexchange.h"
#include "model/desk/deskrecords.h"
#include "model/hub/hubsetup.h"
#include "model/season/exchangestore.h"
#include "tests/support/postgresserver.h"
#include "tests/views/support/exchanging.h"
#include "tests/views/support/paintedtexts.h"
#include "views/exchange/conflictsdialog.h"
#include "views/exchange/hubactions.h"
#include "views/exchange/hubdialog.h"
#include "views/exchange/progressdialog.h"

#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 60000;
const QString areaField = u"/education/0/area"_s;

void look(QWidget &at, const QString &name)
{
    const QString folder = qEnvironmentVariable("BOLE_PICTURES");
    if (!folder.isEmpty())
        at.grab().save(QDir(folder).filePath(name + u".png"_s));
}

bool isInStep(const MemberWindow &window)
{
    const DeskHub *hub = window.bench->window.findChild<HubActions *>()->hub();
    return hub && hub->standing().step == HubStanding::Step::InStep && hub->standing().waiting == 0;
}

QString areaAt(const MemberWindow &window, ApplicantId applicant)
{
    return window.season().records().current(applicant).value().education.value(0).area;
}

int reviewsAt(const MemberWindow &window, ApplicantId applicant)
{
    return int(window.season().reviews().ofApplicant(applicant).value().size());
}

/// The three of them and what they do, one step after the other.
class Flow
{
public:
    explicit Flow(const QString &language);
    void run();

private:
    QString package(const QString &name) const { return m_file.folder.filePath(name); }
    void packagesThereAndBack();
    void conflictIsSettled();
    void agreementIsShown();
    void hubIsMade();
    void connectToHub(MemberWindow &window, const QString &name);
    void everybodyIsInStep();
    void blindReaderSeesNoNames();
    QByteArray shownTo(const MemberWindow &window) const
    {
        return window.season().exchange().shownDump().value();
    }

    CommitteeSeason m_file;
    QString m_language;
    QMap<QString, QString> m_lines; ///< by name: what they were sent
    PostgresServer m_server;
    std::unique_ptr<MemberWindow> m_ada;
    std::unique_ptr<MemberWindow> m_ben;
    std::unique_ptr<MemberWindow> m_cho;
};

Flow::Flow(const QString &language)
    : m_language(language),
      m_ada(std::make_unique<MemberWindow>(language)),
      m_ben(std::make_unique<MemberWindow>(language)),
      m_cho(std::make_unique<MemberWindow>(language))
{
    m_file.season.reset(); // the window is the one that has it open
    m_ada->open(m_file.path, m_file.ada);
}

void Flow::packagesThereAndBack()
{
    QVERIFY(share(*m_ada, u"Ben Okoro"_s, package(u"ben.bolepack"_s)));
    QVERIFY(share(*m_ada, u"Cho Lind"_s, package(u"cho.bolepack"_s)));
    QVERIFY(m_ben->show() && begin(*m_ben, package(u"ben.bolepack"_s)));
    const QList<ApplicantId> bens = m_ben->season().applicants().ids().value();
    review(*m_ben, bens[0], 4, 3);
    review(*m_ben, bens[1], 2, 5);
    BOLE_DO(m_ben->desk().records().edit(bens[1], Edit::set(areaField, u"Hydrology"_s)));
    QVERIFY(m_cho->show() && begin(*m_cho, package(u"cho.bolepack"_s)));
    const QList<ApplicantId> chos = m_cho->season().applicants().ids().value();
    review(*m_cho, chos[0], 4, 4);
    review(*m_cho, chos[1], 5, 4);
    look(m_cho->bench->window, m_language + u"-1-blind-reader"_s);
    BOLE_DO(m_ada->desk().records().edit(m_file.people[1], Edit::set(areaField, u"Limnology"_s)));
    QVERIFY(share(*m_ben, u"Ada Weaver"_s, package(u"from ben.bolepack"_s)));
    QVERIFY(share(*m_cho, u"Ada Weaver"_s, package(u"from cho.bolepack"_s)));
    QVERIFY(bringIn(*m_ada, package(u"from ben.bolepack"_s)));
    QVERIFY(bringIn(*m_ada, package(u"from cho.bolepack"_s)));
    look(m_ada->bench->window, m_language + u"-2-brought-in"_s);
    QCOMPARE(reviewsAt(*m_ada, m_file.people[0]), 2);
    // How far the committee is only Ada's file can tell: the others' reviews do not come to Ben's.
    QTRY_VERIFY(m_ada->find<QLabel>(u"committeeCount"_s)->isVisible());
    QTRY_VERIFY(!m_ben->find<QLabel>(u"committeeCount"_s)->isVisible());
}

void Flow::conflictIsSettled()
{
    QCOMPARE(m_ada->desk().exchange().conflictCount(), 1);
    m_ada->trigger("committee-conflicts");
    auto *dialog = m_ada->find<ConflictsDialog>(u"conflicts"_s);
    QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
    look(*dialog, m_language + u"-3-conflicts"_s);
    dialog->findChild<QPushButton *>(u"take-both"_s)->click();
    QCOMPARE(m_ada->desk().exchange().conflictCount(), 0);
    QCOMPARE(areaAt(*m_ada, m_file.people[1]), u"Hydrology; Limnology"_s);
    dialog->close();
}

void Flow::agreementIsShown()
{
    BOLE_DO(m_ada->desk().committee().setOthersShown(OthersShown::Always));
    QVERIFY(m_ada->inDialog<ProgressDialog>("committee-progress", [&](ProgressDialog &dialog) {
        look(dialog, m_language + u"-4-agreement"_s);
        const auto *table = dialog.findChild<QTableWidget *>(u"progress-table"_s);
        QCOMPARE(table->item(1, 4)->text(), u"2"_s);
        QVERIFY(table->isColumnHidden(8)); // no hub, no word of one
        const QString told = dialog.findChild<QLabel *>(u"agreement"_s)->text();
        QVERIFY2(told.contains(u"3.00") && told.contains(u"4.67"), qPrintable(told));
    }));
    BOLE_DO(m_ada->desk().committee().setOthersShown(OthersShown::AfterSubmitting));
}

/// As `bole hub create` and `bole hub invite` do while no window has the season open.
void Flow::hubIsMade()
{
    m_ada.reset();
    const QString database = m_server.makeDatabase(m_language.toLower());
    BOLE_GET(season, Season::open(m_file.path));
    HubWaker waker;
    HubAdmin admin(waker);
    const QList<Reviewer> people = season->reviewers().list().value();
    const auto filled =
        admin.open(HubAddress::fromText(m_server.address(u"admin"_s, database)).value(), {})
            .and_then([&] { return admin.migrate(); })
            .and_then([&] {
                return fillHub(admin, season->exchange(), {u"PhD intake 2027"_s, people},
                               hubOptionsFor([&] { return exchangeRulesOf(*season); }, m_file.ada));
            });
    QVERIFY2(filled.has_value(), filled ? "" : qPrintable(filled.error().detail));
    for (const Reviewer &one : people) {
        const auto login =
            admin.invite(season->exchange().replica().value().season,
                         season->exchange().uuidOf(one.id).value(), Secret(QByteArray("river")));
        QVERIFY(login.has_value());
        QString line = m_server.address(*login, database);
        m_lines.insert(one.name, line.replace(*login + u'@', *login + u":river@"_s));
    }
    season.reset();
    m_ada = std::make_unique<MemberWindow>(m_language);
    m_ada->open(m_file.path, m_file.ada);
    QVERIFY(m_ada->show());
}

void Flow::connectToHub(MemberWindow &window, const QString &name)
{
    QVERIFY(window.inDialog<HubDialog>("committee-hub", [&](HubDialog &dialog) {
        auto *address = dialog.findChild<QLineEdit *>(u"hub-address"_s);
        address->selectAll();
        QTest::keyClicks(address, m_lines.value(name));
        look(dialog, m_language + u"-5-hub-before"_s);
        dialog.findChild<QPushButton *>(u"hub-connect"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(isInStep(window), patience);
        look(dialog, m_language + u"-6-hub-"_s + name.left(3));
    }));
}

/// What was settled reaches Ben, what he writes reaches Ada, and the page says who is there.
void Flow::everybodyIsInStep()
{
    const QList<ApplicantId> bens = m_ben->season().applicants().ids().value();
    QTRY_COMPARE_WITH_TIMEOUT(areaAt(*m_ben, bens[1]), u"Hydrology; Limnology"_s, patience);
    QCOMPARE(m_ben->desk().exchange().conflictCount(), 0);
    review(*m_ben, bens[2], 3, 3);
    QTRY_COMPARE_WITH_TIMEOUT(reviewsAt(*m_ada, m_file.people[2]), 1, patience);
    // Ben's own is in, so he has Cho's. She reads blind and has nobody's: notes name people.
    QTRY_COMPARE_WITH_TIMEOUT(reviewsAt(*m_ben, bens[0]), 2, patience);
    QCOMPARE(reviewsAt(*m_cho, m_cho->season().applicants().ids().value()[0]), 1);
    QVERIFY(m_ada->inDialog<ProgressDialog>("committee-progress", [&](ProgressDialog &dialog) {
        const auto *table = dialog.findChild<QTableWidget *>(u"progress-table"_s);
        QVERIFY(!table->isColumnHidden(8));
        QCOMPARE(table->item(1, 4)->text(), u"3"_s);
        const QString here = m_language == u"en"_s ? u"● here now"_s : u"● 在线"_s;
        for (int row = 0; row < 3; ++row)
            QTRY_COMPARE_WITH_TIMEOUT(table->item(row, 8)->text(), here, patience);
        look(dialog, m_language + u"-7-progress"_s);
    }));
    look(m_ben->bench->window, m_language + u"-8-in-step"_s);
}

/// Neither in the file nor on the screen.
void Flow::blindReaderSeesNoNames()
{
    const QByteArray shown = shownTo(*m_cho);
    for (const QString &name : CommitteeSeason::names)
        QVERIFY2(!shown.contains(name.toUtf8()), qPrintable(name));
    QVERIFY(shown.contains("东湖大学")); // what they may see is there
    const auto people = m_cho->season().applicants().ids().value();
    for (const ApplicantId one : people) {
        m_cho->bench->position.setApplicant(one);
        QCoreApplication::processEvents();
        for (const PaintedText &painted : paintedTexts(m_cho->bench->window)) {
            for (const QString &name : CommitteeSeason::names)
                QVERIFY2(!painted.text.contains(name), qPrintable(painted.text));
        }
    }
    look(m_cho->bench->window, m_language + u"-9-blind-reader"_s);
    QVERIFY(shownTo(*m_ben).contains(CommitteeSeason::names[0].toUtf8()));
}

void Flow::run()
{
    QVERIFY(m_ada->show());
    const std::function<void()> steps[] = {[this] { packagesThereAndBack(); },
                                           [this] { conflictIsSettled(); },
                                           [this] { agreementIsShown(); },
                                           [this] { hubIsMade(); },
                                           [this] { connectToHub(*m_ada, u"Ada Weaver"_s); },
                                           [this] { connectToHub(*m_ben, u"Ben Okoro"_s); },
                                           [this] { connectToHub(*m_cho, u"Cho Lind"_s); },
                                           [this] { everybodyIsInStep(); },
                                           [this] {
                                               blindReaderSeesNoNames();
                                           }};
    for (const auto &step : steps) {
        step();
        if (QTest::currentTestFailed())
            return;
    }
}

} // namespace

class TestCommitteeFlow : public QObject
{
    Q_OBJECT

private slots:
    void season_fromTheFirstPackageToTheHub_data();
    void season_fromTheFirstPackageToTheHub();
};

void TestCommitteeFlow::season_fromTheFirstPackageToTheHub_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

void TestCommitteeFlow::season_fromTheFirstPackageToTheHub()
{
    QFETCH(QString, language);
    Flow flow(language);
    flow.run();
}

QTEST_MAIN(TestCommitteeFlow)
#include "tst_committeeflow.moc"
