// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/reporttext.h"

#include <QTreeWidget>

namespace Bole {

/// What became of every file, by what became of it: the file, whose it is now, and what is to be
/// known of it. A click on a line, or Enter, leads to the person.
class ReportList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ReportList(QWidget *parent = nullptr);

    using NameOf = std::function<QString(ApplicantId)>;
    void show(const QList<ReportSection> &sections, const NameOf &nameOf);
    void retranslate();

    /// All that is said of the line in front.
    QString currentText() const;

signals:
    void applicantChosen(Bole::ApplicantId applicant);

private:
    void choose(const QTreeWidgetItem *item);
};

} // namespace Bole
