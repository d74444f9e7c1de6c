// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList forms; // one, or the plural forms
    QString type;      // "" when finished
};

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.type = xml.attributes().value(u"type").toString();
            QString text;
            while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isCharacters())
                    text += xml.text();
                else if (xml.isStartElement())
                    message.forms << xml.readElementText();
            }
            if (message.forms.isEmpty())
                message.forms << text;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(const QString &path)
{
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages << readMessage(xml, context);
    }
    return messages;
}

/// %1, %2, %n, %L1 … in order of their names.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%(?:L?[0-9]{1,2}|n)"_s);
    QStringList found;
    for (const auto &match : pattern.globalMatch(text))
        found << match.captured();
    found.sort();
    return found;
}

QByteArray say(const Message &message)
{
    return (message.context + u": "_s + message.source).toUtf8();
}

const QString folder = QStringLiteral(SOURCE_FOLDER);
const QString chinese = folder + u"/translations/bole_zh_CN.ts"_s;
const QString english = folder + u"/translations/bole_en.ts"_s;

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void chinese_isFinished();
    void chinese_keepsPlaceholders();
    void chinese_keepsTheEllipsis();
    void englishPlurals_areFinished();
    void sources_holdNothingThatIsNotTranslated();
};

void TestTranslations::chinese_isFinished()
{
    const QList<Message> messages = readMessages(chinese);
    QVERIFY(messages.size() > 50);
    for (const Message &message : messages) {
        QVERIFY2(message.type.isEmpty(), say(message));
        for (const QString &form : message.forms)
            QVERIFY2(!form.trimmed().isEmpty(), say(message));
    }
}

void TestTranslations::chinese_keepsPlaceholders()
{
    for (const Message &message : readMessages(chinese)) {
        for (const QString &form : message.forms) {
            // A language may say "one applicant" without the number, Chinese never does.
            QVERIFY2(placeholders(form) == placeholders(message.source), say(message));
        }
    }
}

void TestTranslations::chinese_keepsTheEllipsis()
{
    for (const Message &message : readMessages(chinese)) {
        if (message.context == u"Bole::ActionTable")
            QVERIFY2(message.source.endsWith(u'…') == message.forms.first().endsWith(u'…'),
                     say(message));
    }
}

void TestTranslations::englishPlurals_areFinished()
{
    for (const Message &message : readMessages(english)) {
        if (!message.source.contains(u"(s)"))
            continue; // good as it stands
        QVERIFY2(message.type.isEmpty(), say(message));
        QVERIFY2(message.forms.size() == 2, say(message));
        for (const QString &form : message.forms) {
            QVERIFY2(!form.isEmpty() && !form.contains(u"(s)"), say(message));
            QStringList kept = placeholders(form);
            QStringList wanted = placeholders(message.source);
            kept.removeAll(u"%n"_s);
            wanted.removeAll(u"%n"_s);
            QVERIFY2(kept == wanted, say(message));
        }
    }
}

void TestTranslations::sources_holdNothingThatIsNotTranslated()
{
    // What lupdate would add if it were run now, on a copy.
    QTemporaryDir temporary;
    const QString copies[] = {temporary.filePath(u"bole_zh_CN.ts"_s),
                              temporary.filePath(u"bole_en.ts"_s)};
    QVERIFY(QFile::copy(chinese, copies[0]));
    QVERIFY(QFile::copy(english, copies[1]));
    for (const QString &copy : copies) {
        QStringList arguments{u"app"_s, u"model"_s,      u"views"_s, u"-I"_s,
                              u"."_s,   u"-locations"_s, u"none"_s,  u"-no-obsolete"_s};
        if (copy == copies[1])
            arguments << u"-pluralonly"_s;
        QProcess lupdate;
        lupdate.setWorkingDirectory(folder);
        lupdate.setProcessChannelMode(QProcess::MergedChannels);
        lupdate.start(QStringLiteral(LUPDATE), arguments << u"-ts"_s << copy);
        QVERIFY(lupdate.waitForFinished(120000));
        const QByteArray output = lupdate.readAll();
        QVERIFY2(lupdate.exitCode() == 0, output);
        // A class it cannot place would be filed where the program never looks.
        QVERIFY2(!output.contains("Qualifying with unknown"), output);
        for (const Message &message : readMessages(copy))
            QVERIFY2(message.type.isEmpty() ||
                         (copy == copies[1] && !message.source.contains(u"(s)")),
                     say(message));
    }
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
