// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparelayout.h"

#include <QMenu>

namespace Bole {

class Dialogs;
class OpenDesk;

/// The layouts of comparisons that the season remembers, as a menu: the one in use, and those with
/// a name.
class CompareLayouts : public QMenu
{
    Q_OBJECT

public:
    CompareLayouts(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent);

    const CompareLayout &current() const { return m_current; }
    /// In use from now on, and remembered.
    void setCurrent(const CompareLayout &layout);
    void load(); ///< from the open season

    void saveAs();
    void removeCurrent();
    void choose(const QString &name);
    void showAllRows();
    void foldEqual(bool fold);
    void reset();

signals:
    void changed();

private:
    void fill();
    bool tell(const Result<void> &stored);
    bool storeNamed(const QList<CompareLayout> &layouts);

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    CompareLayout m_current;
    QList<CompareLayout> m_named;
};

} // namespace Bole
