// SPDX-License-Identifier: GPL-3.0-or-later
// Random histories of a committee on several machines: whatever they do and however what they did
// travels, in the end all files say the same. BOLE_HISTORIES=1000 runs as many, BOLE_SEED=n one.
#include "tests/model/season/randomcommittee.h"

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualHistories = 20; // about a minute where nothing else runs

int numberFromEnvironment(const char *name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

/// QCOMPARE would show only the beginning.
bool isSame(const QByteArray &here, const QByteArray &there)
{
    if (here == there)
        return true;
    const auto a = here.split('\n');
    const auto b = there.split('\n');
    for (const QByteArray &line : a) {
        if (!b.contains(line))
            qWarning() << "first only" << line.left(700);
    }
    for (const QByteArray &line : b) {
        if (!a.contains(line))
            qWarning() << "there only" << line.left(700);
    }
    return false;
}

} // namespace

class TestConvergence : public QObject
{
    Q_OBJECT

private slots:
    void allFiles_sayTheSame_data();
    void allFiles_sayTheSame();
    void everyKindOfWork_wasDone();
};

void TestConvergence::allFiles_sayTheSame_data()
{
    QTest::addColumn<quint32>("seed");
    if (const int one = numberFromEnvironment("BOLE_SEED", 0); one > 0) {
        QTest::addRow("seed %d", one) << quint32(one);
        return;
    }
    const int count = numberFromEnvironment("BOLE_HISTORIES", usualHistories);
    for (int i = 1; i <= count; ++i)
        QTest::addRow("seed %d", i) << quint32(i);
}

void TestConvergence::allFiles_sayTheSame()
{
    QFETCH(quint32, seed);
    RandomCommittee committee(seed);
    committee.live();
    committee.meetAll();
    QVERIFY2(committee.failure.isEmpty(), committee.failure.toUtf8());
    Season &first = *committee.members().front().season;
    const QByteArray known = first.exchange().canonicalDump().value();
    const QByteArray shown = first.exchange().shownDump().value();
    for (const RandomMember &member : committee.members()) {
        QVERIFY2(isSame(known, member.season->exchange().canonicalDump().value()),
                 "what is known differs");
        QVERIFY2(isSame(shown, member.season->exchange().shownDump().value()), "the tables differ");
    }
    // What somebody wrote about somebody is there, wherever they wrote it.
    const auto &notes = committee.ownNotes();
    for (auto it = notes.begin(); it != notes.end(); ++it)
        QVERIFY2(shown.contains(it.value().toUtf8()), it.key().toUtf8());
}

/// What never happens proves nothing. With one seed alone nobody can expect it.
void TestConvergence::everyKindOfWork_wasDone()
{
    static const QStringList kinds{u"add an entry"_s,
                                   u"assign"_s,
                                   u"change a document's kind"_s,
                                   u"change a setting"_s,
                                   u"change own fields"_s,
                                   u"confirm a value"_s,
                                   u"correct a text"_s,
                                   u"correct a value"_s,
                                   u"correct a value of an entry"_s,
                                   u"decide"_s,
                                   u"delete an applicant"_s,
                                   u"fill an own field"_s,
                                   u"give a nickname"_s,
                                   u"highlight"_s,
                                   u"keep a filter"_s,
                                   u"make a list"_s,
                                   u"make an applicant"_s,
                                   u"merge two applicants"_s,
                                   u"move a document"_s,
                                   u"move an entry"_s,
                                   u"move to a stage"_s,
                                   u"note an answer"_s,
                                   u"open a document"_s,
                                   u"order a list"_s,
                                   u"plan a stage"_s,
                                   u"read a document again"_s,
                                   u"recommend"_s,
                                   u"remove a document"_s,
                                   u"remove a highlight"_s,
                                   u"remove a list"_s,
                                   u"remove an entry"_s,
                                   u"rename a list"_s,
                                   u"replace a document"_s,
                                   u"score"_s,
                                   u"seal a list"_s,
                                   u"see an applicant"_s,
                                   u"split off a document"_s,
                                   u"submit or take back"_s,
                                   u"tag"_s,
                                   u"take a number from elsewhere"_s,
                                   u"take a roster"_s,
                                   u"unassign"_s,
                                   u"undo"_s,
                                   u"untag"_s,
                                   u"withdraw an applicant"_s,
                                   u"write a note"_s};
    const QMap<QString, int> &done = doneWork();
    for (auto it = done.begin(); it != done.end(); ++it)
        qInfo("%6d × %s", it.value(), qPrintable(it.key()));
    for (const QString &kind : kinds)
        QVERIFY2(done.value(kind) > 0 || qEnvironmentVariableIsSet("BOLE_SEED"), qPrintable(kind));
    QCOMPARE(QSet<QString>(done.keyBegin(), done.keyEnd()) - QSet(kinds.begin(), kinds.end()),
             QSet<QString>());
}

QTEST_GUILESS_MAIN(TestConvergence)
#include "tst_convergence.moc"
