// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/readablefolders.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace Bole;

class TestReadableFolders : public QObject
{
    Q_OBJECT

private slots:
    void fonts_areWhereTheUserKeepsThem_data();
    void fonts_areWhereTheUserKeepsThem();
};

void TestReadableFolders::fonts_areWhereTheUserKeepsThem_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<std::string>("folder");
    const auto row = [](const char *name, const char *variable, const char *folder) {
        QTest::newRow(name) << QByteArray(variable) << std::string(folder);
    };
    row("at home", "HOME", "/elsewhere/.cache/fontconfig");
    row("fonts", "XDG_DATA_HOME", "/elsewhere/fonts");
    row("their settings", "XDG_CONFIG_HOME", "/elsewhere/fontconfig");
    row("what is known of them", "XDG_CACHE_HOME", "/elsewhere/fontconfig");
}

// Without its cache fontconfig opens every font of the machine, in every reader.
void TestReadableFolders::fonts_areWhereTheUserKeepsThem()
{
    QFETCH(QByteArray, variable);
    QFETCH(std::string, folder);
    const bool wasSet = qEnvironmentVariableIsSet(variable.constData());
    const QByteArray before = qgetenv(variable.constData());
    qputenv(variable.constData(), "/elsewhere");
    const std::vector<std::string> folders = readableFolders({});
    if (wasSet)
        qputenv(variable.constData(), before);
    else
        qunsetenv(variable.constData());
    QVERIFY(std::ranges::contains(folders, folder));
    QVERIFY(!std::ranges::contains(folders, std::string("/elsewhere"))); // only what fonts need
}

QTEST_APPLESS_MAIN(TestReadableFolders)
#include "tst_readablefolders.moc"
