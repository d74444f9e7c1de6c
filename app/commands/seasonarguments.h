// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"
#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/export/csvexport.h"

#include <QCommandLineParser>

namespace Bole {

/// Whose eyes, and in which language.
QList<CommandOption> viewerOptions();
/// These, and which applicants in which order.
QList<CommandOption> listOptions();

/// What `bole export`, `bole list` and `bole show` have in common: which season, whose eyes, which
/// list, in which order and language. Says on standard error what is wrong.
class SeasonArguments
{
public:
    explicit SeasonArguments(const CommandHelp &help);
    ~SeasonArguments();

    QCommandLineParser &parser() { return m_parser; }

    /// AllDone when the command may go on; otherwise the code to end with.
    int read(const QStringList &arguments, int positionals);

    QList<Shortlist> lists() const; ///< those that were named
    /// Ends the command where one of these is no longer as it was sealed.
    int checkSeals() const;
    /// Just these people instead of a list.
    int chooseApplicants(const QStringList &texts);

    /// By number, by uuid, or by one of the names where only one has it. Names that are hidden from
    /// the viewer are not searched.
    Result<ApplicantId> findApplicant(const QString &text) const;

    /// As the one sees it who was named, or the committee.
    const VisibleSeason &season() const { return *m_visible; }
    Desk &desk() const { return *m_desk; }
    QString positional(int index) const { return m_parser.positionalArguments().value(index); }
    ExportRequest request;

private:
    int readList();
    int readProfile();
    int readViewer();

    QCommandLineParser m_parser;
    bool m_hasListOptions;
    std::unique_ptr<Season> m_season;
    WorkKeeper m_work;
    std::unique_ptr<Desk> m_desk; ///< at that season
    ReviewerId m_reviewer;        ///< whose eyes; none: the committee's
    std::unique_ptr<VisibleSeason> m_visible;
};

/// One line on standard error, and the exit code to end with.
int failed(const QString &what, const Error &error);
/// The same of a season that is copied: names the file that the error is about.
int failedToCopy(const QString &from, const QString &to, const Error &error);

} // namespace Bole
