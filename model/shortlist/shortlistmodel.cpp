// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/shortlistmodel.h"

#include "model/shortlist/cell.h"

#include <QMimeData>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString rowType = u"application/x-bole-shortlist-row"_s;

bool isNumeric(int column)
{
    return column == ShortlistModel::Place || column == ShortlistModel::Value ||
           column == ShortlistModel::Reviews || column == ShortlistModel::Gpa ||
           column == ShortlistModel::Publications;
}

QString fixed(const std::optional<double> &value, int digits)
{
    return value ? QString::number(*value, 'f', digits) : u"–"_s;
}

} // namespace

Result<void> ShortlistModel::load(Season &season, const Viewer &viewer, const Shortlist &list)
{
    const auto book = ScoreBook::of(season, viewer);
    if (!book)
        return std::unexpected(book.error());
    QList<ApplicantId> ids;
    for (const ShortlistEntry &entry : list.entries)
        ids.append(entry.applicant);
    QList<Standing> ranked;
    if (!ids.isEmpty()) {
        const auto standings = rank(season, rankingRuleFromJson(list.rule), viewer, ids);
        if (!standings && standings.error().code == ErrorCode::DatabaseFailed)
            return std::unexpected(standings.error());
        // A calibration that the scores do not allow leaves the order as it is.
        ranked = standings.value_or(QList<Standing>());
    }
    ExportRows rows(season, *book, {list, {}}, {Need::Scores});
    QList<ExportRow> read;
    for (ExportRow row; rows.next(row);)
        read.append(row);
    if (const auto done = rows.result(); !done)
        return done;
    beginResetModel();
    m_list = list;
    m_rows = read;
    m_standings = ranked;
    m_values.clear();
    const bool hasNumbers = !ranksWords(rankingRuleFromJson(list.rule));
    for (const Standing &standing : std::as_const(m_standings)) {
        if (standing.value && hasNumbers)
            m_values.insert(standing.applicant, *standing.value);
    }
    endResetModel();
    return {};
}

void ShortlistModel::clear()
{
    beginResetModel();
    m_list = {};
    m_rows.clear();
    m_standings.clear();
    m_values.clear();
    endResetModel();
}

int ShortlistModel::rowOf(ApplicantId applicant) const
{
    for (int i = 0; i < int(m_rows.size()); ++i) {
        if (m_rows[i].facts.id == applicant)
            return i;
    }
    return -1;
}

int ShortlistModel::hiddenReviews() const
{
    int hidden = 0;
    for (const ExportRow &row : m_rows)
        hidden += row.scores.hidden;
    return hidden;
}

bool ShortlistModel::mixesRubrics() const
{
    QSet<RubricId> rubrics;
    for (const ExportRow &row : m_rows) {
        for (const RubricId rubric : row.scores.rubrics)
            rubrics.insert(rubric);
    }
    return rubrics.size() > 1;
}

void ShortlistModel::setHeadings(const QStringList &headings)
{
    m_headings = headings;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int ShortlistModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ShortlistModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

std::optional<double> ShortlistModel::valueOf(ApplicantId applicant) const
{
    const auto found = m_values.constFind(applicant);
    return found == m_values.constEnd() ? std::nullopt : std::optional(*found);
}

QString ShortlistModel::text(const ExportRow &row, int column) const
{
    switch (column) {
    case Place:
        return (row.entry.tied ? u"="_s : QString()) + QString::number(row.place);
    case Name:
        return row.facts.nameOther.isEmpty() ? row.facts.name
                                             : row.facts.name + u"  "_s + row.facts.nameOther;
    case Value:
        return fixed(m_list.isSealed() ? row.scores.total : valueOf(row.facts.id), 2);
    case Reviews:
        return QString::number(row.scores.reviews.size());
    case Institution:
        return row.facts.institution;
    case Level:
        return row.facts.level;
    case Gpa:
        return row.facts.gpaPercent ? fixed(row.facts.gpaPercent, 1) + u" %"_s : u"–"_s;
    case Publications:
        return QString::number(row.facts.publications);
    case Decided:
        return row.decision;
    case Moved:
        return row.entry.reason;
    default:
        return {};
    }
}

QVariant ShortlistModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ExportRow &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return int((isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return m_explainer ? m_explainer(row, index.column()) : QString();
    case PartRole:
        return int(row.part);
    case LineRole: // a line of the list falls behind this row
        return index.row() + 1 < m_rows.size() && m_rows[index.row() + 1].part != row.part;
    case MovedRole:
        return row.entry.moved;
    case ReasonRole:
        return row.entry.reason;
    default:
        return {};
    }
}

QVariant ShortlistModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return m_headings.value(section);
    if (role == Qt::TextAlignmentRole)
        return int((isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags ShortlistModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return m_list.isSealed() ? Qt::NoItemFlags : Qt::ItemIsDropEnabled;
    const Qt::ItemFlags base = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return m_list.isSealed() ? base : base | Qt::ItemIsDragEnabled;
}

QStringList ShortlistModel::mimeTypes() const
{
    return {rowType};
}

QMimeData *ShortlistModel::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(rowType, QByteArray::number(indexes.first().row()));
    return data;
}

bool ShortlistModel::dropMimeData(const QMimeData *data, Qt::DropAction, int row, int,
                                  const QModelIndex &parent)
{
    const int from = data->data(rowType).toInt();
    int to = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    if (to > from)
        --to; // the row leaves its own place first
    emit moveAsked(from, to);
    return false; // nothing is taken out by the view: the list is read again
}

} // namespace Bole
