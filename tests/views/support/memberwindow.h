// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/desk.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace Bole {

/// The machine of one member of a committee: a folder of their own with their settings and files,
/// and the program's whole window.
class MemberWindow
{
public:
    explicit MemberWindow(const QString &language = QStringLiteral("en"), KeyStore *keys = nullptr)
        : bench(std::make_unique<Workbench>(
              dialogs, home.path(),
              ReaderPool::Options{.program = {}, .limits = {}, .keyStore = keys}))
    {
        bench->language.setCurrent(language);
        bench->window.resize(1366, 740);
    }

    bool show()
    {
        bench->window.show();
        bench->window.activateWindow();
        return QTest::qWaitForWindowActive(&bench->window);
    }
    /// As somebody who has been here before.
    void open(const QString &path, ReviewerId reviewer)
    {
        bench->settings.setReviewerOf(path, reviewer.value);
        bench->window.seasons().open(path);
    }

    QString file(const QString &name) const { return home.filePath(name); }
    Desk &desk() const { return *bench->openDesk.desk(); }
    Season &season() const { return seasonOf(bench->openDesk); }
    void trigger(const char *action) const { bench->actions.action(action)->trigger(); }
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return bench->window.findChild<Widget *>(name);
    }

    /// Opens the dialog behind an action and does something in it; it is closed after that.
    template <typename Dialog>
    bool inDialog(const char *action, const std::function<void(Dialog &)> &work,
                  bool isAccepted = true) const
    {
        bool done = false;
        QTimer::singleShot(0, qApp, [&] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            (void)QTest::qWaitForWindowActive(dialog);
            work(*dialog);
            if (isAccepted)
                dialog->accept();
            else
                dialog->reject();
            done = true;
        });
        trigger(action);
        return done;
    }

    QTemporaryDir home;
    ScriptedDialogs dialogs;
    std::unique_ptr<Workbench> bench;
};

} // namespace Bole
