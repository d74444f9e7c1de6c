// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/reportmodel.h"

#include <QTreeView>

namespace Bole {

/// What became of every file, by what became of it: the file, whose it is now, and what is to be
/// known of it. A click on a line, or Enter, leads to the person.
class ReportList : public QTreeView
{
    Q_OBJECT

public:
    explicit ReportList(QWidget *parent = nullptr);

    void show(const QList<ReportSection> &sections, const ReportModel::NameOf &nameOf);
    void retranslate();

    /// All that is said of the line in front.
    QString currentText() const;

signals:
    void applicantChosen(Bole::ApplicantId applicant);
    void currentTextChanged();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void choose(const QModelIndex &index);

    ReportModel *m_report;
};

} // namespace Bole
