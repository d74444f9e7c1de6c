// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/knowledge.h"
#include "model/shortlist/comparison.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace Bole {

class EmptyState;
class Session;

/// Two to six applicants side by side. A cell leads to its place in that applicant's document; a
/// column can be pinned to the left; groups fold and rows hide, and the season remembers it.
class CompareView : public QWidget
{
    Q_OBJECT

public:
    explicit CompareView(Session &session, QWidget *parent = nullptr);

    void setApplicants(const QList<ApplicantId> &applicants);
    const Comparison &comparison() const { return m_comparison; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void wire();
    void retranslate();
    void reload();
    void showComparison();
    void addRow(QTreeWidgetItem *group, const CompareRow &row);
    void pick();
    void pin(int column);
    void remove(int column);
    void openCell(QTreeWidgetItem *item, int column);
    void headerMenu(const QPoint &at);
    void rowMenu(const QPoint &at);
    void readLayout();
    void storeLayout();
    void saveCsv();
    void savePdf();
    QString groupLabel(CompareRow::Group group) const;
    QString rowLabel(const CompareRow &row) const;
    QString explanation(const CompareRow &row, const CompareCell &cell) const;
    QList<QStringList> table() const;
    Viewer viewer() const;

    Session &m_session;
    Knowledge m_knowledge;
    QList<ApplicantId> m_applicants;
    ApplicantId m_pinned;
    Comparison m_comparison;
    QSet<QString> m_hidden; ///< rows, by id
    QSet<int> m_folded;     ///< groups
    QPushButton *m_add = nullptr;
    QPushButton *m_clear = nullptr;
    QPushButton *m_showAll = nullptr;
    QPushButton *m_csv = nullptr;
    QPushButton *m_pdf = nullptr;
    QLabel *m_notice = nullptr;
    QTreeWidget *m_tree = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedWidget *m_pages = nullptr;
};

} // namespace Bole
