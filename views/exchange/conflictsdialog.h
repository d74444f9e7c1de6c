// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskexchange.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace Bole {

class Dialogs;
class OpenDesk;

/// What several people wrote without knowing of each other: side by side, with who and when, and
/// the place in the document. One of them, or both, then holds for everybody. It stands next to the
/// window, so that the document can be looked at before somebody decides.
class ConflictsDialog : public QDialog
{
    Q_OBJECT

public:
    ConflictsDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

signals:
    /// Somebody wants to see this place.
    void placeWanted(const Bole::ExchangeConflict &conflict);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fill();
    void showConflict(int row);
    void settle(Settlement choice);
    static QString labelOf(const QString &pointer);
    static QString subjectText(ExchangeConflict::Subject subject);
    QString titleOf(const ExchangeConflict &conflict) const;
    QString versionText(const ExchangeConflict::Version &version) const;
    QString takingText(const ExchangeConflict::Version &version) const;
    void retranslate();

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    QList<ExchangeConflict> m_conflicts;
    QLabel *m_intro;
    QListWidget *m_list;
    QLabel *m_first;
    QLabel *m_second;
    QPushButton *m_takeFirst;
    QPushButton *m_takeSecond;
    QPushButton *m_takeBoth;
    QPushButton *m_show;
    QPushButton *m_close;
};

} // namespace Bole
