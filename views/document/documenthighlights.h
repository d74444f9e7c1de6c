// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/highlightstore.h"

#include <QObject>

namespace Bole {

class DocumentView;
class Session;
struct PageRect;

/// Brings the season's highlights onto the page and into the list beside it, and what the reviewer
/// marks, comments and removes into the season.
class DocumentHighlights : public QObject
{
    Q_OBJECT

public:
    DocumentHighlights(Session &session, DocumentView &view, QObject *parent = nullptr);

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

    Session &m_session;
    DocumentView &m_view;
    QList<Highlight> m_highlights;
};

} // namespace Bole
