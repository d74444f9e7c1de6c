// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/review.h"

#include <QObject>

#include <functional>

class QMenu;
class QWidget;

namespace Bole {

class Announcements;
class Desk;
class Dialogs;
class OpenDesk;
class ReadingPosition;

/// What is done with everybody who is chosen in the table. Each fills a menu, or asks what it needs
/// to know, says what it did, and offers to take it back where it can be taken back.
class TableActions : public QObject
{
    Q_OBJECT

public:
    TableActions(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                 Dialogs &dialogs, QWidget *window);

    using Chooser = std::function<QList<ApplicantId>()>;
    void setChooser(Chooser chooser) { m_chosen = std::move(chooser); }
    /// Which columns the table shows, for an export of the same.
    void setColumns(std::function<QStringList()> columns) { m_columns = std::move(columns); }

    void fillTags(QMenu &menu, const QStringList &known);
    void fillReaders(QMenu &menu);
    void fillRecommendations(QMenu &menu);
    void fillLists(QMenu &menu);
    void fillOwnFields(QMenu &menu);
    void decide();
    void exportChosen();
    bool mayDecide() const;
    bool mayRecommend() const;

private:
    Desk *desk() const;
    void addTag();
    void tag(const QString &tag, bool there);
    void assign(ReviewerId reader, bool there);
    void recommend(Decision decision);
    void addToList(ShortlistId list, const QString &name);
    void addToNewList();
    void setOwnValue(const QString &field, const QString &text);
    /// Says what was done, with the way back; or why it was not.
    bool tell(const Result<void> &done, const QString &text, const QString &failed,
              bool canBeUndone = true);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    Dialogs &m_dialogs;
    QWidget *m_window;
    Chooser m_chosen;
    std::function<QStringList()> m_columns;
};

} // namespace Bole
