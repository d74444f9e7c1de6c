// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/applicantfilter.h"

#include <QObject>

#include <memory>

namespace Bole {

class Desk;
class SeasonThread;
struct DeskState;

/// What a search has found, each by id.
struct FoundApplicants
{
    QList<ApplicantId> all;
    QList<ApplicantId> otherwise; ///< without asking for a GPA
    QList<ApplicantId> byName;    ///< of all: whose name has every word that was typed
};

/// Finds applicants by words and conditions, with nothing that is hidden from who sits at the desk.
/// Among many on a thread of its own: an answer that is waited for must not queue behind what goes
/// through everybody. Of what was asked meanwhile only the last counts. Lives with a model.
class ApplicantSearcher : public QObject
{
    Q_OBJECT

public:
    explicit ApplicantSearcher(QObject *parent = nullptr);
    ~ApplicantSearcher() override;

    void setDesk(Desk *desk); ///< nullptr before the desk goes
    void find(const QString &query, const ApplicantFilter &filter);
    void setInsideWords(bool inside) { m_isInsideWords = inside; }
    void cancel(); ///< nobody waits for the answer any more

signals:
    void found(const Bole::FoundApplicants &found);

private:
    ApplicantFilter readersFilter() const;
    SearchScope scope() const;
    void findInBackground();

    const DeskState *m_state = nullptr; ///< the desk's own; nullptr without a desk
    QString m_query;
    ApplicantFilter m_filter;
    bool m_isInsideWords = false; ///< names and schools are found by the middle of a word, too
    std::unique_ptr<SeasonThread> m_thread;
    bool m_isWaited = false; ///< somebody waits for an answer
    bool m_isSearching = false;
    bool m_searchAgain = false; ///< more was asked since that was started
};

} // namespace Bole
