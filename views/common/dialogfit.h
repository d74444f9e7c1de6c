// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QDialog;

namespace Bole {

/// Keeps dialogs on the screen: none opens larger than there is room, and one whose content needs
/// more than that scrolls it, its buttons below. Watches the whole program; owned by the theme.
class DialogFit : public QObject
{
    Q_OBJECT

public:
    explicit DialogFit(QObject *parent);

    /// Instead of the screen's: for trying out small ones.
    void setRoom(const QSize &room) { m_room = room; }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QSize roomFor(const QDialog &dialog) const;
    void fit(QDialog &dialog) const;

    QSize m_room;
};

} // namespace Bole
