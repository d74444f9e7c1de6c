// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString folder = QStringLiteral(SOURCE_FOLDER);

struct Line
{
    QString file;
    QString text;
};

QList<Line> linesOf(const QStringList &rooms)
{
    QList<Line> lines;
    for (const QString &room : rooms) {
        QDirIterator files(folder + u'/' + room, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString name = QDir(folder).relativeFilePath(file.fileName());
            for (const QString &text : QString::fromUtf8(file.readAll()).split(u'\n'))
                lines << Line{name, text};
        }
    }
    return lines;
}

QByteArray say(const Line &line)
{
    return (line.file + u": "_s + line.text).toUtf8();
}

/// What CMake wrote down of each room: a line "room: word word …".
QMap<QString, QStringList> roomsIn(const QString &path)
{
    QMap<QString, QStringList> links;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        for (const QString &line :
             QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
            links.insert(line.section(u": "_s, 0, 0),
                         line.section(u": "_s, 1).split(u' ', Qt::SkipEmptyParts));
    }
    return links;
}

/// Which rooms there are and what each of them links.
QMap<QString, QStringList> linksOfRooms()
{
    return roomsIn(QStringLiteral(ROOMS));
}

/// Whether a file of the room could include the header: asked of the compiler, with the room's own
/// include paths.
bool isSeenIn(const QString &room, const QString &header)
{
    QStringList arguments{u"-fsyntax-only"_s, u"-x"_s, u"c++"_s};
    for (const QString &folder : roomsIn(QStringLiteral(DOORS)).value(room))
        arguments << u"-I"_s + folder;
    QProcess compiler;
    compiler.start(QStringLiteral(COMPILER), arguments << u"-"_s);
    compiler.write(u"#if !__has_include(\"%1\")\n#error unseen\n#endif\n"_s.arg(header).toUtf8());
    compiler.closeWriteChannel();
    return compiler.waitForFinished() && compiler.exitStatus() == QProcess::NormalExit &&
           compiler.exitCode() == 0;
}

/// "model/intake/layout/columns.h" → "model/intake/layout"; folders inside a room count by
/// themselves.
QString folderOf(const QString &file)
{
    return file.section(u'/', 0, -2);
}

using Graph = QMap<QString, QSet<QString>>;

/// Which folder includes headers of which other folder.
Graph includesBetweenFolders()
{
    static const QRegularExpression include(u"^#include \"((?:app|model|views)/[^\"]+)\""_s);
    Graph graph;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        const auto match = include.match(line.text);
        const QString to = folderOf(match.captured(1));
        if (match.hasMatch() && to != folderOf(line.file))
            graph[folderOf(line.file)].insert(to);
    }
    return graph;
}

/// The folders on a way from `from` back to itself; empty when there is none.
QStringList circleThrough(const Graph &graph, const QString &from)
{
    QMap<QString, QString> cameFrom;
    QStringList open{from};
    while (!open.isEmpty()) {
        const QString here = open.takeFirst();
        for (const QString &next : graph.value(here)) {
            if (next == from) {
                QStringList circle{from};
                for (QString step = here; step != from; step = cameFrom.value(step))
                    circle.prepend(step);
                return circle;
            }
            if (!cameFrom.contains(next)) {
                cameFrom.insert(next, here);
                open.append(next);
            }
        }
    }
    return {};
}

/// What the dynamic linker would load for a program.
QByteArray loadedBy(const QString &program)
{
    QProcess ldd;
    ldd.start(u"ldd"_s, {program});
    return ldd.waitForFinished() && ldd.exitCode() == 0 ? ldd.readAllStandardOutput()
                                                        : QByteArray();
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void model_linksNothingThatPaints();
    void model_includesNothingThatPaints();
    void views_includeNothingOfTheProgram();
    void views_neverMeetTheSeason();
    void season_isHandedAroundByFew();
    void rooms_linkOnlyDownwards();
    void wrongInclude_doesNotCompile_data();
    void wrongInclude_doesNotCompile();
    void panes_doNotTriggerOneAnother();
    void folders_haveNoCircles();
    void fairness_isAskedForInOneFile();
    void sql_isSpokenOnlyInTheSeason();
    void sqlite_isCalledInFourFiles();
    void qtSql_isUsedByNobody();
    void poppler_isLoadedOnlyByTheReader();
    void network_isUsedByNobody();
    void systemCalls_areMadeInThePlatformRoom();
    void closedSets_areNotComparedWithText();
    void language_isAskedForByTablesAndFontsAlone();
    void types_haveANameOfTheirOwn();
};

