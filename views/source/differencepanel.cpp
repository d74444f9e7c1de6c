// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/differencepanel.h"

#include "model/record/fieldschema.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/formdelegate.h"
#include "views/session.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum Column { What, Now, New };

/// Made from the name beside it: nobody decides on it alone.
bool isDerived(const Difference &difference)
{
    return difference.edit.pointer.endsWith(u"Id");
}

/// The value in words, whatever its kind; what the form has no field for, too.
QString valueText(const QString &pointer, const QJsonValue &value)
{
    const FieldAddress address = addressOf(pointer);
    if (address.field)
        return fieldDisplay(*address.field, value);
    if (value.isObject() && address.group && address.entry >= 0 &&
        pointer.count(u'/') == address.group->pointer.count(u'/') + 1)
        return entryTitle(address.group->key, value);
    QStringList parts;
    if (value.isArray() || value.isObject()) {
        const QJsonArray items = value.toArray();
        for (const QJsonValue &item : items)
            parts.append(valueText({}, item));
        const QJsonObject members = value.toObject();
        for (const QJsonValue &item : members)
            parts.append(valueText({}, item));
        return parts.join(u", "_s);
    }
    return value.toVariant().toString();
}

} // namespace

DifferencePanel::DifferencePanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_heading(new QLabel(this)),
      m_list(new QTreeWidget(this)),
      m_accept(new QPushButton(this)),
      m_acceptAll(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    m_heading->setWordWrap(true);
    m_list->setObjectName(u"differences"_s);
    m_list->setRootIsDecorated(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformRowHeights(true);
    m_list->installEventFilter(this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_accept);
    buttons->addWidget(m_acceptAll);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    column->addWidget(m_heading);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    setFocusProxy(m_list);
    connect(m_accept, &QPushButton::clicked, this, &DifferencePanel::acceptCurrent);
    connect(m_acceptAll, &QPushButton::clicked, this, &DifferencePanel::acceptAll);
    connect(m_close, &QPushButton::clicked, this, &DifferencePanel::dismiss);
    // Where it stands, in the fields and on the page, while one thinks about it.
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (item && m_list->hasFocus())
            m_session.focusField(item->data(What, Qt::UserRole).toString());
    });
    hide();
    retranslate();
}

void DifferencePanel::showFor(ApplicantId applicant)
{
    m_applicant = applicant;
    refresh();
    if (count() > 0 && m_list->topLevelItem(0))
        m_list->setCurrentItem(m_list->topLevelItem(0));
}

void DifferencePanel::refresh()
{
    m_rows.clear();
    Season *season = m_session.season();
    if (season && m_applicant.isValid() && m_applicant == m_session.applicant()) {
        const auto found = season->records().differences(m_applicant);
        QList<Difference> derived;
        for (const Difference &difference : found.value_or(QList<Difference>())) {
            if (isDerived(difference))
                derived.append(difference);
            else
                m_rows.append({difference});
        }
        for (const Difference &difference : std::as_const(derived)) {
            const QString entry = parentPointer(difference.edit.pointer);
            for (Row &row : m_rows) {
                if (row.first().edit.kind == Edit::Kind::Set &&
                    parentPointer(row.first().edit.pointer) == entry) {
                    row.append(difference);
                    break;
                }
            }
        }
    }
    fill();
    setVisible(!m_rows.isEmpty());
    if (m_rows.isEmpty())
        m_applicant = {};
}

void DifferencePanel::fill()
{
    const int current = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    const QJsonObject record =
        m_rows.isEmpty()
            ? QJsonObject()
            : toJson(m_session.season()->records().current(m_applicant).value_or(Record()));
    for (const Row &row : std::as_const(m_rows)) {
        const Difference &difference = row.first();
        const QString &pointer = difference.edit.pointer;
        const FieldAddress address = addressOf(pointer);
        const QString group = address.group ? groupLabel(address.group->key) : QString();
        const QString key = pointerTokens(pointer).constLast();
        QString what;
        if (difference.edit.kind == Edit::Kind::Insert) {
            what = tr("Add to %1").arg(group);
        } else if (difference.edit.kind == Edit::Kind::Remove) {
            what = tr("Remove from %1").arg(group);
        } else {
            const QString label = fieldLabel(address.group ? address.group->key : QString(),
                                             address.field ? address.field->key : key);
            const QString entry =
                address.group && address.entry >= 0
                    ? entryTitle(address.group->key, valueAt(record, parentPointer(pointer)))
                    : QString();
            what = entry.isEmpty() ? label : label + u" · "_s + entry;
        }
        auto *item = new QTreeWidgetItem(m_list);
        const QStringList texts{what, valueText(pointer, difference.before),
                                valueText(pointer, difference.after)};
        for (int column = 0; column < texts.size(); ++column) {
            const QString text =
                texts[column].isEmpty() ? tr("nothing", "no value") : texts[column];
            item->setText(column, text);
            item->setToolTip(column, text);
        }
        item->setData(What, Qt::UserRole, pointer);
    }
    m_heading->setText(tr("The new reading differs in %n value(s). What somebody confirmed or "
                          "corrected stays as it is.",
                          nullptr, count()));
    if (QTreeWidgetItem *next = m_list->topLevelItem(std::min(current, count() - 1)))
        m_list->setCurrentItem(next);
}

void DifferencePanel::acceptCurrent()
{
    const int current = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (current < 0 || current >= count())
        return;
    QList<Edit> edits;
    for (const Difference &difference : std::as_const(m_rows[current]))
        edits.append(difference.edit);
    accept(edits);
}

void DifferencePanel::acceptAll()
{
    // In the season's own order, in which they can be done one after the other.
    QList<Edit> edits;
    const auto all = m_session.season()->records().differences(m_applicant);
    for (const Difference &difference : all.value_or(QList<Difference>()))
        edits.append(difference.edit);
    accept(edits);
}

void DifferencePanel::accept(const QList<Edit> &edits)
{
    Season *season = m_session.season();
    if (!season || edits.isEmpty())
        return;
    const auto done = season->records().apply(m_applicant, edits, m_session.reviewer());
    if (!done)
        m_session.dialogs().error(this, tr("The change could not be saved."), done.error());
    refresh();
}

void DifferencePanel::dismiss()
{
    m_applicant = {};
    refresh();
    emit closed();
}

bool DifferencePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            acceptCurrent();
            return true;
        }
        if (key == Qt::Key_Escape) {
            dismiss();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DifferencePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DifferencePanel::retranslate()
{
    m_list->setHeaderLabels({tr("Value"), tr("Now"), tr("New reading")});
    m_list->setAccessibleName(tr("Differences of the new reading"));
    m_accept->setText(tr("Accept"));
    m_accept->setToolTip(tr("Take over the selected difference (Enter)"));
    m_acceptAll->setText(tr("Accept All"));
    m_close->setText(tr("Leave as It Is"));
    fill();
}

} // namespace Bole
