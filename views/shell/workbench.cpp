// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/workbench.h"

namespace Bole {

Workbench::Workbench(Dialogs &windowDialogs, const QString &settingsFolder,
                     const ReaderPool::Options &readerOptions)
    : settings(settingsFolder),
      language(settings.value(Setting::Language).toString()),
      theme(Theme::modeNamed(settings.value(Setting::Theme).toString())),
      readers(readerOptions),
      dialogs(windowDialogs),
      openDesk(work),
      position(openDesk),
      announcements(openDesk),
      compared(openDesk),
      window({.openDesk = openDesk,
              .position = position,
              .announcements = announcements,
              .compared = compared,
              .readers = readers,
              .work = work,
              .actions = actions,
              .dialogs = dialogs,
              .settings = settings,
              .language = language,
              .theme = theme,
              .keyStore = readerOptions.keyStore})
{
    theme.dress();
    actions.load(settings.preferences());
}

} // namespace Bole
