// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

class QDialog;
class QLabel;
class QPushButton;

#include <optional>

namespace Bole {

/// A table to type numbers into, as in a spreadsheet: a digit begins, Enter goes down, Tab goes to
/// the right, arrows end typing and move, Delete empties. A cell that cannot be changed is passed
/// over by none of them, and says why on hover.
class NumberTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit NumberTable(QWidget *parent = nullptr);

    /// A cell that shows this number, or nothing, without telling that it was typed.
    void showNumber(int row, int column, std::optional<double> number);
    /// A cell with words that nobody types.
    void showText(int row, int column, const QString &text, const QString &explanation = {});
    /// A number that was worked out, as words: bold, and nobody types it.
    void showResult(int row, int column, const QString &text);
    /// Whether this cell can be typed into, or why not.
    void lock(int row, int column, const QString &why);

signals:
    /// Nothing: the cell was emptied.
    void numberTyped(int row, int column, std::optional<double> number);
    /// What is no number. It stays in the cell until it is mended.
    void nonsenseTyped(int row, int column, const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QTableWidgetItem *at(int row, int column);
    void take(int row, int column);
    void step(int rows);

    bool m_showing = false;
};

/// Lays out a dialog that is made around such a table: what it is for, the table, at the foot what
/// can be done with it and Close.
void layOutAround(NumberTable *table, QDialog *dialog, QLabel *about, QPushButton *action);

} // namespace Bole
