// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/settings.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/shell/mainwindow.h"
#include "views/shell/typingguard.h"

namespace Bole {

/// Everything that one window needs, built in order and handed to each other by reference; gone in
/// the opposite order. The program has one, a test of the whole window makes its own.
class Workbench
{
public:
    /// Settings live in `settingsFolder`, or in the user's usual one.
    explicit Workbench(Dialogs &windowDialogs, const QString &settingsFolder = {},
                       const ReaderPool::Options &readerOptions = {});

    Settings settings;
    WindowLanguage language;
    Theme theme;
    ActionTable actions;
    TypingGuard typing;
    ReaderPool readers;
    Dialogs &dialogs;
    WorkKeeper work;
    OpenDesk openDesk;
    ReadingPosition position;
    Announcements announcements;
    ComparedApplicants compared;
    MainWindow window;
};

} // namespace Bole
