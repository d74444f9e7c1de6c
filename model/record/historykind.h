// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"

namespace Bole {

/// What was done, as the history keeps it: the edits of a record (recordedit.h), then what is done
/// to the season.
enum class HistoryKind {
    Set,
    Insert,
    Remove,
    Move,
    Confirm,
    Reopen,
    Dismiss,
    KeepText,
    Tag,
    Nickname,
    Score,
    Decision,  ///< what a reviewer recommends
    Committee, ///< what the committee decides
    State,     ///< of a review
    Highlight,
    Shortlist,
    Parse,     ///< the text was read again
    Applicant, ///< made, withdrawn, deleted, or taken back from that
    Document,  ///< attached, moved, replaced, taken away, or of another kind
    Reading,   ///< the record is made of another document
    Merge,     ///< what of somebody else went over to this one
    Roster,    ///< what the committee's own list says
    OwnFields, ///< which fields of its own the committee keeps
    OwnValue,  ///< a value of such a field
    Stage,     ///< planned for another stage of the season, or moved there
    Exchange,  ///< what others did was brought in
};

template <>
struct EnumNames<HistoryKind>
{
    static constexpr std::array names{
        std::pair{HistoryKind::Set, "set"},
        std::pair{HistoryKind::Insert, "insert"},
        std::pair{HistoryKind::Remove, "remove"},
        std::pair{HistoryKind::Move, "move"},
        std::pair{HistoryKind::Confirm, "confirm"},
        std::pair{HistoryKind::Reopen, "reopen"},
        std::pair{HistoryKind::Dismiss, "dismiss"},
        std::pair{HistoryKind::KeepText, "keep-text"},
        std::pair{HistoryKind::Tag, "tag"},
        std::pair{HistoryKind::Nickname, "nickname"},
        std::pair{HistoryKind::Score, "score"},
        std::pair{HistoryKind::Decision, "decision"},
        std::pair{HistoryKind::Committee, "committee"},
        std::pair{HistoryKind::State, "state"},
        std::pair{HistoryKind::Highlight, "highlight"},
        std::pair{HistoryKind::Shortlist, "shortlist"},
        std::pair{HistoryKind::Parse, "parse"},
        std::pair{HistoryKind::Applicant, "applicant"},
        std::pair{HistoryKind::Document, "document"},
        std::pair{HistoryKind::Reading, "reading"},
        std::pair{HistoryKind::Merge, "merge"},
        std::pair{HistoryKind::Roster, "roster"},
        std::pair{HistoryKind::OwnFields, "own-fields"},
        std::pair{HistoryKind::OwnValue, "own-value"},
        std::pair{HistoryKind::Stage, "stage"},
        std::pair{HistoryKind::Exchange, "exchange"},
    };
};

} // namespace Bole
