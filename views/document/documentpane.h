// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/record.h"
#include "views/document/documentview.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QTimer>
#include <QUrl>
#include <QWidget>

class QMenu;

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class DocumentHighlights;
class OpenDesk;
class ReaderPool;
class ReadingPosition;

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

    /// Which page, how large, to be taken up when the season is opened again.
    QJsonObject place() const;
    void takeUp(const QJsonObject &place);
    /// Instead of the desktop's browser.
    void setUrlOpener(const std::function<void(const QUrl &)> &opener) { m_openUrl = opener; }

    /// Fills the menu of the values that a selection can be taken into.
    void setTakeMenu(const std::function<void(QMenu &)> &fill) { m_fillTakeMenu = fill; }

signals:
    void formWanted(); ///< the field that was looked up must be seen
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
    void prepareNeighbours();
    void showField(const QString &pointer);
    void showPlaces(DocumentId document, const QList<Place> &places);
    void showPending();
    void goToPlace();
    void updateFields();
    void publishSelection();
    void follow(const Link &link);
    void chooseLink();
    static QString shownAddress(const QString &address);
    void openMenu(const QPoint &place, const QString &field);
    void retranslate();
    void sayWhyEmpty();

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
    std::function<void(QMenu &)> m_fillTakeMenu;
    QMap<QString, QList<Place>> m_provenance;
    DocumentId m_recordDocument;
    QList<Place> m_pending;
    DocumentId m_pendingDocument;
    DocumentId m_placeDocument; ///< to be opened at m_placePage
    int m_placePage = -1;
    QElapsedTimer m_sinceChange;
    QTimer m_prepareSoon;
};

} // namespace Bole
