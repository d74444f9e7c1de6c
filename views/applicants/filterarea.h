// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace Bole {

class FilterPanel;

/// The filter panel where there is less height than it needs: it scrolls up and down, and is never
/// narrower than its longest line. Takes the panel.
class FilterArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FilterArea(FilterPanel *panel, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

} // namespace Bole
