// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/recordformview.h"

#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/formdelegate.h"
#include "views/fields/statemark.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTimer>
#include <QToolTip>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString pointerOf(const QModelIndex &index)
{
    return index.data(RecordFormModel::PointerRole).toString();
}

} // namespace

RecordFormView::RecordFormView(QWidget *parent)
    : QTreeView(parent), m_form(new RecordFormModel(this)), m_delegate(new FormDelegate(this))
{
    setModel(m_form);
    setItemDelegate(m_delegate);
    m_form->setSpoken([this](const QModelIndex &index) { return m_delegate->spoken(index); });
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setSelectionBehavior(SelectRows);
    connect(m_delegate, &FormDelegate::valueEntered, this, &RecordFormView::valueEntered);
    connect(m_delegate, &FormDelegate::textNotUnderstood, this, &RecordFormView::textNotUnderstood);
    connect(m_delegate, &FormDelegate::editorConfirmed, this, &RecordFormView::confirmCurrent);
    connect(m_delegate, &FormDelegate::editorLeft, this, &RecordFormView::walk);
}

void RecordFormView::setRecord(const CheckedRecord &record, const QList<Check> &checks)
{
    const QString pointer = currentPointer();
    const int scroll = verticalScrollBar()->value();
    rememberFolds();
    m_setting = true;
    m_form->setRecord(record, checks);
    restoreFolds();
    if (!pointer.isEmpty())
        setCurrentIndex(m_form->indexOf(pointer));
    m_setting = false;
    verticalScrollBar()->setValue(scroll);
}

void RecordFormView::setPeople(const PeopleNames &people)
{
    m_delegate->setPeople(people);
}

void RecordFormView::start(bool atDoubtful)
{
    m_folded.clear();
    expandAll();
    const QModelIndex open = atDoubtful ? m_form->nextOpen({}) : QModelIndex();
    const QList<QModelIndex> fields = m_form->fields();
    m_setting = !hasFocus();
    setCurrentIndex(open.isValid() || fields.isEmpty() ? open : fields.first());
    m_setting = false;
    executeDelayedItemsLayout();
    if (open.isValid())
        scrollTo(currentIndex(), PositionAtCenter);
    else
        scrollToTop();
}

void RecordFormView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    emit currentPointerChanged(currentPointer());
}

void RecordFormView::rememberFolds()
{
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const QModelIndex group = m_form->index(row, 0);
        for (int i = -1; i < m_form->rowCount(group); ++i) {
            const QModelIndex index = i < 0 ? group : m_form->index(i, 0, group);
            if (m_form->hasChildren(index) && !isExpanded(index))
                m_folded.insert(pointerOf(index));
            else
                m_folded.remove(pointerOf(index));
        }
    }
}

void RecordFormView::restoreFolds()
{
    expandAll();
    for (const QString &pointer : std::as_const(m_folded))
        collapse(m_form->indexOf(pointer));
}

QString RecordFormView::currentPointer() const
{
    return pointerOf(currentIndex());
}

void RecordFormView::setCurrentPointer(const QString &pointer)
{
    const QModelIndex index = m_form->indexOf(pointer);
    if (!index.isValid())
        return;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        expand(above);
    setCurrentIndex(index);
    scrollTo(index);
}

void RecordFormView::markPointer(const QString &pointer)
{
    m_delegate->setMarked(pointerOf(m_form->indexOf(pointer)));
    viewport()->update();
}

void RecordFormView::fillCurrent(const QString &text)
{
    const FieldSpec *spec = m_form->spec(currentIndex());
    if (!spec)
        return;
    const ReadText read = readText(*spec, text);
    if (read.problem.isEmpty())
        emit valueEntered(currentPointer(), read.value);
    else
        emit textNotUnderstood(currentPointer(), text);
}

void RecordFormView::goToNextOpen()
{
    const QModelIndex next = m_form->nextOpen(currentIndex());
    if (next.isValid())
        setCurrentPointer(pointerOf(next));
}

void RecordFormView::finishEditing()
{
    m_delegate->finishOpenEditor();
}

