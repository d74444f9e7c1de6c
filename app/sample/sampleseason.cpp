// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sampleseason.h"

#include "app/sample/quoteplaces.h"
#include "app/sample/samplestory.h"
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/programfiles.h"
#include "model/readerclient/readerpool.h"
#include "model/review/bilingualtext.h"
#include "model/review/rubricjson.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentdetails.h"
#include "model/season/documentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
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

void SampleSeason::build(const QString &path, Story story, const QString &language,
                         Callback callback)
{
    m_path = path;
    m_story = story;
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
    QFile file(folder + u'/' + (m_story == Story::Camp ? u"camp.json"_s : u"season.json"_s));
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileNotFound, file.fileName());
    m_json = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue &value : m_json[u"documents"].toArray()) {
        Sheet sheet{value[u"applicant"].toString(),
                    value[u"role"].toString(),
                    value[u"file"].toString(),
                    value[u"name"].toString(),
                    {},
                    {},
                    {}};
        QFile document(folder + u'/' + sheet.file);
        if (!document.open(QIODevice::ReadOnly))
            return failure(ErrorCode::FileNotFound, document.fileName());
        sheet.bytes = document.readAll();
        if (sheet.name.isEmpty())
            sheet.name = QFileInfo(sheet.file).fileName();
        m_sheets << sheet;
    }
    return m_sheets.isEmpty() ? failure(ErrorCode::InvalidJson, file.fileName()) : Result<void>();
}

void SampleSeason::read()
{
    m_left = int(m_sheets.size());
    for (qsizetype i = 0; i < m_sheets.size(); ++i) {
        const QString name = m_sheets[i].name;
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

/// Quoted phrases stand somewhere: the pages of reviews' citations and of highlights.
void SampleSeason::readCitedPages()
{
    QJsonArray quotes = m_json[u"highlights"].toArray();
    for (const QJsonValue &review : m_json[u"reviews"].toArray()) {
        for (const QJsonValue &citation : review[u"citations"].toArray())
            quotes.append(citation);
    }
    for (const QJsonValue &quote : std::as_const(quotes)) {
        const std::pair key(quote[u"file"].toString(), quote[u"page"].toInt());
        const auto sheet = std::ranges::find(m_sheets, key.first, &Sheet::file);
        if (sheet == m_sheets.end() || m_citedPages.contains(key))
            continue;
        m_citedPages.insert(key, {});
        ++m_left;
        m_readers.requestPageText(
            DocumentSource::fromBytes(sheet->bytes, documentKind(sheet->name)), key.second,
            Ocr::Never, Urgency::Background, this, [this, key](Result<PageText> page) {
                m_citedPages[key] = page.value_or(PageText());
                oneIsRead();
            });
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
    auto created = Season::create(m_path, bilingualFromJson(m_json[u"title"]).in(m_language));
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
    return addHighlights()
        .and_then([&] { return tellStory(); })
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
        reviewer.language = value[u"language"].toString();
        reviewer.role =
            fromName<ReviewerRole>(value[u"role"].toString()).value_or(ReviewerRole::Member);
        m_reviewers.insert(value[u"id"].toString(),
                           m_season->reviewers().add(reviewer).value_or(ReviewerId()));
    }
}

void SampleSeason::addApplicants()
{
    ApplicantStore &applicants = m_season->applicants();
    for (const QJsonValue &value : m_json[u"applicants"].toArray()) {
        const QString name = value[u"id"].toString();
        const bool hasSheet = std::ranges::contains(m_sheets, name, &Sheet::applicant);
        // Of some only the roster knows.
        const ApplicantId id =
            (hasSheet ? applicants.create()
                      : m_season->dossiers().create(value[u"name"].toString(), chair()))
                .value_or(ApplicantId());
        m_applicants.insert(name, id);
        bool hasRecord = false;
        for (Sheet &sheet : m_sheets) {
            if (sheet.applicant == name)
                hasRecord = addDocument(sheet, id, !hasRecord) || hasRecord;
        }
        for (const QJsonValue &tag : value[u"tags"].toArray())
            (void)applicants.setTag(id, tag.toString(), true);
    }
    for (Sheet &sheet : m_sheets) { // nobody's, in the tray
        if (sheet.applicant.isEmpty())
            addDocument(sheet, {}, false);
    }
}

/// Whether the applicant's record was made of it.
bool SampleSeason::addDocument(Sheet &sheet, ApplicantId applicant, bool mayBeRecord)
{
    const Record &record = sheet.understanding.record;
    Document document;
    document.applicant = applicant;
    document.role = fromName<DocumentRole>(sheet.role).value_or(DocumentRole::Other);
    document.fileName = sheet.name;
    document.kind = documentKind(document.fileName);
    document.pages = record.source.pages;
    sheet.id = m_season->documents()
                   .add(document, sheet.bytes, sheet.understanding.text)
                   .value_or(DocumentId());
    if (!sheet.understanding.parts.isEmpty())
        (void)DocumentDetails(m_season->database())
            .storeFoundParts(sheet.id, sheet.understanding.parts);
    return mayBeRecord && document.role == DocumentRole::Cv &&
           m_season->records().add(applicant, record, sheet.id).has_value();
}

ReviewerId SampleSeason::chair() const
{
    return m_reviewers.value(m_json[u"reviewers"][0][u"id"].toString());
}

Result<void> SampleSeason::addReviews()
{
    const auto rubric =
        rubricFromJson(m_json[u"rubric"].toObject()).and_then([&](const Rubric &read) {
            return m_season->rubrics().save(read, chair());
        });
    if (!rubric)
        return std::unexpected(rubric.error());
    QList<Assignment> assignments;
    for (const QJsonValue &value : m_json[u"assignments"].toArray()) {
        for (const QJsonValue &applicant : value[u"applicants"].toArray())
            assignments << Assignment{m_applicants.value(applicant.toString()),
                                      m_reviewers.value(value[u"reviewer"].toString())};
    }
    if (const auto added = m_season->assignments().add(assignments, chair()); !added)
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

Result<void> SampleSeason::addHighlights()
{
    for (const QJsonValue &value : m_json[u"highlights"].toArray()) {
        const QList<Citation> cited = citationsFrom({value});
        if (cited.isEmpty())
            continue;
        Highlight highlight;
        highlight.document = cited.first().document;
        highlight.reviewer = m_reviewers.value(value[u"reviewer"].toString());
        highlight.places = cited.first().places;
        highlight.quote = cited.first().quote;
        highlight.comment = value[u"comment"].toString();
        if (const auto added = m_season->highlights().add(highlight); !added)
            return std::unexpected(added.error());
    }
    return {};
}

Result<void> SampleSeason::tellStory()
{
    SampleStory::Cast cast{m_applicants, m_reviewers, {}};
    for (const Sheet &sheet : std::as_const(m_sheets))
        cast.documents.insert(sheet.file, sheet.id);
    SampleStory story(m_season->database(), m_json, cast);
    WorkKeeper work;
    return story.tell()
        .and_then([&] {
            Desk desk(*m_season, work, chair());
            return story.seal(desk);
        })
        .and_then([&] { return story.withdraw(); });
}

} // namespace Bole
