// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordedit.h"
#include "views/linecheck/linestocheck.h"

#include <QDialog>
#include <QImage>

class QCheckBox;
class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace Bole {

class Dialogs;
class FieldEditor;
class LinePicture;

/// Compares what was read with the page, line by line: the line's picture above its values. Enter
/// says that they are right, typing corrects them. It changes nothing itself.
class LineCheckDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LineCheckDialog(Dialogs &dialogs, QWidget *parent);

    /// As they are now; whoever is at a line stays there.
    void setLines(const QList<LineToCheck> &lines);
    void start(); ///< at the first line that nobody has looked at
    void setPicture(const QImage &picture, const QRectF &part);

    void reject() override;

signals:
    /// What the person said about the line: right, or corrected; one step.
    void checked(const QList<Bole::Edit> &edits);
    void pictureWanted(const Bole::LineToCheck &line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        ValueOnLine value;
        QLabel *label;
        FieldEditor *editor;
        QLabel *state;
        QString untouched; ///< what stood in the editor before anybody typed
    };

    const LineToCheck *line() const;
    bool isWanted(const LineToCheck &line) const;
    void go(qsizetype to);
    void step(int by); ///< to the next or previous line, whether it is open or not
    qsizetype nextOpen(qsizetype from) const;
    void fillRows();
    void clearRows();
    void addRow(const ValueOnLine &value);
    void markCurrent();
    bool isTouched() const;
    bool confirmLine(); ///< false: something typed is not understood
    void goOn();
    bool handleKey(FieldEditor *editor, int key);
    void describe();
    void retranslate();

    Dialogs &m_dialogs;
    QList<LineToCheck> m_lines;
    qsizetype m_at = -1; ///< none: all are done
    QList<Row> m_rows;
    QLabel *m_progress;
    QCheckBox *m_doubtful;
    LinePicture *m_picture;
    QWidget *m_values;
    QGridLayout *m_grid;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    QPushButton *m_right;
    QPushButton *m_back;
    QPushButton *m_skip;
};

} // namespace Bole