void RecordFormView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTreeView::closeEditor(editor, hint);
    emit editingEnded();
}

void RecordFormView::confirmCurrent()
{
    // Confirming would throw away what was typed here and could not be understood.
    if (!currentIndex().data(RecordFormModel::InvalidTextRole).toString().isEmpty()) {
        edit(currentIndex());
        return;
    }
    // What a person has already spoken about needs no second word, nor a second step to undo.
    const auto state = currentIndex().data(RecordFormModel::StateRole).value<FieldState>();
    // That a value is not in the document is said on purpose only, never in passing by.
    const bool isToConfirm = state == FieldState::Read || state == FieldState::NeedsLook;
    if (isField(currentIndex()) && isToConfirm)
        emit confirmed(currentPointer());
    else if (!m_form->checks(currentIndex()).isEmpty())
        emit checksDismissRequested(currentPointer());
    goToNextOpen();
    setFocus();
}

void RecordFormView::walk(bool backwards)
{
    const QList<QModelIndex> all = m_form->fields();
    const qsizetype next = all.indexOf(currentIndex()) + (backwards ? -1 : 1);
    if (next >= 0 && next < all.size())
        setCurrentPointer(pointerOf(all[next]));
    setFocus();
}

QString RecordFormView::entryPointer() const
{
    for (QModelIndex index = currentIndex(); index.isValid(); index = index.parent()) {
        if (index.data(RecordFormModel::RowKindRole).toInt() == RecordFormModel::Entry)
            return pointerOf(index);
    }
    return {};
}

bool RecordFormView::handleEntryKey(const QKeyEvent *event)
{
    const QString entry = entryPointer();
    const bool alt = event->modifiers() == Qt::AltModifier;
    if (alt && !entry.isEmpty() && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        emit entryMoveRequested(entry, event->key() == Qt::Key_Up ? -1 : 1);
        return true;
    }
    if (event->key() == Qt::Key_Insert && currentIndex().isValid()) {
        emit entryAddRequested(currentIndex().data(RecordFormModel::GroupRole).toString());
        return true;
    }
    if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_Delete &&
        !entry.isEmpty()) {
        emit entryRemoveRequested(entry);
        return true;
    }
    return false;
}

void RecordFormView::keyPressEvent(QKeyEvent *event)
{
    if (handleEntryKey(event))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        confirmCurrent();
        return;
    case Qt::Key_Delete:
        if (event->modifiers() != Qt::NoModifier)
            return;
        if (isField(currentIndex()))
            emit valueEntered(currentPointer(), QJsonValue(QJsonValue::Undefined));
        else if (const QString entry = entryPointer(); !entry.isEmpty())
            emit entryRemoveRequested(entry);
        return;
    default:
        QTreeView::keyPressEvent(event);
    }
}

void RecordFormView::addFieldActions(QMenu &menu, const QModelIndex &index)
{
    const QString pointer = pointerOf(index);
    const auto state = index.data(RecordFormModel::StateRole).value<FieldState>();
    const bool isEmpty = m_form->origin(index).kind == FieldOrigin::Kind::None;
    menu.addAction(tr("Edit"), Qt::Key_F2, this, [this, index] { edit(index); });
    if (state == FieldState::Confirmed)
        menu.addAction(isEmpty ? tr("Take back: not in the document") : tr("Take back: confirmed"),
                       this, [this, pointer] { emit reopened(pointer); });
    else if (isEmpty)
        menu.addAction(tr("Checked: not in the document"), this,
                       [this, pointer] { emit confirmed(pointer); });
    else
        menu.addAction(tr("Confirm"), Qt::Key_Return, this, [this] { confirmCurrent(); });
    if (state == FieldState::Corrected)
        menu.addAction(tr("Restore what was read"), this,
                       [this, pointer] { emit putBackRequested(pointer); });
    if (!isEmpty) {
        const FieldSpec *spec = m_form->spec(index);
        const QString text =
            fieldDisplay(*spec, index.data(RecordFormModel::ValueRole).value<QJsonValue>());
        menu.addAction(tr("Copy the value"), this,
                       [text] { QGuiApplication::clipboard()->setText(text); });
        menu.addAction(tr("Empty the value"), Qt::Key_Delete, this, [this, pointer] {
            emit valueEntered(pointer, QJsonValue(QJsonValue::Undefined));
        });
    }
    menu.addAction(tr("Take from the document's selection"), Qt::CTRL | Qt::Key_D, this,
                   &RecordFormView::takeWanted);
}

