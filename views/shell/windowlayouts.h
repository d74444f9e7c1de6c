// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSplitter;

namespace Bole {

class ActionTable;

/// Three ways to share the reading page's room: for reading, for reviewing, for coordinating. One
/// key goes from one to the next. What somebody has drawn wider stays so until then.
class WindowLayouts : public QObject
{
    Q_OBJECT

public:
    enum Layout { Reading, Reviewing, Coordinating };

    /// `columns`: list, document and the right column; `right`: facts above the review.
    WindowLayouts(ActionTable &actions, QSplitter &columns, QSplitter &right, QObject *parent);

    void apply(Layout layout);

signals:
    void chosen(const QString &name); ///< the page that it is about is to be shown

private:
    static QString nameOf(Layout layout);
    void next();

    ActionTable &m_actions;
    QSplitter &m_columns;
    QSplitter &m_right;
    Layout m_layout = Reviewing;
};

} // namespace Bole
