// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sampleseason.h"

#include "app/sample/quoteplaces.h"
#include "model/programfiles.h"
#include "model/readerclient/readerpool.h"
#include "model/review/rubricjson.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimer>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

CriterionScore scoreFrom(const QJsonObject &json)
{
    CriterionScore score;
    if (json.contains(u"level"))
        score.level = json[u"level"].toDouble();
    if (json.contains(u"confidence"))
        score.confidence = json[u"confidence"].toInt();
    score.note = json[u"note"].toString();
    return score;
}

ReviewContent contentFrom(const QJsonObject &json)
{
    ReviewContent content;
    content.state = fromName<ReviewState>(json[u"state"].toString()).value_or(ReviewState::Draft);
    content.decision =
        fromName<Decision>(json[u"decision"].toString()).value_or(Decision::Undecided);
    content.reason = json[u"reason"].toString();
    content.note = json[u"note"].toString();
    const QJsonObject scores = json[u"scores"].toObject();
    for (auto it = scores.begin(); it != scores.end(); ++it)
        content.scores.insert(it.key(), scoreFrom(it->toObject()));
    return content;
}

PartialDate today()
{
    const QDate date = QDate::currentDate();
    return {date.year(), date.month(), date.day()};
}

} // namespace

SampleSeason::SampleSeason(ReaderPool &readers, QObject *parent)
    : QObject(parent), m_readers(readers)
{
}

SampleSeason::~SampleSeason() = default;

void SampleSeason::build(const QString &path, const QString &language, Callback callback)
{
    m_path = path;
    m_language = language;
    m_callback = std::move(callback);
    if (const auto loaded = load(); !loaded) {
        QTimer::singleShot(0, this,
                           [this, error = loaded.error()] { m_callback(std::unexpected(error)); });
        return;
    }
    read();
}

Result<void> SampleSeason::load()
{
    const QString folder = ProgramFiles::sample();
    QFile file(folder + u"/season.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileNotFound, file.fileName());
    m_json = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue &value : m_json[u"documents"].toArray()) {
        Sheet sheet{value[u"applicant"].toString(),
                    value[u"role"].toString(),
                    value[u"file"].toString(),
                    {},
                    {},
                    {}};
        QFile document(folder + u'/' + sheet.file);
        if (!document.open(QIODevice::ReadOnly))
            return failure(ErrorCode::FileNotFound, document.fileName());
        sheet.bytes = document.readAll();
        m_sheets << sheet;
    }
    return m_sheets.isEmpty() ? failure(ErrorCode::InvalidJson, file.fileName()) : Result<void>();
}

void SampleSeason::read()
{
    m_left = int(m_sheets.size());
    for (qsizetype i = 0; i < m_sheets.size(); ++i) {
        const QString name = QFileInfo(m_sheets[i].file).fileName();
        const auto source = DocumentSource::fromBytes(m_sheets[i].bytes, documentKind(name));
        m_readers.requestRecord(source, name, today(), this, [this, i](Result<Understanding> read) {
            // A sheet that cannot be read is still shown, only without facts.
            if (read)
                m_sheets[i].understanding = std::move(*read);
            oneIsRead();
        });
    }
    readCitedPages();
    m_total = m_left;
    emit progressed(0, m_total);
}

void SampleSeason::readCitedPages()
{
    for (const QJsonValue &review : m_json[u"reviews"].toArray()) {
        for (const QJsonValue &citation : review[u"citations"].toArray()) {
            const std::pair key(citation[u"file"].toString(), citation[u"page"].toInt());
            const auto sheet = std::ranges::find(m_sheets, key.first, &Sheet::file);
            if (sheet == m_sheets.end() || m_citedPages.contains(key))
                continue;
            m_citedPages.insert(key, {});
            ++m_left;
            m_readers.requestPageText(
                DocumentSource::fromBytes(sheet->bytes, documentKind(key.first)), key.second,
                Ocr::Never, Urgency::Background, this, [this, key](Result<PageText> page) {
                    m_citedPages[key] = page.value_or(PageText());
                    oneIsRead();
                });
        }
    }
}

void SampleSeason::oneIsRead()
{
    --m_left;
    emit progressed(m_total - m_left, m_total);
    if (m_left == 0)
        finish();
}

QList<Citation> SampleSeason::citationsFrom(const QJsonArray &json) const
{
    QList<Citation> citations;
    for (const QJsonValue &value : json) {
        const std::pair key(value[u"file"].toString(), value[u"page"].toInt());
        const auto sheet = std::ranges::find(m_sheets, key.first, &Sheet::file);
        if (sheet == m_sheets.end())
            continue;
        const QString quote = value[u"quote"].toString();
        citations << Citation{sheet->id, placesOfQuote(m_citedPages.value(key), key.second, quote),
                              quote};
    }
    return citations;
}

void SampleSeason::finish()
{
    const auto written = write();
    m_callback(written ? Result<std::unique_ptr<Season>>(std::move(m_season))
                       : std::unexpected(written.error()));
}

