// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/documentactions.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskhistory.h"
#include "model/desk/deskrecords.h"
#include "model/export/savefile.h"
#include "model/import/importsources.h"
#include "model/intake/packetparts.h"
#include "model/readerclient/readerpool.h"
#include "model/record/visibletext.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/documentwords.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/dossier/documentchooser.h"
#include "views/dossier/partsdialog.h"
#include "views/dossier/personpicker.h"
#include "views/dossier/traydialog.h"

#include <QDate>
#include <QFileDevice>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace Bole {

DocumentActions::DocumentActions(OpenDesk &openDesk, ReadingPosition &position,
                                 Announcements &announcements, ReaderPool &readers,
                                 ActionTable &actions, Dialogs &dialogs, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_readers(readers),
      m_actions(actions),
      m_dialogs(dialogs),
      m_window(window)
{
    const auto on = [&](const char *id, void (DocumentActions::*slot)()) {
        connect(actions.action(id), &QAction::triggered, this, slot);
    };
    on("document-attach", &DocumentActions::attach);
    on("document-replace", &DocumentActions::replace);
    on("document-move", &DocumentActions::move);
    on("document-remove", &DocumentActions::takeAway);
    on("document-kind", &DocumentActions::changeKind);
    on("document-parts", &DocumentActions::changeParts);
    on("document-original", &DocumentActions::saveOriginal);
    on("applicant-split", &DocumentActions::split);
    on("tray", &DocumentActions::openTray);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, [this] {
        if (Desk *open = desk()) {
            connect(open, &Desk::settingsChanged, this, &DocumentActions::enable);
            connect(open, &Desk::reviewersChanged, this, &DocumentActions::enable);
        }
        enable();
    });
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &DocumentActions::enable);
    connect(&m_position, &ReadingPosition::applicantChanged, this, &DocumentActions::enable);
    connect(&m_position, &ReadingPosition::documentChanged, this, &DocumentActions::enable);
    enable();
}

Desk *DocumentActions::desk() const
{
    return m_openDesk.desk();
}

QString DocumentActions::fileFilter()
{
    QStringList patterns;
    for (const QString &ending : importedEndings())
        patterns.append(QStringLiteral("*.") + ending);
    return tr("Applications (%1)").arg(patterns.join(u' '));
}

void DocumentActions::enable()
{
    const bool may = desk() && desk()->dossiers().mayChange() && m_position.applicant().isValid();
    m_actions.action("document-attach")->setEnabled(may);
    m_actions.action("applicant-split")->setEnabled(may);
    m_actions.action("tray")->setEnabled(desk() && desk()->dossiers().mayChange());
    for (const char *id : {"document-replace", "document-move", "document-remove", "document-kind",
                           "document-parts", "document-original"})
        m_actions.action(id)->setEnabled(may && m_position.document().isValid());
}

bool DocumentActions::tell(const Result<void> &done, const QString &text, const QString &failed)
{
    if (done)
        m_announcements.announce({text, desk()->history().latestStep()});
    else
        m_dialogs.error(m_window, failed, done.error());
    return done.has_value();
}

void DocumentActions::attach()
{
    const ApplicantId applicant = m_position.applicant();
    const QStringList paths = m_dialogs.openFiles(
        m_window, tr("Documents of %1").arg(desk()->applicants().name(applicant)), fileFilter());
    if (!paths.isEmpty())
        emit importWanted(paths, applicant, {});
}

void DocumentActions::replace()
{
    const ApplicantId applicant = m_position.applicant();
    const DocumentId old = m_position.document();
    const QString path = m_dialogs.openFile(m_window, tr("The Newer Version"), fileFilter());
    if (!path.isEmpty())
        emit importWanted({path}, applicant, old);
}

/// What becomes the document that a record is made of is read first, so that all of it is one step.
void DocumentActions::readFirst(DocumentId document,
                                const std::function<void(const Reading &)> &then)
{
    const auto known = desk()->documents().document(document);
    if (known)
        readFirst(*known, desk()->documents().source(*known), then);
    else
        then({});
}

void DocumentActions::readFirst(const Document &document, const DocumentSource &source,
                                const std::function<void(const Reading &)> &then)
{
    const QDate now = QDate::currentDate();
    m_announcements.say(tr("Reading the document…"));
    m_readers.requestRecord(source, document.fileName, {now.year(), now.month(), now.day()}, this,
                            [this, document = document.id, then,
                             asked = QPointer(desk())](const Result<Understanding> &read) {
                                if (!asked || asked != desk())
                                    return;
                                m_announcements.say({});
                                // What cannot be read goes where it belongs all the same.
                                then(read ? Reading({document, read->record}) : Reading());
                            });
}

void DocumentActions::move()
{
    askWhose({m_position.document()}, m_position.applicant());
}

void DocumentActions::askWhose(const QList<DocumentId> &documents, ApplicantId except)
{
    auto *picker = new PersonPicker(*desk(), tr("Move a document"), tr("Whose document is it?"),
                                    except, {}, m_window);
    if (except.isValid())
        picker->offerNobody(tr("Nobody's yet: into the tray"));
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, picker, &QDialog::reject);
    connect(picker, &PersonPicker::chosen, this,
            [this, documents](ApplicantId applicant) { moveTo(documents, applicant); });
    picker->open();
}

