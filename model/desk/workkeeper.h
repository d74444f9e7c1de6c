// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>

namespace Bole {

class Season;

/// One thing that somebody did and the season has to take: a review, a correction, a tag …
struct SeasonWork
{
    enum class Kind { Review, Correction, SourceText, Tag, Highlight, Shortlist, Decision };

    Kind kind = Kind::Correction;
    qint64 subject = 0;    ///< what it is about: a document's, a list's … number
    ApplicantId applicant; ///< whose work it is about; none for work on a list
    /// Writes it as it is by then: what is typed while it waits may be part of it. Made with
    /// `withStores`, so that it sees no more of the season than it needs.
    std::function<Result<void>(Season &)> write;
    std::function<void()> done; ///< called when it was kept and is in the file now; may be empty
};

/// Writes work into the season. What the file refuses for now (the disk is full, the file has gone,
/// somebody else holds it) is kept in memory, in order, and tried again until it is in the file or
/// in a copy of it. Owned by the session; main thread.
class WorkKeeper : public QObject
{
    Q_OBJECT

public:
    static constexpr int retryMilliseconds = 3000;

    enum class Outcome { Written, Kept };

    explicit WorkKeeper(QObject *parent = nullptr);
    ~WorkKeeper() override;

    /// Where work goes from now on. What is kept goes there, too, when it is the season that it was
    /// meant for, or a copy of that.
    void setSeason(Season *season);
    bool hasSeason() const { return m_season; }
    /// The season is about to close: nothing goes there any more.
    void leave(const Season *season);

    /// An error means that it can never be written as it is, and is not kept.
    Result<Outcome> write(const SeasonWork &work);

    /// Tries what is kept once more. Whether nothing is left.
    bool retry();
    /// All that was meant for this season is in the file, or why not: for what must not be done
    /// before it, such as sealing a list or taking back a step.
    Result<void> settle();
    void forget(); ///< somebody chose to lose it

    int count() const { return int(m_kept.size()); }
    Error reason() const { return m_reason; } ///< of the last refusal
    bool holds(SeasonWork::Kind kind, qint64 subject) const;
    bool isRetrying() const { return m_isRetrying; } ///< what changes now was changed here

signals:
    void countChanged();
    /// Kept work that will never be written: somebody else has changed the same meanwhile.
    void gaveUp(Bole::SeasonWork::Kind kind, const Bole::Error &error);

private:
    struct Kept
    {
        SeasonWork work;
        ApplicantId anchor; ///< somebody in the season, by whom it is recognised …
        QString uuid;       ///< … under this name
    };

    void keep(const SeasonWork &work);
    bool isFor(const Kept &kept) const;
    bool isWaiting() const; ///< something for this season
    void tell(const QList<SeasonWork> &written,
              const QList<std::pair<SeasonWork::Kind, Error>> &lost);
    Result<void> attempt(const SeasonWork &work);

    Season *m_season = nullptr;
    QList<Kept> m_kept;
    Error m_reason;
    QTimer m_timer;
    bool m_isRetrying = false;
};

} // namespace Bole
