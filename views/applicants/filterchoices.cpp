// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to choose from in the filter panel, in the window's language.
#include "model/record/recordenums.h"
#include "views/applicants/filterpanel.h"
#include "views/common/windowlanguage.h"
#include "views/fields/fieldlabels.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QComboBox>
#include <QSignalBlocker>

namespace Bole {

using namespace Qt::StringLiterals;

void FilterPanel::fillChoices()
{
    const QSignalBlocker quietDegree(m_degree);
    const int degree = qMax(0, m_degree->currentIndex());
    m_degree->clear();
    m_degree->addItem(tr("the highest"), int(ApplicantFilter::Degree::Highest));
    m_degree->addItem(tr("bachelor"), int(ApplicantFilter::Degree::Bachelor));
    m_degree->setCurrentIndex(degree);
    const QSignalBlocker quietTest(m_test);
    const int test = qMax(0, m_test->currentIndex());
    m_test->clear();
    m_test->addItem(QString());
    for (const QString &name : testNames())
        m_test->addItem(choiceLabel(name), name);
    m_test->setCurrentIndex(test);
    const QSignalBlocker quietAward(m_award);
    const int award = qMax(0, m_award->currentIndex());
    m_award->clear();
    m_award->addItem(tr("any"), QString());
    for (const AwardLevel level : {AwardLevel::University, AwardLevel::Provincial,
                                   AwardLevel::National, AwardLevel::International})
        m_award->addItem(choiceLabel(nameOf(level)), nameOf(level));
    m_award->setCurrentIndex(award);
    for (QComboBox *box : {m_list, m_venues}) {
        QStringList lists;
        for (int i = 1; i < box->count(); ++i)
            lists.append(box->itemData(i).toString());
        fillLists(box, lists);
    }
}

void FilterPanel::setStages(const QList<Stage> &stages)
{
    if (stages == m_stages)
        return;
    m_stages = stages;
    fillStages();
}

void FilterPanel::fillStages()
{
    const QSignalBlocker quiet(m_stage);
    const QString current = m_stage->currentData().toString();
    m_stage->clear();
    m_stage->addItem(tr("any"), QString());
    m_stage->addItem(tr("before the first"), u"none"_s);
    for (const Stage &stage : std::as_const(m_stages))
        m_stage->addItem(stage.name.in(WindowLanguage::inUse()), stage.id);
    m_stage->setCurrentIndex(qMax(0, m_stage->findData(current))); // it goes on filtering
}

void FilterPanel::fillDecisions()
{
    fillStages();
    for (QComboBox *box : {m_recommendation, m_decision}) {
        const QSignalBlocker quiet(box);
        const int current = qMax(0, box->currentIndex());
        box->clear();
        box->addItem(tr("any"), QString());
        for (const Decision decision : {Decision::Admit, Decision::Interview, Decision::Wait,
                                        Decision::Reject, Decision::Undecided})
            box->addItem(decisionWord(decision), nameOf(decision));
        box->setCurrentIndex(current);
    }
    const QSignalBlocker quiet(m_standing);
    const int standing = qMax(0, m_standing->currentIndex());
    m_standing->clear();
    m_standing->addItems({tr("taking part"), tr("withdrawn")});
    m_standing->setCurrentIndex(standing);
    const QSignalBlocker quietToo(m_completeness);
    const int completeness = qMax(0, m_completeness->currentIndex());
    m_completeness->clear(); // in the order of ApplicantFilter::Completeness
    m_completeness->addItems({tr("any"), tr("all that are asked for"), tr("some are missing")});
    m_completeness->setCurrentIndex(completeness);
}

} // namespace Bole