void TestLayers::model_linksNothingThatPaints()
{
    for (const auto &[room, links] : linksOfRooms().asKeyValueRange()) {
        for (const char *painting : {"Gui", "Widgets", "Svg", "Charts", "Syntax", "oppler"})
            QVERIFY2(room.startsWith(u"bole_views") ||
                         !links.join(u' ').contains(QLatin1StringView(painting)),
                     qPrintable(room));
    }
    // This program links the model and nothing else of ours.
    const QByteArray loaded = loadedBy(QCoreApplication::applicationFilePath());
    QVERIFY(loaded.contains("libQt6Core"));
    for (const char *painting : {"libQt6Gui", "libQt6Widgets", "libQt6Svg", "libQt6Charts"})
        QVERIFY2(!loaded.contains(painting), loaded);
}

void TestLayers::model_includesNothingThatPaints()
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*<(Q[^>]*)>"_s);
    const QString headers = QStringLiteral(QT_HEADERS);
    QVERIFY(QFile::exists(headers + u"/QtCore/QObject"_s));
    int seen = 0;
    for (const Line &line : linesOf({u"model"_s})) {
        QVERIFY2(!line.text.startsWith(u"#include \"views/") &&
                     !line.text.startsWith(u"#include \"app/"),
                 say(line));
        const auto match = include.match(line.text);
        if (!match.hasMatch())
            continue;
        ++seen;
        const QString header = match.captured(1);
        // The user's bus paints nothing, either; one folder speaks to it.
        const bool isBus = line.file.startsWith(u"model/platform/linux/desktop/") &&
                           QFile::exists(headers + u"/QtDBus/"_s + header);
        QVERIFY2(isBus || QFile::exists(headers + u"/QtCore/"_s + header), say(line));
    }
    QVERIFY(seen > 20);
}

void TestLayers::views_includeNothingOfTheProgram()
{
    for (const Line &line : linesOf({u"views"_s}))
        QVERIFY2(!line.text.startsWith(u"#include \"app/"), say(line));
}

void TestLayers::views_neverMeetTheSeason()
{
    static const QRegularExpression season(u"\\bSeason\\b *[&*>]|model/season/"_s);
    for (const Line &line : linesOf({u"views"_s}))
        QVERIFY2(!season.match(line.text).hasMatch(), say(line));
    const QMap<QString, QStringList> links = linksOfRooms();
    QVERIFY(links.contains(u"bole_season"_s));
    for (const auto &[room, linked] : links.asKeyValueRange())
        QVERIFY2(!room.startsWith(u"bole_views") || !linked.contains(u"bole_season"),
                 qPrintable(room));
}

/// Whoever holds a season can do everything with it: most are given stores or the desk instead.
void TestLayers::season_isHandedAroundByFew()
{
    static const QRegularExpression season(u"\\bSeason &"_s);
    QSet<QString> files;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        if (!line.file.startsWith(u"model/season/") && season.match(line.text).hasMatch())
            files.insert(line.file);
    }
    QVERIFY2(files.size() < 20, qPrintable(files.values().join(u'\n')));
}

/// A room may know what stands below it and nothing beside or above it.
void TestLayers::rooms_linkOnlyDownwards()
{
    static const QStringList downwards{
        u"bole_committee"_s, u"bole_desk"_s,         u"bole_hub"_s,       u"bole_exchange"_s,
        u"bole_export"_s,    u"bole_compare"_s,      u"bole_shortlist"_s, u"bole_import"_s,
        u"bole_season"_s,    u"bole_readerclient"_s, u"bole_review"_s,    u"bole_intake"_s,
        u"bole_record"_s,    u"bole_knowledge"_s,    u"bole_common"_s,    u"bole_platform"_s};
    const QMap<QString, QStringList> links = linksOfRooms();
    for (const QString &room : downwards)
        QVERIFY2(links.contains(room) || room == u"bole_common", qPrintable(room));
    for (const auto &[room, linked] : links.asKeyValueRange()) {
        for (const QString &link : linked) {
            if (downwards.contains(room) && downwards.contains(link))
                QVERIFY2(downwards.indexOf(room) < downwards.indexOf(link),
                         qPrintable(room + u" links "_s + link));
        }
    }
}

