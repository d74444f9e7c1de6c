// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/formdelegate.h"

#include "views/common/paintfocus.h"
#include "views/common/spokencell.h"
#include "views/common/theme.h"
#include "views/fields/checktext.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/statemark.h"
#include "views/fields/wrappedtext.h"

#include <QAbstractItemView>
#include <QJsonArray>
#include <QJsonObject>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = Grid;
constexpr int markSize = 13;
constexpr int lowView = 36 * Grid; ///< on a laptop: there rows stand closer

QFont headingFont(bool group)
{
    // Weights between the two are Latin letters in regular and Chinese ones in bold.
    return textFont(TextSize::Normal, group);
}

int labelWidth(const QStyleOptionViewItem &option)
{
    return std::clamp(option.rect.width() / 4, 64, 112);
}

bool isGroup(const QModelIndex &index)
{
    return index.data(RecordFormModel::RowKindRole).toInt() == RecordFormModel::Group;
}

const FieldSpec *specOf(const QModelIndex &index)
{
    const auto *model = qobject_cast<const RecordFormModel *>(index.model());
    return model ? model->spec(index) : nullptr;
}

QJsonValue valueOf(const QModelIndex &index, int role = RecordFormModel::ValueRole)
{
    return index.data(role).value<QJsonValue>();
}

/// In a list of people, the applicant.
QTextLayout::FormatRange ownName(const QModelIndex &index)
{
    QTextLayout::FormatRange mark;
    const int own = index.data(RecordFormModel::ApplicantPositionRole).toInt();
    const QJsonArray people = valueOf(index).toArray();
    if (own < 1 || own > people.size())
        return mark;
    for (int i = 0; i + 1 < own; ++i)
        mark.start += int(people[i].toString().size()) + 2; // and what separates them
    mark.length = int(people[own - 1].toString().size());
    return mark;
}

} // namespace

bool isField(const QModelIndex &index)
{
    return index.data(RecordFormModel::RowKindRole).toInt() == RecordFormModel::Field;
}

QString entryTitle(const QString &group, const QJsonValue &entry)
{
    QStringList parts;
    for (const GroupSpec &spec : recordSchema()) {
        if (spec.key != group)
            continue;
        for (const FieldSpec &field : spec.fields) {
            if (!spec.title.contains(field.key))
                continue;
            if (const QString text = fieldDisplay(field, entry.toObject().value(field.key));
                !text.isEmpty())
                parts.append(text);
        }
    }
    return parts.join(u" · "_s);
}

/// Where the parts of a field's row are.
struct FormDelegate::Geometry
{
    QRect label;
    QRect value;
    QRect remarks;
    QRect mark;
    int height = 0;
};

FormDelegate::FormDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

FormDelegate::Spacing FormDelegate::spacing() const
{
    const auto *view = qobject_cast<const QWidget *>(parent());
    return view && view->height() < lowView ? Spacing{1, Grid / 4, 2} : Spacing{};
}

QString FormDelegate::valueText(const QModelIndex &index) const
{
    if (index.data(RecordFormModel::HiddenRole).toBool())
        return tr("hidden");
    const QString typed = index.data(RecordFormModel::InvalidTextRole).toString();
    if (!typed.isEmpty())
        return typed;
    const FieldSpec *spec = specOf(index);
    return spec ? fieldDisplay(*spec, valueOf(index)) : QString();
}

QStringList FormDelegate::remarks(const QModelIndex &index) const
{
    QStringList lines;
    const QString typed = index.data(RecordFormModel::InvalidTextRole).toString();
    if (!typed.isEmpty())
        lines.append(readText(*specOf(index), typed).problem);
    const auto *model = qobject_cast<const RecordFormModel *>(index.model());
    const QList<Check> checks = model ? model->checks(index) : QList<Check>();
    for (const Check &check : checks)
        lines.append(checkText(check));
    const QJsonValue read = valueOf(index, RecordFormModel::ReadValueRole);
    if (isField(index) &&
        index.data(RecordFormModel::StateRole).value<FieldState>() == FieldState::Corrected &&
        read != valueOf(index)) {
        const QString text = fieldDisplay(*specOf(index), read);
        lines.append(text.isEmpty() ? addedText(model->origin(index), m_people)
                                    : tr("Read as: %1").arg(text));
    }
    return lines;
}

FormDelegate::Geometry FormDelegate::geometry(const QStyleOptionViewItem &option,
                                              const QModelIndex &index) const
{
    Geometry g;
    const QRect row = option.rect.adjusted(margin, 0, -margin, 0);
    const int line = option.fontMetrics.lineSpacing();
    const int padding = spacing().field;
    const int top = row.top() + padding;
    g.label = QRect(row.left(), top, labelWidth(option), line);
    g.mark = QRect(row.right() - markSize, top + (line - markSize) / 2, markSize, markSize);
    const int left = g.label.right() + margin;
    const int width = std::max(40, g.mark.left() - margin - left);
    const WrappedText text(valueText(index), option.font, width, spacing().mostLines);
    g.value = QRect(left, top, width, std::max(text.height(), line));
    g.height = g.value.height() + 2 * padding;
    const QString remark = remarks(index).join(u'\n');
    if (!remark.isEmpty()) {
        const QFontMetrics small(textFont(TextSize::Small));
        const int height =
            small.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, remark).height();
        g.remarks = QRect(left, g.value.bottom() + 2, width, height);
        g.height += height + 2;
    }
    return g;
}

void FormDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    painter->save();
    if (isField(index))
        paintField(painter, own, index);
    else
        paintHeading(painter, own, index);
    paintFocus(painter, option);
    painter->restore();
}

void FormDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const Colors colors = Colors::of(option.palette);
    const bool group = isGroup(index);
    const QString text = headingText(index);
    QRect rect = option.rect.adjusted(margin, 0, -margin, 0);
    rect.setHeight(headingHeight(index, 0));
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colors.accentSoft);
    if (const QString remark = remarks(index).join(u'\n'); !remark.isEmpty()) {
        painter->setFont(textFont(TextSize::Small));
        painter->setPen(stateColor(FieldState::NeedsLook, option.palette));
        painter->drawText(QRect(rect.left(), rect.bottom(), rect.width() - markSize - margin,
                                option.rect.bottom() - rect.bottom()),
                          Qt::AlignLeft | Qt::TextWordWrap, remark);
        const QRectF mark(rect.right() - markSize, rect.bottom(), markSize, markSize);
        paintStateMark(painter, mark, index.data(RecordFormModel::StateRole).value<FieldState>(),
                       option.palette);
    }
    if (group) {
        painter->setPen(colors.line);
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    if (const int open = index.data(RecordFormModel::OpenCountRole).toInt(); open > 0) {
        painter->setFont(textFont(TextSize::Small));
        painter->setPen(stateColor(FieldState::NeedsLook, option.palette));
        const QString count = group ? tr("%n to look at", nullptr, open) : QString::number(open);
        painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, count);
        rect.adjust(0, 0, -QFontMetrics(painter->font()).horizontalAdvance(count) - margin, 0);
    }
    painter->setFont(headingFont(group));
    painter->setPen(option.palette.color(QPalette::Text));
    const QFontMetrics metrics(painter->font());
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(text, Qt::ElideRight, rect.width()));
    if (const QString counts = group ? publicationCounts(index) : QString(); !counts.isEmpty()) {
        rect.setLeft(rect.left() + metrics.horizontalAdvance(text) + margin);
        painter->setFont(textFont(TextSize::Small));
        painter->setPen(colors.muted);
        painter->drawText(
            rect, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(painter->font()).elidedText(counts, Qt::ElideRight, rect.width()));
    }
}

QString FormDelegate::headingText(const QModelIndex &index)
{
    const QString key = index.data(RecordFormModel::GroupRole).toString();
    const QString text = isGroup(index) ? groupLabel(key) : entryTitle(key, valueOf(index));
    return text.isEmpty() ? tr("New entry") : text;
}

QString FormDelegate::nothingText(const QModelIndex &index)
{
    const auto state = index.data(RecordFormModel::StateRole).value<FieldState>();
    return state == FieldState::Confirmed ? tr("not in the document") : tr("not recognised");
}

QString FormDelegate::spoken(const QModelIndex &index) const
{
    if (isField(index)) {
        const QString value = valueText(index);
        const bool isHidden = index.data(RecordFormModel::HiddenRole).toBool();
        const auto state = index.data(RecordFormModel::StateRole).value<FieldState>();
        const QString label = fieldLabel(index.data(RecordFormModel::GroupRole).toString(),
                                         index.data(RecordFormModel::FieldRole).toString());
        return spokenParts(
            QStringList{spokenCell(label, value.isEmpty() ? nothingText(index) : value),
                        isHidden || value.isEmpty() ? QString() : stateLabel(state)} +
            remarks(index));
    }
    const int open = index.data(RecordFormModel::OpenCountRole).toInt();
    return spokenParts(QStringList{headingText(index),
                                   isGroup(index) ? publicationCounts(index) : QString(),
                                   open > 0 ? tr("%n to look at", nullptr, open) : QString()} +
                       remarks(index));
}

// What committees count first; follows every edit.
QString FormDelegate::publicationCounts(const QModelIndex &index) const
{
    const int first = index.data(RecordFormModel::FirstAuthorRole).toInt();
    const int top = index.data(RecordFormModel::CcfARole).toInt();
    QStringList counts;
    if (first > 0)
        counts.append(tr("%n as first author", nullptr, first));
    if (top > 0)
        counts.append(tr("%n in CCF-A", nullptr, top));
    return counts.join(u" · "_s);
}

