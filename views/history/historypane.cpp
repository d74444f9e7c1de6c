// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/history/historypane.h"

#include "model/record/fieldschema.h"
#include "model/record/recordjson.h"
#include "model/review/blinder.h"
#include "model/review/blindness.h"
#include "model/review/visibility.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/theme.h"
#include "views/history/edittitle.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QEvent>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>
#include <QStyledItemDelegate>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum Role { EditRole = Qt::UserRole, ChangeRole, WhoRole, UndoneRole };

/// Three lines an entry: what was done; from what to what; who and when.
class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int normal = QFontMetrics(textFont(TextSize::Normal)).lineSpacing();
        const int small = QFontMetrics(textFont(TextSize::Small)).lineSpacing();
        const bool changed = !index.data(ChangeRole).toString().isEmpty();
        return {option.rect.width(), normal * (changed ? 2 : 1) + small + 2 * Grid};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Colors colors = Colors::of(option.palette);
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colors.accentSoft);
        QRect line = option.rect.adjusted(Grid, Grid, -Grid, 0);
        const auto write = [&](const QString &text, QFont font, const QColor &color) {
            font.setStrikeOut(index.data(UndoneRole).toBool());
            const QFontMetrics metrics(font);
            line.setHeight(metrics.lineSpacing());
            painter->setFont(font);
            painter->setPen(color);
            painter->drawText(line, int(Qt::AlignLeft | Qt::AlignVCenter),
                              metrics.elidedText(text, Qt::ElideRight, line.width()));
            line.translate(0, line.height());
        };
        const QColor text = option.palette.color(QPalette::Text);
        QFont title = textFont(TextSize::Normal);
        title.setWeight(QFont::Medium);
        write(index.data(Qt::DisplayRole).toString(), title, text);
        if (const QString change = index.data(ChangeRole).toString(); !change.isEmpty())
            write(change, textFont(TextSize::Normal), text);
        write(index.data(WhoRole).toString(), textFont(TextSize::Small), colors.muted);
        painter->setPen(colors.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        painter->restore();
    }
};

} // namespace

HistoryPane::HistoryPane(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_list(new QListWidget(this)),
      m_putBack(new QPushButton(this)),
      m_empty(new EmptyState("view-history", this)),
      m_stack(new QStackedLayout(this))
{
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addAction(new QAction(m_list));
    connect(m_list->actions().constFirst(), &QAction::triggered, this, &HistoryPane::putBack);
    connect(m_putBack, &QPushButton::clicked, this, &HistoryPane::putBack);
    connect(m_list, &QListWidget::currentRowChanged, this,
            [this](int row) { m_putBack->setEnabled(row >= 0); });
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, Grid);
    column->addWidget(m_list, 1);
    column->addWidget(m_putBack, 0, Qt::AlignHCenter);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    setFocusProxy(m_list);

    connect(&session, &Session::materialChanged, this, &HistoryPane::reload);
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
        connect(season, &Season::recordChanged, this, &HistoryPane::reload);
        connect(season, &Season::reviewsChanged, this, &HistoryPane::reload);
        connect(season, &Season::applicantsChanged, this, &HistoryPane::reload);
        connect(season, &Season::highlightsChanged, this, &HistoryPane::reload);
        connect(season, &Season::reset, this, &HistoryPane::reload);
    }
    reload();
}

void HistoryPane::reload()
{
    updateActions();
    m_stale = true;
    if (isVisible())
        showEntries();
    else
        m_list->clear(); // what the one before could see must not stay behind, not even unseen
}

void HistoryPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        showEntries();
}

