// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/actiontable.h"

namespace Bole {

// A key without Ctrl or Alt never fires while somebody types: see TypingGuard.
const QList<ActionRow> &actionRows()
{
    using enum ActionMenu;
    // clang-format off
    static const QList<ActionRow> rows{
        {"new-season", QT_TRANSLATE_NOOP("Bole::ActionTable", "&New Season…"), "Ctrl+N", File, 0, "document-new", "window"},
        {"open-season", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Open Season…"), "Ctrl+O", File, 0, "document-open", "window"},
        {"open-sample", QT_TRANSLATE_NOOP("Bole::ActionTable", "Open the &Sample Season"), "", File, 0, "bole-sample", "window"},
        {"import-files", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Import Files…"), "Ctrl+I", File, 1, "document-import", "window"},
        {"import-folder", QT_TRANSLATE_NOOP("Bole::ActionTable", "Import a &Folder…"), "Ctrl+Shift+I", File, 1, "folder-open", "window"},
        {"export", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Export…"), "Ctrl+E", File, 1, "document-export", "window"},
        {"print", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Print…"), "Ctrl+P", File, 1, "document-print", "window"},
        {"preferences", QT_TRANSLATE_NOOP("Bole::ActionTable", "P&references…"), "Ctrl+,", File, 2, "configure", "window"},
        {"close-season", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Close Season"), "Ctrl+W", File, 3, "window-close", "window"},
        {"quit", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Quit"), "Ctrl+Q", File, 3, "application-exit", "window"},
        {"undo", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Undo"), "Ctrl+Z", Edit, 0, "edit-undo", "window"},
        {"redo", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Redo"), "Ctrl+Shift+Z; Ctrl+Y", Edit, 0, "edit-redo", "window"},
        {"find-in-document", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Find in the Document"), "Ctrl+F", Edit, 1, "edit-find", "window"},
        {"find-next", QT_TRANSLATE_NOOP("Bole::ActionTable", "Find Ne&xt"), "F3", Edit, 1, "go-down", "window"},
        {"find-previous", QT_TRANSLATE_NOOP("Bole::ActionTable", "Find Pre&vious"), "Shift+F3", Edit, 1, "go-up", "window"},
        {"filter-applicants", QT_TRANSLATE_NOOP("Bole::ActionTable", "Fi&lter Applicants"), "Ctrl+L", Edit, 1, "view-filter", "window"},
        {"highlight-selection", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Highlight the Selection…"), "Ctrl+H", Edit, 2, "draw-highlight", "window"},
        {"highlight-area", QT_TRANSLATE_NOOP("Bole::ActionTable", "Highlight an &Area…"), "Ctrl+Shift+H", Edit, 2, "draw-highlight", "window", true},
        {"mode-read", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Read"), "Ctrl+1", View, 0, "bole-read", "window", true},
        {"mode-compare", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Compare"), "Ctrl+2", View, 0, "bole-compare", "window", true},
        {"mode-shortlist", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Shortlist"), "Ctrl+3", View, 0, "bole-shortlist", "window", true},
        {"mode-statistics", QT_TRANSLATE_NOOP("Bole::ActionTable", "S&tatistics"), "Ctrl+4", View, 0, "bole-statistics", "window", true},
        {"show-fields", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Fields"), "F6", View, 1, "bole-fields", "window"},
        {"show-source", QT_TRANSLATE_NOOP("Bole::ActionTable", "S&ource"), "F7", View, 1, "bole-source", "window"},
        {"show-history", QT_TRANSLATE_NOOP("Bole::ActionTable", "&History"), "F8", View, 1, "view-history", "window"},
        {"show-applicants", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Applicant List"), "F9", View, 2, "bole-people", "window", true},
        {"show-review", QT_TRANSLATE_NOOP("Bole::ActionTable", "Re&view Pane"), "F10", View, 2, "bole-review", "window", true},
        {"show-document-side", QT_TRANSLATE_NOOP("Bole::ActionTable", "Pages, Out&line, Highlights"), "F5", View, 2, "view-preview", "window", true},
        {"zoom-in", QT_TRANSLATE_NOOP("Bole::ActionTable", "Zoom &In"), "Ctrl++; Ctrl+=", View, 3, "zoom-in", "window"},
        {"zoom-out", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Zoom Out"), "Ctrl+-", View, 3, "zoom-out", "window"},
        {"zoom-actual", QT_TRANSLATE_NOOP("Bole::ActionTable", "Actual Si&ze"), "Ctrl+0", View, 3, "zoom-original", "window"},
        {"fit-width", QT_TRANSLATE_NOOP("Bole::ActionTable", "Fit &Width"), "Ctrl+8", View, 3, "zoom-fit-width", "window", true},
        {"fit-page", QT_TRANSLATE_NOOP("Bole::ActionTable", "Fit Pa&ge"), "Ctrl+9", View, 3, "zoom-fit-page", "window", true},
        {"rotate-right", QT_TRANSLATE_NOOP("Bole::ActionTable", "Rotate to the Ri&ght"), "Ctrl+R", View, 3, "object-rotate-right", "window"},
        {"rotate-left", QT_TRANSLATE_NOOP("Bole::ActionTable", "Rotate to the &Left"), "Ctrl+Shift+R", View, 3, "object-rotate-left", "window"},
        {"dim-page", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Dim the Pages"), "", View, 3, "", "window", true},
        {"full-screen", QT_TRANSLATE_NOOP("Bole::ActionTable", "F&ull Screen"), "F11", View, 4, "view-fullscreen", "window", true},
        {"next-applicant", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Next Applicant"), "Ctrl+J; J", Go, 0, "go-next", "window"},
        {"previous-applicant", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Previous Applicant"), "Ctrl+K; K", Go, 0, "go-previous", "window"},
        {"focus-applicants", QT_TRANSLATE_NOOP("Bole::ActionTable", "Go to the Applicant &List"), "Alt+1", Go, 1, "", "window"},
        {"focus-document", QT_TRANSLATE_NOOP("Bole::ActionTable", "Go to the &Document"), "Alt+2", Go, 1, "", "window"},
        {"focus-fields", QT_TRANSLATE_NOOP("Bole::ActionTable", "Go to the &Fields"), "Alt+3", Go, 1, "", "window"},
        {"focus-review", QT_TRANSLATE_NOOP("Bole::ActionTable", "Go to the &Review"), "Alt+4", Go, 1, "", "window"},
        {"next-open-field", QT_TRANSLATE_NOOP("Bole::ActionTable", "Next Value to Look &At"), "Ctrl+Return", Edit, 2, "", "window"},
        {"fill-from-selection", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Take from the Document's Selection"), "Ctrl+D", Edit, 2, "", "window"},
        {"next-page", QT_TRANSLATE_NOOP("Bole::ActionTable", "Next Pa&ge"), "Alt+PgDown", Go, 2, "", "window"},
        {"previous-page", QT_TRANSLATE_NOOP("Bole::ActionTable", "Pre&vious Page"), "Alt+PgUp", Go, 2, "", "window"},
        {"go-to-page", QT_TRANSLATE_NOOP("Bole::ActionTable", "Go to &Page…"), "Ctrl+G", Go, 2, "", "window"},
        {"next-document", QT_TRANSLATE_NOOP("Bole::ActionTable", "Next D&ocument"), "Ctrl+PgDown", Go, 3, "", "window"},
        {"previous-document", QT_TRANSLATE_NOOP("Bole::ActionTable", "Previous Docu&ment"), "Ctrl+PgUp", Go, 3, "", "window"},
        {"document-links", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Links on This Page…"), "Ctrl+Shift+L", Go, 3, "insert-link", "window"},
        {"queue-next", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Next That Needs Me"), "N", Review, 0, "go-next", "window"},
        {"queue-previous", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Back to the One Before"), "P; Alt+Left", Review, 0, "go-previous", "window"},
        {"review-submit", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Submit and Next"), "Ctrl+Shift+Return; Ctrl+Shift+Enter", Review, 1, "dialog-ok-apply", "window"},
        {"review-cite", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Cite the Selection"), "Ctrl+Shift+C", Review, 1, "insert-link", "window"},
        {"review-skip", QT_TRANSLATE_NOOP("Bole::ActionTable", "S&kip for Now"), "Ctrl+Shift+K", Review, 1, "media-skip-forward", "window"},
        {"review-abstain", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Abstain"), "", Review, 1, "", "window"},
        {"review-conflict", QT_TRANSLATE_NOOP("Bole::ActionTable", "Conflict of &Interest…"), "", Review, 1, "", "window"},
        {"review-take-back", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Take Back the Review"), "", Review, 1, "edit-undo", "window"},
        {"decide-admit", QT_TRANSLATE_NOOP("Bole::ActionTable", "Decide: A&dmit"), "A", Review, 2, "dialog-ok-apply", "review"},
        {"decide-interview", QT_TRANSLATE_NOOP("Bole::ActionTable", "Decide: Int&erview"), "I", Review, 2, "edit-comment", "review"},
        {"decide-wait", QT_TRANSLATE_NOOP("Bole::ActionTable", "Decide: &Wait"), "W", Review, 2, "chronometer", "review"},
        {"decide-reject", QT_TRANSLATE_NOOP("Bole::ActionTable", "Decide: &Reject"), "R", Review, 2, "dialog-cancel", "review"},
        {"decide-undecided", QT_TRANSLATE_NOOP("Bole::ActionTable", "Decide: &Undecided"), "U", Review, 2, "help-contents", "review"},
        {"who-reads", QT_TRANSLATE_NOOP("Bole::ActionTable", "W&ho Is Reading…"), "Ctrl+Shift+U", Review, 3, "user-identity", "window"},
        {"reviewers", QT_TRANSLATE_NOOP("Bole::ActionTable", "Re&viewers…"), "", Review, 3, "bole-people", "window"},
        {"assignments", QT_TRANSLATE_NOOP("Bole::ActionTable", "Assi&gnments…"), "", Review, 3, "view-list-tree", "window"},
        {"rubric", QT_TRANSLATE_NOOP("Bole::ActionTable", "Rubri&c…"), "", Review, 3, "rating", "window"},
        {"fairness", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Fairness…"), "", Review, 3, "view-hidden", "window"},
        {"shortcuts", QT_TRANSLATE_NOOP("Bole::ActionTable", "&Keyboard Shortcuts"), "?; F1", Help, 0, "input-keyboard", "window"},
        {"about", QT_TRANSLATE_NOOP("Bole::ActionTable", "&About Bole"), "", Help, 1, "help-about", "window"},
    };
    // clang-format on
    return rows;
}

} // namespace Bole