Result<void> SampleSeason::write()
{
    const QJsonObject title = m_json[u"title"].toObject();
    auto created =
        Season::create(m_path, title[m_language.startsWith(u"zh") ? u"zh" : u"en"].toString());
    if (!created)
        return std::unexpected(created.error());
    m_season = std::move(*created);
    {
        // One commit instead of hundreds.
        Transaction transaction(m_season->database());
        addPeople();
        addApplicants();
        const auto committed = addReviews().and_then([&] { return transaction.commit(); });
        if (!committed)
            return committed;
    }
    return addShortlists()
        .and_then([&] { return m_season->history().latestWork(); })
        .and_then([&](const QString &latest) {
            return m_season->settings().setQuietly(madeKey.toString(), latest);
        });
}

// What a store refuses inside the transaction makes its commit fail: nothing is checked twice.
void SampleSeason::addPeople()
{
    for (const QJsonValue &value : m_json[u"reviewers"].toArray()) {
        Reviewer reviewer;
        reviewer.name = value[u"name"].toString();
        reviewer.initials = value[u"initials"].toString();
        reviewer.colour = value[u"colour"].toString();
        reviewer.language = value[u"language"] == u"zh"_s ? u"zh_CN"_s : u"en"_s;
        reviewer.role =
            value[u"role"] == u"coordinator"_s ? ReviewerRole::Coordinator : ReviewerRole::Member;
        m_reviewers.insert(value[u"id"].toString(),
                           m_season->reviewers().add(reviewer).value_or(ReviewerId()));
    }
}

void SampleSeason::addApplicants()
{
    ApplicantStore &applicants = m_season->applicants();
    for (const QJsonValue &value : m_json[u"applicants"].toArray()) {
        const ApplicantId id = applicants.create().value_or(ApplicantId());
        m_applicants.insert(value[u"id"].toString(), id);
        bool hasRecord = false;
        for (Sheet &sheet : m_sheets) {
            if (sheet.applicant != value[u"id"].toString())
                continue;
            const Record &record = sheet.understanding.record;
            Document document;
            document.applicant = id;
            document.role = fromName<DocumentRole>(sheet.role).value_or(DocumentRole::Other);
            document.fileName = QFileInfo(sheet.file).fileName();
            document.kind = documentKind(document.fileName);
            document.pages = record.source.pages;
            sheet.id = m_season->documents()
                           .add(document, sheet.bytes, sheet.understanding.text)
                           .value_or(DocumentId());
            if (document.role == DocumentRole::Cv && !hasRecord)
                hasRecord = m_season->records().add(id, record, sheet.id).has_value();
        }
        for (const QJsonValue &tag : value[u"tags"].toArray())
            (void)applicants.setTag(id, tag.toString(), true);
    }
}

Result<void> SampleSeason::addReviews()
{
    const ReviewerId chair = m_reviewers.value(m_json[u"reviewers"][0][u"id"].toString());
    const auto rubric =
        rubricFromJson(m_json[u"rubric"].toObject()).and_then([&](const Rubric &read) {
            return m_season->rubrics().save(read, chair);
        });
    if (!rubric)
        return std::unexpected(rubric.error());
    QList<Assignment> assignments;
    for (const QJsonValue &value : m_json[u"assignments"].toArray()) {
        for (const QJsonValue &applicant : value[u"applicants"].toArray())
            assignments << Assignment{m_applicants.value(applicant.toString()),
                                      m_reviewers.value(value[u"reviewer"].toString())};
    }
    if (const auto added = m_season->assignments().add(assignments, chair); !added)
        return added;
    for (const QJsonValue &value : m_json[u"reviews"].toArray()) {
        ReviewContent content = contentFrom(value.toObject());
        content.citations = citationsFrom(value[u"citations"].toArray());
        const auto saved = m_season->reviews().save(
            m_applicants.value(value[u"applicant"].toString()),
            m_reviewers.value(value[u"reviewer"].toString()), rubric->id, content);
        if (!saved)
            return saved;
    }
    return {};
}

Result<void> SampleSeason::addShortlists()
{
    ShortlistStore &lists = m_season->shortlists();
    for (const QJsonValue &value : m_json[u"shortlists"].toArray()) {
        const ReviewerId by = m_reviewers.value(value[u"createdBy"].toString());
        const auto list = lists.create(value[u"name"].toString(), by);
        if (!list)
            return std::unexpected(list.error());
        QList<ShortlistEntry> entries;
        for (const QJsonValue &one : value[u"entries"].toArray()) {
            ShortlistEntry entry;
            entry.applicant = m_applicants.value(one[u"applicant"].toString());
            entry.moved = one[u"moved"].toBool();
            entry.reason = one[u"reason"].toString();
            entries << entry;
        }
        const auto written = lists.setRule(*list, value[u"rule"].toObject())
                                 .and_then([&] {
                                     return lists.setLines(*list, value[u"quota"].toInt(),
                                                           value[u"waiting"].toInt());
                                 })
                                 .and_then([&] { return lists.setEntries(*list, entries, by); });
        if (!written)
            return written;
    }
    return {};
}

} // namespace Bole
