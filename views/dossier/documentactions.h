// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskdossiers.h"

#include <QObject>

#include <functional>

class QWidget;

namespace Bole {

class ActionTable;
class Announcements;
class Desk;
class Dialogs;
class OpenDesk;
class ReaderPool;
class ReadingPosition;
struct DocumentSource;

/// What the Applicants menu does with the documents of the one in front: attach, replace, move,
/// take away, change the kind, split off. One a window.
class DocumentActions : public QObject
{
    Q_OBJECT

public:
    DocumentActions(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                    ReaderPool &readers, ActionTable &actions, Dialogs &dialogs, QWidget *window);

    static QString fileFilter(); ///< of what can be imported, for a file dialog

signals:
    /// These files are this person's; they replace `replaces` where that is one.
    void importWanted(const QStringList &paths, Bole::ApplicantId applicant,
                      Bole::DocumentId replaces);

private:
    using Reading = std::optional<DocumentReading>;

    void enable();
    Desk *desk() const;
    void attach();
    void replace();
    void move();
    void askWhose(const QList<DocumentId> &documents, ApplicantId except);
    void moveTo(const QList<DocumentId> &documents, ApplicantId applicant);
    void openTray();
    DocumentId cvAmong(const QList<DocumentId> &documents) const;
    void takeAway();
    void changeKind();
    void changeParts();
    void setParts(const Document &document, const QList<DocumentPart> &before,
                  const QList<DocumentPart> &parts);
    void saveOriginal();
    void split();
    void splitOff(const QList<DocumentId> &documents, const QString &name);
    void readFirst(DocumentId document, const std::function<void(const Reading &)> &then);
    void readFirst(const Document &document, const DocumentSource &source,
                   const std::function<void(const Reading &)> &then);
    bool tell(const Result<void> &done, const QString &text, const QString &failed);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ReaderPool &m_readers;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace Bole
