// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/actionneeds.h"

#include <QtGlobal>

#include <algorithm>

namespace Bole {

namespace {

constexpr const char *sealed =
    QT_TRANSLATE_NOOP("Bole::ActionReasons", "The list is sealed. Copy it, and change the copy.");
constexpr const char *emptyOrSealed =
    QT_TRANSLATE_NOOP("Bole::ActionReasons", "There is nobody on the list, or it is sealed.");
constexpr const char *nothingToUndo =
    QT_TRANSLATE_NOOP("Bole::ActionReasons", "Nothing was done here that could be undone.");
constexpr const char *nothingToRedo =
    QT_TRANSLATE_NOOP("Bole::ActionReasons", "Nothing was undone here that could be done again.");

const QList<ActionNeeds> &rows()
{
    using enum ActionNeed;
    static const QList<ActionNeeds> all{
        {"undo", {}, nothingToUndo},
        {"redo", {}, nothingToRedo},
        {"next-applicant", {Applicant}},
        {"previous-applicant", {Applicant}},
        {"find-in-document", {Document}},
        {"find-next", {Document}},
        {"find-previous", {Document}},
        {"highlight-selection", {Document, Selection}},
        {"highlight-area", {Document}},
        {"fill-from-selection", {Document, Selection}},
        {"next-open-field", {Applicant}},
        {"confirm-section", {Applicant}},
        {"check-lines", {Applicant, Document, Uncovered}},
        {"dismiss-hint", {Applicant}},
        {"read-again", {Document}},
        {"zoom-in", {Document}},
        {"zoom-out", {Document}},
        {"zoom-actual", {Document}},
        {"fit-width", {Document}},
        {"fit-page", {Document}},
        {"rotate-left", {Document}},
        {"rotate-right", {Document}},
        {"next-page", {Document}},
        {"previous-page", {Document}},
        {"go-to-page", {Document}},
        {"next-document", {Document}},
        {"previous-document", {Document}},
        {"document-links", {Document}},
        {"applicant-new", {Change}},
        {"applicant-rename", {Change, Applicant}},
        {"applicant-withdraw", {Change, Applicant, Present}},
        {"applicant-take-back", {Change, Applicant, Withdrawn}},
        {"applicant-delete", {Change, Applicant}},
        {"applicant-merge", {Change, Applicant}},
        {"applicant-split", {Change, Applicant}},
        {"document-attach", {Change, Applicant}},
        {"document-replace", {Change, Applicant, Document}},
        {"document-move", {Change, Applicant, Document}},
        {"document-kind", {Change, Applicant, Document}},
        {"document-parts", {Change, Applicant, Document}},
        {"document-original", {Change, Applicant, Document}},
        {"document-remove", {Change, Applicant, Document}},
        {"tray", {Change}},
        {"own-fields", {Change}},
        {"requirements", {Change}},
        {"compact", {Change}},
        {"end-season", {Change}},
        {"queue-next", {Reviewer}},
        {"queue-previous", {Reviewer}},
        {"review-submit", {Reviewer, Applicant, OpenReview}},
        {"review-cite", {Reviewer, Document, Selection, OpenReview}},
        {"review-skip", {Reviewer, Applicant, OpenReview}},
        {"review-abstain", {Reviewer, Applicant, OpenReview}},
        {"review-conflict", {Reviewer, Applicant, OpenReview}},
        {"review-take-back", {Reviewer, Applicant, ClosedReview}},
        {"decide-admit", {Reviewer, Applicant, OpenReview}},
        {"decide-interview", {Reviewer, Applicant, OpenReview}},
        {"decide-wait", {Reviewer, Applicant, OpenReview}},
        {"decide-reject", {Reviewer, Applicant, OpenReview}},
        {"decide-undecided", {Reviewer, Applicant, OpenReview}},
        {"shortlist-add", {Applicant}, sealed},
        {"shortlist-copy", {List}},
        {"shortlist-decide", {List, Coordinator}, emptyOrSealed},
        {"shortlist-up", {ListView, List}, sealed},
        {"shortlist-down", {ListView, List}, sealed},
        {"shortlist-tie", {ListView, List}, sealed},
        {"shortlist-gap", {ListView, List}, sealed},
        {"shortlist-no-gap", {ListView, List}, sealed},
        {"shortlist-reason", {ListView, List}, sealed},
        {"shortlist-remove", {ListView, List}, sealed},
        {"compare-add", {Applicant}},
        {"compare-chosen", {Applicant}},
        {"compare-documents", {Compared}},
        {"compare-row-up", {ComparisonView, Compared}},
        {"compare-row-down", {ComparisonView, Compared}},
        {"compare-hide-row", {ComparisonView, Compared}},
    };
    return all;
}

} // namespace

const ActionNeeds *needsOf(const QByteArray &id)
{
    const auto row = std::ranges::find_if(rows(), [&](const auto &one) { return id == one.id; });
    return row == rows().end() ? nullptr : &*row;
}

bool isForAnybody(const QByteArray &id)
{
    static const QList<QByteArray> ids{
        "new-season", "open-season", "open-sample",     "preferences", "quit",
        "shortcuts",  "about",       "command-palette", "full-screen"};
    return ids.contains(id);
}

} // namespace Bole
