// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/intake/intake.h"
#include "model/result.h"
#include "model/review/review.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>

#include <functional>
#include <memory>

namespace Bole {

class ReaderPool;
class Season;

/// Makes the sample season: reads the sample people's PDFs anew, then puts in the rubric,
/// reviewers, reviews, tags and shortlists of season.json. Answers through the callback, from the
/// event loop, unless it is deleted before.
class SampleSeason : public QObject
{
    Q_OBJECT

public:
    /// A setting of the season: what History::latestWork() said when the sample was just made.
    static constexpr QStringView madeKey = u"sample.made";
    using Callback = std::function<void(Result<std::unique_ptr<Season>>)>;

    explicit SampleSeason(ReaderPool &readers, QObject *parent = nullptr);
    ~SampleSeason() override;

    /// A new file at `path`; the title in `language`, "en" or "zh_CN".
    void build(const QString &path, const QString &language, Callback callback);

signals:
    void progressed(int done, int total);

private:
    struct Sheet
    {
        QString applicant; ///< the id of season.json
        QString role;
        QString file;
        QByteArray bytes;
        Understanding understanding;
        DocumentId id;
    };

    Result<void> load();
    void read();
    void readCitedPages();
    void oneIsRead();
    QList<Citation> citationsFrom(const QJsonArray &json) const;
    void finish();
    Result<void> write();
    void addPeople();
    void addApplicants();
    Result<void> addReviews();
    Result<void> addShortlists();

    ReaderPool &m_readers;
    QString m_path;
    QString m_language;
    Callback m_callback;
    QJsonObject m_json;
    QList<Sheet> m_sheets;
    QHash<std::pair<QString, int>, PageText> m_citedPages; ///< by file and page number
    int m_left = 0;
    int m_total = 0;
    std::unique_ptr<Season> m_season;
    QHash<QString, ApplicantId> m_applicants;
    QHash<QString, ReviewerId> m_reviewers;
};

} // namespace Bole
