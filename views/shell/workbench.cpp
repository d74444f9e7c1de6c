// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/workbench.h"

namespace Bole {

Workbench::Workbench(Dialogs &dialogs, const QString &settingsFolder,
                     const ReaderPool::Options &readerOptions)
    : settings(settingsFolder),
      language(settings.value(Setting::Language).toString()),
      theme(Theme::modeNamed(settings.value(Setting::Theme).toString())),
      readers(readerOptions),
      session(readers, actions, dialogs),
      window(session, settings, language, theme)
{
    theme.dress();
    actions.load(settings.preferences());
}

} // namespace Bole
