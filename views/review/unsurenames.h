// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace Bole {

class OpenDesk;

/// Whose name nobody is sure of. Blind reading hides names that it knows: these people's pages stay
/// covered at the head until somebody has looked. Goes through the season a portion at a time, so
/// that the window stays alive. Hidden while there is nobody. Owned by the fairness dialog.
class UnsureNames : public QWidget
{
    Q_OBJECT

public:
    explicit UnsureNames(OpenDesk &openDesk, QWidget *parent = nullptr);

    void setWanted(bool wanted); ///< names are hidden from somebody
    void refresh();
    bool isReady() const { return m_next >= m_all.size(); }
    const QList<ApplicantId> &applicants() const { return m_unsure; }

signals:
    void chosen(Bole::ApplicantId applicant);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void look();
    void fill();
    void choose();
    void keepWordsWhole();

    OpenDesk &m_openDesk;
    bool m_isWanted = false;
    QTimer m_timer;
    QList<ApplicantId> m_all;
    qsizetype m_next = 0;
    QList<ApplicantId> m_unsure;
    QLabel *m_words;
    QListWidget *m_list;
    QPushButton *m_go;
};

} // namespace Bole
