// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/tablelayout.h"

#include <QToolButton>

#include <functional>

namespace Bole {

class Dialogs;
class OpenDesk;

/// The button that chooses, saves and deletes views of the table by name. The names are the
/// season's: everybody of the committee has them.
class TableLayouts : public QToolButton
{
    Q_OBJECT

public:
    TableLayouts(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

    /// How the table is shown at the moment, for saving.
    void setSource(std::function<TableLayout()> source) { m_source = std::move(source); }
    /// The name of the view that is shown; empty: none of them.
    const QString &current() const { return m_current; }
    void setCurrent(const QString &name);
    void retranslate();

signals:
    void chosen(const Bole::TableLayout &layout);

private:
    void fill();
    void save();
    void removeCurrent();

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    std::function<TableLayout()> m_source;
    QString m_current;
};

} // namespace Bole