void TestLayers::wrongInclude_doesNotCompile_data()
{
    QTest::addColumn<QString>("room");
    QTest::addColumn<QString>("header");
    QTest::addColumn<bool>("isSeen");
    const auto row = [](const char *room, const char *header, bool isSeen) {
        QTest::addRow("%s, %s", room, header)
            << QString::fromLatin1(room) << QString::fromLatin1(header) << isSeen;
    };
    row("bole_views_fields", "model/desk/desk.h", true);
    row("bole_views_fields", "model/season/season.h", false);
    row("bole_views_fields", "views/shortlist/shortlistview.h", false);
    row("bole_desk", "model/season/season.h", true);
    row("bole_desk", "views/common/theme.h", false);
    row("bole_shortlist", "model/review/review.h", true);
    row("bole_shortlist", "model/season/season.h", false);
    row("bole_record", "model/enumnames.h", true);
    row("bole_record", "model/knowledge/knowledge.h", false);
    row("bole_knowledge", "model/record/record.h", false);
}

void TestLayers::wrongInclude_doesNotCompile()
{
    QFETCH(const QString, room);
    QFETCH(const QString, header);
    QVERIFY2(QFile::exists(folder + u'/' + header), "the header has moved");
    QVERIFY2(roomsIn(QStringLiteral(DOORS)).contains(room), "the room has moved");
    const bool isSeenThere = isSeenIn(room, header);
    QTEST(isSeenThere, "isSeen");
}

/// Action ids are for menus and keys: what a pane wants of others it says by a signal.
void TestLayers::panes_doNotTriggerOneAnother()
{
    static const QRegularExpression trigger(u"action\\(\"[^\"]*\"\\)->trigger\\("_s);
    for (const Line &line : linesOf({u"views"_s}))
        QVERIFY2(!trigger.match(line.text).hasMatch(), say(line));
}

void TestLayers::folders_haveNoCircles()
{
    const Graph graph = includesBetweenFolders();
    QVERIFY(graph.size() > 20);
    for (const QString &folder : graph.keys())
        QCOMPARE(circleThrough(graph, folder), QStringList());
}

/// What somebody may see is read from the season in one place; the window is handed what is left.
void TestLayers::fairness_isAskedForInOneFile()
{
    static const QRegularExpression asks(
        u"value\\((BlindnessChoice|Visibility)::settingKey\\(\\)\\)"_s);
    static const QRegularExpression blinds(u"\\b(Blinder|Blindness|Visibility|Viewer)\\b"_s);
    QSet<QString> asking;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        const bool isView = line.file.startsWith(u"views/");
        QVERIFY2(!isView || !blinds.match(line.text).hasMatch(), say(line));
        if (asks.match(line.text).hasMatch() && !line.file.startsWith(u"model/review/"))
            asking.insert(line.file);
    }
    QCOMPARE(asking, QSet<QString>{u"model/desk/fairness.cpp"_s});
}

void TestLayers::sql_isSpokenOnlyInTheSeason()
{
    static const QRegularExpression sql(
        u"\"\\s*(SELECT\\s.+|INSERT INTO\\s|UPDATE \\w+ SET\\s|DELETE FROM\\s|PRAGMA\\s)"_s);
    bool seasonSpeaksIt = false;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        const bool matches = sql.match(line.text).hasMatch();
        if (line.file.startsWith(u"model/season/"))
            seasonSpeaksIt |= matches;
        else if (!line.file.startsWith(u"model/hub/")) // which speaks PostgreSQL's
            QVERIFY2(!matches, say(line));
    }
    QVERIFY(seasonSpeaksIt);
}

void TestLayers::sqlite_isCalledInFourFiles()
{
    static const QRegularExpression include(u"#\\s*include\\s*<sqlite3"_s);
    QStringList files;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        if (include.match(line.text).hasMatch())
            files << line.file;
    }
    files.sort();
    QCOMPARE(files,
             (QStringList{u"model/season/connection.cpp"_s, u"model/season/sqlitelocks.cpp"_s,
                          u"model/season/statement.cpp"_s, u"model/season/withcipher.cpp"_s}));
}

/// Its driver may bring another SQLite than the one that seasons are opened with, and the two would
/// know nothing of each other's locks.
void TestLayers::qtSql_isUsedByNobody()
{
    static const QRegularExpression include(u"#\\s*include\\s*<(QSql|QtSql)"_s);
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s, u"tests"_s}))
        QVERIFY2(!include.match(line.text).hasMatch(), say(line));
    const QByteArray loaded = loadedBy(QStringLiteral(BOLE));
    QVERIFY2(!loaded.contains("libQt6Sql"), loaded);
    // SQLCipher has SQLite's names: were both there, one would answer for the other.
    QVERIFY2(loaded.contains("libsqlite3") != loaded.contains("libsqlcipher"), loaded);
}

void TestLayers::poppler_isLoadedOnlyByTheReader()
{
    QVERIFY(loadedBy(QStringLiteral(BOLE_READER)).contains("libpoppler"));
    const QByteArray loaded = loadedBy(QStringLiteral(BOLE));
    QVERIFY(loaded.contains("libQt6Widgets"));
    QVERIFY2(!loaded.contains("poppler"), loaded);
}

