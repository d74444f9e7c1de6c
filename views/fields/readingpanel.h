// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/readingdifferences.h"
#include "model/ids.h"

#include <QWidget>

namespace Bole {

class FoldingSection;
class OpenDesk;

/// What a newer reading of the applicant in front says differently (a newer CV, a corrected text),
/// value by value, with a button that takes it over. What somebody confirmed or corrected is never
/// in it. Hidden where nothing differs. Part of the fields pane.
class ReadingPanel : public QWidget
{
    Q_OBJECT

public:
    ReadingPanel(OpenDesk &openDesk, QWidget *parent = nullptr);

    void setApplicant(ApplicantId applicant); ///< also where something has changed
    /// How high the pane is that the panel stands in; see FoldingSection.
    void setRoom(int height);

signals:
    /// The record shall say what the newer reading says.
    void takeWanted(const QList<Bole::ReadingDifference> &differences);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addRow(const ReadingDifference &difference);
    void addEnd();

    OpenDesk &m_openDesk;
    ApplicantId m_applicant;
    QList<ReadingDifference> m_differences;
    FoldingSection *m_section;
};

} // namespace Bole
