// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/planpage.h"

#include "views/common/documentwords.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/import/plantree.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

PlanPage::PlanPage(QWidget *parent)
    : QWidget(parent),
      m_patternLabel(new QLabel),
      m_pattern(new QLineEdit),
      m_patternHint(new QLabel),
      m_tree(new PlanTree),
      m_give(new QPushButton),
      m_person(new QPushButton),
      m_tray(new QPushButton),
      m_leave(new QPushButton),
      m_kindLabel(new QLabel),
      m_kind(new QComboBox)
{
    m_give->setObjectName(QStringLiteral("planGive"));
    m_person->setObjectName(QStringLiteral("planPerson"));
    m_tray->setObjectName(QStringLiteral("planTray"));
    m_leave->setObjectName(QStringLiteral("planLeave"));
    m_kind->setObjectName(QStringLiteral("planKind"));
    m_kind->addItems(DocumentWords::roles());
    m_kindLabel->setBuddy(m_kind);
    auto *row = new QHBoxLayout;
    row->setSpacing(Grid);
    for (QPushButton *button : {m_give, m_person, m_tray, m_leave}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    row->addWidget(m_kindLabel);
    row->addWidget(m_kind);
    m_pattern->setObjectName(QStringLiteral("planPattern"));
    m_pattern->setPlaceholderText(QStringLiteral("{number}_{name}_{kind}"));
    m_pattern->setClearButtonEnabled(true);
    m_patternLabel->setBuddy(m_pattern);
    m_patternHint->setObjectName(QStringLiteral("planPatternHint"));
    m_patternHint->setWordWrap(true);
    auto *names = new QHBoxLayout;
    names->setSpacing(Grid);
    names->addWidget(m_patternLabel);
    names->addWidget(m_pattern, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    column->addLayout(names);
    column->addWidget(m_patternHint);
    column->addWidget(m_tree, 1);
    column->addLayout(row);
    setFocusProxy(m_tree);
    m_tree->setMinimumHeight(36 * Grid); // fits a small laptop with the rest of the dialog

    connect(m_pattern, &QLineEdit::textEdited, this, &PlanPage::choosePattern);
    connect(m_give, &QPushButton::clicked, this, &PlanPage::personWanted);
    connect(m_person, &QPushButton::clicked, m_tree, &PlanTree::makePerson);
    connect(m_tray, &QPushButton::clicked, m_tree, &PlanTree::moveToTray);
    connect(m_leave, &QPushButton::clicked, m_tree, &PlanTree::leaveOut);
    connect(m_kind, &QComboBox::activated, this,
            [this](int index) { m_tree->setRole(DocumentRole(index)); });
    connect(m_tree, &PlanTree::changed, this, &PlanPage::update);
    retranslate();
}

void PlanPage::setPattern(const FileNamePattern &pattern)
{
    m_usedPattern = pattern.text();
    if (!m_pattern->hasFocus())
        m_pattern->setText(pattern.text());
    describePattern();
    update();
}

/// What is half typed changes nothing yet, and says what is still wanted.
void PlanPage::choosePattern()
{
    const QString text = m_pattern->text().trimmed();
    const auto pattern =
        text.isEmpty() ? Result<FileNamePattern>({}) : FileNamePattern::fromText(text);
    if (pattern && pattern->text() != m_usedPattern) {
        m_usedPattern = pattern->text();
        emit patternChosen(*pattern);
    }
    describePattern();
}

void PlanPage::update()
{
    const bool has = m_tree->hasChosen();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_give, m_person, m_tray, m_leave, m_kind})
        setUsable(widget, has, tr("Choose a file in the plan first."));
    const auto role = m_tree->chosenRole();
    m_kind->setCurrentIndex(role ? int(*role) : -1);
    emit changed();
}

QString PlanPage::summary() const
{
    return tr("%n file(s) to read; new people: %1. Drag a file to whom it belongs, or cut it "
              "(Ctrl+X) and paste it there (Ctrl+V).",
              nullptr, m_tree->fileCount())
        .arg(m_tree->newPeople());
}

void PlanPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlanPage::retranslate()
{
    m_give->setText(tr("&Give to…"));
    m_person->setText(tr("&New Person"));
    m_tray->setText(tr("To the &Tray"));
    m_leave->setText(tr("&Leave Out"));
    m_kindLabel->setText(tr("&Kind:"));
    for (int i = 0; i < m_kind->count(); ++i)
        m_kind->setItemText(i, DocumentWords::roles().at(i));
    m_patternLabel->setText(tr("&File names look like:"));
    describePattern();
    m_tree->retranslate();
    update();
}

void PlanPage::describePattern()
{
    const bool isUsed = m_pattern->text().trimmed() == m_usedPattern;
    m_patternHint->setText(
        !isUsed ? tr("It needs {number} or {name}, each once, and perhaps {kind}; a star is "
                     "anything. Until then the files stay as they are.")
        : m_usedPattern.isEmpty()
            ? tr("Numbers and names are looked for anywhere in the file names. If that goes wrong, "
                 "say how yours are made, such as {number}_{name}_{kind}.")
            : tr("Files that are named so go by it; in others, numbers and names are looked for "
                 "anywhere."));
}

} // namespace Bole
