// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/recordformmodel.h"

#include "model/record/recordfacts.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"

#include <QJsonArray>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

bool isEmptyValue(const QJsonValue &value)
{
    return value.isUndefined() || value.isNull() ||
           (value.isString() && value.toString().isEmpty()) ||
           (value.isArray() && value.toArray().isEmpty()) ||
           (value.isObject() && value.toObject().isEmpty());
}

} // namespace

struct RecordFormModel::Row
{
    RowKind kind = Group;
    QString pointer;
    const GroupSpec *group = nullptr;
    const FieldSpec *field = nullptr;
    QJsonValue value = QJsonValue(QJsonValue::Undefined);
    QJsonValue read = QJsonValue(QJsonValue::Undefined);
    QString invalidText;
    FieldState state = FieldState::Read;
    bool isHidden = false;
    std::optional<double> confidence;
    QList<Check> checks;
    Row *parent = nullptr;
    int number = 0;
    std::vector<std::unique_ptr<Row>> children;

    Row *add(std::unique_ptr<Row> child)
    {
        child->parent = this;
        child->number = int(children.size());
        children.push_back(std::move(child));
        return children.back().get();
    }

    int openCount() const
    {
        int count = state == FieldState::NeedsLook ? 1 : 0;
        for (const auto &child : children)
            count += child->openCount();
        return count;
    }
};

RecordFormModel::RecordFormModel(QObject *parent)
    : QAbstractItemModel(parent), m_root(std::make_unique<Row>())
{
}

RecordFormModel::~RecordFormModel() = default;

void RecordFormModel::setRecord(const CheckedRecord &record, const QList<Check> &checks)
{
    beginResetModel();
    m_record = record;
    const auto parsed = recordFromJson(record.json);
    m_provenance = parsed ? parsed->provenance : QMap<QString, QList<Place>>();
    m_look.emplace(m_record, checks);
    const RecordFacts facts = recordFacts(parsed.value_or(Record()));
    m_firstAuthor = facts.firstAuthor;
    m_ccfA = facts.ccfA;
    build();
    endResetModel();
}

void RecordFormModel::setShowAll(bool all)
{
    if (m_showAll == all)
        return;
    beginResetModel();
    m_showAll = all;
    build();
    endResetModel();
}

void RecordFormModel::build()
{
    m_root = std::make_unique<Row>();
    if (m_record.json.isEmpty())
        return;
    for (const GroupSpec &group : recordSchema()) {
        const QJsonValue value = valueAt(m_record.json, group.pointer);
        const FieldLook look = group.isList ? m_look->at(group.pointer) : FieldLook();
        if (group.isList && value.toArray().isEmpty() && !m_showAll && look.checks.isEmpty())
            continue;
        auto made = std::make_unique<Row>();
        made->kind = Group;
        made->pointer = group.pointer;
        made->group = &group;
        made->value = value;
        made->state = look.isOpen() ? FieldState::NeedsLook : FieldState::Read;
        made->checks = look.checks;
        Row *row = m_root->add(std::move(made));
        if (!group.isList) {
            addFields(*row, group, group.pointer);
            continue;
        }
        for (int i = 0; i < value.toArray().size(); ++i) {
            auto entry = std::make_unique<Row>();
            entry->kind = Entry;
            entry->pointer = group.pointer + u'/' + QString::number(i);
            entry->group = &group;
            entry->value = value.toArray().at(i);
            Row *added = row->add(std::move(entry));
            addFields(*added, group, added->pointer);
        }
    }
}

void RecordFormModel::addFields(Row &parent, const GroupSpec &group, const QString &pointer)
{
    for (const FieldSpec &spec : group.fields) {
        auto row = makeField(spec, pointer + u'/' + spec.key);
        row->group = &group;
        const bool touched =
            row->state == FieldState::Corrected || row->state == FieldState::Confirmed;
        if (m_showAll || spec.expected || touched || !row->checks.isEmpty() ||
            !isEmptyValue(row->value))
            parent.add(std::move(row));
    }
}

std::unique_ptr<RecordFormModel::Row> RecordFormModel::makeField(const FieldSpec &spec,
                                                                 const QString &pointer) const
{
    auto row = std::make_unique<Row>();
    row->kind = Field;
    row->pointer = pointer;
    row->field = &spec;
    row->value = valueAt(m_record.json, pointer);
    row->isHidden = m_isHidden && m_isHidden(pointer);
    if (row->isHidden)
        return row;
    const FieldLook look = m_look->at(pointer);
    row->state = look.state;
    row->confidence = look.confidence;
    row->checks = look.checks;
    if (const auto mark = m_record.marks.constFind(pointer); mark != m_record.marks.constEnd()) {
        row->read = mark->original;
        row->invalidText = mark->invalidText;
    }
    return row;
}

FieldOrigin RecordFormModel::origin(const QModelIndex &index) const
{
    return index.isValid() && m_look ? m_look->origin(rowOf(index)->pointer) : FieldOrigin();
}

