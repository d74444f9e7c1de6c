// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/hubtext.h"

#include <QCoreApplication>

namespace Bole {

namespace {

const char *sentence(HubTrouble trouble)
{
    switch (trouble) {
    case HubTrouble::NotReachable:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "The hub does not answer. Check the network and the address; what "
                                 "was written is kept and can be sent later.");
    case HubTrouble::Refused:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "The hub does not accept this name and password. Ask whoever "
                                 "keeps the hub for a new invitation.");
    case HubTrouble::NotVerified:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "It is not certain that this is the hub: its certificate was not "
                                 "accepted. Nothing was sent. Ask whoever keeps the hub for its "
                                 "certificate.");
    case HubTrouble::Empty:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "There is no hub in this database. Whoever keeps it makes one "
                                 "with: bole hub create");
    case HubTrouble::TooNew:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "The hub was made by a newer version of Bole. Update Bole to work "
                                 "with it; nothing was sent.");
    case HubTrouble::TooOld:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "The hub was made by an older version of Bole. Whoever keeps it "
                                 "brings it up to date with: bole hub create");
    case HubTrouble::OtherSeason:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "This hub belongs to another season. Nothing was sent.");
    case HubTrouble::NotAllowed:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "The rules of the hub do not allow it. Ask the coordinator.");
    case HubTrouble::WrongClock:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "The clock of this computer is days ahead. Set it right, and try "
                                 "again.");
    case HubTrouble::WrongAddress:
        return QT_TRANSLATE_NOOP("Bole::hubText", "This is no address of a hub. It looks like "
                                                  "postgresql://name@hub.example.org/bole");
    case HubTrouble::Stopped:
        return QT_TRANSLATE_NOOP("Bole::hubText", "It was stopped. Nothing is lost.");
    case HubTrouble::Failed:
        return QT_TRANSLATE_NOOP("Bole::hubText",
                                 "The hub or the season did not accept this. Nothing was changed.");
    }
    return "";
}

} // namespace

QString hubText(HubTrouble trouble)
{
    return QCoreApplication::translate("Bole::hubText", sentence(trouble));
}

} // namespace Bole
