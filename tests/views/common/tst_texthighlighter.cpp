// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/texthighlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <QPlainTextEdit>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestTextHighlighter : public QObject
{
    Q_OBJECT

private slots:
    void replacedText_isNotColouredAnyMore();
    void changedState_reachesTheNextLine();

private:
    KSyntaxHighlighting::Repository m_repository;
};

// Somebody who holds Ctrl+J goes through applicants faster than their texts are coloured.
void TestTextHighlighter::replacedText_isNotColouredAnyMore()
{
    QPlainTextEdit edit; // without a view, a document says nothing of its changes
    QTextDocument &document = *edit.document();
    TextHighlighter highlighter(&document);
    for (int i = 0; i < 3; ++i) {
        // So long that its lines are in memory that is given back to the system.
        document.setPlainText(u"/* \n```\ncode\n```\n\n> quoted\n\n* item */\n"_s.repeated(2000));
        for (const QString &language : {u"Markdown"_s, u"C++"_s}) {
            highlighter.setDefinition(m_repository.definitionForName(language));
            highlighter.rehighlight();
        }
        document.setPlainText(u"short"_s);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(document.blockCount(), 1);
    }
}

void TestTextHighlighter::changedState_reachesTheNextLine()
{
    QPlainTextEdit edit(u"int one;\nint two;\nint three;\n"_s.repeated(20));
    QTextDocument &document = *edit.document();
    TextHighlighter highlighter(&document);
    highlighter.setTheme(m_repository.defaultTheme());
    highlighter.setDefinition(m_repository.definitionForName(u"C++"_s));
    const auto formats = [&] {
        return document.findBlockByNumber(40).layout()->formats();
    };
    QTRY_VERIFY(!formats().isEmpty());
    const auto code = formats();
    QTextCursor cursor(&document);
    cursor.setPosition(4, QTextCursor::KeepAnchor);
    cursor.insertText(u"/* "_s); // from here on it is a comment
    QTRY_VERIFY(formats() != code);
}

QTEST_MAIN(TestTextHighlighter)
#include "tst_texthighlighter.moc"
