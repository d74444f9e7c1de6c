// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"

#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskexchange.h"
#include "model/desk/deskfile.h"
#include "model/desk/deskhistory.h"
#include "model/desk/desklists.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskrecords.h"
#include "model/desk/deskreviews.h"
#include "model/desk/deskroster.h"
#include "model/desk/deskstages.h"
#include "model/desk/deskstate.h"
#include "model/season/season.h"

namespace Bole {

struct Desk::Parts
{
    std::unique_ptr<Season> owned; ///< empty where somebody else keeps the season
    DeskState state;
    DeskFile file{state};
    DeskApplicants applicants{state};
    DeskRecords records{state};
    DeskDocuments documents{state};
    DeskDossiers dossiers{state};
    DeskOwnFields ownFields{state};
    DeskRoster roster{state};
    DeskReviews reviews{state};
    DeskCommittee committee{state};
    DeskExchange exchange{state};
    DeskLists lists{state};
    DeskStages stages{state};
    DeskHistory history{state};
};

Desk::Desk(Season &season, WorkKeeper &work, ReviewerId reviewer)
    : m_parts(new Parts{.owned = nullptr, .state = {season, work, reviewer}})
{
    forwardChanges();
    // Another one may still be open: then the work goes on there until this one is shown.
    if (!work.hasSeason())
        receiveWork();
}

Desk::Desk(std::unique_ptr<Season> season, WorkKeeper &work) : Desk(*season, work)
{
    m_parts->owned = std::move(season);
}

Desk::~Desk()
{
    work().leave(&m_parts->state.season);
}

Result<std::unique_ptr<Desk>> Desk::open(const QString &path, WorkKeeper &work)
{
    return Season::open(path).transform([&](std::unique_ptr<Season> season) {
        return std::make_unique<Desk>(std::move(season), work);
    });
}

Result<std::unique_ptr<Desk>> Desk::create(const QString &path, const QString &title,
                                           WorkKeeper &work)
{
    return Season::create(path, title).transform([&](std::unique_ptr<Season> season) {
        return std::make_unique<Desk>(std::move(season), work);
    });
}

void Desk::receiveWork()
{
    work().setSeason(&m_parts->state.season);
}

ReviewerId Desk::reviewer() const
{
    return m_parts->state.reviewer;
}

void Desk::setReviewer(ReviewerId reviewer)
{
    if (reviewer == m_parts->state.reviewer)
        return;
    m_parts->state.reviewer = reviewer;
    emit reviewerChanged(reviewer);
}

QString Desk::language() const
{
    return m_parts->state.language;
}

void Desk::setLanguage(const QString &language)
{
    if (language == m_parts->state.language)
        return;
    m_parts->state.language = language;
    emit languageChanged(language);
}

DeskFile &Desk::file() const
{
    return m_parts->file;
}

DeskApplicants &Desk::applicants() const
{
    return m_parts->applicants;
}

DeskRecords &Desk::records() const
{
    return m_parts->records;
}

DeskDocuments &Desk::documents() const
{
    return m_parts->documents;
}

DeskDossiers &Desk::dossiers() const
{
    return m_parts->dossiers;
}

DeskOwnFields &Desk::ownFields() const
{
    return m_parts->ownFields;
}

DeskExchange &Desk::exchange() const
{
    return m_parts->exchange;
}

DeskRoster &Desk::roster() const
{
    return m_parts->roster;
}

DeskReviews &Desk::reviews() const
{
    return m_parts->reviews;
}

DeskCommittee &Desk::committee() const
{
    return m_parts->committee;
}

DeskLists &Desk::lists() const
{
    return m_parts->lists;
}

DeskStages &Desk::stages() const
{
    return m_parts->stages;
}

DeskHistory &Desk::history() const
{
    return m_parts->history;
}

Season &seasonOf(const Desk &desk)
{
    return desk.m_parts->state.season;
}

WorkKeeper &Desk::work() const
{
    return m_parts->state.work;
}

void Desk::forwardChanges()
{
    const Season *season = &m_parts->state.season;
    connect(season, &Season::applicantsAdded, this, &Desk::applicantsAdded);
    connect(season, &Season::applicantsChanged, this, &Desk::applicantsChanged);
    connect(season, &Season::recordChanged, this, &Desk::recordChanged);
    connect(season, &Season::documentsChanged, this, &Desk::documentsChanged);
    connect(season, &Season::reviewsChanged, this, &Desk::reviewsChanged);
    connect(season, &Season::decisionsChanged, this, &Desk::decisionsChanged);
    connect(season, &Season::assignmentsChanged, this, &Desk::assignmentsChanged);
    connect(season, &Season::highlightsChanged, this, &Desk::highlightsChanged);
    connect(season, &Season::shortlistsChanged, this, &Desk::shortlistsChanged);
    connect(season, &Season::settingsChanged, this, &Desk::settingsChanged);
    connect(season, &Season::reviewersChanged, this, &Desk::reviewersChanged);
    connect(season, &Season::rubricsChanged, this, &Desk::rubricsChanged);
    connect(season, &Season::backupFailed, this, &Desk::backupFailed);
    connect(season, &Season::fileLost, this, &Desk::fileLost);
    connect(season, &Season::reset, this, &Desk::reset);
}

} // namespace Bole
