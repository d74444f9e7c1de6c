// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace Bole {

/// The line at the bottom in which one types what to find in the document.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    QString query() const;
    void open(const QString &suggestion); ///< shows it with everything selected
    /// Which hit of how many; `searching` while pages are still to come.
    void showCount(int current, int count, bool searching);

signals:
    void queryEdited(const QString &query);
    void stepped(int direction);
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void describeCount();
    void close();

    QLineEdit *m_query;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_close;
    int m_current = -1;
    int m_hits = 0;
    bool m_searching = false;
};

} // namespace Bole
