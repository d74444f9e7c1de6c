// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace Bole {

class EmptyState;
class ReadingPosition;

/// Stands before a pane that shows an applicant's material, and closes while the reviewer has a
/// conflict of interest with them: what is behind can then be neither seen nor reached by keys.
class Curtain : public QStackedWidget
{
    Q_OBJECT

public:
    Curtain(ReadingPosition &position, QWidget *pane, QWidget *parent = nullptr);

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
