// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/filterpanel.h"

#include "model/knowledge/namedlists.h"
#include "views/applicants/gpacondition.h"
#include "views/applicants/ownconditions.h"
#include "views/applicants/reviewconditions.h"
#include "views/common/plainspinbox.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/fields/fieldlabels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

template <typename Box>
std::optional<decltype(Box().value())> chosen(const Box *box)
{
    return box->value() > box->minimum() ? std::optional(box->value()) : std::nullopt;
}

template <typename Box, typename Number>
void choose(Box *box, const std::optional<Number> &value)
{
    box->setValue(value ? *value : box->minimum());
}

/// Also what is no longer, or not yet, among the choices.
void chooseData(QComboBox *box, const QString &data)
{
    if (!data.isEmpty() && box->findData(data) < 0)
        box->addItem(listTitle(data, WindowLanguage::inUse()), data);
    box->setCurrentIndex(data.isEmpty() ? 0 : box->findData(data));
}

} // namespace

FilterPanel::FilterPanel(QWidget *parent)
    : QWidget(parent),
      m_form(new QFormLayout(this)),
      m_degree(new QComboBox(this)),
      m_school(new QLineEdit(this)),
      m_list(new QComboBox(this)),
      m_level(new QComboBox(this)),
      m_gpa(new GpaCondition(this)),
      m_rank(new PlainSpinBox(this)),
      m_firstAuthor(new QSpinBox(this)),
      m_venues(new QComboBox(this)),
      m_papers(new QSpinBox(this)),
      m_asFirst(new QCheckBox(this)),
      m_award(new QComboBox(this)),
      m_test(new QComboBox(this)),
      m_testScore(new PlainSpinBox(this)),
      m_checking(new QComboBox(this)),
      m_tag(new QComboBox(this)),
      m_recommendation(new QComboBox(this)),
      m_decision(new QComboBox(this)),
      m_stage(new QComboBox(this)),
      m_completeness(new QComboBox(this)),
      m_newDocuments(new QCheckBox(this)),
      m_standing(new QComboBox(this)),
      m_review(new ReviewConditions(this)),
      m_own(new OwnConditions(this)),
      m_hint(new QLabel(this))
{
    m_form->setContentsMargins(Grid, 0, Grid, Grid);
    m_form->setVerticalSpacing(Grid / 2);
    m_rank->setRange(0, 100);
    m_rank->setSuffix(u"%"_s);
    m_testScore->setRange(0, 1000);
    for (QWidget *row :
         {static_cast<QWidget *>(m_degree),       static_cast<QWidget *>(m_school),
          static_cast<QWidget *>(m_list),         static_cast<QWidget *>(m_level),
          static_cast<QWidget *>(m_gpa),          static_cast<QWidget *>(m_rank),
          static_cast<QWidget *>(m_firstAuthor),  static_cast<QWidget *>(m_venues),
          static_cast<QWidget *>(m_papers),       static_cast<QWidget *>(m_asFirst),
          static_cast<QWidget *>(m_award),        static_cast<QWidget *>(m_test),
          static_cast<QWidget *>(m_testScore),    static_cast<QWidget *>(m_checking),
          static_cast<QWidget *>(m_tag),          static_cast<QWidget *>(m_recommendation),
          static_cast<QWidget *>(m_decision),     static_cast<QWidget *>(m_stage),
          static_cast<QWidget *>(m_completeness), static_cast<QWidget *>(m_newDocuments),
          static_cast<QWidget *>(m_standing)})
        m_form->addRow(new QLabel(this), row); // an empty text would make no label
    m_form->addRow(m_review);
    m_form->addRow(m_own);
    m_own->hide();
    m_hint->setObjectName(u"filter-unchecked"_s);
    m_hint->setWordWrap(true);
    m_hint->setFont(textFont(TextSize::Small));
    m_form->addRow(m_hint);
    connect(m_school, &QLineEdit::textChanged, this, &FilterPanel::changed);
    connect(m_gpa, &GpaCondition::changed, this, &FilterPanel::changed);
    for (QDoubleSpinBox *box : {m_rank, m_testScore})
        connect(box, &QDoubleSpinBox::valueChanged, this, &FilterPanel::changed);
    for (QSpinBox *box : {m_firstAuthor, m_papers})
        connect(box, &QSpinBox::valueChanged, this, &FilterPanel::changed);
    connect(m_asFirst, &QCheckBox::toggled, this, &FilterPanel::changed);
    m_papers->setMinimum(1);
    retranslate();
    m_degree->setObjectName(u"filter-degree"_s);
    m_list->setObjectName(u"filter-list"_s);
    m_venues->setObjectName(u"filter-venues"_s);
    m_award->setObjectName(u"filter-award"_s);
    m_test->setObjectName(u"filter-test"_s);
    m_recommendation->setObjectName(u"filter-recommendation"_s);
    m_decision->setObjectName(u"filter-decision"_s);
    m_stage->setObjectName(u"filter-stage"_s);
    m_standing->setObjectName(u"filter-standing"_s);
    m_completeness->setObjectName(u"filter-completeness"_s);
    m_newDocuments->setObjectName(u"filter-new-documents"_s);
    connect(m_newDocuments, &QCheckBox::toggled, this, &FilterPanel::changed);
    connect(m_review, &ReviewConditions::changed, this, &FilterPanel::changed);
    connect(m_own, &OwnConditions::changed, this, &FilterPanel::changed);
    for (QComboBox *box : {m_degree, m_list, m_venues, m_award, m_level, m_test, m_checking, m_tag,
                           m_recommendation, m_decision, m_stage, m_completeness, m_standing})
        connect(box, &QComboBox::currentIndexChanged, this, &FilterPanel::changed);
}

