// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review.h"

#include <QWidget>

namespace Bole {

/// The places in documents that a score or a note leans on, one a line: a click goes there, the
/// cross beside it takes it away. Hidden while there are none.
class CitationList : public QWidget
{
    Q_OBJECT

public:
    explicit CitationList(QWidget *parent = nullptr);

    void setCitations(const QList<Citation> &citations, bool readOnly);

signals:
    void clicked(const Bole::Citation &citation);
    void removed(qsizetype index);

private:
    void addLine(const Citation &citation, qsizetype index, bool readOnly);
};

} // namespace Bole
