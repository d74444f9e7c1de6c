// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordedit.h"
#include "model/season/highlightstore.h"
#include "model/season/recordstore.h"
#include "model/season/shortliststore.h"
#include "tests/views/review/blindsecrets.h"
#include "tests/views/review/samplewindow.h"

namespace Bole {

/// A committee that is careless with names: it writes them into reviews, citations, highlights, the
/// reasons of a list and corrections of the records. Some applicants have further documents.
class Gossip
{
public:
    Gossip(const SampleFile &sample, const BlindSecrets &secrets)
        : m_sample(sample), m_secrets(secrets)
    {
    }

    bool spread()
    {
        auto season = Season::open(m_sample.path());
        if (!season)
            return false;
        m_season = season->get();
        addDocument(2, QStringLiteral("letter/02-mira-okaduwe.pdf"), DocumentRole::Letter);
        addDocument(3, QStringLiteral("transcript/03-lin-jian.pdf"), DocumentRole::Transcript);
        addDocument(9, QStringLiteral("transcript/09-jonah-pellwether.pdf"),
                    DocumentRole::Transcript);
        for (const auto &[person, applicant] : m_sample.people.asKeyValueRange()) {
            review(person, applicant);
            highlight(person, applicant);
            correct(person, applicant);
        }
        putOnList();
        return m_isFine;
    }

private:
    template <typename T>
    void want(const Result<T> &result)
    {
        m_isFine = m_isFine && result.has_value();
    }

    QString about(int person) const
    {
        return QStringLiteral("%1 (%2) is the one to take.")
            .arg(m_secrets.names(person).first(), m_secrets.story(person));
    }

    DocumentId documentOf(ApplicantId applicant) const
    {
        const auto documents = m_season->documents().list(applicant);
        return documents && !documents->isEmpty() ? documents->first().id : DocumentId();
    }

    /// Both reviewers are done, so that each sees the other's words.
    void review(int person, ApplicantId applicant)
    {
        const RubricId rubric = m_season->rubrics().list().value().last().id;
        const Citation citation{documentOf(applicant),
                                {Place{1, QRectF(0.1, 0.05, 0.4, 0.03), 0, 0, 0}},
                                about(person)};
        ReviewContent content;
        for (const char *criterion : {"research", "fit", "language"})
            content.scores.insert(QString::fromLatin1(criterion),
                                  {4, {}, about(person), {citation}});
        content.decision = Decision::Admit;
        content.reason = about(person);
        content.note = about(person);
        content.citations = {citation};
        content.state = ReviewState::Submitted;
        want(m_season->reviews().save(applicant, m_sample.bela, rubric, content));
        ReviewContent mine;
        mine.scores.insert(QStringLiteral("research"), {3, {}, {}, {citation}});
        mine.scores.insert(QStringLiteral("fit"), {2, {}, {}, {}});
        mine.state = ReviewState::Submitted;
        want(m_season->reviews().save(applicant, m_sample.ada, rubric, mine));
    }

    void highlight(int person, ApplicantId applicant)
    {
        Highlight highlight;
        highlight.document = documentOf(applicant);
        highlight.reviewer = m_sample.bela;
        highlight.places = {Place{1, QRectF(0.01, 0.98, 0.02, 0.01), 0, 0, 0}}; // where no word is
        highlight.quote = about(person);
        highlight.comment = about(person);
        want(m_season->highlights().add(highlight));
    }

    void correct(int person, ApplicantId applicant)
    {
        const auto set = [&](const char *pointer, const QString &value) {
            want(m_season->records().apply(
                applicant, Edit::set(QString::fromLatin1(pointer), value), m_sample.ada));
        };
        set("/basics/summary", about(person));
        set("/basics/name", m_secrets.names(person).first() + QStringLiteral(" II"));
        set("/education/0/institution", QStringLiteral("Hidden Hollow University"));
        set("/basics/emails/0", QStringLiteral("other.%1@example.net").arg(person));
    }

    void putOnList()
    {
        QList<ShortlistEntry> entries;
        for (const auto &[person, applicant] : m_sample.people.asKeyValueRange()) {
            ShortlistEntry entry;
            entry.applicant = applicant;
            entry.moved = true;
            entry.reason = about(person);
            entries.append(entry);
        }
        const auto list = m_season->shortlists().create(QStringLiteral("Everybody"), m_sample.ada);
        want(list);
        want(
            m_season->shortlists().setEntries(list.value_or(ShortlistId()), entries, m_sample.ada));
    }

    void addDocument(int person, const QString &path, DocumentRole role)
    {
        QFile file(QStringLiteral(BOLE_SAMPLE "/") + path);
        if (!file.open(QIODevice::ReadOnly)) {
            m_isFine = false;
            return;
        }
        Document document;
        document.applicant = m_sample.people[person];
        document.role = role;
        document.fileName = path.section(u'/', -1);
        document.kind = DocumentKind::Pdf;
        document.pages = 1;
        want(m_season->documents().add(document, file.readAll(), about(person)));
    }

    const SampleFile &m_sample;
    const BlindSecrets &m_secrets;
    Season *m_season = nullptr;
    bool m_isFine = true;
};

} // namespace Bole
