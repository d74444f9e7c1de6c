// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

#include <functional>

class QIODevice;

namespace Bole {

/// How often a long export tells how far it is.
inline constexpr qsizetype rowsBetweenTelling = 256;

/// What to write and how. The window and the command line fill it in alike.
struct ExportRequest
{
    RowSource source;
    QList<Shortlist> furtherLists; ///< for formats that hold several: a sheet each
    ExportProfile profile;
    QString season;            ///< what the season is called, for the foot of paper
    bool hasSignature = false; ///< a line to sign on behind each dossier
    bool hasOriginals = false; ///< the pages of the CV behind each dossier
    QStringList panelCriteria; ///< that interview panels score; none: all of the rubric
    /// Told now and then how many rows are done; false stops the export (Cancelled).
    std::function<bool(qsizetype done, qsizetype of)> progress;
};

/// A table on its way out, one row at a time, whatever the file's format.
class ExportTable
{
public:
    static Result<std::unique_ptr<ExportTable>> open(const VisibleSeason &season,
                                                     const ExportRequest &request);

    const QList<ExportColumn> &columns() const { return m_columns; }
    QList<Cell> headings() const;
    bool next(QList<Cell> &cells);
    Result<void> result() const { return m_rows->result(); }
    qsizetype count() const { return m_rows->count(); }

private:
    explicit ExportTable(ScoreBook book) : m_book(std::move(book)) {}
    bool nextScore();

    ScoreBook m_book;
    ExportProfile m_profile;
    QList<ExportColumn> m_columns;
    std::unique_ptr<PersonRows> m_rows;
    PersonRow m_row;
    QList<Review> m_reviews; // of the row, in the long form
    qsizetype m_review = 0;
    QStringList m_criteria;
};

/// How many rows were written.
Result<qsizetype> writeCsv(const VisibleSeason &season, const ExportRequest &request,
                           QIODevice &device);
/// Into a file of mode 0600 that appears whole or not at all: a failure leaves the old one.
Result<qsizetype> exportCsv(const VisibleSeason &season, const ExportRequest &request,
                            const QString &path);

} // namespace Bole
