// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/readertypes.h"

#include <QTreeWidget>

namespace Bole {

/// The document's own table of contents.
class OutlineView : public QTreeWidget
{
    Q_OBJECT

public:
    explicit OutlineView(QWidget *parent = nullptr);

    /// An entry without a title is named after its page.
    void setEntries(const QList<OutlineEntry> &entries);

signals:
    void pageChosen(int page); ///< from 0

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    QList<OutlineEntry> m_entries;
};

} // namespace Bole
