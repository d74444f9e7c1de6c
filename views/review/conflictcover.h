// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace Bole {

class EmptyState;
class ReadingPosition;

/// Stands before a pane that shows what belongs to an applicant, and closes while the reviewer has
/// a conflict of interest with them: what is behind can then be neither seen nor reached by keys.
class ConflictCover : public QStackedWidget
{
    Q_OBJECT

public:
    ConflictCover(ReadingPosition &position, QWidget *pane, QWidget *parent = nullptr);

    bool isClosed() const { return currentIndex() == 1; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    ReadingPosition &m_position;
    EmptyState *m_words;
};

} // namespace Bole