ApplicantFilter FilterPanel::filter() const
{
    ApplicantFilter filter;
    filter.degree = ApplicantFilter::Degree(m_degree->currentData().toInt());
    if (const QString list = m_list->currentData().toString(); !list.isEmpty())
        filter.lists = {list};
    if (!m_school->text().trimmed().isEmpty())
        filter.schools = {m_school->text().trimmed()};
    if (const QString level = m_level->currentData().toString(); !level.isEmpty())
        filter.levels = {level};
    filter.gpaAtLeast = m_gpa->atLeast();
    filter.gpaScale = m_gpa->scale();
    filter.rankPercentAtMost = chosen(m_rank);
    filter.firstAuthorAtLeast = chosen(m_firstAuthor);
    if (const QString venues = m_venues->currentData().toString(); !venues.isEmpty())
        filter.countsAtLeast.insert((m_asFirst->isChecked() ? u"firstPapers."_s : u"papers."_s) +
                                        venues,
                                    m_papers->value());
    if (const QString level = m_award->currentData().toString(); !level.isEmpty())
        filter.countsAtLeast.insert(u"awardsFrom."_s + level, 1);
    filter.testAtLeast = chosen(m_testScore);
    if (filter.testAtLeast)
        filter.test = m_test->currentData().toString();
    if (filter.test.isEmpty())
        filter.testAtLeast.reset();
    filter.checking = ApplicantFilter::Checking(m_checking->currentData().toInt());
    if (m_tag->currentIndex() > 0)
        filter.tags = {m_tag->currentText()};
    if (const QString wanted = m_recommendation->currentData().toString(); !wanted.isEmpty())
        filter.recommendations = {wanted};
    if (const QString wanted = m_decision->currentData().toString(); !wanted.isEmpty())
        filter.decisions = {wanted};
    if (const QString stage = m_stage->currentData().toString(); !stage.isEmpty())
        filter.stages = {stage};
    filter.withdrawn = m_standing->currentIndex() == 1;
    filter.completeness = ApplicantFilter::Completeness(m_completeness->currentIndex());
    filter.newDocuments = m_newDocuments->isChecked();
    m_review->addTo(filter);
    filter.own = m_own->conditions();
    return filter;
}

void FilterPanel::setFilter(const ApplicantFilter &filter)
{
    {
        const QSignalBlocker quiet(this); // one change, said once
        m_degree->setCurrentIndex(qMax(0, m_degree->findData(int(filter.degree))));
        chooseData(m_list, filter.lists.value(0));
        m_school->setText(filter.schools.value(0));
        m_level->setCurrentIndex(qMax(0, m_level->findData(filter.levels.value(0))));
        m_gpa->set(filter.gpaAtLeast, filter.gpaScale);
        choose(m_rank, filter.rankPercentAtMost);
        choose(m_firstAuthor, filter.firstAuthorAtLeast);
        showCounts(filter.countsAtLeast);
        m_test->setCurrentIndex(qMax(0, m_test->findData(filter.test)));
        choose(m_testScore, filter.testAtLeast);
        m_checking->setCurrentIndex(int(filter.checking));
        m_tag->setCurrentIndex(qMax(0, m_tag->findText(filter.tags.value(0))));
        m_recommendation->setCurrentIndex(
            qMax(0, m_recommendation->findData(filter.recommendations.value(0))));
        m_decision->setCurrentIndex(qMax(0, m_decision->findData(filter.decisions.value(0))));
        chooseData(m_stage, filter.stages.value(0));
        m_standing->setCurrentIndex(filter.withdrawn ? 1 : 0);
        m_completeness->setCurrentIndex(int(filter.completeness));
        m_newDocuments->setChecked(filter.newDocuments);
        m_review->setFrom(filter);
        m_own->setConditions(filter.own);
    }
    emit changed();
}

void FilterPanel::setTags(const QStringList &tags)
{
    const QSignalBlocker quiet(m_tag);
    const QString current = m_tag->currentIndex() > 0 ? m_tag->currentText() : QString();
    m_tag->clear();
    m_tag->addItem(tr("any"));
    m_tag->addItems(tags);
    if (!current.isEmpty() && !tags.contains(current))
        m_tag->addItem(current); // it goes on filtering
    m_tag->setCurrentIndex(qMax(0, m_tag->findText(current)));
}

