// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPointer>

class QAction;

namespace Bole {

/// A flat button over a whole line: an icon, a title, and a quieter second line or the keys.
class LinkRow : public QAbstractButton
{
    Q_OBJECT

public:
    /// Follows the action's text and triggers it.
    explicit LinkRow(QAction *action, QWidget *parent = nullptr);
    LinkRow(const QByteArray &iconName, const QString &title, const QString &detail,
            QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void followAction();

    QPointer<QAction> m_action;
    QString m_detail;
};

} // namespace Bole
