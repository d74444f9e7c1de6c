// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documentpart.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace Bole {

class Dialogs;

/// Which pages of a document are what: each part begins on a page and goes to where the next one
/// begins. One part alone means that the document is one thing.
class PartsDialog : public QDialog
{
    Q_OBJECT

public:
    PartsDialog(const Document &document, const QList<DocumentPart> &parts, Dialogs &dialogs,
                QWidget *parent);

    /// As they stand there; empty for one part.
    QList<DocumentPart> parts() const;
    void reject() override; ///< asks before changes are thrown away

signals:
    void chosen(const QList<Bole::DocumentPart> &parts);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Line
    {
        QComboBox *role;
        QSpinBox *first;
        QLabel *last;
        QToolButton *remove;
    };

    bool isGood() const;
    void save();
    void addLine(const DocumentPart &part);
    void addPart();
    void removeLine(QToolButton *button);
    void layOut();
    void update();
    void retranslate();

    Dialogs &m_dialogs;
    QList<DocumentPart> m_before; ///< as they were shown at first
    int m_pages;
    QList<Line> m_lines;
    QLabel *m_heading;
    QGridLayout *m_grid;
    QLabel *m_problem;
    QPushButton *m_add;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
