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
    void sql_isSpokenOnlyInTheSeason();
    void poppler_isLoadedOnlyByTheReader();
    void network_isUsedByNobody();
    void types_haveANameOfTheirOwn();
};

void TestLayers::model_linksNothingThatPaints()
{
    const QByteArray links = MODEL_LINKS;
    QVERIFY2(links.contains("Qt6::Core"), links);
    for (const char *painting : {"Gui", "Widgets", "Svg", "Charts", "Syntax", "oppler"})
        QVERIFY2(!links.contains(painting), links);
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
        QVERIFY2(QFile::exists(headers + u"/QtCore/"_s + header) ||
                     QFile::exists(headers + u"/QtSql/"_s + header),
                 say(line));
    }
    QVERIFY(seen > 20);
}

void TestLayers::views_includeNothingOfTheProgram()
{
    for (const Line &line : linesOf({u"views"_s}))
        QVERIFY2(!line.text.startsWith(u"#include \"app/"), say(line));
}

void TestLayers::sql_isSpokenOnlyInTheSeason()
{
    static const QRegularExpression sql(
        u"#\\s*include\\s*<(QSql\\w+|QtSql.*|sqlite3\\.h)>"
        "|\"\\s*(SELECT\\s.+|INSERT INTO\\s|UPDATE \\w+ SET\\s|DELETE FROM\\s|PRAGMA\\s)"_s);
    bool seasonSpeaksIt = false;
    for (const Line &line : linesOf({u"app"_s, u"model"_s, u"views"_s})) {
        const bool matches = sql.match(line.text).hasMatch();
        if (line.file.startsWith(u"model/season/"))
            seasonSpeaksIt |= matches;
        else
            QVERIFY2(!matches, say(line));
    }
    QVERIFY(seasonSpeaksIt);
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
