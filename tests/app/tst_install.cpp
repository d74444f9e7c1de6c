// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

/// What `cmake --install` makes, moved away from where it was installed: it must work wherever it
/// lies.
class TestInstall : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void program_readsWithItsOwnReader();
    void sample_hasEveryDocumentOfItsStories_data();
    void sample_hasEveryDocumentOfItsStories();
    void program_findsItsSample();
    void everyCommand_hasAManualPage();
    void completion_knowsTheWordsAfterAWord_data();
    void completion_knowsTheWordsAfterAWord();
    void release_hasTheDayOfTheChangelog();
    void icons_areThereInEverySize();
    void programs_nameNoFolderOfTheBuild();
    void documentation_isInBothLanguages();

private:
    QByteArray run(const QStringList &arguments);

    QTemporaryDir m_folder;
    QString m_prefix;
    int m_exitCode = -1;
};

void TestInstall::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString first = m_folder.filePath(u"first"_s);
    QCOMPARE(QProcess::execute(QStringLiteral(CMAKE), {u"--install"_s, QStringLiteral(BUILD_FOLDER),
                                                       u"--prefix"_s, first}),
             0);
    m_prefix = m_folder.filePath(u"elsewhere"_s);
    QVERIFY(QDir().rename(first, m_prefix));
}

QByteArray TestInstall::run(const QStringList &arguments)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"BOLE_READER"_s, u"BOLE_DATA"_s, u"BOLE_OCR_MODELS"_s})
        environment.remove(name);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    program.setProcessEnvironment(environment);
    program.start(m_prefix + u"/bin/bole"_s, arguments);
    const bool isDone = program.waitForFinished(-1);
    m_exitCode = isDone ? program.exitCode() : -1;
    return program.readAllStandardOutput() + program.readAllStandardError();
}

void TestInstall::program_readsWithItsOwnReader()
{
    const QDir sample(m_prefix + u"/share/bole/sample/cv"_s);
    const QStringList cvs = sample.entryList({u"*.pdf"_s});
    QVERIFY(!cvs.isEmpty());
    const QByteArray output = run({u"parse"_s, u"--json"_s, sample.filePath(cvs.first())});
    QVERIFY2(m_exitCode == 0, output.constData());
    QVERIFY2(output.contains("\"education\""), output.constData());
}

void TestInstall::sample_hasEveryDocumentOfItsStories_data()
{
    QTest::addColumn<QString>("story");
    QTest::newRow("intake") << u"season.json"_s;
    QTest::newRow("camp") << u"camp.json"_s;
}

void TestInstall::sample_hasEveryDocumentOfItsStories()
{
    QFETCH(QString, story);
    const QDir sample(m_prefix + u"/share/bole/sample"_s);
    QFile file(sample.filePath(story));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QJsonArray documents =
        QJsonDocument::fromJson(file.readAll()).object()[u"documents"].toArray();
    QVERIFY(!documents.isEmpty());
    for (const QJsonValue &document : documents)
        QVERIFY2(sample.exists(document[u"file"].toString()),
                 qPrintable(document[u"file"].toString()));
    // What it is made and measured with is no use to who reads it.
    for (const QString &own : {u"expected"_s, u"truth"_s, u"src"_s, u"make"_s})
        QVERIFY2(!sample.exists(own), qPrintable(own));
}

void TestInstall::program_findsItsSample()
{
    const QByteArray output = run({u"tour"_s, m_folder.filePath(u"tour"_s)});
    QVERIFY2(m_exitCode == 0, output.constData());
    QVERIFY(QFile::exists(m_folder.filePath(u"tour/shortlist.csv"_s)));
}

void TestInstall::everyCommand_hasAManualPage()
{
    const QString pages = m_prefix + u"/share/man/man1/"_s;
    const QString help = QString::fromUtf8(run({u"--help"_s}));
    static const QRegularExpression line(u"^  bole ([a-z]+) "_s,
                                         QRegularExpression::MultilineOption);
    int commands = 0;
    for (const QRegularExpressionMatch &match : line.globalMatch(help)) {
        QFile page(pages + u"bole-%1.1"_s.arg(match.captured(1)));
        QVERIFY2(page.open(QIODevice::ReadOnly), qPrintable(page.fileName()));
        QVERIFY(page.readAll().contains(".SH EXIT STATUS"));
        ++commands;
    }
    QCOMPARE_GE(commands, 7);
}

