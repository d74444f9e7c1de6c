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

/// Makes a sample season: reads the sample people's PDFs anew, then puts in what the story's file
/// (resources/sample) says that its committee did. Answers through the callback, from the
/// event loop, unless it is deleted before.
class SampleSeason : public QObject
{
    Q_OBJECT

public:
    /// A setting of the season: what History::latestWork() said when the sample was just made.
    static constexpr QStringView madeKey = u"sample.made";
    /// Which of the two: a committee that admits doctoral students, in two languages, or one that
    /// takes recommended students (推免) after a summer camp, in Chinese.
    enum class Story { Intake, Camp };
    using Callback = std::function<void(Result<std::unique_ptr<Season>>)>;

    explicit SampleSeason(ReaderPool &readers, QObject *parent = nullptr);
    ~SampleSeason() override;

    /// A new file at `path`; the title in `language`, "en" or "zh_CN".
    void build(const QString &path, Story story, const QString &language, Callback callback);

signals:
    void progressed(int done, int total);

private:
    struct Sheet
    {
        QString applicant; ///< the id of the story's file; empty: in the tray
        QString role;
        QString file;
        QString name; ///< under which it came
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
    ReviewerId chair() const; ///< the first of the committee
    void addApplicants();
    bool addDocument(Sheet &sheet, ApplicantId applicant, bool mayBeRecord);
    Result<void> addReviews();
    Result<void> addHighlights();
    Result<void> tellStory();

    ReaderPool &m_readers;
    QString m_path;
    Story m_story = Story::Intake;
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
