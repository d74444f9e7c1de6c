// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/protectdialog.h"

#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int shortest = 8; // characters

QLineEdit *passwordLine(const QString &name)
{
    auto *line = new QLineEdit;
    line->setObjectName(name);
    line->setEchoMode(QLineEdit::Password);
    return line;
}

QLabel *wrappedLabel()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    return label;
}

} // namespace

ProtectDialog::ProtectDialog(Check isPassword, QWidget *parent)
    : QDialog(parent),
      m_isPassword(std::move(isPassword)),
      m_explanation(wrappedLabel()),
      m_loss(wrappedLabel()),
      m_currentLabel(new QLabel),
      m_firstLabel(new QLabel),
      m_againLabel(new QLabel),
      m_complaint(wrappedLabel()),
      m_current(passwordLine(u"current-password"_s)),
      m_first(passwordLine(u"new-password"_s)),
      m_again(passwordLine(u"new-password-again"_s)),
      m_understood(new QCheckBox),
      m_protect(new QPushButton),
      m_takeAway(new QPushButton),
      m_cancel(new QPushButton)
{
    setObjectName(u"protect-dialog"_s);
    build();
    for (QLineEdit *line : {m_current, m_first, m_again})
        connect(line, &QLineEdit::textEdited, this, &ProtectDialog::follow);
    connect(m_understood, &QCheckBox::toggled, this, &ProtectDialog::follow);
    connect(m_protect, &QPushButton::clicked, this, [this] { finish(Protect); });
    connect(m_takeAway, &QPushButton::clicked, this, [this] { finish(TakeAway); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    follow();
}

ProtectDialog::~ProtectDialog() = default;

void ProtectDialog::build()
{
    m_understood->setObjectName(u"loss-understood"_s);
    m_protect->setObjectName(u"protect"_s);
    m_takeAway->setObjectName(u"take-away"_s);
    m_protect->setDefault(true);
    m_takeAway->setAutoDefault(false);
    auto *form = new QFormLayout;
    form->addRow(m_currentLabel, m_current);
    form->setRowVisible(m_current, bool(m_isPassword));
    form->addRow(m_firstLabel, m_first);
    form->addRow(m_againLabel, m_again);
    m_firstLabel->setBuddy(m_first);
    m_againLabel->setBuddy(m_again);
    m_currentLabel->setBuddy(m_current);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_protect, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    buttons->addButton(m_takeAway, QDialogButtonBox::ResetRole);
    m_takeAway->setVisible(bool(m_isPassword)); // the box shows what it is given
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    column->setSpacing(2 * Grid);
    column->addWidget(m_explanation);
    column->addLayout(form);
    column->addWidget(m_complaint);
    column->addWidget(m_loss);
    column->addWidget(m_understood);
    column->addWidget(buttons);
    setMinimumWidth(64 * Grid);
    QWidget *last = nullptr;
    for (QWidget *next : std::initializer_list<QWidget *>{m_current, m_first, m_again, m_understood,
                                                          m_protect, m_cancel, m_takeAway}) {
        if (last)
            setTabOrder(last, next);
        last = next;
    }
    (m_isPassword ? m_current : m_first)->setFocus();
}

Secret ProtectDialog::newPassword() const
{
    return m_outcome == TakeAway ? Secret() : Secret::fromTyped(m_first->text());
}

/// Why the new password cannot be taken yet; empty where it can.
QString ProtectDialog::complaint() const
{
    if (m_wasWrong)
        return tr("The present password is not right.");
    if (!m_first->text().isEmpty() && m_first->text().size() < shortest)
        return tr("At least %n characters: a sentence that you remember is best.", nullptr,
                  shortest);
    if (!m_again->text().isEmpty() && m_again->text() != m_first->text())
        return tr("The two are not the same yet.");
    return {};
}

void ProtectDialog::follow()
{
    if (sender() == m_current)
        m_wasWrong = false;
    const QString text = complaint();
    m_complaint->setText(text);
    const bool knowsCurrent = !m_isPassword || !m_current->text().isEmpty();
    const QString current = tr("Type the present password first.");
    setUsable(m_takeAway, knowsCurrent, current);
    const bool isTyped =
        m_first->text().size() >= shortest && m_again->text() == m_first->text() && text.isEmpty();
    setUsable(m_protect, knowsCurrent && isTyped && m_understood->isChecked(),
              !knowsCurrent     ? current
              : !text.isEmpty() ? text
              : !isTyped        ? tr("Type the new password twice.")
                                : tr("Tick that you have understood what a lost password means."));
}

void ProtectDialog::finish(Outcome outcome)
{
    m_wasWrong = m_isPassword && !m_isPassword(Secret::fromTyped(m_current->text()));
    if (m_wasWrong) {
        m_current->setFocus();
        m_current->selectAll();
        follow();
        return;
    }
    m_outcome = outcome;
    accept();
}

void ProtectDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProtectDialog::retranslate()
{
    setWindowTitle(m_isPassword ? tr("Password of the Season") : tr("Protect with a Password"));
    m_explanation->setText(
        m_isPassword
            ? tr("The season and its backups are protected. Both the change of the password and "
                 "taking it away hold for the backups next to the file, too; copies elsewhere keep "
                 "the password that they have.")
            : tr("The whole file is encrypted, and its backups with it: applicants, documents, "
                 "scores and notes. Whoever opens it, at any machine, is asked for the password. "
                 "Copies that were made before and lie elsewhere stay as they are."));
    m_loss->setText(
        tr("<b>A password that is lost cannot be found again.</b> Nobody can open the file "
           "without it: not Bole, not its makers, not your computer centre. Keep it where the "
           "committee finds it, in an envelope or a password manager."));
    m_currentLabel->setText(tr("Present password:"));
    m_firstLabel->setText(tr("New password:"));
    m_againLabel->setText(tr("Once more:"));
    m_understood->setText(tr("I have kept the password safe and know what its loss means"));
    m_protect->setText(m_isPassword ? tr("Change the Password") : tr("Protect"));
    m_takeAway->setText(tr("Remove the Password"));
    m_cancel->setText(tr("Cancel"));
    m_complaint->setText(complaint());
}

} // namespace Bole