void FormDelegate::paintField(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Geometry g = geometry(option, index);
    const QPalette &palette = option.palette;
    const Colors colors = Colors::of(palette);
    const auto state = index.data(RecordFormModel::StateRole).value<FieldState>();
    const QString pointer = index.data(RecordFormModel::PointerRole).toString();
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, colors.accentSoft);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          colors.accent);
    } else if (pointer == m_marked) {
        painter->fillRect(option.rect, colors.place);
    }
    painter->setFont(option.font);
    painter->setPen(colors.muted);
    const QString label = fieldLabel(index.data(RecordFormModel::GroupRole).toString(),
                                     index.data(RecordFormModel::FieldRole).toString());
    painter->drawText(g.label, Qt::AlignLeft | Qt::AlignTop,
                      option.fontMetrics.elidedText(label, Qt::ElideRight, g.label.width()));
    const QString text = valueText(index);
    const bool isHidden = index.data(RecordFormModel::HiddenRole).toBool();
    painter->setPen(text.isEmpty() || isHidden ? colors.muted : palette.color(QPalette::Text));
    WrappedText(text.isEmpty() ? nothingText(index) : text, option.font, g.value.width(),
                spacing().mostLines, ownName(index))
        .draw(painter, g.value.topLeft());
    if (!g.remarks.isNull()) {
        painter->setFont(textFont(TextSize::Small));
        painter->setPen(state == FieldState::Corrected
                            ? stateColor(FieldState::Corrected, palette)
                            : stateColor(FieldState::NeedsLook, palette));
        painter->drawText(g.remarks, Qt::AlignLeft | Qt::TextWordWrap, remarks(index).join(u'\n'));
    }
    if (!isHidden)
        paintStateMark(painter, g.mark, state, palette);
}

QSize FormDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    if (const auto *view = qobject_cast<const QAbstractItemView *>(option.widget))
        own.rect.setWidth(view->viewport()->width());
    if (isField(index))
        return {own.rect.width(), geometry(own, index).height};
    return {own.rect.width(), headingHeight(index, own.rect.width())};
}

/// Of the heading's own line; with what there is to say below it when it is given the width.
int FormDelegate::headingHeight(const QModelIndex &index, int width) const
{
    const QFontMetrics metrics(headingFont(isGroup(index)));
    const int line = metrics.height() + (isGroup(index) ? 2 : 1) * spacing().heading;
    const QString remark = width > 0 ? remarks(index).join(u'\n') : QString();
    if (remark.isEmpty())
        return line;
    const QRect room(0, 0, std::max(40, width - markSize - 3 * margin), 10000);
    return line + margin +
           QFontMetrics(textFont(TextSize::Small))
               .boundingRect(room, Qt::TextWordWrap, remark)
               .height();
}

QWidget *FormDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                    const QModelIndex &index) const
{
    const FieldSpec *spec = specOf(index);
    if (!spec)
        return nullptr;
    FieldEditor *editor = makeFieldEditor(*spec, parent);
    m_open = editor;
    editor->setAutoFillBackground(true);
    auto *self = const_cast<FormDelegate *>(this); // the interface is const, its signals are not
    connect(editor, &FieldEditor::left, self, [self, editor] { self->finish(editor); });
    editor->setSpokenName(fieldLabel(index.data(RecordFormModel::GroupRole).toString(), spec->key));
    return editor;
}

void FormDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *field = qobject_cast<FieldEditor *>(editor);
    if (!field)
        return;
    const QString typed = index.data(RecordFormModel::InvalidTextRole).toString();
    if (!typed.isEmpty())
        field->setText(typed);
    else
        field->setValue(valueOf(index));
}

void FormDelegate::setModelData(QWidget *editor, QAbstractItemModel *,
                                const QModelIndex &index) const
{
    auto *field = qobject_cast<FieldEditor *>(editor);
    if (!field)
        return;
    const QString pointer = index.data(RecordFormModel::PointerRole).toString();
    if (const auto value = field->value())
        emit valueEntered(pointer, *value);
    else
        emit textNotUnderstood(pointer, field->typedText());
}

void FormDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    QRect rect = geometry(option, index).value.adjusted(-4, -3, markSize + margin, 3);
    rect.setHeight(std::max({rect.height(), editor->sizeHint().height(), 24}));
    if (const QWidget *viewport = editor->parentWidget())
        rect.moveBottom(std::min(rect.bottom(), std::max(rect.height(), viewport->height() - 2)));
    editor->setGeometry(rect);
}

// Once only: closing an editor takes the focus from it, which would finish it again.
void FormDelegate::finish(FieldEditor *editor)
{
    editor->disconnect(this);
    m_open.clear();
    emit commitData(editor);
    emit closeEditor(editor);
}

void FormDelegate::finishOpenEditor()
{
    if (m_open)
        finish(m_open);
}

bool FormDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<FieldEditor *>(watched);
    if (!editor || event->type() != QEvent::KeyPress)
        return QStyledItemDelegate::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (editor->isComposing())
        return false; // the key belongs to the input method
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const bool isUnderstood = editor->value().has_value();
        finish(editor);
        if (isUnderstood) // else it is kept, and the row says what is wrong with it
            emit editorConfirmed();
        return true;
    }
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        finish(editor);
        emit editorLeft(key->key() == Qt::Key_Backtab);
        return true;
    default:
        return QStyledItemDelegate::eventFilter(watched, event);
    }
}

} // namespace Bole