void HistoryPane::showEntries()
{
    m_stale = false;
    m_list->clear();
    Season *season = m_session.season();
    if (!season || !m_session.material().isValid()) {
        m_stack->setCurrentIndex(0);
        return;
    }
    QHash<ReviewerId, QString> names;
    if (const auto reviewers = season->reviewers().list()) {
        for (const auto &reviewer : *reviewers)
            names.insert(reviewer.id, reviewer.name);
    }
    const Blinder blinder = Blinder::of(*season, Blindness::of(*season, m_session.reviewer()),
                                        m_session.material(), tr("en", "language code"));
    const QJsonObject record = toJson(blinder.record());
    const auto entries = season->history().ofApplicant(m_session.material());
    const Visibility visibility =
        Visibility::of(*season, m_session.reviewer(), m_session.material());
    for (const HistoryEntry &entry : entries ? *entries : QList<HistoryEntry>()) {
        // What others gave and marked is theirs until my own review is in.
        const bool judges =
            entry.kind == u"decision" || entry.kind == u"score" || entry.kind == u"highlight";
        if (judges && !visibility.shows(entry.applicant, entry.by))
            continue;
        const bool hidden = blinder.isOn() && blinder.hidesField(entry.pointer);
        const auto shown = [&](const QJsonObject &side) {
            const QString text =
                hidden ? Blinder::mask() : blinder.text(editedValueText(entry, side));
            return text.isEmpty() ? tr("nothing", "no value") : text;
        };
        auto *item = new QListWidgetItem(blinder.text(editTitle(entry, record)), m_list);
        if (shown(entry.before) != shown(entry.after))
            item->setData(ChangeRole, tr("%1 → %2", "from a value to another")
                                          .arg(shown(entry.before), shown(entry.after)));
        const QString when = QLocale().toString(entry.at.toLocalTime(), QLocale::ShortFormat);
        const QString who = names.value(entry.by);
        item->setData(WhoRole, entry.undone ? tr("%1 · %2 · undone").arg(who, when)
                                            : tr("%1 · %2", "who and when").arg(who, when));
        item->setData(EditRole, entry.id.value);
        item->setData(UndoneRole, entry.undone);
        item->setToolTip(QStringList{item->text(), item->data(ChangeRole).toString(),
                                     item->data(WhoRole).toString()}
                             .join(u'\n'));
    }
    m_putBack->setEnabled(false);
    m_stack->setCurrentIndex(m_list->count() == 0 ? 0 : 1);
}

void HistoryPane::undo()
{
    Season *season = m_session.season();
    if (!season)
        return;
    const auto undone = season->history().undo(m_session.reviewer());
    if (!undone && undone.error().code == ErrorCode::NotAllowed)
        m_session.say(tr("That score is in a submitted review: take the review back first."));
    else if (!undone)
        m_session.dialogs().error(this, tr("This could not be undone."), undone.error());
    else if (!undone->isEmpty())
        m_session.say(tr("Undone: %1").arg(show(undone->first())));
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
        m_session.say(tr("Done again: %1").arg(show(done->first())));
}

// What was taken back or done again may be another applicant's: it is brought to the front.
QString HistoryPane::show(const HistoryEntry &entry)
{
    const QString title = titleOf(entry);
    if (entry.applicant.isValid())
        m_session.setApplicant(entry.applicant);
    if (addressOf(entry.pointer).group)
        m_session.focusField(entry.pointer);
    return title;
}

QString HistoryPane::titleOf(const HistoryEntry &entry) const
{
    Season *season = m_session.season();
    if (!season || !entry.applicant.isValid())
        return editTitle(entry);
    const QString language = tr("en", "language code");
    const Blindness blindness = Blindness::of(*season, m_session.reviewer());
    const Blinder blinder = Blinder::of(*season, blindness, entry.applicant, language);
    const Record record = blinder.record();
    const QString title = blinder.text(editTitle(entry, toJson(record)));
    if (entry.applicant == m_session.applicant())
        return title;
    return tr("%1 (%2)", "an edit, and whose record it is")
        .arg(title, blindness.displayName(entry.applicant, record.basics.name, language));
}

void HistoryPane::putBack()
{
    const QListWidgetItem *item = m_list->currentItem();
    Season *season = m_session.season();
    if (!item || !season)
        return;
    const EditId entry{item->data(EditRole).toLongLong()};
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
        action->setText(any ? words.arg(titleOf(entries->first())) : plain);
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
    m_list->setAccessibleName(tr("History of this applicant"));
    m_list->actions().constFirst()->setText(tr("Put Back the Value Before This"));
    m_putBack->setText(tr("Put Back the Value Before This"));
    m_empty->setText(tr("Nothing was changed yet"),
                     tr("Every correction, confirmation and decision is listed here, and each can "
                        "be put back."));
    reload();
}

} // namespace Bole
