// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/applicantfilter.h"
#include "model/review/ownfield.h"
#include "model/review/reviewer.h"
#include "model/review/stage.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QDoubleSpinBox;

namespace Bole {

class GpaCondition;
class OwnConditions;
class ReviewConditions;
struct GpaCoverage;

/// What there is to choose from in a season.
struct FilterChoices
{
    QStringList tags;
    QList<double> gpaScales; ///< the most frequent first
    QStringList schoolLists;
    QStringList venueLists;
    QList<OwnField> ownFields;
    QList<Stage> stages; ///< of the season
    QList<Reviewer> reviewers;
};

/// The structured conditions of the list: what is left at "any" does not count. Emits whenever one
/// changes.
class FilterPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FilterPanel(QWidget *parent = nullptr);

    ApplicantFilter filter() const;
    void setFilter(const ApplicantFilter &filter);
    void setChoices(const FilterChoices &choices);
    void setTags(const QStringList &tags);
    void setLists(const QStringList &schools, const QStringList &venues);
    void setOwnFields(const QList<OwnField> &fields);
    void setStages(const QList<Stage> &stages);
    void setScales(const QList<double> &scales); ///< of GPAs, the most frequent first
    void setCoverage(const GpaCoverage &coverage);
    void setUnchecked(int shown); ///< how many of them nobody has checked in what is compared

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillDecisions();
    void fillStages();
    void fillChoices();
    void showCounts(const QMap<QString, double> &counts);
    void fillLists(QComboBox *box, const QStringList &lists);
    void describeUnchecked();

    QFormLayout *m_form;
    QComboBox *m_degree; ///< of which school, list, GPA and rank are asked
    QLineEdit *m_school;
    QComboBox *m_list;
    QComboBox *m_level;
    GpaCondition *m_gpa;
    QDoubleSpinBox *m_rank;
    QSpinBox *m_firstAuthor;
    QComboBox *m_venues;  ///< a list of venues
    QSpinBox *m_papers;   ///< how many on it …
    QCheckBox *m_asFirst; ///< … as first author
    QComboBox *m_award;
    QComboBox *m_test;
    QDoubleSpinBox *m_testScore;
    QComboBox *m_checking;
    QComboBox *m_tag;
    QComboBox *m_recommendation; ///< the reader's own
    QComboBox *m_decision;       ///< the committee's
    QComboBox *m_stage;          ///< of the season
    QComboBox *m_completeness;   ///< of what must be handed in
    QCheckBox *m_newDocuments;
    QComboBox *m_standing; ///< taking part, or withdrawn
    ReviewConditions *m_review;
    OwnConditions *m_own;
    QLabel *m_hint;
    int m_unchecked = 0;
    QList<Stage> m_stages;
};

} // namespace Bole
