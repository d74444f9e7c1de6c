// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/record.h"
#include "views/document/documentview.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class DocumentHighlights;
class OpenDesk;
class ReaderPool;
class ReadingPosition;
struct Document;

/// The document pane of the window: shows the applicant in front, lights up what is asked
/// for, and says what is selected. Prepares the neighbours in the background.
class DocumentPane : public QWidget
{
    Q_OBJECT

public:
    DocumentPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                 ReaderPool &readers, ActionTable &actions, Dialogs &dialogs,
                 QWidget *parent = nullptr);
    /// With pages from elsewhere than the readers.
    DocumentPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                 ReaderPool &readers, ActionTable &actions, Dialogs &dialogs,
                 std::unique_ptr<PageSource> source, QWidget *parent = nullptr);
    ~DocumentPane() override;

    DocumentView &view() const { return *m_view; }
    /// Instead of the desktop's browser.
    void setUrlOpener(const std::function<void(const QUrl &)> &opener) { m_openUrl = opener; }

signals:
    /// Since the applicant was changed; blurred first, then sharp.
    void firstPagePainted(Bole::ApplicantId applicant, double milliseconds, bool sharp);

protected:
    void changeEvent(QEvent *event) override;

private:
    void followPosition();
    void wireActions();
    void wireView();
    void watchDesk();
    void loadApplicant();
    void loadRecord();
    QList<DocumentTab> tabsOf(ApplicantId applicant) const;
    QString titleOf(const Document &document, int number, int count) const;
    void prepareNeighbours();
    void showField(const QString &pointer);
    void showPlaces(DocumentId document, const QList<Place> &places);
    void showPending();
    void updateFields();
    void publishSelection();
    void follow(const Link &link);
    void chooseLink();
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ReaderPool &m_readers;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    std::unique_ptr<PageSource> m_source;
    DocumentView *m_view;
    DocumentHighlights *m_highlights;
    std::function<void(const QUrl &)> m_openUrl;
    QMap<QString, QList<Place>> m_provenance;
    DocumentId m_recordDocument;
    QList<Place> m_pending;
    DocumentId m_pendingDocument;
    QElapsedTimer m_sinceChange;
    QTimer m_prepareSoon;
};

} // namespace Bole
