// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include <functional>

namespace Bole {

class OpenDesk;
class ReadingPosition;
class Settings;

/// Where the reader was when a season was last open on this computer, so that it opens there again:
/// applicant, page, zoom, order and filter of the list, view. It is made before the panes, and so
/// hears first of a season that opens or closes. Kept with the program's state, not in the season.
class LastPlace : public QObject
{
    Q_OBJECT

public:
    LastPlace(OpenDesk &openDesk, ReadingPosition &position, Settings &settings,
              QObject *parent = nullptr);

    using Tell = std::function<QJsonObject()>;
    using TakeUp = std::function<void(const QJsonObject &)>;
    enum class When {
        BeforeLoading, ///< what decides what is loaded: order, filter
        AfterLoading,  ///< when everything is shown and it is known who reads
    };
    /// A part of the place, of which a pane knows. `takeUp` gets what `tell` once said.
    void add(const QString &part, When when, const Tell &tell, const TakeUp &takeUp);

    void takeUpRest(); ///< the season is shown and it is known who reads

private:
    struct Part
    {
        QString name;
        When when;
        Tell tell;
        TakeUp takeUp;
    };

    void seasonOpened();
    void remember();
    void takeUp(When when);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Settings &m_settings;
    QList<Part> m_parts;
    QJsonObject m_place; ///< of the open season as it was left; empty: nothing is known
    QTimer m_soon;       ///< a program that is killed has remembered the applicant, too
};

} // namespace Bole
