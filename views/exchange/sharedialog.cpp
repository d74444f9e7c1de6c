// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/sharedialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "views/common/opendesk.h"
#include "views/common/usable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype shortestPassphrase = 8;

} // namespace

ShareDialog::ShareDialog(OpenDesk &openDesk, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_intro(new QLabel),
      m_personLabel(new QLabel),
      m_person(new QComboBox),
      m_assigned(new QRadioButton),
      m_all(new QRadioButton),
      m_documents(new QCheckBox),
      m_whole(new QCheckBox),
      m_passphraseLabel(new QLabel),
      m_passphrase(new QLineEdit),
      m_againLabel(new QLabel),
      m_again(new QLineEdit),
      m_open(new QCheckBox),
      m_hint(new QLabel),
      m_folder(new QCheckBox),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    build();
    retranslate();
    check();
}

void ShareDialog::build()
{
    m_intro->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_person->setObjectName(u"share-person"_s);
    m_passphrase->setObjectName(u"share-passphrase"_s);
    m_again->setObjectName(u"share-again"_s);
    m_open->setObjectName(u"share-open"_s);
    m_all->setObjectName(u"share-all"_s);
    m_folder->setObjectName(u"share-folder"_s);
    for (QLineEdit *edit : {m_passphrase, m_again})
        edit->setEchoMode(QLineEdit::Password);
    m_personLabel->setBuddy(m_person);
    m_passphraseLabel->setBuddy(m_passphrase);
    m_againLabel->setBuddy(m_again);
    auto members = m_openDesk.desk()->committee().members().value_or(QList<Reviewer>());
    // To whom most packages go: a member's answer is for who coordinates.
    std::ranges::stable_partition(
        members, [](const Reviewer &one) { return one.role == ReviewerRole::Coordinator; });
    for (const Reviewer &one : std::as_const(members)) {
        if (one.id != m_openDesk.reviewer())
            m_person->addItem(one.name, one.id.value);
    }
    const bool hasAssignments = !m_openDesk.desk()->committee().assignments().assigned.isEmpty();
    setUsable(m_assigned, hasAssignments, tr("Nothing is assigned to anybody yet."));
    (hasAssignments ? m_assigned : m_all)->setChecked(true);
    m_documents->setChecked(true);
    auto *form = new QFormLayout;
    form->addRow(m_personLabel, m_person);
    form->addRow(QString(), m_assigned);
    form->addRow(QString(), m_all);
    form->addRow(QString(), m_documents);
    form->addRow(QString(), m_whole);
    form->addRow(m_passphraseLabel, m_passphrase);
    form->addRow(m_againLabel, m_again);
    form->addRow(QString(), m_open);
    form->addRow(QString(), m_folder);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addLayout(form);
    column->addWidget(m_hint);
    column->addWidget(m_buttons);
    for (QLineEdit *edit : {m_passphrase, m_again})
        connect(edit, &QLineEdit::textChanged, this, &ShareDialog::check);
    connect(m_open, &QCheckBox::toggled, this, &ShareDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(560, sizeHint().height());
}

void ShareDialog::check()
{
    const bool isOpen = m_open->isChecked();
    for (QLineEdit *edit : {m_passphrase, m_again})
        setUsable(edit, !isOpen, tr("The file is not encrypted."));
    const QString typed = m_passphrase->text();
    const bool isLong = typed.size() >= shortestPassphrase;
    const bool isSame = typed == m_again->text();
    m_hint->setText(isOpen    ? tr("Anybody who gets hold of the file can read it.")
                    : !isLong ? tr("At least %n character(s). Tell it to them by another way than "
                                   "the file takes.",
                                   nullptr, int(shortestPassphrase))
                    : !isSame ? tr("The two passphrases are not the same yet.")
                              : QString());
    const bool isAnybody = m_person->count() > 0;
    setUsable(m_buttons->button(QDialogButtonBox::Ok), isAnybody && (isOpen || (isLong && isSame)),
              isAnybody ? m_hint->text() : tr("Nobody else is on the committee yet."));
}

ShareRequest ShareDialog::wish() const
{
    return {.person = ReviewerId{m_person->currentData().toLongLong()},
            .path = {},
            .passphrase = m_open->isChecked() ? QString() : m_passphrase->text(),
            .onlyAssigned = m_assigned->isChecked(),
            .withDocuments = m_documents->isChecked(),
            .isWhole = m_whole->isChecked(),
            .isFolder = m_folder->isChecked()};
}

QString ShareDialog::recipientName() const
{
    return m_person->currentText();
}

void ShareDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShareDialog::retranslate()
{
    setWindowTitle(tr("Share with a member of the committee"));
    m_intro->setText(tr("One file with what this person may see, and nothing else: no reviews that "
                        "are hidden from them, and no names where they read blind."));
    m_personLabel->setText(tr("&For"));
    m_assigned->setText(tr("The applicants assigned to &them"));
    m_all->setText(tr("&All applicants"));
    m_documents->setText(tr("With the &documents"));
    m_whole->setText(tr("Also what they have already, for a &new machine"));
    m_passphraseLabel->setText(tr("&Passphrase"));
    m_againLabel->setText(tr("&Once more"));
    m_open->setText(tr("&Without a passphrase"));
    m_folder->setText(tr("&Into a folder that another program keeps in step"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Make the Package…"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    check();
}

} // namespace Bole
