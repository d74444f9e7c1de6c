// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review.h"

#include <QWidget>

namespace Bole {

class Blinder;

/// The places in documents that a score or a note leans on, one a line: a click goes there, the
/// cross beside it takes it away. Hidden while there are none.
class CitationList : public QWidget
{
    Q_OBJECT

public:
    explicit CitationList(QWidget *parent = nullptr);

    /// Quotes are shown through the blinder: they may have been marked before something was hidden.
    void setCitations(const QList<Citation> &citations, const Blinder &blinder, bool readOnly);

signals:
    void clicked(const Bole::Citation &citation);
    void removed(qsizetype index);

private:
    void addLine(const Citation &citation, const QString &quote, qsizetype index, bool readOnly);
};

} // namespace Bole
