// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/listedapplicants.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace Bole {

/// Says by what the list is sorted and in which direction, and changes both.
class SortBox : public QWidget
{
    Q_OBJECT

public:
    explicit SortBox(QWidget *parent = nullptr);

    ListSort sort() const;
    void setSort(const ListSort &sort); ///< says nothing

signals:
    void sortChosen(const Bole::ListSort &sort);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void describe();

    QComboBox *m_order;
    QToolButton *m_direction;
};

} // namespace Bole
