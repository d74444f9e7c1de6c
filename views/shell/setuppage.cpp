// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/setuppage.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskfile.h"
#include "model/review/rubricjson.h"
#include "views/common/actiontable.h"
#include "views/common/dialogs.h"
#include "views/common/ink.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int ColumnWidth = 84 * Grid;
constexpr int MarkWidth = 4 * Grid;

} // namespace

SetupPage::SetupPage(OpenDesk &openDesk, const ActionTable &actions, Dialogs &dialogs,
                     QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_actions(actions),
      m_dialogs(dialogs),
      m_library(rubricLibrary()),
      m_heading(new QLabel),
      m_rubrics(new QComboBox),
      m_useRubric(new QPushButton),
      m_names(new QLineEdit),
      m_addNames(new QPushButton),
      m_begin(new QPushButton)
{
    setObjectName(u"set-up"_s);
    m_rubrics->setObjectName(u"set-up-rubrics"_s);
    m_useRubric->setObjectName(u"set-up-use-rubric"_s);
    m_names->setObjectName(u"set-up-names"_s);
    m_begin->setObjectName(u"set-up-begin"_s);
    auto *page = new QVBoxLayout;
    page->setSpacing(2 * Grid);
    page->addStretch(1);
    page->addWidget(m_heading);
    m_people = addStep(page);
    addButtons(m_people, {"import-roster", "import-folder", "import-files"});
    m_rubric = addStep(page);
    auto *rubrics = new QHBoxLayout;
    rubrics->addWidget(m_rubrics, 1);
    rubrics->addWidget(m_useRubric);
    m_rubric.column->addLayout(rubrics);
    addButtons(m_rubric, {"rubric"});
    m_committee = addStep(page);
    auto *names = new QHBoxLayout;
    names->addWidget(m_names, 1);
    names->addWidget(m_addNames);
    m_committee.column->addLayout(names);
    addButtons(m_committee, {"reviewers"});
    m_work = addStep(page);
    addButtons(m_work, {"assignments", "fairness", "requirements"});
    page->addWidget(m_begin, 0, Qt::AlignRight);
    page->addStretch(2);
    auto *middle = new QWidget;
    middle->setFixedWidth(ColumnWidth);
    middle->setLayout(page);
    auto *inside = new QWidget;
    auto *line = new QHBoxLayout(inside);
    line->addStretch();
    line->addWidget(middle);
    line->addStretch();
    auto *scroll = new QScrollArea; // on a small laptop the last step would be off the window
    scroll->setObjectName(u"set-up-scroll"_s);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    connect(m_rubrics, &QComboBox::currentIndexChanged, this, &SetupPage::describeRubric);
    connect(m_useRubric, &QPushButton::clicked, this, &SetupPage::useRubric);
    connect(m_addNames, &QPushButton::clicked, this, &SetupPage::addReviewers);
    connect(m_names, &QLineEdit::returnPressed, this, &SetupPage::addReviewers);
    connect(m_begin, &QPushButton::clicked, this, &SetupPage::begin);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &SetupPage::watchDesk);
    retranslate();
}

SetupPage::Step SetupPage::addStep(QVBoxLayout *page)
{
    Step step{new QLabel, new QLabel, new QLabel, new QVBoxLayout};
    step.mark->setFixedWidth(MarkWidth);
    step.mark->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    step.text->setWordWrap(true);
    step.column->setSpacing(Grid / 2);
    step.column->addWidget(step.title);
    step.column->addWidget(step.text);
    auto *row = new QHBoxLayout;
    row->addWidget(step.mark);
    row->addLayout(step.column, 1);
    page->addLayout(row);
    return step;
}

void SetupPage::addButtons(const Step &step, const QList<QByteArray> &ids)
{
    auto *row = new QHBoxLayout;
    for (const QByteArray &id : ids) {
        auto *button = new QToolButton;
        button->setDefaultAction(m_actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
    }
    row->addStretch();
    step.column->addLayout(row);
}

bool SetupPage::isWanted() const
{
    const Desk *desk = m_openDesk.desk();
    return desk && desk->committee().mayDecide() && desk->committee().applicants().isEmpty();
}

void SetupPage::watchDesk()
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const auto again = [this] {
        if (isVisible())
            showState();
    };
    connect(desk, &Desk::applicantsAdded, this, again);
    connect(desk, &Desk::reviewersChanged, this, again);
    connect(desk, &Desk::rubricsChanged, this, again);
    connect(desk, &Desk::assignmentsChanged, this, again);
    connect(desk, &Desk::reset, this, again);
    again();
}

void SetupPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showState();
}

void SetupPage::showStep(const Step &step, int number, bool isDone, const QString &title,
                         const QString &text)
{
    step.mark->setText(isDone ? u"✓"_s : QString::number(number));
    step.mark->setAccessibleName(isDone ? tr("Done") : tr("Step %1").arg(number));
    step.mark->setFont(textFont(TextSize::Large, true));
    setInk(step.mark, isDone ? &Colors::good : &Colors::accent);
    step.title->setText(title);
    step.title->setFont(textFont(TextSize::Normal, true));
    step.text->setText(text);
}

