// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/shortlistmodel.h"

#include "model/review/rounding.h"
#include "model/shortlist/cell.h"
#include "model/shortlist/knowncount.h"

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

void ShortlistModel::show(const VisibleList &list)
{
    beginResetModel();
    m_shown = list;
    endResetModel();
}

void ShortlistModel::clear()
{
    show({});
}

int ShortlistModel::rowOf(ApplicantId applicant) const
{
    for (int i = 0; i < int(m_shown.rows.size()); ++i) {
        if (m_shown.rows[i].facts.id == applicant)
            return i;
    }
    return -1;
}

int ShortlistModel::hiddenReviews() const
{
    int hidden = 0;
    for (const PersonRow &row : m_shown.rows)
        hidden += row.scores.hidden;
    return hidden;
}

bool ShortlistModel::mixesRubrics() const
{
    QSet<RubricId> rubrics;
    for (const PersonRow &row : m_shown.rows) {
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
    return parent.isValid() ? 0 : int(m_shown.rows.size());
}

int ShortlistModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

std::optional<double> ShortlistModel::valueOf(ApplicantId applicant) const
{
    const auto found = m_shown.values.constFind(applicant);
    return found == m_shown.values.constEnd() ? std::nullopt : std::optional(*found);
}

QString ShortlistModel::text(const PersonRow &row, int column) const
{
    switch (column) {
    case Place:
        if (row.place == 0)
            return u"–"_s;
        return (row.entry.tied ? u"="_s : QString()) + QString::number(row.place);
    case Name:
        return row.facts.nameOther.isEmpty() ? row.facts.name
                                             : row.facts.name + u"  "_s + row.facts.nameOther;
    case Value:
        return valueOf(row.facts.id)
            .transform([this](double value) { return valueText(value); })
            .value_or(u"–"_s);
    case Reviews:
        return QString::number(row.scores.reviews.size());
    case Institution:
        return row.facts.institution;
    case Level:
        return row.facts.level.text();
    case Gpa:
        return row.facts.gpaPercent ? fixed(row.facts.gpaPercent, 1) + u"%"_s : u"–"_s;
    case Publications:
        return knownCount(row.facts, row.facts.publications)
            .transform([](int known) { return QString::number(known); })
            .value_or(u"–"_s);
    case Recommended:
        return row.recommendation;
    case Decided:
        return row.decision.isDecided() ? nameOf(row.decision.decision) : QString();
    case Stage:
        return stageText(row.stage);
    case Group:
        return row.group;
    case Moved:
        return row.entry.reason;
    default:
        return {};
    }
}

/// Scores with their two digits; a fact, such as a number of papers, without zeros that nobody
/// wrote. A sealed list by facts shows totals, see PersonRow::ranked.
QString ShortlistModel::valueText(double value) const
{
    const bool isFact = rankingRuleFromJson(m_shown.list.rule).by == RankingRule::By::Fact;
    return isFact && !m_shown.list.isSealed() ? numberText(roundedAsShown(value))
                                              : shownNumber(value);
}

/// "Interview", or "Interview → Offer" while the move is only planned.
QString ShortlistModel::stageText(const StagePlace &place) const
{
    const QString now = stageName(m_shown.stages, place.stage, m_language);
    return place.hasMove() ? (now.isEmpty() ? u"→ "_s : now + u" → "_s) +
                                 stageName(m_shown.stages, place.planned, m_language)
                           : now;
}

/// Whether what a cell says of the record has not been checked by anybody.
bool ShortlistModel::isUnchecked(const PersonRow &row, int column) const
{
    const RankingRule rule = rankingRuleFromJson(m_shown.list.rule);
    switch (column) {
    case Name:
        return row.facts.isUnchecked(u"name"_s);
    case Value:
        // A sealed list by a fact shows totals, see PersonRow::ranked.
        if (rule.by == RankingRule::By::Fact && !m_shown.list.isSealed())
            return row.facts.isUnchecked(factBehind(rule.id));
        return (rule.by == RankingRule::By::Total || rule.by == RankingRule::By::Fact) &&
               row.scores.isUnchecked();
    case Institution:
        return row.facts.isUnchecked(u"institution"_s);
    case Level:
        return row.facts.isUnchecked(u"level"_s);
    case Gpa:
        return row.facts.isUnchecked(u"gpa"_s);
    case Publications:
        return row.facts.isUnchecked(u"publications"_s);
    default:
        return false;
    }
}

QVariant ShortlistModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown.rows.size())
        return {};
    const PersonRow &row = m_shown.rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        return m_spoken ? m_spoken(index) : QString();
    case Qt::TextAlignmentRole:
        return int((isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return m_explainer ? m_explainer(row, index.column()) : QString();
    case PartRole:
        return int(row.part);
    case LineRole: // a line of the list falls behind this row
        return m_shown.list.quotas.isEmpty() && index.row() + 1 < m_shown.rows.size() &&
               m_shown.rows[index.row() + 1].part != row.part;
    case MovedRole:
        return row.entry.moved;
    case ReasonRole:
        return row.entry.reason;
    case UncheckedRole:
        return isUnchecked(row, index.column());
    case AnswerRole:
        return int(row.answer.answer);
    case MoveRole:
        return row.stage.hasMove();
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
        return m_shown.list.isSealed() ? Qt::NoItemFlags : Qt::ItemIsDropEnabled;
    const Qt::ItemFlags base = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return m_shown.list.isSealed() ? base : base | Qt::ItemIsDragEnabled;
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
