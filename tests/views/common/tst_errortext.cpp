// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/errortext.h"
#include "views/common/windowlanguage.h"

#include <QSet>
#include <QTest>

using namespace Bole;

class TestErrorText : public QObject
{
    Q_OBJECT

private slots:
    void everyCode_hasASentenceOfItsOwn_data();
    void everyCode_hasASentenceOfItsOwn();
};

void TestErrorText::everyCode_hasASentenceOfItsOwn_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : WindowLanguage::all())
        QTest::newRow(qPrintable(code)) << code;
}

void TestErrorText::everyCode_hasASentenceOfItsOwn()
{
    QFETCH(const QString, language);
    WindowLanguage languages;
    languages.setCurrent(language);
    const QChar end = language == u"zh_CN" ? QChar(u'。') : QChar(u'.');

    QSet<QString> sentences;
    for (int code = 0; code <= int(ErrorCode::OverlapTooThin); ++code) {
        const QString text = errorText({ErrorCode(code), QStringLiteral("detail")});
        QVERIFY2(text.endsWith(end), qPrintable(text));
        QVERIFY(!text.contains(u"detail"));
        QVERIFY2(!sentences.contains(text), qPrintable(text));
        sentences << text;
    }
}

QTEST_MAIN(TestErrorText)
#include "tst_errortext.moc"
