// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/cellwords.h"
#include "model/record/fieldschema.h"
#include "model/record/recordlook.h"

#include <QAbstractItemModel>
#include <QJsonObject>

#include <functional>
#include <memory>
#include <vector>

namespace Bole {

/// A record as the form shows it: groups, in them entries, in them fields. States facts through
/// roles; words and colours are the view's. Owned by the pane, lives on the window's thread.
class RecordFormModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        PointerRole = Qt::UserRole + 1, ///< JSON Pointer of the row
        RowKindRole,                    ///< RowKind
        GroupRole,                      ///< the group's key
        FieldRole,                      ///< the field's key
        ValueRole,                      ///< QJsonValue, undefined when absent
        ReadValueRole,                  ///< what was read originally, when it was corrected
        InvalidTextRole,                ///< what was typed here and could not be understood
        StateRole,                      ///< FieldState
        ChecksRole,                     ///< QStringList of codes of the hints that stand here
        ConfidenceRole,                 ///< 0–1, or invalid
        OpenCountRole,                  ///< how many values below need a look
        FirstAuthorRole,                ///< of the publications: how many as first author
        CcfARole,                       ///< … how many in a venue of tier CCF-A
        ApplicantPositionRole,          ///< in a list of authors: from 1, or 0
        HiddenRole,                     ///< the value is kept from who reads: nothing is said of it
    };
    enum RowKind { Group, Entry, Field };

    explicit RecordFormModel(QObject *parent = nullptr);
    ~RecordFormModel() override;

    /// Which values, by JSON Pointer, are hidden from who reads; set before the record.
    using IsHidden = std::function<bool(const QString &)>;
    void setHidden(const IsHidden &isHidden) { m_isHidden = isHidden; }
    void setSpoken(const CellWords &spoken) { m_spoken = spoken; }
    /// `checks`: what is found now, after the edits; beside those that came with the record.
    void setRecord(const CheckedRecord &record, const QList<Check> &checks = {});
    void setShowAll(bool all); ///< also the fields that the document does not say

    const FieldSpec *spec(const QModelIndex &index) const;
    QModelIndex indexOf(const QString &pointer) const; ///< the row that shows this value
    QList<Place> places(const QModelIndex &index) const;
    QList<Check> checks(const QModelIndex &index) const;
    FieldOrigin origin(const QModelIndex &index) const;

    /// All fields in reading order; those that need a look.
    QList<QModelIndex> fields() const;
    int openCount() const;
    QModelIndex
    nextOpen(const QModelIndex &from) const; ///< wraps around; invalid when none is left

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row;

    void build();
    void addFields(Row &parent, const GroupSpec &group, const QString &pointer);
    std::unique_ptr<Row> makeField(const FieldSpec &spec, const QString &pointer) const;
    const Row *rowOf(const QModelIndex &index) const;
    QModelIndex indexOf(const Row *row) const;
    void collectRows(const Row &row, QList<QModelIndex> &list, bool withGroups) const;

    CheckedRecord m_record;
    IsHidden m_isHidden;
    CellWords m_spoken;
    bool m_showAll = false;
    QMap<QString, QList<Place>> m_provenance;
    std::optional<RecordLook> m_look; ///< of m_record
    int m_firstAuthor = 0;
    int m_ccfA = 0;
    std::unique_ptr<Row> m_root;
};

} // namespace Bole
