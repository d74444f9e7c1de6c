// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/review/blindness.h"
#include "model/season/reviewstore.h"
#include "tests/model/season/seasonfixture.h"

namespace Bole {

/// A desk over a season with one made-up applicant; Wen Shu sits there, Bela Zwei elsewhere.
struct DeskFixture
{
    SeasonFixture file;
    WorkKeeper work;
    ReviewerId wen = file.reviewer;
    ReviewerId bela = file.addReviewer(QStringLiteral("Bela Zwei"));
    ApplicantId applicant =
        file.addApplicant(sampleRecord(), QStringLiteral("江晓 studies rivers."));
    Desk desk{*file.season, work, wen};

    DocumentId document() const { return file.season->records().sourceDocument(applicant).value(); }
    void hide(BlindFields fields)
    {
        BlindnessChoice choice;
        choice.season = fields;
        BOLE_DO(file.season->settings().setValue(BlindnessChoice::settingKey(), choice.toJson()));
    }
    void declareConflict()
    {
        BOLE_DO(file.season->reviews().setState(applicant, wen, ReviewState::Conflict));
    }
};

} // namespace Bole