/// What a filter that was saved asks for, whether somebody here has such papers or not.
void FilterPanel::showCounts(const QMap<QString, double> &counts)
{
    m_venues->setCurrentIndex(0);
    m_award->setCurrentIndex(0);
    for (const auto &[count, least] : counts.asKeyValueRange()) {
        const bool asFirst = count.startsWith("firstPapers."_L1);
        const QString list = count.section(u'.', 1);
        if (count.startsWith("awardsFrom."_L1)) {
            chooseData(m_award, list);
        } else if (asFirst || count.startsWith("papers."_L1)) {
            chooseData(m_venues, list);
            m_papers->setValue(int(least));
            m_asFirst->setChecked(asFirst);
        }
    }
}

void FilterPanel::setLists(const QStringList &schools, const QStringList &venues)
{
    fillLists(m_list, schools);
    fillLists(m_venues, venues);
}

void FilterPanel::fillLists(QComboBox *box, const QStringList &lists)
{
    const QSignalBlocker quiet(box);
    const QString current = box->currentData().toString();
    box->clear();
    box->addItem(tr("any"), QString());
    for (const QString &list : lists)
        box->addItem(listTitle(list, WindowLanguage::inUse()), list);
    chooseData(box, current); // it goes on filtering
}

void FilterPanel::setChoices(const FilterChoices &choices)
{
    setTags(choices.tags);
    setScales(choices.gpaScales);
    setLists(choices.schoolLists, choices.venueLists);
    setOwnFields(choices.ownFields);
    setStages(choices.stages);
    m_review->setReviewers(choices.reviewers);
}

void FilterPanel::setOwnFields(const QList<OwnField> &fields)
{
    m_own->setFields(fields);
}

void FilterPanel::setScales(const QList<double> &scales)
{
    m_gpa->setScales(scales);
}

void FilterPanel::setCoverage(const GpaCoverage &coverage)
{
    m_gpa->setCoverage(coverage);
}

void FilterPanel::setUnchecked(int shown)
{
    m_unchecked = shown;
    describeUnchecked();
}

void FilterPanel::describeUnchecked()
{
    m_hint->setText(tr("△ %n of those shown: nobody has checked yet what is compared here.",
                       nullptr, m_unchecked));
    m_hint->setVisible(m_unchecked > 0);
}

void FilterPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FilterPanel::retranslate()
{
    const QStringList labels{tr("Of the degree"),
                             tr("School"),
                             tr("School is on the list"),
                             tr("Level"),
                             tr("GPA at least"),
                             tr("Rank at most"),
                             tr("First-author papers at least"),
                             tr("Papers on the list of venues"),
                             tr("Papers at least"),
                             QString(),
                             tr("An award, at least"),
                             tr("Test"),
                             tr("Score at least"),
                             tr("Checking"),
                             tr("Tag"),
                             tr("My recommendation"),
                             tr("Committee's decision"),
                             tr("Stage"),
                             tr("Documents"),
                             QString(),
                             tr("Application")};
    for (int row = 0; row < labels.size(); ++row) {
        QWidget *field = m_form->itemAt(row, QFormLayout::FieldRole)->widget();
        static_cast<QLabel *>(m_form->labelForField(field))->setText(labels[row]);
        field->setAccessibleName(labels[row]);
    }
    m_gpa->retranslate();
    describeUnchecked();
    for (auto *box : {m_rank, m_testScore})
        box->setSpecialValueText(tr("any"));
    m_firstAuthor->setSpecialValueText(tr("any"));
    m_asFirst->setText(tr("as first author"));
    m_asFirst->setAccessibleName(m_asFirst->text());
    m_newDocuments->setText(tr("some are new to me"));
    m_newDocuments->setAccessibleName(m_newDocuments->text());
    m_review->retranslate();
    m_own->retranslate();
    fillChoices();
    const QSignalBlocker quietLevel(m_level);
    const int level = qMax(0, m_level->currentIndex());
    m_level->clear();
    m_level->addItem(tr("any"), QString());
    for (const QString &word : {u"bachelor"_s, u"master"_s, u"doctor"_s})
        m_level->addItem(choiceLabel(word), word);
    m_level->setCurrentIndex(level);
    const QSignalBlocker quietChecking(m_checking);
    const int checking = qMax(0, m_checking->currentIndex());
    m_checking->clear();
    m_checking->addItem(tr("any"), int(ApplicantFilter::Checking::Any));
    m_checking->addItem(tr("something to look at"), int(ApplicantFilter::Checking::NeedsLook));
    m_checking->addItem(tr("done"), int(ApplicantFilter::Checking::Done));
    m_checking->setCurrentIndex(checking);
    if (m_tag->count() > 0)
        m_tag->setItemText(0, tr("any"));
    fillDecisions();
}

} // namespace Bole
