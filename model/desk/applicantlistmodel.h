// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/applicantsearcher.h"
#include "model/desk/cellwords.h"
#include "model/desk/filtercoverage.h"
#include "model/desk/foundlines.h"
#include "model/desk/listedapplicants.h"
#include "model/review/applicantfilter.h"

#include <QAbstractListModel>
#include <QSet>
#include <QTimer>

#include <optional>

namespace Bole {

class Desk;
class Season;
struct DeskState;

/// The season's applicants as the list shows them: filtered, in the reader's order, and blind where
/// the reviewer reads blind. Owned by the pane, lives on the window's thread.
class ApplicantListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole + 1, ///< ApplicantId
        NameRole,                  ///< what may be shown as the name
        NameOtherRole,
        SchoolRole,
        ListsRole, ///< of institutions that the school is on: 985, 211 …
        LevelRole, ///< the stored word
        AreaRole,
        NeedsLookRole,
        SettledRole,
        MyScoreRole,     ///< double, or invalid
        ReviewStateRole, ///< ReviewState, or invalid before the first word
        TagsRole,
        IsNewRole,     ///< new or changed by others since this reviewer looked
        WithdrawnRole, ///< why, where somebody withdrew; invalid: they take part
        FoundLineRole, ///< FoundLine: where a search found them, if not by the name
    };
    explicit ApplicantListModel(QObject *parent = nullptr);
    ~ApplicantListModel() override;

    /// Follows who sits at the desk and in which language they read: that decides the order of
    /// names. nullptr before the desk goes.
    void setDesk(Desk *desk);
    void setQuery(const QString &query);
    void setInsideWords(bool inside); ///< names and schools also by the middle of a word
    void setFilter(const ApplicantFilter &filter);
    void setSort(const ListSort &sort);
    void setSpoken(const CellWords &spoken) { m_spoken = spoken; }

    const ApplicantFilter &filter() const { return m_filter; }
    const QString &query() const { return m_query; }
    const ListSort &sort() const { return m_sort; }
    bool isBlind() const { return m_blindness.isOn(); } ///< something is hidden from the reader
    qsizetype total() const { return m_all.size(); }
    bool isWhole() const { return m_isWhole; } ///< false while the rest is being read

    QList<ApplicantId> order() const;
    QStringList tags() const; ///< of everybody, whoever is shown
    /// The scales on which the GPAs are that may be seen here, the most frequent first.
    QStringList schoolLists() const; ///< that somebody's school is on, as far as it may be seen
    QStringList venueLists() const;  ///< that somebody has a paper on
    QList<double> gpaScales() const;
    /// Whom a condition on the GPA could not compare.
    GpaCoverage gpaCoverage() const;
    /// Of those shown, with how many nobody has checked what the other conditions compare.
    int uncheckedShown() const;
    QModelIndex indexOf(ApplicantId applicant) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

signals:
    void loaded(); ///< everybody anew, or the first of many

public slots:
    void reload();
    void refreshRows(const QList<Bole::ApplicantId> &applicants);
    void refreshReview(Bole::ApplicantId applicant);

private:
    void show(ListedApplicants everybody);
    void setLanguage(const QString &language);
    void showFirst();
    ListedApplicants read(int atMost) const;
    void reloadInBackground();
    void readEverybody();
    qsizetype positionOf(ApplicantId applicant) const;
    ListedApplicant *find(ApplicantId applicant);
    void rowChanged(ApplicantId applicant);
    void sortAll();
    void filterAll();
    bool searches() const;
    void search();
    void showFound(const FoundApplicants &found);
    bool isFound(const ListedApplicant &item) const;
    bool findsClosed(const ListedApplicant &item) const;
    QString shownName(const ApplicantRow &row) const;
    QString shownSchool(const ListedApplicant &item) const;
    QStringList shownLists(const ListedApplicant &item) const;
    int shownOpen(const ApplicantRow &row) const;

    ReviewerId reviewer() const;
    ListRequest request() const;
    bool isForMe(const Blindness &shown) const;

    Desk *m_desk = nullptr;
    const DeskState *m_state = nullptr; ///< the desk's own; nullptr without a desk
    Season *m_season = nullptr;
    QString m_language = QStringLiteral("en");
    Blindness m_blindness;
    QString m_query;
    ApplicantFilter m_filter;
    ListSort m_sort;
    QList<ListedApplicant> m_all;        ///< by id
    QList<ApplicantId> m_found;          ///< whom the query and the filter found last, by id
    QList<ApplicantId> m_foundOtherwise; ///< … were it not for the condition on the GPA
    QList<ApplicantId> m_foundByName;    ///< … whose name the query found
    QList<qsizetype> m_sorted;           ///< indices into m_all
    QList<qsizetype> m_shown;            ///< of those, the ones that pass the filter
    QList<int> m_rows;                   ///< for each of m_all, where it is shown; -1: not
    bool m_isWhole = true;
    ReviewerId m_shownTo; ///< whose states and scores are in m_all
    QTimer m_soon;        ///< the window shows its first page before everybody is read
    bool m_isLoading = false;
    bool m_loadAgain = false; ///< something has changed since that was started
    ApplicantSearcher m_searcher;
    mutable FoundLines m_lines;
    CellWords m_spoken;
};

} // namespace Bole
