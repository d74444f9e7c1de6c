// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rubric/totalform.h"

#include "model/knowledge/testkinds.h"
#include "model/review/formulanames.h"
#include "model/review/formulatitle.h"
#include "model/review/totalformula.h"
#include "views/common/ink.h"
#include "views/common/menuheading.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/rubric/formulawords.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// In [ ] where the parser would not see where it ends.
QString inFormula(const QString &name)
{
    const bool isPlain = std::ranges::all_of(name, [](QChar c) { return c.isLetterOrNumber(); }) &&
                         !name.isEmpty() && !name.front().isDigit();
    return isPlain ? name : u'[' + name + u']';
}

} // namespace

TotalForm::TotalForm(QWidget *parent)
    : QWidget(parent),
      m_formulaLabel(new QLabel),
      m_formula(new QLineEdit),
      m_insert(new QToolButton),
      m_requirementsLabel(new QLabel),
      m_requirements(new QPlainTextEdit),
      m_words(new QLabel)
{
    m_formula->setObjectName(QStringLiteral("formula"));
    m_formulaLabel->setBuddy(m_formula);
    m_insert->setObjectName(QStringLiteral("formulaInsert"));
    m_insert->setPopupMode(QToolButton::InstantPopup);
    m_insert->setMenu(new QMenu(m_insert));
    m_insert->menu()->setToolTipsVisible(true);
    m_requirements->setObjectName(QStringLiteral("requirements"));
    m_requirements->setFixedHeight(2 * fontMetrics().lineSpacing() + 2 * Grid);
    m_requirements->setTabChangesFocus(true);
    m_words->setObjectName(QStringLiteral("formulaWords"));
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setInk(m_words, &Colors::muted);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_formulaLabel, 0, 0);
    grid->addWidget(m_formula, 0, 1);
    grid->addWidget(m_insert, 0, 2);
    grid->addWidget(m_requirementsLabel, 1, 0, Qt::AlignTop);
    grid->addWidget(m_requirements, 1, 1, 1, 2);
    grid->addWidget(m_words, 2, 1, 1, 2);
    connect(m_formula, &QLineEdit::textEdited, this, &TotalForm::edited);
    connect(m_requirements, &QPlainTextEdit::textChanged, this, &TotalForm::edited);
    connect(m_insert->menu(), &QMenu::aboutToShow, this, &TotalForm::fillParts);
    retranslate();
}

void TotalForm::setRubric(const Rubric &rubric)
{
    const QSignalBlocker quiet(this);
    m_formula->setText(rubric.formula);
    m_requirements->setPlainText(rubric.requirements.join(u'\n'));
    explain(rubric);
}

void TotalForm::explain(const Rubric &rubric)
{
    m_rubric = rubric;
    m_words->setText(FormulaWords::of(rubric));
}

QString TotalForm::formula() const
{
    return m_formula->text().trimmed();
}

QStringList TotalForm::requirements() const
{
    return m_requirements->toPlainText().split(u'\n', Qt::SkipEmptyParts);
}

/// What a formula can be made of, to be put where one is typing.
void TotalForm::fillParts()
{
    const QString language = WindowLanguage::inUse();
    QMenu *menu = m_insert->menu();
    menu->clear();
    addHeading(menu, tr("Criteria"));
    for (const Criterion &criterion : std::as_const(m_rubric.criteria)) {
        const QString name = criterion.name.in(language);
        if (!name.isEmpty())
            addPart(menu, name, {}, inFormula(name));
    }
    addPart(menu, formulaTitle(reviewersTotal, m_rubric, language), {},
            nameInFormula(reviewersTotal, language));
    addHeading(menu, tr("Functions"));
    for (const FormulaFunction &function : formulaFunctions()) {
        const QString name = nameInFormula(function.id, language);
        addPart(menu, name, FormulaWords::function(function.kind), name + u"()"_s, 1);
    }
    QMenu *facts = menu->addMenu(tr("Facts of the applicant"));
    for (const FormulaFact &fact : formulaFacts())
        addPart(facts, formulaTitle(fact.name, m_rubric, language), {},
                nameInFormula(fact.name, language));
    for (const QString &level : {u"international"_s, u"national"_s, u"provincial"_s})
        addPart(facts, formulaTitle(u"awards."_s + level, m_rubric, language), {},
                u"awards."_s + level);
    for (const TestKind &test : testKinds()) {
        if (test.isColumn)
            addPart(facts, test.heading(language), {}, inFormula(test.name));
    }
    for (const QString &count : std::as_const(m_counts)) {
        const QString title = formulaTitle(count, m_rubric, language);
        addPart(facts,
                count.startsWith("bachelorList."_L1)
                    ? tr("%1, the bachelor's school", "a list of schools").arg(title)
                    : title,
                {}, inFormula(count));
    }
}

void TotalForm::addPart(QMenu *menu, const QString &name, const QString &about,
                        const QString &typed, int back)
{
    QAction *action = menu->addAction(
        about.isEmpty() ? name : tr("%1: %2", "a function, what it does").arg(name, about));
    connect(action, &QAction::triggered, this, [this, typed, back] {
        m_formula->insert(typed);
        m_formula->cursorBackward(false, back);
        m_formula->setFocus();
    });
}

void TotalForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TotalForm::retranslate()
{
    m_formulaLabel->setText(tr("Total"));
    m_formula->setAccessibleName(tr("Formula of the total"));
    m_formula->setPlaceholderText(
        tr("Empty: the mean of the reviewers' weighted totals. Or, for example: "
           "exam × 0.6 + trimmed(panel) × 0.4"));
    m_formula->setAccessibleDescription(m_formula->placeholderText());
    m_formula->setToolTip(
        tr("Names of criteria, + − × ÷ and brackets; a name with spaces stands in [ ].\n"
           "trimmed(x): mean of the reviewers without the highest and the lowest\n"
           "lowest(x), highest(x): of the reviewers; total: their weighted totals\n"
           "best(2, a, b, c): mean of the best two; mean, min, max of several\n"
           "table(rank, <=5: 3, <=10: 1): points for a fact: gpa and rank in per cent, tests by "
           "name, awards.national, list.985, papers and the name of a list…"));
    m_insert->setText(tr("Insert") + QStringLiteral(" ▾"));
    m_insert->setToolTip(tr("Names and functions that the formula can use"));
    m_requirementsLabel->setText(tr("Ruled out unless"));
    m_requirements->setAccessibleName(m_requirementsLabel->text());
    m_requirements->setPlaceholderText(tr("One a line, for example: panel >= 60"));
    m_requirements->setAccessibleDescription(m_requirements->placeholderText());
    m_requirements->setToolTip(
        tr("Whoever does not meet one of these lines gets no total and no place on a list; the "
           "reason is shown. lowest(x) >= 2 is a veto of every reviewer."));
    explain(m_rubric);
}

} // namespace Bole
