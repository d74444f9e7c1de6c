// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/cellwords.h"
#include "model/desk/desklists.h"

#include <QAbstractTableModel>

namespace Bole {

/// One list as a table, a row an entry, as far as the viewer may see it. It shows and never writes:
/// a drop is only asked for.
class ShortlistModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Place,
        Name,
        Value,
        Reviews,
        Institution,
        Level,
        Gpa,
        Publications,
        Recommended,
        Decided,
        Stage,
        Group, ///< of a list that has quotas for each
        Moved,
        ColumnCount
    };
    enum Role {
        PartRole = Qt::UserRole,
        LineRole,
        MovedRole,
        ReasonRole,
        SortValueRole,
        UncheckedRole,
        AnswerRole, ///< to an offer: Answer as a number
        MoveRole,   ///< a move to another stage is planned
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const VisibleList &list);
    void clear();
    const Shortlist &list() const { return m_shown.list; }
    /// By the committee's numbers, or why it waits; the numbers shown are the viewer's.
    const SharedOrder &order() const { return m_shown.order; }
    const PersonRow &at(int row) const { return m_shown.rows[row]; }
    int rowOf(ApplicantId applicant) const;
    int hiddenReviews() const; ///< submitted ones that the viewer may not see yet
    bool mixesRubrics() const; ///< scored under several versions

    /// In which language stages are named: en | zh_CN.
    void setLanguage(const QString &language) { m_language = language; }
    void setHeadings(const QStringList &headings);
    /// Says how a cell came about; the view has the words.
    using Explainer = std::function<QString(const PersonRow &row, int column)>;
    void setExplainer(const Explainer &explainer) { m_explainer = explainer; }
    void setSpoken(const CellWords &spoken) { m_spoken = spoken; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    void moveAsked(int from, int to);

private:
    QString text(const PersonRow &row, int column) const;
    QString valueText(double value) const;
    QString stageText(const StagePlace &place) const;
    std::optional<double> valueOf(ApplicantId applicant) const;
    bool isUnchecked(const PersonRow &row, int column) const;

    VisibleList m_shown;
    QStringList m_headings;
    QString m_language;
    Explainer m_explainer;
    CellWords m_spoken;
};

} // namespace Bole
