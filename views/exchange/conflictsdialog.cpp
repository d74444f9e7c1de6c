// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/conflictsdialog.h"

#include "model/desk/desk.h"
#include "model/record/fieldschema.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/usable.h"
#include "views/fields/fieldlabels.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

ConflictsDialog::ConflictsDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_intro(new QLabel),
      m_list(new QListWidget),
      m_first(new QLabel),
      m_second(new QLabel),
      m_takeFirst(new QPushButton),
      m_takeSecond(new QPushButton),
      m_takeBoth(new QPushButton),
      m_show(new QPushButton),
      m_close(new QPushButton)
{
    build();
    retranslate();
    fill();
}

void ConflictsDialog::build()
{
    m_list->setObjectName(u"conflict-list"_s);
    m_takeFirst->setObjectName(u"take-first"_s);
    m_takeSecond->setObjectName(u"take-second"_s);
    m_takeBoth->setObjectName(u"take-both"_s);
    m_show->setObjectName(u"show-place"_s);
    m_first->setObjectName(u"first-version"_s);
    m_second->setObjectName(u"second-version"_s);
    setObjectName(u"conflicts"_s);
    m_intro->setWordWrap(true);
    for (QLabel *label : {m_first, m_second}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumSize(240, 90);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    }
    auto *sides = new QGridLayout;
    sides->addWidget(m_first, 0, 0);
    sides->addWidget(m_second, 0, 1);
    sides->addWidget(m_takeFirst, 1, 0);
    sides->addWidget(m_takeSecond, 1, 1);
    sides->setColumnStretch(0, 1);
    sides->setColumnStretch(1, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_takeBoth);
    buttons->addWidget(m_show);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_list, 1);
    column->addLayout(sides);
    column->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &ConflictsDialog::showConflict);
    connect(m_takeFirst, &QPushButton::clicked, this, [this] { settle(Settlement::First); });
    connect(m_takeSecond, &QPushButton::clicked, this, [this] { settle(Settlement::Second); });
    connect(m_takeBoth, &QPushButton::clicked, this, [this] { settle(Settlement::Both); });
    connect(m_show, &QPushButton::clicked, this,
            [this] { emit placeWanted(m_conflicts.at(m_list->currentRow())); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, &QDialog::reject);
    connect(m_openDesk.desk(), &Desk::recordChanged, this, &ConflictsDialog::fill);
    connect(m_openDesk.desk(), &Desk::reset, this, &ConflictsDialog::fill);
    resize(760, 520);
}

void ConflictsDialog::fill()
{
    const int row = m_list->currentRow();
    m_conflicts = m_openDesk.desk()->exchange().conflicts().value_or(QList<ExchangeConflict>());
    m_list->clear();
    for (const ExchangeConflict &one : std::as_const(m_conflicts))
        m_list->addItem(titleOf(one));
    m_intro->setText(m_conflicts.isEmpty()
                         ? tr("Nothing waits for a decision.")
                         : tr("These were changed by several people who did not know of each "
                              "other. The later one shows until somebody decides."));
    m_list->setCurrentRow(qMin(qMax(row, 0), int(m_conflicts.size()) - 1));
    showConflict(m_list->currentRow());
}

/// "GPA", or the group where it is a whole entry.
QString ConflictsDialog::labelOf(const QString &pointer)
{
    const FieldAddress address = addressOf(pointer);
    if (!address.group)
        return pointer;
    return address.field ? fieldLabel(address.group->key, address.field->key)
                         : groupLabel(address.group->key);
}

QString ConflictsDialog::subjectText(ExchangeConflict::Subject subject)
{
    using enum ExchangeConflict::Subject;
    switch (subject) {
    case Shortlist:
        return tr("A shortlist");
    case Decision:
        return tr("The committee's decision");
    case Document:
        return tr("A document");
    case Applicant:
        return tr("The applicant");
    case Tag:
        return tr("A tag");
    case Reading:
        return tr("What was read from the document");
    case Setting:
        return tr("A setting of the season");
    case Rubric:
        return tr("The rubric");
    case Field:
    case Other:
        break;
    }
    return tr("Something else");
}

QString ConflictsDialog::titleOf(const ExchangeConflict &conflict) const
{
    const QString what =
        conflict.pointer.isEmpty() ? subjectText(conflict.subject) : labelOf(conflict.pointer);
    return conflict.name.isEmpty() ? what : tr("%1: %2").arg(conflict.name, what);
}

QString ConflictsDialog::versionText(const ExchangeConflict::Version &version) const
{
    const QString who = version.isMine          ? tr("You")
                        : version.who.isEmpty() ? tr("Somebody")
                                                : version.who;
    const QString when = QLocale().toString(version.when.toLocalTime(), QLocale::ShortFormat);
    const QString said = version.isRemoved || version.text.isEmpty() ? tr("(removed)")
                         : version.value.isString()                  ? choiceLabel(version.text)
                                                                     : version.text;
    const QString head =
        version.isShown ? tr("%1, %2 – shows now").arg(who, when) : tr("%1, %2").arg(who, when);
    return head + u"\n\n"_s + said;
}

/// What the button under a version says: whose it is.
QString ConflictsDialog::takingText(const ExchangeConflict::Version &version) const
{
    if (version.isMine)
        return tr("Keep &Mine");
    return version.who.isEmpty() ? tr("Keep This") : tr("Keep What %1 Wrote").arg(version.who);
}

void ConflictsDialog::showConflict(int row)
{
    const bool isOne = row >= 0 && row < m_conflicts.size();
    const ExchangeConflict one = isOne ? m_conflicts.at(row) : ExchangeConflict();
    const bool hasTwo = one.versions.size() >= 2;
    m_first->setText(hasTwo ? versionText(one.versions.first()) : QString());
    m_second->setText(hasTwo ? versionText(one.versions.last()) : QString());
    m_takeFirst->setText(hasTwo ? takingText(one.versions.first()) : tr("Keep This"));
    m_takeSecond->setText(hasTwo ? takingText(one.versions.last()) : tr("Keep This"));
    const QString none = tr("There is no conflict to settle.");
    setUsable(m_takeFirst, hasTwo, none);
    setUsable(m_takeSecond, hasTwo, none);
    setUsable(m_takeBoth, hasTwo && one.canKeepBoth,
              hasTwo ? tr("Only one of the two can stand here.") : none);
    setUsable(m_show, hasTwo && one.applicant.isValid(),
              hasTwo ? tr("It is not about one applicant.") : none);
}

void ConflictsDialog::settle(Settlement choice)
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_conflicts.size())
        return;
    const auto done = m_openDesk.desk()->exchange().settle(m_conflicts.at(row), choice);
    if (!done)
        m_dialogs.error(this, tr("The conflict could not be settled."), done.error());
    fill();
}

void ConflictsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
}

void ConflictsDialog::retranslate()
{
    setWindowTitle(tr("Conflicts"));
    m_list->setAccessibleName(tr("Conflicts"));
    m_takeBoth->setText(tr("Keep &Both"));
    m_show->setText(tr("&Show the Place"));
    m_close->setText(tr("Close"));
}

} // namespace Bole
