// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QGroupBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QTabBar>
#include <QTextEdit>
#include <QWidget>

namespace Bole {

inline void collectModel(const QAbstractItemModel *model, const QModelIndex &parent,
                         QStringList &texts)
{
    for (int row = 0; model && row < model->rowCount(parent); ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column) {
            const QModelIndex index = model->index(row, column, parent);
            for (const int role :
                 {Qt::DisplayRole, Qt::EditRole, Qt::ToolTipRole, Qt::StatusTipRole,
                  Qt::WhatsThisRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                texts << index.data(role).toString();
            // What delegates paint.
            for (int role = Qt::UserRole; role < Qt::UserRole + 32; ++role) {
                const QVariant data = index.data(role);
                texts << data.toStringList();
                if (data.typeId() == QMetaType::QJsonValue)
                    texts << QString::fromUtf8(
                        QJsonDocument(QJsonArray{data.toJsonValue()}).toJson());
            }
        }
        collectModel(model, model->index(row, 0, parent), texts);
    }
}

inline void collectHeaders(const QAbstractItemModel *model, QStringList &texts)
{
    for (const auto orientation : {Qt::Horizontal, Qt::Vertical}) {
        const int count = orientation == Qt::Horizontal ? model->columnCount() : model->rowCount();
        for (int i = 0; i < count; ++i) {
            texts << model->headerData(i, orientation).toString()
                  << model->headerData(i, orientation, Qt::ToolTipRole).toString();
        }
    }
}

/// What a screen reader says.
inline void collectSpoken(QWidget *widget, QStringList &texts)
{
    if (const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget)) {
        for (const auto text :
             {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
            texts << spoken->text(text);
    }
}

/// What is written on charts.
inline void collectScene(const QGraphicsView *view, QStringList &texts)
{
    for (QGraphicsItem *item : view->scene() ? view->scene()->items() : QList<QGraphicsItem *>()) {
        if (const auto *text = qgraphicsitem_cast<QGraphicsTextItem *>(item))
            texts << text->toPlainText();
        if (const auto *text = qgraphicsitem_cast<QGraphicsSimpleTextItem *>(item))
            texts << text->text();
        texts << item->toolTip();
    }
}

/// Every text by which a window could tell something: titles, tooltips, accessible names, labels,
/// buttons, tabs, menus, charts, tables with all their roles, text that can be copied. Hidden
/// widgets too, because they can be shown.
inline QStringList everythingShown(QWidget *window)
{
    QStringList texts;
    QWidgetList widgets = window->findChildren<QWidget *>();
    widgets.prepend(window);
    for (QWidget *widget : std::as_const(widgets)) {
        texts << widget->windowTitle() << widget->windowFilePath() << widget->toolTip()
              << widget->statusTip() << widget->whatsThis() << widget->accessibleName()
              << widget->accessibleDescription();
        for (QAction *action : widget->actions())
            texts << action->text() << action->toolTip() << action->iconText()
                  << action->statusTip() << action->whatsThis();
        collectSpoken(widget, texts);
        if (auto *view = qobject_cast<QGraphicsView *>(widget))
            collectScene(view, texts);
        if (auto *bar = qobject_cast<QProgressBar *>(widget))
            texts << bar->text();
        if (auto *label = qobject_cast<QLabel *>(widget))
            texts << label->text();
        if (auto *button = qobject_cast<QAbstractButton *>(widget))
            texts << button->text();
        if (auto *box = qobject_cast<QGroupBox *>(widget))
            texts << box->title();
        if (auto *edit = qobject_cast<QLineEdit *>(widget))
            texts << edit->text() << edit->placeholderText();
        if (auto *edit = qobject_cast<QLineEdit *>(widget); edit && edit->completer())
            collectModel(edit->completer()->model(), {}, texts);
        if (auto *edit = qobject_cast<QTextEdit *>(widget))
            texts << edit->toPlainText() << edit->placeholderText();
        if (auto *edit = qobject_cast<QPlainTextEdit *>(widget))
            texts << edit->toPlainText() << edit->placeholderText();
        if (auto *box = qobject_cast<QComboBox *>(widget))
            collectModel(box->model(), {}, texts);
        if (auto *bar = qobject_cast<QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                texts << bar->tabText(i) << bar->tabToolTip(i) << bar->accessibleTabName(i);
        }
        if (auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model()) {
            collectModel(view->model(), {}, texts);
            collectHeaders(view->model(), texts);
        }
    }
    texts.removeAll(QString());
    texts.removeDuplicates(); // what is shown is also spoken
    return texts;
}

/// Those of the texts that hold one of the secrets.
inline QStringList leaks(const QStringList &texts, const QStringList &secrets)
{
    QStringList found;
    for (const QString &text : texts) {
        for (const QString &secret : secrets) {
            const qsizetype at = text.indexOf(secret, 0, Qt::CaseInsensitive);
            if (at >= 0)
                found << secret + QStringLiteral(" in “") +
                             text.mid(std::max<qsizetype>(0, at - 30), secret.size() + 60) +
                             QStringLiteral("”");
        }
    }
    return found;
}

} // namespace Bole
