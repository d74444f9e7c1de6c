// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/history/historypane.h"

#include "model/record/fieldschema.h"
#include "model/review/blinder.h"
#include "model/review/blindness.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QStackedLayout>
#include <QTreeWidget>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum Column { When, Who, What, From, To };

/// The sentences for what was done.
class EditTitle
{
    Q_DECLARE_TR_FUNCTIONS(Bole::EditTitle)

public:
    static QString of(const HistoryEntry &entry)
    {
        const FieldAddress address = addressOf(entry.pointer);
        const QString group = address.group ? groupLabel(address.group->key) : QString();
        const QString field =
            address.field ? fieldLabel(address.group->key, address.field->key) : group;
        if (entry.kind == u"set")
            return tr("Change %1").arg(field);
        if (entry.kind == u"insert")
            return tr("Add to %1").arg(group);
        if (entry.kind == u"remove")
            return tr("Remove from %1").arg(group);
        if (entry.kind == u"move")
            return tr("Reorder %1").arg(group);
        if (entry.kind == u"confirm")
            return tr("Confirm %1").arg(field);
        if (entry.kind == u"reopen")
            return tr("Take back the confirmation of %1").arg(field);
        if (entry.kind == u"dismiss")
            return tr("Dismiss the hint on %1").arg(field);
        if (entry.kind == u"keep-text" || entry.kind == u"keepText")
            return tr("Type into %1").arg(field);
        if (entry.kind == u"tag")
            return tr("Tag “%1”").arg(entry.pointer);
        if (entry.kind == u"decision")
            return tr("Decide");
        if (entry.kind == u"highlight")
            return tr("Highlight in the document");
        if (entry.kind == u"shortlist")
            return tr("Change the shortlist");
        return entry.kind;
    }
};

QString valueText(const HistoryEntry &entry, const QJsonObject &side)
{
    const FieldAddress address = addressOf(entry.pointer);
    const QJsonValue value = side.value(u"value"_s);
    if (address.field)
        return fieldDisplay(*address.field, value);
    if (value.isString())
        return value.toString();
    return {};
}

} // namespace

QString editTitle(const HistoryEntry &entry)
{
    return EditTitle::of(entry);
}

HistoryPane::HistoryPane(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_list(new QTreeWidget(this)),
      m_empty(new EmptyState("view-history", this)),
      m_stack(new QStackedLayout(this))
{
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->header()->setStretchLastSection(true);
    auto *putBackAction = new QAction(m_list);
    m_list->addAction(putBackAction);
    connect(putBackAction, &QAction::triggered, this, &HistoryPane::putBack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    setFocusProxy(m_list);

    connect(&session, &Session::applicantChanged, this, &HistoryPane::reload);
    connect(&session, &Session::reviewerChanged, this, &HistoryPane::reload);
    connect(&session, &Session::seasonChanged, this, &HistoryPane::watchSeason);
    connect(session.actions().action("undo"), &QAction::triggered, this, &HistoryPane::undo);
    connect(session.actions().action("redo"), &QAction::triggered, this, &HistoryPane::redo);
    watchSeason();
    retranslate();
}

void HistoryPane::watchSeason()
{
    if (const Season *season = m_session.season()) {
        for (auto signal : {&Season::recordChanged, &Season::reviewsChanged})
            connect(season, signal, this, &HistoryPane::reload);
        connect(season, &Season::applicantsChanged, this, &HistoryPane::reload);
        connect(season, &Season::highlightsChanged, this, &HistoryPane::reload);
        connect(season, &Season::reset, this, &HistoryPane::reload);
    }
    reload();
}

void HistoryPane::reload()
{
    m_list->clear();
    updateActions();
    Season *season = m_session.season();
    if (!season || !m_session.applicant().isValid()) {
        m_stack->setCurrentIndex(0);
        return;
    }
    QHash<ReviewerId, QString> names;
    if (const auto reviewers = season->reviewers().list()) {
        for (const auto &reviewer : *reviewers)
            names.insert(reviewer.id, reviewer.name);
    }
    const Blinder blinder = Blinder::of(*season, Blindness::of(*season, m_session.reviewer()),
                                        m_session.applicant(), tr("en", "language code"));
    const auto entries = season->history().ofApplicant(m_session.applicant());
    for (const HistoryEntry &entry : entries ? *entries : QList<HistoryEntry>()) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(When, locale().toString(entry.at.toLocalTime(), QLocale::ShortFormat));
        item->setText(Who, names.value(entry.by));
        item->setText(What, editTitle(entry));
        const bool hidden = blinder.isOn() && blinder.hidesField(entry.pointer);
        item->setText(From,
                      hidden ? Blinder::mask() : blinder.text(valueText(entry, entry.before)));
        item->setText(To, hidden ? Blinder::mask() : blinder.text(valueText(entry, entry.after)));
        item->setData(What, Qt::UserRole, entry.id.value);
        for (int column = 0; column < m_list->columnCount(); ++column) {
            item->setToolTip(column, item->text(column));
            QFont font = item->font(column);
            font.setStrikeOut(entry.undone);
            item->setFont(column, font);
        }
    }
    m_stack->setCurrentIndex(m_list->topLevelItemCount() == 0 ? 0 : 1);
    m_list->resizeColumnToContents(When);
    m_list->resizeColumnToContents(What);
}

void HistoryPane::undo()
{
    Season *season = m_session.season();
    if (!season)
        return;
    const auto undone = season->history().undo(m_session.reviewer());
    if (!undone)
        m_session.dialogs().error(this, tr("This could not be undone."), undone.error());
    else if (!undone->isEmpty())
        m_session.say(tr("Undone: %1").arg(editTitle(undone->first())));
}

void HistoryPane::redo()
{
    Season *season = m_session.season();
    if (!season)
        return;
    const auto done = season->history().redo(m_session.reviewer());
    if (!done)
        m_session.dialogs().error(this, tr("This could not be done again."), done.error());
    else if (!done->isEmpty())
        m_session.say(tr("Done again: %1").arg(editTitle(done->first())));
}

void HistoryPane::putBack()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    Season *season = m_session.season();
    if (!item || !season)
        return;
    const EditId entry{item->data(What, Qt::UserRole).toLongLong()};
    const auto done = season->history().putBack(entry, true, m_session.reviewer());
    if (!done)
        m_session.dialogs().error(this, tr("The value could not be put back."), done.error());
}

void HistoryPane::updateActions()
{
    Season *season = m_session.season();
    const auto describe = [this](const char *id, const Result<QList<HistoryEntry>> &entries,
                                 const QString &words, const QString &plain) {
        QAction *action = m_session.actions().action(id);
        const bool any = entries && !entries->isEmpty();
        action->setEnabled(any);
        action->setText(any ? words.arg(editTitle(entries->first())) : plain);
    };
    const Result<QList<HistoryEntry>> none = QList<HistoryEntry>();
    describe("undo", season ? season->history().undoable(m_session.reviewer()) : none,
             tr("&Undo: %1"), tr("&Undo"));
    describe("redo", season ? season->history().redoable(m_session.reviewer()) : none,
             tr("&Redo: %1"), tr("&Redo"));
}

void HistoryPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HistoryPane::retranslate()
{
    m_list->setHeaderLabels({tr("When"), tr("Who"), tr("What"), tr("From"), tr("To")});
    m_list->setAccessibleName(tr("History of this applicant"));
    m_list->actions().constFirst()->setText(tr("Put Back the Value Before This"));
    m_empty->setText(tr("Nothing was changed yet"),
                     tr("Every correction, confirmation and decision is listed here, and each can "
                        "be put back."));
    reload();
}

} // namespace Bole