void DocumentActions::moveTo(const QList<DocumentId> &documents, ApplicantId applicant)
{
    const auto done = [=, this](const Reading &reading) {
        const QString text =
            applicant.isValid()
                ? tr("The document is now %1's.").arg(desk()->applicants().name(applicant))
                : tr("The document is in the tray.");
        tell(desk()->dossiers().moveDocuments(documents, applicant, reading), text,
             tr("The document could not be moved."));
    };
    const DocumentId cv = cvAmong(documents);
    if (applicant.isValid() && cv.isValid() && desk()->dossiers().lacksReading(applicant))
        readFirst(cv, done);
    else
        done({});
}

DocumentId DocumentActions::cvAmong(const QList<DocumentId> &documents) const
{
    const auto cv = std::ranges::find_if(documents, [this](DocumentId id) {
        const auto known = desk()->documents().document(id);
        return known && known->role == DocumentRole::Cv;
    });
    return cv == documents.end() ? DocumentId() : *cv;
}

void DocumentActions::openTray()
{
    auto *tray = new TrayDialog(*desk(), m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, tray, &QDialog::reject);
    connect(tray, &TrayDialog::giveWanted, this,
            [this](const QList<DocumentId> &documents) { askWhose(documents, {}); });
    connect(tray, &TrayDialog::personWanted, this,
            [this](const QList<DocumentId> &documents) { splitOff(documents, {}); });
    connect(tray, &TrayDialog::removalWanted, this, [this](const QList<DocumentId> &documents) {
        tell(desk()->dossiers().removeDocuments(documents), tr("The document was removed."),
             tr("The document could not be removed."));
    });
    tray->open();
}

void DocumentActions::takeAway()
{
    tell(desk()->dossiers().removeDocuments({m_position.document()}),
         tr("The document was removed."), tr("The document could not be removed."));
}

void DocumentActions::changeKind()
{
    const DocumentId document = m_position.document();
    const auto known = desk()->documents().document(document);
    if (!known)
        return;
    const int answer =
        m_dialogs.choose(m_window, tr("Kind of the document"), tr("What is this document?"),
                         DocumentWords::roles(), int(known->role));
    if (answer < 0 || answer == int(known->role) || !desk())
        return;
    const auto role = DocumentRole(answer);
    const auto done = [=, this](const Reading &reading) {
        tell(desk()->dossiers().setRole(document, role, reading),
             tr("The document is now of the kind: %1.").arg(DocumentWords::role(role)),
             tr("The kind could not be changed."));
    };
    if (role == DocumentRole::Cv && desk()->dossiers().lacksReading(known->applicant))
        readFirst(document, done);
    else
        done({});
}

void DocumentActions::changeParts()
{
    const auto known = desk()->documents().document(m_position.document());
    if (!known || known->kind != DocumentKind::Pdf)
        return;
    const QList<DocumentPart> before = desk()->documents().parts(known->id);
    auto *dialog = new PartsDialog(*known, before, m_dialogs, m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, dialog,
            [dialog] { dialog->done(QDialog::Rejected); }); // without asking
    connect(dialog, &PartsDialog::chosen, this,
            [this, before, document = *known](const QList<DocumentPart> &parts) {
                if (parts != before)
                    setParts(document, before, parts);
            });
    dialog->open();
}

/// Where the CV is on other pages now, or found where its person had none, those are read first.
void DocumentActions::setParts(const Document &document, const QList<DocumentPart> &before,
                               const QList<DocumentPart> &parts)
{
    const auto done = [this, id = document.id, parts](const Reading &reading) {
        tell(desk()->dossiers().setParts(id, parts, reading), tr("The parts were changed."),
             tr("The parts could not be changed."));
    };
    const DocumentPart now = parsedPart(parts, document.pages);
    const bool isRead = desk()->records().sourceDocument(document.applicant) == document.id;
    const bool isFound = std::ranges::contains(parts, DocumentRole::Cv, &DocumentPart::role) &&
                         desk()->dossiers().lacksReading(document.applicant);
    if (!isFound && (!isRead || now == parsedPart(before, document.pages)))
        return done({});
    DocumentSource source = desk()->documents().source(document);
    source.firstParsed = now.first;
    source.lastParsed = now.last;
    readFirst(document, source, done);
}

void DocumentActions::saveOriginal()
{
    const auto known = desk()->documents().document(m_position.document());
    const auto bytes = desk()->dossiers().original(m_position.document());
    if (!known || !bytes)
        return;
    const QString path = m_dialogs.saveFile(m_window, tr("Save the Original File"),
                                            oneLine(known->fileName), tr("All files (*)"));
    if (path.isEmpty())
        return;
    const auto saved =
        saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> { return file.write(*bytes); });
    if (!saved)
        m_dialogs.error(m_window, tr("The file could not be saved."), saved.error());
}

void DocumentActions::split()
{
    const ApplicantId applicant = m_position.applicant();
    const auto documents = desk()->dossiers().documents(applicant);
    if (!documents || documents->isEmpty())
        return;
    auto *chooser = new DocumentChooser(desk()->applicants().name(applicant), *documents, m_window);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, chooser, &QDialog::reject);
    connect(chooser, &DocumentChooser::chosen, this, &DocumentActions::splitOff);
    chooser->open();
}

void DocumentActions::splitOff(const QList<DocumentId> &documents, const QString &name)
{
    const auto done = [=, this](const Reading &reading) {
        const auto made = desk()->dossiers().split(documents, name, reading);
        if (tell(made.transform([](ApplicantId) {}), tr("A new applicant has these documents."),
                 tr("The applicant could not be split.")))
            m_position.setApplicant(*made);
    };
    // Of somebody new one document is read in any case: it may tell the name.
    const DocumentId cv = cvAmong(documents);
    readFirst(cv.isValid() ? cv : documents.first(), done);
}

} // namespace Bole
