// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/seasonarguments.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/openseason.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskfile.h"
#include "model/desk/desklists.h"
#include "model/desk/deskreviews.h"
#include "model/season/applicantstore.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"
#include "views/common/errortext.h"

#include <QSet>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Documents have passwords, too; of a season a script has to know where to put it.
QString textOf(const QString &what, const Error &error)
{
    if (error.code == ErrorCode::DocumentNeedsPassword)
        return Commands::tr("the season is protected by a password. It is asked for at a terminal; "
                            "a script gives it in BOLE_SEASON_PASSWORD.");
    if (error.code == ErrorCode::DocumentWrongPassword)
        return Commands::tr("the password of the season is not right.");
    const bool isSaid = error.detail.isEmpty() || error.detail == what;
    return errorText(error) + (isSaid ? QString() : u" ("_s + error.detail + u')');
}

} // namespace

int failed(const QString &what, const Error &error)
{
    tell(what + u": "_s + textOf(what, error));
    return SomeFailed;
}

int failedToCopy(const QString &from, const QString &to, const Error &error)
{
    static const QSet<ErrorCode> ofTheCopy{ErrorCode::FileExists, ErrorCode::FileNotWritable,
                                           ErrorCode::DiskFull};
    return failed(!to.isEmpty() && ofTheCopy.contains(error.code) ? to : from, error);
}

QList<CommandOption> viewerOptions()
{
    return {
        {{u"as"_s},
         u"NAME"_s,
         Commands::tr("Only what the reviewer of this name may see; otherwise as the committee."),
         {}},
        {{u"headings"_s},
         u"LANGUAGE"_s,
         Commands::tr("Headings and stored words: en, zh or id."),
         u"en"_s},
    };
}

QList<CommandOption> listOptions()
{
    return viewerOptions() +
           QList<CommandOption>{
               {{u"list"_s},
                u"NAME"_s,
                Commands::tr("The shortlist of this name; again for more, a sheet each."),
                {}},
               {{u"all"_s}, {}, Commands::tr("All applicants of the season."), {}},
               {{u"by"_s},
                u"RULE"_s,
                Commands::tr("The order of all applicants: total, calibrated, criterion:ID or "
                             "fact:ID; with - in front the other way round."),
                u"total"_s},
               {{u"columns"_s},
                u"IDS"_s,
                Commands::tr(
                    "Ids of columns in their order, with commas between; bole list --names columns "
                    "prints them."),
                {}},
               {{u"long"_s}, {}, Commands::tr("One row for each score."), {}},
               {{u"saved"_s},
                u"NAME"_s,
                Commands::tr("The columns, headings and form that were saved in the window under "
                             "this name."),
                {}},
           };
}

SeasonArguments::SeasonArguments(const CommandHelp &help)
    : m_hasListOptions(std::ranges::any_of(help.options, [](const CommandOption &option) {
          return option.names.contains(u"list"_s);
      }))
{
    help.addTo(m_parser);
}

SeasonArguments::~SeasonArguments() = default;

int SeasonArguments::read(const QStringList &arguments, int positionals)
{
    if (!parseArguments(m_parser, arguments, positionals))
        return WrongUsage;
    auto season = openSeason(positional(0), Season::Opener::ReadingCommand);
    if (!season)
        return failed(positional(0), season.error());
    m_season = std::move(*season);
    m_desk = std::make_unique<Desk>(*m_season, m_work);
    tellWhatHappened(m_season->path(), m_season->lastTime());
    if (const int code = readViewer(); code != AllDone)
        return code;
    if (const int code = readProfile(); code != AllDone)
        return code;
    request.season = m_desk->file().title().value_or(QString());
    request.panelCriteria = m_desk->reviews().panelCriteria();
    m_visible =
        std::make_unique<BlindedSeason>(*m_season, m_reviewer, nameOf(request.profile.language));
    return m_hasListOptions ? readList() : AllDone;
}

