// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/history/historypane.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskhistory.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/opendesk.h"
#include "views/common/paintfocus.h"
#include "views/common/readingposition.h"
#include "views/common/spokencell.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/history/edittitle.h"
#include "views/history/editwords.h"
#include "views/history/undoing.h"

#include <QEvent>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTimer>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum Role { EditRole = Qt::UserRole, ChangeRole, WhoRole, UndoneRole };

/// Three lines an entry: what was done; from what to what; who and when.
class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const int normal = QFontMetrics(textFont(TextSize::Normal)).lineSpacing();
        const int small = QFontMetrics(textFont(TextSize::Small)).lineSpacing();
        const bool changed = !index.data(ChangeRole).toString().isEmpty();
        return {1, normal * (changed ? 2 : 1) + small + 2 * Grid}; // as wide as the list is
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
        write(index.data(Qt::DisplayRole).toString(), textFont(TextSize::Normal), text);
        if (const QString change = index.data(ChangeRole).toString(); !change.isEmpty())
            write(change, textFont(TextSize::Normal), text);
        write(index.data(WhoRole).toString(), textFont(TextSize::Small), colors.muted);
        painter->setPen(colors.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        paintFocus(painter, option);
        painter->restore();
    }
};

} // namespace

HistoryPane::HistoryPane(OpenDesk &openDesk, ReadingPosition &position,
                         Announcements &announcements, ActionTable &actions, Dialogs &dialogs,
                         QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_dialogs(dialogs),
      m_undoing(new Undoing(m_openDesk, m_position, m_announcements, m_actions, m_dialogs, this)),
      m_list(new QListWidget(this)),
      m_putBack(new QPushButton(this)),
      m_empty(new EmptyState("view-history", this)),
      m_stack(new QStackedLayout(this)),
      m_soon(new QTimer(this))
{
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addAction(new QAction(m_list));
    connect(m_list->actions().constFirst(), &QAction::triggered, this, &HistoryPane::putBack);
    connect(m_putBack, &QPushButton::clicked, this, &HistoryPane::putBack);
    connect(m_list, &QListWidget::currentRowChanged, this,
            [this](int row) { allowPuttingBack(row >= 0); });
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, Grid);
    column->addWidget(m_list, 1);
    column->addWidget(m_putBack, 0, Qt::AlignHCenter);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    setFocusProxy(m_list);

    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this, &HistoryPane::reload);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &HistoryPane::reload);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &HistoryPane::watchDesk);
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, m_undoing, &Undoing::refresh);
    connect(m_undoing, &Undoing::listWanted, this, &HistoryPane::listWanted);
    connect(m_undoing, &Undoing::readingWanted, this, &HistoryPane::readingWanted);
    watchDesk();
    retranslate();
}

void HistoryPane::undoOrRedo(EditId step, bool back)
{
    m_undoing->undoOrRedo(step, back);
}

void HistoryPane::watchDesk()
{
    if (const Desk *desk = m_openDesk.desk()) {
        connect(desk, &Desk::recordChanged, this, &HistoryPane::follow);
        connect(desk, &Desk::reviewsChanged, this, &HistoryPane::follow);
        connect(desk, &Desk::decisionsChanged, this, &HistoryPane::reload);
        connect(desk, &Desk::applicantsChanged, this, &HistoryPane::reload);
        connect(desk, &Desk::highlightsChanged, this, &HistoryPane::reload);
        connect(desk, &Desk::shortlistsChanged, this, &HistoryPane::reload);
        connect(desk, &Desk::reset, this, &HistoryPane::reload);
    }
    reload();
}

/// Of others only the menu tells; thousands may be changed at once.
void HistoryPane::follow(ApplicantId applicant)
{
    if (applicant == m_position.visibleApplicant())
        reload();
    else
        m_soon->start();
}

void HistoryPane::reload()
{
    m_soon->stop();
    m_undoing->refresh();
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
    const Desk *desk = m_openDesk.desk();
    if (!desk || !m_position.visibleApplicant().isValid()) {
        m_stack->setCurrentIndex(0);
        return;
    }
    QHash<ReviewerId, QString> names;
    for (const Reviewer &reviewer : desk->committee().everybody().value_or(QList<Reviewer>()))
        names.insert(reviewer.id, reviewer.name);
    const VisibleHistory history = desk->history().ofApplicant(m_position.visibleApplicant());
    for (const QList<HistoryEntry> &act : history.acts())
        addAct(act, actTitle(act, history.record), names.value(act.first().by));
    allowPuttingBack(false);
    m_stack->setCurrentIndex(m_list->count() == 0 ? 0 : 1);
}

void HistoryPane::allowPuttingBack(bool isChosen)
{
    setUsable(m_putBack, isChosen, tr("Choose an entry of the history first."));
}

void HistoryPane::addAct(const QList<HistoryEntry> &act, const QString &title, const QString &who)
{
    const HistoryEntry &entry = act.first();
    auto *item = new QListWidgetItem(title, m_list);
    item->setData(ChangeRole, EditWords::change(entry));
    const QString when = QLocale().toString(entry.at.toLocalTime(), QLocale::ShortFormat);
    item->setData(WhoRole, entry.undone ? tr("%1 · %2 · undone").arg(who, when)
                                        : tr("%1 · %2", "who and when").arg(who, when));
    item->setData(EditRole, entry.id.value);
    item->setData(UndoneRole, entry.undone);
    const QStringList lines{item->text(), item->data(ChangeRole).toString(),
                            item->data(WhoRole).toString()};
    item->setToolTip(lines.join(u'\n'));
    item->setData(Qt::AccessibleTextRole, spokenParts(lines));
}

void HistoryPane::putBack()
{
    const QListWidgetItem *item = m_list->currentItem();
    const Desk *desk = m_openDesk.desk();
    if (!item || !desk)
        return;
    const auto done = desk->history().putBack(EditId{item->data(EditRole).toLongLong()});
    if (!done)
        m_dialogs.error(this, tr("The value could not be put back."), done.error());
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
