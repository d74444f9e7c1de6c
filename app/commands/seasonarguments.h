// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/season.h"
#include "model/shortlist/csvexport.h"

#include <QCommandLineParser>

namespace Bole {

/// What `bole export`, `bole list` and `bole show` have in common: which season, whose eyes, which
/// list, in which order and language. Says on standard error what is wrong.
class SeasonArguments
{
public:
    SeasonArguments(const QString &description, const QString &positional,
                    const QString &positionalHelp);

    QCommandLineParser &parser() { return m_parser; }
    void addListOptions();

    /// AllDone when the command may go on; otherwise the code to end with.
    int read(const QString &command, const QStringList &arguments, int positionals);

    QList<Shortlist> lists() const; ///< those that were named
    /// Just these people instead of a list.
    int chooseApplicants(const QStringList &texts);

    Season &season() const { return *m_season; }
    QString positional(int index) const { return m_parser.positionalArguments().value(index); }
    ExportRequest request;

private:
    int readList();
    int readProfile();
    int readViewer();

    QCommandLineParser m_parser;
    bool m_hasListOptions = false;
    std::unique_ptr<Season> m_season;
};

/// By number, by uuid, or by one of the names where only one has it. Names that are hidden from the
/// viewer are not searched.
Result<ApplicantId> findApplicant(Season &season, const Viewer &viewer, const QString &text);

/// One line on standard error, and the exit code to end with.
int usageError(const QString &message);
int failed(const QString &what, const Error &error);

} // namespace Bole
