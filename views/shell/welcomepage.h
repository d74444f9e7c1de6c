// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Bole {

class ActionTable;

/// What stands there when no season is open: how to begin, what was open lately, where to drop
/// PDFs.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(const ActionTable &actions, QWidget *parent = nullptr);

    void setRecent(const QStringList &paths);

signals:
    void recentChosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildStart(const ActionTable &actions);
    QWidget *buildRecent();
    void retranslate();
    void restyle();

    QLabel *m_logo;
    QLabel *m_title;
    QLabel *m_motto;
    QLabel *m_startHeading;
    QLabel *m_recentHeading;
    QLabel *m_noRecent;
    QVBoxLayout *m_recentList;
    QWidget *m_dropArea;
    QLabel *m_dropText;
};

} // namespace Bole
