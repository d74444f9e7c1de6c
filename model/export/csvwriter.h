// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/cell.h"

#include <QByteArray>
#include <QList>
#include <QStringEncoder>

class QIODevice;

namespace Bole {

/// For whom a CSV file is meant.
enum class CsvProfile {
    Excel, ///< UTF-8 with a byte order mark, CRLF; digits that must stay text are guarded
    Plain, ///< UTF-8 without one, LF
};

/// Writes rows as RFC 4180 says, one at a time. A text that a spreadsheet could take for a formula
/// gets an apostrophe in front: applicants choose what their cells begin with.
class CsvWriter
{
public:
    CsvWriter(QIODevice &device, CsvProfile profile);

    /// False when the device refused; it says why.
    bool write(const QList<Cell> &row);
    bool flush();

    /// A text as a cell has it: cleaned of what no spreadsheet shows, then guarded.
    static QString guarded(const QString &text, CsvProfile profile);

private:
    void append(const Cell &cell);
    void appendText(QStringView text);

    QIODevice &m_device;
    CsvProfile m_profile;
    QByteArray m_buffer;
    QStringEncoder m_encoder{QStringEncoder::Utf8, QStringEncoder::Flag::Stateless};
};

} // namespace Bole
