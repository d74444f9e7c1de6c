// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tablelayouts.h"

#include "model/desk/applicanttable.h"
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "views/common/dialogs.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"

#include <QMenu>

namespace Bole {

TableLayouts::TableLayouts(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QToolButton(parent), m_openDesk(openDesk), m_dialogs(dialogs)
{
    setObjectName(QStringLiteral("table-views"));
    setIcon(Bole::icon("bookmarks"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &TableLayouts::fill);
    retranslate();
}

void TableLayouts::setCurrent(const QString &name)
{
    m_current = name;
    retranslate();
}

void TableLayouts::fill()
{
    menu()->clear();
    if (!m_openDesk.desk())
        return;
    const auto addOne = [this](const QString &text, const TableLayout &layout) {
        // A name is not a mnemonic.
        QAction *action = menu()->addAction(QString(text).replace(u'&', QLatin1StringView("&&")));
        action->setCheckable(true);
        action->setChecked(layout.name == m_current);
        connect(action, &QAction::triggered, this, [this, layout] {
            setCurrent(layout.name);
            emit chosen(layout);
        });
    };
    TableLayout everybody;
    everybody.columns = usualTableColumns();
    everybody.orderColumn = QStringLiteral("name");
    addOne(tr("Everybody, usual columns"), everybody);
    for (const TableLayout &layout : m_openDesk.desk()->applicants().tableLayouts())
        addOne(layout.name, layout);
    menu()->addSeparator();
    menu()->addAction(tr("&Save This View…"), this, &TableLayouts::save);
    QAction *remove =
        menu()->addAction(tr("&Delete This View"), this, &TableLayouts::removeCurrent);
    remove->setEnabled(!m_current.isEmpty());
}

void TableLayouts::save()
{
    const auto name = m_dialogs.text(window(), tr("Save this view"),
                                     tr("Columns, order and filter under this name:"), m_current);
    if (!name || name->simplified().isEmpty() || !m_openDesk.desk())
        return;
    TableLayout layout = m_source();
    layout.name = name->simplified();
    if (const auto done = m_openDesk.desk()->applicants().saveTableLayout(layout); !done)
        m_dialogs.error(window(), tr("The view could not be saved."), done.error());
    else
        setCurrent(layout.name);
}

void TableLayouts::removeCurrent()
{
    if (!m_openDesk.desk())
        return;
    if (const auto done = m_openDesk.desk()->applicants().removeTableLayout(m_current); !done)
        m_dialogs.error(window(), tr("The view could not be deleted."), done.error());
    else
        setCurrent({});
}

void TableLayouts::retranslate()
{
    // The arrow says that there is a menu, as on the other buttons of the window.
    setText((m_current.isEmpty() ? tr("Views")
                                 : QString(m_current).replace(u'&', QLatin1StringView("&&"))) +
            QStringLiteral(" ▾"));
    setToolTip(tr("Columns, order and filter, saved under a name"));
    setAccessibleName(m_current.isEmpty() ? tr("Views") : tr("View: %1").arg(m_current));
}

} // namespace Bole