void TestLayers::network_isUsedByNobody()
{
    static const QRegularExpression network(
        u"#\\s*include\\s*<(QNetwork\\w*|QTcp\\w*|QUdp\\w*|QSsl\\w*|QHttp\\w*|QWebSocket\\w*|"
        "QDnsLookup|QHostInfo|netdb\\.h)>"_s);
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s}))
        QVERIFY2(!network.match(line.text).hasMatch(), say(line));
}

/// Whoever brings Bole to another system looks at one folder.
void TestLayers::systemCalls_areMadeInThePlatformRoom()
{
    static const QRegularExpression include(
        u"#\\s*include\\s*<(((?:sys|linux|netinet|arpa|net)/"
        u"\\w+|unistd|fcntl|signal|poll|sched|dirent|"
        "pthread|dlfcn|termios|seccomp|pwd|grp|spawn|netdb|"
        "glob|ftw|mntent|langinfo|syslog|wait)\\.h|"
        "csignal|QDBus\\w*)>|\"/(?:opt|etc|proc|sys|dev)/|"
        "(?<![\\w.>:])(?:::)?(?:setenv|unsetenv|putenv|fileno|popen|mkstemp|"
        "isatty|realpath|_exit|(?:local|gm)time_r|usleep)\\("_s);
    int seen = 0;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        const bool isInside = line.file.startsWith(u"model/platform/linux/");
        const bool matches = include.match(line.text).hasMatch();
        QVERIFY2(isInside || !matches, say(line));
        seen += isInside && matches ? 1 : 0;
    }
    QVERIFY(seen > 5);
}

void TestLayers::closedSets_areNotComparedWithText()
{
    // As tests/rooms/count.py counts them. What is left are the id of a column, that of an action,
    // which are no closed sets, and a word of the heading tables' own notation.
    constexpr qsizetype most = 3;
    static const QRegularExpression comparison(
        u"(?:kind|role|level|state|status|decision|part|language|headings|heading->value|network|"
        "tier|severity|format|profile|source|checking|\\bid)\\w*(?:\\(\\))? *[!=]= *"
        "(?:u?\"[A-Za-z][A-Za-z _-]*\"(?:_s|_L1)?|"
        "(?:QLatin1StringView|QStringLiteral)\\(\"[A-Za-z][A-Za-z _-]*\"\\))"_s);
    QByteArrayList found;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        for (auto match = comparison.globalMatch(line.text); match.hasNext(); match.next())
            found.append(say(line));
    }
    QVERIFY2(found.size() <= most, found.join('\n'));
}

/// Words in two languages come from Qt's translations or from a table with a column for each.
void TestLayers::language_isAskedForByTablesAndFontsAlone()
{
    static const QSet<QString> tables{
        u"model/knowledge/languagecode.h"_s, u"model/knowledge/collation.cpp"_s,
        u"model/knowledge/components.cpp"_s, u"model/knowledge/testkinds.cpp"_s,
        u"model/review/rubric.cpp"_s,        u"views/common/bilingualedits.cpp"_s,
        u"views/common/windowlanguage.cpp"_s};
    static const QRegularExpression asks(
        u"startsWith\\((?:u|QLatin1StringView\\()?\"zh|[!=]= *u?\"zh|QLocale::Chinese|"
        "\\bisChinese\\("_s);
    int seen = 0;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        const bool matches = asks.match(line.text).hasMatch();
        QVERIFY2(!matches || tables.contains(line.file), say(line));
        seen += matches ? 1 : 0;
    }
    QVERIFY(seen > 5);
}

/// Two types of one name in one namespace are undefined behaviour that no compiler reports when
/// their headers never meet.
void TestLayers::types_haveANameOfTheirOwn()
{
    static const QRegularExpression definition(
        u"^(?:struct|class|enum class|enum) (\\w+)(?: final)?(?: : .*)?(?: \\{.*)?$"_s);
    static const QRegularExpression opening(u"^namespace ([\\w:]+) \\{$"_s);
    QHash<QString, QString> homes;
    QString space;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        if (const auto match = opening.match(line.text); match.hasMatch())
            space = match.captured(1);
        const auto match = definition.match(line.text);
        if (!line.file.endsWith(u".h") || !match.hasMatch())
            continue;
        const QString name = space + u"::"_s + match.captured(1);
        QVERIFY2(!homes.contains(name), say(line) + " is also in " + homes.value(name).toUtf8());
        homes.insert(name, line.file);
    }
    QVERIFY(homes.size() > 100);
}

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
