// SPDX-License-Identifier: GPL-3.0-or-later
// A season file with any of its bytes changed, or cut off: refused with a reason, or everything in
// it answered with a value or an error. The input is a list of changes to a sound file: five bytes
// each, three for the place, one for how many bytes, one for what they become.
#include "fuzzing.h"

#include "model/review/rubricjson.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"
#include "tests/support/readeverything.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Folder
{
    QTemporaryDir folder{(QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm"_s : u"/tmp"_s) +
                         u"/bole-fuzz-XXXXXX"_s};
    QString path = folder.filePath(u"fuzz.bole"_s);
};

Record somebody(int number)
{
    Record record;
    record.basics.name = u"江晓 %1"_s.arg(number);
    record.basics.emails = {u"xiao@example.org"_s};
    Education school;
    school.institution = u"Northlake Institute"_s;
    school.gpa = Grade{3.9, 4.0};
    record.education = {school, school};
    record.confidence.insert(u"/education/0/gpa"_s, 0.5);
    return record;
}

void fill(Season &season)
{
    const ReviewerId reviewer = season.reviewers().add({{}, u"Wen Shu"_s, {}, {}, {}, {}}).value();
    const StoredRubric rubric = season.rubrics().save(standardRubric(), reviewer).value();
    QList<ShortlistEntry> entries;
    for (int i = 1; i <= 3; ++i) {
        const ApplicantId applicant = season.applicants().create().value();
        Document document;
        document.applicant = applicant;
        document.kind = DocumentKind::Pdf;
        const DocumentId cv =
            season.documents().add(document, QByteArray(300, 'x'), u"Memory 系统"_s).value();
        Fuzzing::mustHold(season.records().add(applicant, somebody(i), cv).has_value(), "a record");
        (void)season.records().apply(applicant, Edit::set(u"/basics/name"_s, u"林一"_s), reviewer);
        ReviewContent review;
        review.note = u"A note"_s;
        review.scores[rubric.rubric.criteria.first().id].level = 3;
        (void)season.reviews().save(applicant, reviewer, rubric.id, review);
        (void)season.applicants().addTag({applicant}, u"systems"_s, reviewer);
        entries.append({applicant, false, 0, false, {}});
    }
    const ShortlistId list = season.shortlists().create(u"Interviews"_s, reviewer).value();
    (void)season.shortlists().setEntries(list, entries, reviewer);
}

const QByteArray &soundFile()
{
    static const QByteArray bytes = [] {
        const Folder place;
        {
            auto season = Season::create(place.path, u"Fuzz"_s);
            Fuzzing::mustHold(season.has_value(), "a season");
            fill(**season);
        }
        QFile file(place.path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    return bytes;
}

QByteArray changed(const QByteArray &input)
{
    QByteArray bytes = soundFile();
    Fuzzing::Reader changes(input);
    for (int i = 0; !changes.atEnd() && i < 64; ++i) {
        const qsizetype at = qsizetype(changes.number()) % bytes.size();
        const int count = changes.byte();
        const char value = char(changes.byte());
        if (count == 255) {
            bytes.truncate(std::max<qsizetype>(at, 100)); // without a head it is no season at all
            continue;
        }
        for (qsizetype k = at; k < std::min<qsizetype>(at + 1 + count % 16, bytes.size()); ++k)
            bytes[k] = value;
    }
    return bytes;
}

} // namespace

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static int count = 1;
    static char *arguments[] = {(*argv)[0], nullptr};
    static const QCoreApplication application(count, arguments);
    Q_UNUSED(argc);
    return soundFile().isEmpty() ? 1 : 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const Folder place;
    QFile file(place.path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return 0;
    file.write(changed(Fuzzing::bytesOf(data, size)));
    file.close();
    QFile::remove(place.path + u"-wal"_s);
    QFile::remove(place.path + u"-shm"_s);
    if (const auto season = Season::open(place.path))
        readEverything(**season);
    return 0;
}
