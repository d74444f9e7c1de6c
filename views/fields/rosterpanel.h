// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskroster.h"

#include <QWidget>

namespace Bole {

class FoldingSection;
class OpenDesk;
class ReadingPosition;

/// What the committee's own list says of the applicant in front, with a button for each value that
/// the record does not have. Hidden where the list says nothing. Part of the fields pane.
class RosterPanel : public QWidget
{
    Q_OBJECT

public:
    RosterPanel(OpenDesk &openDesk, ReadingPosition &position, QWidget *parent = nullptr);

    /// How high the pane is that the panel stands in; see FoldingSection.
    void setRoom(int height);

signals:
    /// The record shall say the same; `name`: of the value.
    void takeWanted(const QString &name, const QList<Bole::Edit> &edits);

protected:
    void changeEvent(QEvent *event) override;

private:
    void watchDesk();
    void showLines();
    QWidget *makeValue(const RosterLine &line);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    QList<RosterLine> m_lines;
    FoldingSection *m_section;
};

} // namespace Bole
