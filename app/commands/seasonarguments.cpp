// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/seasonarguments.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "views/common/errortext.h"

#include <QTextStream>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

void say(const QString &line)
{
    QTextStream(stderr) << "bole: " << line << Qt::endl;
}

} // namespace

int usageError(const QString &message)
{
    say(message);
    return WrongUsage;
}

int failed(const QString &what, const Error &error)
{
    say(what + u": "_s + errorText(error) +
        (error.detail.isEmpty() ? QString() : u" ("_s + error.detail + u')'));
    return SomeFailed;
}

Result<ApplicantId> findApplicant(Season &season, const Viewer &viewer, const QString &text)
{
    bool isNumber = false;
    if (const qint64 number = text.toLongLong(&isNumber); isNumber)
        return season.applicants().row(ApplicantId{number}).transform([](const ApplicantRow &row) {
            return row.id;
        });
    if (const auto byUuid = season.applicants().findByUuid(text); byUuid && byUuid->isValid())
        return byUuid;
    if (viewer.blindness.hides(BlindField::Name))
        return failure(ErrorCode::NotFound, u"names are hidden; use the number"_s);
    const auto rows = season.applicants().list();
    if (!rows)
        return std::unexpected(rows.error());
    QList<ApplicantId> found;
    for (const ApplicantRow &row : *rows) {
        if (row.name == text || row.nameOther == text)
            found.append(row.id);
    }
    if (found.size() != 1)
        return failure(ErrorCode::NotFound, u"%1 applicants have this name"_s.arg(found.size()));
    return found.first();
}

SeasonArguments::SeasonArguments(const QString &description, const QString &positional,
                                 const QString &positionalHelp)
{
    m_parser.setApplicationDescription(description);
    m_parser.addHelpOption();
    m_parser.addPositionalArgument(u"season"_s, u"The season file."_s, u"SEASON"_s);
    if (!positional.isEmpty())
        m_parser.addPositionalArgument(positional.toLower(), positionalHelp, positional);
    m_parser.addOption(
        {u"as"_s, u"Only what the reviewer of this name may see; otherwise as the committee."_s,
         u"NAME"_s});
    m_parser.addOption(
        {u"headings"_s, u"Headings and stored words: en, zh or id."_s, u"LANGUAGE"_s, u"en"_s});
}

void SeasonArguments::addListOptions()
{
    m_hasListOptions = true;
    m_parser.addOption(
        {u"list"_s, u"The shortlist of this name; again for more, a sheet each."_s, u"NAME"_s});
    m_parser.addOption({u"all"_s, u"All applicants of the season."_s});
    m_parser.addOption({u"by"_s,
                        u"The order of all applicants: total, calibrated, criterion:ID or fact:ID; "
                        "with - in front the other way round."_s,
                        u"RULE"_s, u"total"_s});
    m_parser.addOption(
        {u"columns"_s, u"Ids of columns in their order, with commas between."_s, u"IDS"_s});
    m_parser.addOption({u"long"_s, u"One row for each score."_s});
    m_parser.addOption({u"saved"_s,
                        u"The columns, headings and form that were saved in the window under "
                        "this name."_s,
                        u"NAME"_s});
}

int SeasonArguments::read(const QString &command, const QStringList &arguments, int positionals)
{
    if (!m_parser.parse(QStringList{u"bole "_s + command} + arguments))
        return usageError(m_parser.errorText());
    if (m_parser.isSet(u"help"_s)) {
        QTextStream(stdout) << m_parser.helpText();
        return -1;
    }
    if (m_parser.positionalArguments().size() != positionals)
        return usageError(u"wrong number of arguments; see bole %1 --help"_s.arg(command));
    auto season = Season::open(positional(0));
    if (!season)
        return failed(positional(0), season.error());
    m_season = std::move(*season);
    tellWhatHappened(*m_season);
    if (const int code = readViewer(); code != AllDone)
        return code;
    if (const int code = readProfile(); code != AllDone)
        return code;
    return m_hasListOptions ? readList() : AllDone;
}

int SeasonArguments::readViewer()
{
    if (!m_parser.isSet(u"as"_s))
        return AllDone;
    const auto reviewers = m_season->reviewers().list();
    if (!reviewers)
        return failed(positional(0), reviewers.error());
    const auto found = std::ranges::find(*reviewers, m_parser.value(u"as"_s), &Reviewer::name);
    if (found == reviewers->end())
        return usageError(
            u"no reviewer of this season is called %1"_s.arg(m_parser.value(u"as"_s)));
    request.viewer = found->id;
    return AllDone;
}

int SeasonArguments::readProfile()
{
    const auto headings = headingsFromString(m_parser.value(u"headings"_s));
    if (!headings)
        return usageError(u"--headings is en, zh or id"_s);
    request.profile.headings = *headings;
    if (!m_hasListOptions)
        return AllDone;
    if (m_parser.isSet(u"saved"_s)) {
        const QList<ExportProfile> saved = savedProfiles(*m_season);
        const auto found =
            std::ranges::find(saved, m_parser.value(u"saved"_s), &ExportProfile::name);
        if (found == saved.end())
            return usageError(
                u"nothing was saved under the name %1"_s.arg(m_parser.value(u"saved"_s)));
        request.profile = *found;
        if (m_parser.isSet(u"headings"_s))
            request.profile.headings = *headings;
    }
    request.profile.isLong |= m_parser.isSet(u"long"_s);
    if (m_parser.isSet(u"columns"_s))
        request.profile.columns = m_parser.value(u"columns"_s).split(u',', Qt::SkipEmptyParts);
    const auto rule = rankingRuleFromText(m_parser.value(u"by"_s));
    if (!rule)
        return usageError(
            u"--by is total, calibrated, criterion:ID or fact:ID, with ID one of your rubric's "
            "criteria or of: %1"_s.arg(rankingFactIds().join(u' ')));
    request.source.rule = *rule;
    return AllDone;
}

int SeasonArguments::readList()
{
    const QStringList names = m_parser.values(u"list"_s);
    if (!names.isEmpty() && m_parser.isSet(u"all"_s))
        return usageError(u"--list and --all exclude each other"_s);
    for (const QString &name : names) {
        const auto list = m_season->shortlists().findByName(name);
        if (!list)
            return failed(positional(0), list.error());
        if (!*list)
            return usageError(u"the season has no list called %1"_s.arg(name));
        if (request.source.list)
            request.furtherLists.append(**list);
        else
            request.source.list = **list;
    }
    return AllDone;
}

QList<Shortlist> SeasonArguments::lists() const
{
    return request.source.list ? QList{*request.source.list} + request.furtherLists
                               : request.furtherLists;
}

int SeasonArguments::chooseApplicants(const QStringList &texts)
{
    if (texts.isEmpty())
        return AllDone;
    if (m_parser.isSet(u"list"_s) || m_parser.isSet(u"all"_s))
        return usageError(u"--applicant excludes --list and --all"_s);
    const Viewer viewer = Viewer::of(*m_season, request.viewer, nameOf(request.profile.headings));
    QList<ApplicantId> applicants;
    for (const QString &text : texts) {
        const auto found = findApplicant(*m_season, viewer, text);
        if (!found)
            return failed(text, found.error());
        applicants.append(*found);
    }
    request.source = ExportSource::of(applicants);
    return AllDone;
}

} // namespace Bole
