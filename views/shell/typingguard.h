// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace Bole {

/// Whether keys pressed now are text for this widget: an editable line, text, spin box or combo
/// box, or anything that an input method composes in.
bool takesText(const QWidget *widget);

/// Keeps letters, digits, Enter and the like from firing shortcuts while somebody types or a menu,
/// a list or completions are open, and any key from firing anything while an input method composes
/// or in a window behind a dialog that must be answered first.
/// Installed on the application by whoever builds the window.
class TypingGuard : public QObject
{
    Q_OBJECT

public:
    explicit TypingGuard(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isForComposition(const QObject *watched, QEvent *event);

    QPointer<QObject> m_composing; ///< where an input method composes
};

} // namespace Bole