void TestInstall::completion_knowsTheWordsAfterAWord_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("completed");
    QTest::newRow("a command") << u"bole rest"_s << u"restore"_s;
    QTest::newRow("help") << u"bole hel"_s << u"help"_s;
    QTest::newRow("a command after help") << u"bole help rest"_s << u"restore"_s;
    QTest::newRow("a part of a command") << u"bole hub inv"_s << u"invite"_s;
    QTest::newRow("an option") << u"bole check --js"_s << u"--json"_s;
    QTest::newRow("an option after a part") << u"bole hub status --js"_s << u"--json"_s;
    QTest::newRow("a file") << u"bole check 2027"_s << u""_s; // the shell's own way
}

void TestInstall::completion_knowsTheWordsAfterAWord()
{
    QFETCH(QString, typed);
    QProcess shell;
    const QString script = m_prefix + u"/share/bash-completion/completions/bole"_s;
    shell.start(u"bash"_s,
                {u"-c"_s,
                 u"source \"$1\"; COMP_WORDS=($2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
                 "_bole; echo \"${COMPREPLY[*]}\""_s,
                 u"bash"_s, script, typed});
    QVERIFY(shell.waitForFinished(-1));
    const QString completed = QString::fromUtf8(shell.readAllStandardOutput()).trimmed();
    QTEST(completed, "completed");
}

/// The day of the build would make each build another one.
void TestInstall::release_hasTheDayOfTheChangelog()
{
    const auto content = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString told = content(m_prefix + u"/share/metainfo/org.bole.Bole.metainfo.xml"_s);
    static const QRegularExpression release(u"<release version=\"([^\"]+)\" date=\"([^\"]+)\""_s);
    const auto match = release.match(told);
    QVERIFY2(match.hasMatch(), qPrintable(told));
    const QString heading = u"\n## [%1] - %2\n"_s.arg(match.captured(1), match.captured(2));
    QVERIFY2(content(QStringLiteral(SOURCE_FOLDER "/CHANGELOG.md")).contains(heading),
             qPrintable(heading));
}

void TestInstall::icons_areThereInEverySize()
{
    const QString theme = m_prefix + u"/share/icons/hicolor/"_s;
    for (const QString &place : {u"apps/bole"_s, u"mimetypes/application-x-bole-season"_s}) {
        QVERIFY(QFile::exists(theme + u"scalable/"_s + place + u".svg"_s));
        for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 256, 512}) {
            QFile file(theme + u"%1x%1/"_s.arg(size) + place + u".png"_s);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QByteArray head = file.read(24); // a PNG's width and height are its first numbers
            QVERIFY(head.startsWith("\x89PNG"));
            QCOMPARE(qFromBigEndian<qint32>(head.constData() + 16), size);
            QCOMPARE(qFromBigEndian<qint32>(head.constData() + 20), size);
        }
    }
}

/// A path of the machine it was built on would be looked for on every other one.
void TestInstall::programs_nameNoFolderOfTheBuild()
{
    for (const QString &path : {u"/bin/bole"_s, u"/libexec/bole/bole-reader"_s}) {
        QFile program(m_prefix + path);
        QVERIFY2(program.open(QIODevice::ReadOnly), qPrintable(path));
        const QByteArray bytes = program.readAll();
        QVERIFY2(!bytes.contains(SOURCE_FOLDER), qPrintable(path));
    }
}

void TestInstall::documentation_isInBothLanguages()
{
    for (const QString &file : {u"README.md"_s, u"README.zh-CN.md"_s, u"docs/hub.zh-CN.md"_s,
                                u"docs/sandbox.md"_s, u"docs/decisions/README.md"_s})
        QVERIFY2(QFile::exists(m_prefix + u"/share/doc/bole/"_s + file), qPrintable(file));
}

QTEST_GUILESS_MAIN(TestInstall)
#include "tst_install.moc"
