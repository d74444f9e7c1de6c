// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workspace/listedapplicants.h"

#include <QAbstractListModel>
#include <QSet>
#include <QTimer>

#include <memory>
#include <optional>

namespace Bole {

class Season;
class SeasonThread;

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
        LevelRole, ///< the stored word
        AreaRole,
        NeedsLookRole,
        SettledRole,
        MyScoreRole,     ///< double, or invalid
        ReviewStateRole, ///< ReviewState, or invalid before the first word
        TagsRole,
        IsNewRole, ///< new or changed by others since this reviewer looked
    };
    explicit ApplicantListModel(QObject *parent = nullptr);
    ~ApplicantListModel() override;

    void setSeason(Season *season);
    void setReviewer(ReviewerId reviewer);
    void setLanguage(const QString &language); ///< of the reader: decides the order of names
    void setQuery(const QString &query);
    void setFilter(const ApplicantFilter &filter);
    void setSort(ListOrder order);

    const ApplicantFilter &filter() const { return m_filter; }
    const QString &query() const { return m_query; }
    const Blindness &blindness() const { return m_blindness; }
    qsizetype total() const { return m_all.size(); }
    bool isWhole() const { return m_isWhole; } ///< false while the rest is being read

    QList<ApplicantId> order() const;
    QStringList tags() const; ///< of everybody, whoever is shown
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
    void showFirst();
    void reloadInBackground();
    void readEverybody();
    ListedApplicant *find(ApplicantId applicant);
    void rowChanged(ApplicantId applicant);
    void sortAll();
    void filterAll();
    bool searches() const;
    SearchScope scope() const;
    void search();
    void searchInBackground();
    void showFound(const Result<QList<ApplicantId>> &found);
    bool isFound(const ListedApplicant &item) const;
    bool findsClosed(const ListedApplicant &item) const;
    QString shownName(const ApplicantRow &row) const;

    Season *m_season = nullptr;
    ReviewerId m_reviewer;
    QString m_language = QStringLiteral("en");
    Blindness m_blindness;
    QString m_query;
    ApplicantFilter m_filter;
    ListOrder m_sort = ListOrder::Name;
    QList<ListedApplicant> m_all; ///< by id
    QList<ApplicantId> m_found;   ///< whom the query and the filter found last, by id
    QList<qsizetype> m_sorted;    ///< indices into m_all
    QList<qsizetype> m_shown;     ///< of those, the ones that pass the filter
    QList<int> m_rows;            ///< for each of m_all, where it is shown; -1: not
    bool m_isWhole = true;
    ReviewerId m_shownTo; ///< whose states and scores are in m_all
    QTimer m_soon;        ///< the window shows its first page before everybody is read
    bool m_isLoading = false;
    bool m_loadAgain = false; ///< something has changed since that was started
    /// Of its own: an answer that is waited for must not queue behind what goes through everybody.
    std::unique_ptr<SeasonThread> m_searcher;
    bool m_isSearching = false;
    bool m_searchAgain = false; ///< more was typed since that was started
};

} // namespace Bole