void SetupPage::showState()
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const DeskCommittee &committee = desk->committee();
    m_heading->setText(
        tr("Set up “%1”").arg(desk->file().title().value_or(QString()).toHtmlEscaped()));
    m_heading->setFont(textFont(TextSize::Large, true));
    const int people = int(committee.applicants().size());
    showStep(m_people, 1, people > 0, tr("Applicants"),
             people > 0 ? tr("%n applicant(s) are in the season. More can be added at any time.",
                             nullptr, people)
                        : tr("Take them over from a roster (CSV, Excel), or read a folder of their "
                             "PDFs. Both work together: the roster names people, the folder fills "
                             "in their documents."));
    const auto rubric = committee.rubric();
    const bool hasRubric = rubric && *rubric;
    showStep(m_rubric, 2, hasRubric, tr("Rubric"),
             hasRubric
                 ? tr("“%1” is in use.").arg((*rubric)->rubric.title.in(WindowLanguage::inUse()))
                 : tr("What is scored, on which levels, with which weight. Take one from the "
                      "library; everything in it can be changed."));
    QStringList names;
    for (const Reviewer &reviewer : committee.members().value_or(QList<Reviewer>()))
        names.append(reviewer.name);
    showStep(m_committee, 3, names.size() > 1, tr("Reviewers"),
             tr("On the committee: %1").arg(names.join(tr(", ", "between names"))));
    const bool isAssigned = !committee.assignments().assigned.isEmpty();
    showStep(
        m_work, 4, isAssigned, tr("Who reads whom"),
        tr("Without assignments everybody reads everybody. Names are shown and scores stay hidden "
           "until one's own are in, unless you choose otherwise."));
    for (QWidget *control : std::initializer_list<QWidget *>{m_useRubric, m_rubrics})
        setUsable(control, !hasRubric, tr("A rubric is in use; it is changed with Rubric."));
    setUsable(m_begin, people > 0, tr("Import applicants first."));
}

void SetupPage::describeRubric()
{
    const int index = m_rubrics->currentIndex();
    if (index < 0 || index >= m_library.size())
        return;
    QStringList criteria;
    for (const Criterion &criterion : std::as_const(m_library)[index].criteria)
        criteria.append(tr("%1 ×%2", "a criterion and its weight")
                            .arg(criterion.name.in(WindowLanguage::inUse()))
                            .arg(criterion.weight));
    m_rubrics->setToolTip(criteria.join(u'\n'));
    m_rubrics->setAccessibleDescription(criteria.join(u", "_s));
}

void SetupPage::useRubric()
{
    const int index = m_rubrics->currentIndex();
    if (!m_openDesk.desk() || index < 0 || index >= m_library.size())
        return;
    if (const auto saved = m_openDesk.desk()->committee().save(m_library[index]); !saved)
        m_dialogs.error(this, tr("The rubric could not be saved."), saved.error());
    showState();
}

void SetupPage::addReviewers()
{
    if (!m_openDesk.desk())
        return;
    static const QRegularExpression between(u"[,;，、；\\n\\t]+"_s);
    for (const QString &name : m_names->text().split(between, Qt::SkipEmptyParts)) {
        if (name.trimmed().isEmpty())
            continue;
        if (const auto added = m_openDesk.desk()->committee().add(name.simplified()); !added) {
            m_dialogs.error(this, tr("The reviewer could not be added."), added.error());
            return;
        }
    }
    m_names->clear();
    showState();
}

/// Nobody begins without something to score by: the rubric that is chosen here is taken.
void SetupPage::begin()
{
    if (const auto rubric = m_openDesk.desk()->committee().rubric(); rubric && !*rubric)
        useRubric();
    emit readingWanted();
}

void SetupPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SetupPage::retranslate()
{
    const QSignalBlocker quiet(m_rubrics);
    const int current = std::max(0, m_rubrics->currentIndex());
    m_rubrics->clear();
    for (const Rubric &rubric : std::as_const(m_library))
        m_rubrics->addItem(tr("%1 (%n criteria)", "a rubric", int(rubric.criteria.size()))
                               .arg(rubric.title.in(WindowLanguage::inUse())));
    m_rubrics->setCurrentIndex(current);
    m_rubrics->setAccessibleName(tr("Rubrics of the library"));
    m_useRubric->setText(tr("Use This Rubric"));
    m_names->setPlaceholderText(tr("Names, separated by commas"));
    m_names->setAccessibleName(tr("Names of reviewers"));
    m_addNames->setText(tr("Add"));
    m_begin->setText(tr("Start Reading"));
    describeRubric();
    showState();
}

} // namespace Bole
