// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/highlight.h"
#include "model/result.h"

#include <QObject>

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class DocumentView;
class OpenDesk;
class ReadingPosition;
struct PageRect;

/// Brings the highlights that may be seen onto the page and into the list beside it, and what the
/// reviewer marks, comments and removes to the desk.
class DocumentHighlights : public QObject
{
    Q_OBJECT

public:
    DocumentHighlights(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                       ActionTable &actions, Dialogs &dialogs, DocumentView &view,
                       QObject *parent = nullptr);

    void load();

private:
    void watch();
    void show();
    void addSelection();
    void addArea(const PageRect &rect);
    void add(const Highlight &highlight);
    void edit(HighlightId id);
    void remove(HighlightId id);
    void goTo(HighlightId id);
    template <typename T>
    bool isDone(const Result<T> &done, const QString &failure);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    DocumentView &m_view;
    QList<Highlight> m_highlights;
};

} // namespace Bole