const FieldSpec *RecordFormModel::spec(const QModelIndex &index) const
{
    return index.isValid() ? rowOf(index)->field : nullptr;
}

QModelIndex RecordFormModel::indexOf(const QString &pointer) const
{
    const Row *best = m_root.get();
    for (bool deeper = true; deeper;) {
        deeper = false;
        for (const auto &child : best->children) {
            // "/basics/profiles" lies beside "/basics", not in it.
            const bool nested = child->kind == Group && !child->group->isList &&
                                addressOf(pointer).group != child->group;
            if (!nested && isWithin(pointer, child->pointer)) {
                best = child.get();
                deeper = true;
                break;
            }
        }
    }
    return indexOf(best);
}

QList<Place> RecordFormModel::places(const QModelIndex &index) const
{
    QList<Place> found;
    if (!index.isValid())
        return found;
    const QString &pointer = rowOf(index)->pointer;
    for (auto it = m_provenance.lowerBound(pointer);
         it != m_provenance.end() && it.key().startsWith(pointer); ++it) {
        if (isWithin(it.key(), pointer))
            found += it.value();
    }
    return found;
}

QList<Check> RecordFormModel::checks(const QModelIndex &index) const
{
    return index.isValid() ? rowOf(index)->checks : QList<Check>();
}

QList<QModelIndex> RecordFormModel::fields() const
{
    QList<QModelIndex> list;
    collectRows(*m_root, list, false);
    return list;
}

void RecordFormModel::collectRows(const Row &row, QList<QModelIndex> &list, bool withGroups) const
{
    for (const auto &child : row.children) {
        if (child->kind == Field || (withGroups && child->kind == Group))
            list.append(indexOf(child.get()));
        if (child->kind != Field)
            collectRows(*child, list, withGroups);
    }
}

int RecordFormModel::openCount() const
{
    int count = 0;
    for (const auto &child : m_root->children)
        count += child->openCount();
    return count;
}

QModelIndex RecordFormModel::nextOpen(const QModelIndex &from) const
{
    QList<QModelIndex> all;
    collectRows(*m_root, all, true);
    if (all.isEmpty())
        return {};
    const qsizetype start = all.indexOf(from.siblingAtColumn(0)); // -1 starts with the first
    for (qsizetype step = 1; step <= all.size(); ++step) {
        const QModelIndex &candidate = all[(start + step) % all.size()];
        if (rowOf(candidate)->state == FieldState::NeedsLook && candidate != from)
            return candidate;
    }
    return {};
}

QModelIndex RecordFormModel::index(int row, int column, const QModelIndex &parent) const
{
    const Row *above = parent.isValid() ? rowOf(parent) : m_root.get();
    if (column != 0 || row < 0 || row >= int(above->children.size()))
        return {};
    return createIndex(row, 0, above->children[size_t(row)].get());
}

QModelIndex RecordFormModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(rowOf(index)->parent) : QModelIndex();
}

int RecordFormModel::rowCount(const QModelIndex &parent) const
{
    return int((parent.isValid() ? rowOf(parent) : m_root.get())->children.size());
}

int RecordFormModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant RecordFormModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = *rowOf(index);
    switch (role) {
    case Qt::AccessibleTextRole:
        return m_spoken ? m_spoken(index) : QString();
    case PointerRole:
        return row.pointer;
    case RowKindRole:
        return row.kind;
    case GroupRole:
        return row.group->key;
    case FieldRole:
        return row.field ? row.field->key : QString();
    case ValueRole:
        return QVariant::fromValue(row.value);
    case ReadValueRole:
        return QVariant::fromValue(row.read);
    case InvalidTextRole:
        return row.invalidText;
    case StateRole:
        return QVariant::fromValue(row.state);
    case HiddenRole:
        return row.isHidden;
    case ConfidenceRole:
        return row.confidence ? QVariant(*row.confidence) : QVariant();
    case OpenCountRole:
        return row.openCount();
    case FirstAuthorRole:
        return row.group && row.group->key == u"publications" ? m_firstAuthor : 0;
    case CcfARole:
        return row.group && row.group->key == u"publications" ? m_ccfA : 0;
    case ApplicantPositionRole:
        return row.kind == Field && row.field->kind == FieldKind::Authors && row.parent
                   ? row.parent->value.toObject().value(u"applicantPosition"_s).toInt()
                   : 0;
    case ChecksRole: {
        QStringList codes;
        for (const Check &check : row.checks)
            codes.append(check.code);
        return codes;
    }
    default:
        return {};
    }
}

Qt::ItemFlags RecordFormModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid() && rowOf(index)->kind == Field)
        flags |= Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
    return flags;
}

const RecordFormModel::Row *RecordFormModel::rowOf(const QModelIndex &index) const
{
    return static_cast<const Row *>(index.constInternalPointer());
}

QModelIndex RecordFormModel::indexOf(const Row *row) const
{
    return row && row != m_root.get() ? createIndex(row->number, 0, row) : QModelIndex();
}

} // namespace Bole
