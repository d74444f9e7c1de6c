// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace Bole {

class ComparedApplicants;
class Dialogs;
class OpenDesk;

/// The comparisons that the season keeps by name: who was laid side by side.
class SavedComparisons : public QMenu
{
    Q_OBJECT

public:
    SavedComparisons(OpenDesk &openDesk, ComparedApplicants &compared, Dialogs &dialogs,
                     QWidget *parent);

    /// Of the one in front; empty while its people are nobody's comparison.
    QString name() const;
    void saveAs();
    void choose(const QString &name);
    void forget();

signals:
    void nameChanged();

private:
    void fill();

    OpenDesk &m_openDesk;
    ComparedApplicants &m_compared;
    Dialogs &m_dialogs;
};

} // namespace Bole