Result<ApplicantId> SeasonArguments::findApplicant(const QString &text) const
{
    bool isNumber = false;
    if (const qint64 number = text.toLongLong(&isNumber); isNumber) {
        const auto row = m_season->applicants().row(ApplicantId{number});
        return row ? Result<ApplicantId>(row->id)
                   : failure(ErrorCode::NotFound, Commands::tr("nobody has this number"));
    }
    if (const auto byUuid = m_season->applicants().findByUuid(text); byUuid && byUuid->isValid())
        return byUuid;
    if (m_visible->viewer().blindness.hides(BlindField::Name))
        return failure(ErrorCode::NotFound, Commands::tr("names are hidden; use the number"));
    const auto rows = m_season->applicants().list();
    if (!rows)
        return std::unexpected(rows.error());
    QList<ApplicantId> found;
    for (const ApplicantRow &row : *rows) {
        if (QStringList{row.name, row.nameOther, row.nickname, applicantCode(row.id, u"en"),
                        applicantCode(row.id, u"zh")}
                .contains(text))
            found.append(row.id);
    }
    if (found.size() != 1)
        return failure(ErrorCode::NotFound,
                       Commands::tr("%1 applicants have this name").arg(found.size()));
    return found.first();
}

int SeasonArguments::readViewer()
{
    if (!m_parser.isSet(u"as"_s))
        return AllDone;
    const auto reviewers = m_desk->committee().members();
    if (!reviewers)
        return failed(positional(0), reviewers.error());
    const auto found = std::ranges::find(*reviewers, m_parser.value(u"as"_s), &Reviewer::name);
    if (found == reviewers->end())
        return usageError(
            Commands::tr("no reviewer of this season is called %1").arg(m_parser.value(u"as"_s)));
    m_reviewer = found->id;
    return AllDone;
}

int SeasonArguments::readProfile()
{
    const auto language = fromName<TableLanguage>(m_parser.value(u"headings"_s));
    if (!language)
        return usageError(Commands::tr("--headings is en, zh or id"));
    request.profile.language = *language;
    if (!m_hasListOptions)
        return AllDone;
    if (m_parser.isSet(u"saved"_s)) {
        const QList<ExportProfile> saved = m_desk->lists().exportProfiles();
        const auto found =
            std::ranges::find(saved, m_parser.value(u"saved"_s), &ExportProfile::name);
        if (found == saved.end())
            return usageError(Commands::tr("nothing was saved under the name %1")
                                  .arg(m_parser.value(u"saved"_s)));
        request.profile = *found;
        if (m_parser.isSet(u"headings"_s))
            request.profile.language = *language;
    }
    request.profile.isLong |= m_parser.isSet(u"long"_s);
    if (m_parser.isSet(u"columns"_s))
        request.profile.columns = m_parser.value(u"columns"_s).split(u',', Qt::SkipEmptyParts);
    const auto rule = rankingRuleFromText(m_parser.value(u"by"_s));
    if (!rule)
        return usageError(
            Commands::tr("--by is total, calibrated, criterion:ID or fact:ID, with ID one of your "
                         "rubric's criteria or of: %1")
                .arg(rankingFactIds().join(u' ')));
    request.source.rule = *rule;
    return AllDone;
}

int SeasonArguments::readList()
{
    const QStringList names = m_parser.values(u"list"_s);
    if (!names.isEmpty() && m_parser.isSet(u"all"_s))
        return usageError(Commands::tr("--list and --all exclude each other"));
    for (const QString &name : names) {
        const auto list = m_season->shortlists().findByName(name);
        if (!list)
            return failed(positional(0), list.error());
        if (!*list)
            return usageError(Commands::tr("the season has no list called %1").arg(name));
        if (request.source.list)
            request.furtherLists.append(**list);
        else
            request.source.list = **list;
    }
    return AllDone;
}

QList<Shortlist> SeasonArguments::lists() const
{
    return request.source.isNamedList() ? QList{*request.source.list} + request.furtherLists
                                        : request.furtherLists;
}

int SeasonArguments::checkSeals() const
{
    for (const Shortlist &list : lists()) {
        if (const auto sealed = m_desk->lists().checkSeal(list.id); !sealed)
            return failed(list.name, sealed.error());
    }
    return AllDone;
}

int SeasonArguments::chooseApplicants(const QStringList &texts)
{
    if (texts.isEmpty())
        return AllDone;
    if (m_parser.isSet(u"list"_s) || m_parser.isSet(u"all"_s))
        return usageError(Commands::tr("--applicant excludes --list and --all"));
    QList<ApplicantId> applicants;
    for (const QString &text : texts) {
        const auto found = findApplicant(text);
        if (!found)
            return failed(text, found.error());
        applicants.append(*found);
    }
    request.source = RowSource::of(applicants);
    return AllDone;
}

} // namespace Bole