void RecordFormView::addEntryActions(QMenu &menu, const QModelIndex &index)
{
    const QString entry = entryPointer();
    const QString group = index.data(RecordFormModel::GroupRole).toString();
    if (const FieldAddress address = addressOf(pointerOf(index));
        address.group && address.group->isList)
        menu.addAction(tr("Add to %1").arg(groupLabel(group)), Qt::Key_Insert, this,
                       [this, group] { emit entryAddRequested(group); });
    if (entry.isEmpty())
        return;
    menu.addAction(tr("Move up"), Qt::ALT | Qt::Key_Up, this,
                   [this, entry] { emit entryMoveRequested(entry, -1); });
    menu.addAction(tr("Move down"), Qt::ALT | Qt::Key_Down, this,
                   [this, entry] { emit entryMoveRequested(entry, 1); });
    menu.addAction(tr("Remove this entry"), Qt::CTRL | Qt::Key_Delete, this,
                   [this, entry] { emit entryRemoveRequested(entry); });
}

void RecordFormView::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    QMenu menu(this);
    menu.setObjectName(u"field-menu"_s);
    const QPoint at = event->reason() == QContextMenuEvent::Mouse
                          ? event->globalPos()
                          : viewport()->mapToGlobal(visualRect(index).center());
    const QString pointer = pointerOf(index);
    if (isField(index))
        addFieldActions(menu, index);
    if (!m_form->checks(index).isEmpty())
        menu.addAction(tr("Dismiss the hint"), Qt::CTRL | Qt::Key_Backspace, this,
                       [this, pointer] { emit checksDismissRequested(pointer); });
    menu.addAction(tr("Confirm the whole section"), Qt::SHIFT | Qt::Key_Return, this,
                   &RecordFormView::sectionConfirmed);
    menu.addSeparator();
    addEntryActions(menu, index);
    for (QAction *action : menu.actions())
        action->setShortcutVisibleInContextMenu(true);
    menu.exec(at);
}

void RecordFormView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_setting)
        emit currentPointerChanged(pointerOf(current));
}

void RecordFormView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // rows wrap, so their heights follow the width
    QTimer::singleShot(0, this, [this] { scrollTo(currentIndex()); });
}

void RecordFormView::drawBranches(QPainter *, const QRect &, const QModelIndex &) const {}

QString RecordFormView::explanation(const QModelIndex &index) const
{
    const auto state = index.data(RecordFormModel::StateRole).value<FieldState>();
    QStringList lines{stateLabel(state),
                      originText(m_form->origin(index), state, m_delegate->people())};
    const QVariant confidence = index.data(RecordFormModel::ConfidenceRole);
    if (confidence.isValid())
        lines.append(tr("Confidence of the reading: %1%").arg(qRound(confidence.toDouble() * 100)));
    const FieldSpec *spec = m_form->spec(index);
    const QString value =
        fieldDisplay(*spec, index.data(RecordFormModel::ValueRole).value<QJsonValue>());
    if (!value.isEmpty())
        lines.prepend(value);
    return lines.join(u'\n');
}

bool RecordFormView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QModelIndex index = indexAt(help->pos());
        if (index.data(RecordFormModel::HiddenRole).toBool()) {
            QToolTip::showText(help->globalPos(), tr("Hidden from you"), this);
            return true;
        }
        if (isField(index)) {
            QToolTip::showText(help->globalPos(), explanation(index), this);
            return true;
        }
        QToolTip::hideText();
    }
    return QTreeView::viewportEvent(event);
}

} // namespace Bole
