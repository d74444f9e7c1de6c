// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/officeconverter.h"
#include "model/readerclient/readerpool.h"
#include "tests/support/smalloffice.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArrayList cv{"Mira Okafor", "mira.okafor@example.org", "EDUCATION",
                        "University of Toronto, B.Sc. in Physics, 2019 - 2023"};

/// What LibreOffice is replaced by: a program that tries what it must not do, and tells in its PDF.
QByteArray nosyProgram(const QString &secret)
{
    return "#!/bin/sh\n"
           "out=/work/document.pdf\n"
           "echo '%PDF-1.4 was here' > $out\n"
           "cat '" +
           QFile::encodeName(secret) +
           "' >> $out 2>/dev/null\n"
           "touch /usr/share/written 2>/dev/null && echo 'wrote a file' >> $out\n"
           "ls /proc | grep '^[0-9]' >/dev/null && echo 'saw a process' >> $out\n"
           "env | grep SECRET >> $out\n"
           "python3 -c 'import socket; socket.socket(socket.AF_INET)' 2>/dev/null && "
           "echo 'has a network' >> $out\n"
           "unshare -U true 2>/dev/null && echo 'made a namespace' >> $out\n"
           "mount -t tmpfs none /tmp 2>/dev/null && echo 'mounted' >> $out\n"
           "exit 0\n";
}

} // namespace

class TestOfficeConverter : public QObject
{
    Q_OBJECT

private slots:
    void document_becomesPagesThatAreRead_data();
    void document_becomesPagesThatAreRead();
    void severalAtOnce_areAllAnswered();
    void withoutOffice_thatIsSaid();
    void withoutASandbox_nothingIsStarted();
    void whatTakesTooLong_isStopped();
    void whatIsNoDocument_fails();
    void insideTheSandbox_thereIsNothingElse();
    void cleared_answersNobody();

private:
    OfficeConverter::Converted convert(const OfficeConverter::Options &options,
                                       const QByteArray &bytes, const QString &suffix);
    QString script(const QString &name, const QByteArray &text);

    QTemporaryDir m_folder;
};

OfficeConverter::Converted TestOfficeConverter::convert(const OfficeConverter::Options &options,
                                                        const QByteArray &bytes,
                                                        const QString &suffix)
{
    OfficeConverter converter(options);
    std::optional<OfficeConverter::Converted> result;
    converter.convert(bytes, suffix, [&](const OfficeConverter::Converted &pdf) { result = pdf; });
    const bool isDone = QTest::qWaitFor([&] { return result.has_value(); }, 240'000);
    return isDone ? *result : std::unexpected(ConversionError::OutOfTime);
}

QString TestOfficeConverter::script(const QString &name, const QByteArray &text)
{
    const QString path = m_folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

void TestOfficeConverter::document_becomesPagesThatAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("suffix");
    QTest::newRow("RTF") << rtfOf(cv) << u"rtf"_s;
    QTest::newRow("Word") << docxOf(cv) << u"docx"_s;
    QTest::newRow("RTF that is called DOC") << rtfOf(cv) << u"doc"_s;
}

void TestOfficeConverter::document_becomesPagesThatAreRead()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, suffix);
    const auto pdf = convert({}, bytes, suffix);
    QVERIFY2(pdf.has_value(), pdf ? "" : qPrintable(QString::number(int(pdf.error()))));
    ReaderPool pool;
    std::optional<Result<Understanding>> read;
    pool.requestRecord(DocumentSource::fromBytes(*pdf, DocumentKind::Pdf), u"cv.docx"_s,
                       {2027, 1, 31}, this,
                       [&](const Result<Understanding> &answer) { read = answer; });
    QVERIFY(QTest::qWaitFor([&] { return read.has_value(); }, 60'000) && read->has_value());
    QCOMPARE((*read)->record.basics.name, u"Mira Okafor"_s);
    QCOMPARE((*read)->record.basics.emails, QStringList{u"mira.okafor@example.org"_s});
}

void TestOfficeConverter::severalAtOnce_areAllAnswered()
{
    OfficeConverter converter;
    int done = 0;
    for (int i = 0; i < 3; ++i)
        converter.convert(rtfOf({"Number " + QByteArray::number(i)}), u"rtf"_s,
                          [&](const OfficeConverter::Converted &pdf) { done += pdf ? 1 : 0; });
    QVERIFY(QTest::qWaitFor([&] { return done == 3; }, 240'000));
}

void TestOfficeConverter::withoutOffice_thatIsSaid()
{
    OfficeConverter::Options options;
    options.program = u"/nowhere/soffice"_s;
    const auto pdf = convert(options, rtfOf(cv), u"rtf"_s);
    QVERIFY(!pdf && pdf.error() == ConversionError::Missing);
}

void TestOfficeConverter::withoutASandbox_nothingIsStarted()
{
    OfficeConverter::Options options;
    options.sandbox = script(u"refuses"_s, "#!/bin/sh\nexit 79\n");
    const auto pdf = convert(options, rtfOf(cv), u"rtf"_s);
    QVERIFY(!pdf && pdf.error() == ConversionError::Unsafe);
}

void TestOfficeConverter::whatTakesTooLong_isStopped()
{
    OfficeConverter::Options options;
    options.sandbox = script(u"sleeps"_s, "#!/bin/sh\nexec sleep 600\n");
    options.milliseconds = 50;
    const auto pdf = convert(options, rtfOf(cv), u"rtf"_s);
    QVERIFY(!pdf && pdf.error() == ConversionError::OutOfTime);
}

void TestOfficeConverter::whatIsNoDocument_fails()
{
    const auto pdf = convert({}, QByteArray("PK\x03\x04 and then nothing"), u"docx"_s);
    QVERIFY(!pdf && pdf.error() == ConversionError::Failed);
}

void TestOfficeConverter::insideTheSandbox_thereIsNothingElse()
{
    QTemporaryDir secrets;
    const QString secret = secrets.filePath(u"secret"_s);
    QFile file(secret);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("read a file\n") > 0);
    file.close();
    qputenv("BOLE_SECRET", "SECRET");
    OfficeConverter::Options options;
    options.program = script(u"office/program/soffice"_s, nosyProgram(secret));
    const auto pdf = convert(options, rtfOf(cv), u"rtf"_s);
    qunsetenv("BOLE_SECRET");
    QVERIFY2(pdf.has_value(), pdf ? "" : qPrintable(QString::number(int(pdf.error()))));
    QCOMPARE(*pdf, QByteArray("%PDF-1.4 was here\n"));
}

void TestOfficeConverter::cleared_answersNobody()
{
    OfficeConverter::Options options;
    options.sandbox = script(u"sleeps-on"_s, "#!/bin/sh\nexec sleep 600\n");
    OfficeConverter converter(options);
    bool isAnswered = false;
    converter.convert(rtfOf(cv), u"rtf"_s,
                      [&](const OfficeConverter::Converted &) { isAnswered = true; });
    QCoreApplication::processEvents();
    converter.clear();
    QCoreApplication::processEvents();
    QVERIFY(!isAnswered);
}

QTEST_GUILESS_MAIN(TestOfficeConverter)
#include "tst_officeconverter.moc"
