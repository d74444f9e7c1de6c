// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/documentdetails.h"
#include "model/season/history.h"
#include "tests/model/season/seasonfixture.h"

using namespace Bole;

class TestDocumentDetails : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void parts_areKept_andUndone();
    void partsThatLeaveAPageOut_areRefused();
    void original_isWhatWasHandedIn();
    void original_isFoundByItsOwnSum();

private:
    DocumentDetails details() { return DocumentDetails(m_fixture->season->database()); }

    std::unique_ptr<SeasonFixture> m_fixture;
    ApplicantId m_applicant;
    DocumentId m_document;
};

namespace {

const QList<DocumentPart> packet{{DocumentRole::Cv, 1, 2}, {DocumentRole::Letter, 3, 3}};

} // namespace

void TestDocumentDetails::init()
{
    m_fixture = std::make_unique<SeasonFixture>();
    BOLE_GET(applicant, m_fixture->season->applicants().create());
    m_applicant = applicant;
    Document document;
    document.applicant = applicant;
    document.fileName = QStringLiteral("all.pdf");
    document.kind = DocumentKind::Pdf;
    document.pages = 3;
    BOLE_GET(added, m_fixture->season->documents().add(document, "%PDF-1.4"));
    m_document = added;
}

void TestDocumentDetails::parts_areKept_andUndone()
{
    QVERIFY(details().parts(m_document)->isEmpty());
    BOLE_DO(details().setParts(m_document, packet, m_fixture->reviewer));
    QCOMPARE(*details().parts(m_document), packet);
    History history(m_fixture->season->database());
    BOLE_DO(history.undo(m_fixture->reviewer));
    QVERIFY(details().parts(m_document)->isEmpty());
    BOLE_DO(history.redo(m_fixture->reviewer));
    QCOMPARE(*details().parts(m_document), packet);
    // Another change leaves them alone, and its undoing, too.
    BOLE_DO(m_fixture->season->documents().setRole(m_document, DocumentRole::Other,
                                                   m_fixture->reviewer));
    BOLE_DO(history.undo(m_fixture->reviewer));
    QCOMPARE(*details().parts(m_document), packet);
    BOLE_DO(details().setParts(m_document, {}, m_fixture->reviewer));
    QVERIFY(details().parts(m_document)->isEmpty());
}

void TestDocumentDetails::partsThatLeaveAPageOut_areRefused()
{
    const QList<QList<DocumentPart>> wrong{
        {{DocumentRole::Cv, 1, 1}, {DocumentRole::Letter, 3, 3}},
        {{DocumentRole::Cv, 1, 2}, {DocumentRole::Letter, 2, 3}},
        {{DocumentRole::Cv, 1, 1}, {DocumentRole::Letter, 2, 2}},
        {{DocumentRole::Cv, 1, 3}},
    };
    for (const QList<DocumentPart> &parts : wrong)
        BOLE_FAILS(details().setParts(m_document, parts, m_fixture->reviewer),
                   ErrorCode::InvalidValue);
}

void TestDocumentDetails::original_isWhatWasHandedIn()
{
    QCOMPARE(*details().original(m_document), QByteArray("%PDF-1.4"));
    BOLE_DO(details().keepOriginal(m_document, QStringLiteral("abc"), "PK"));
    QCOMPARE(*details().original(m_document), QByteArray("PK"));
    QCOMPARE(*m_fixture->season->documents().bytes(m_document), QByteArray("%PDF-1.4"));
}

void TestDocumentDetails::original_isFoundByItsOwnSum()
{
    BOLE_DO(details().keepOriginal(m_document, QStringLiteral("abc"), "PK"));
    BOLE_GET(found, m_fixture->season->documents().findBySha256(QStringLiteral("abc")));
    QCOMPARE(found.size(), 1);
}

QTEST_GUILESS_MAIN(TestDocumentDetails)
#include "tst_documentdetails.moc"
