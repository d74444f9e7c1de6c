// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"

#include <QByteArray>
#include <QList>
#include <QObject>

#include <expected>
#include <functional>
#include <memory>
#include <vector>

namespace Bole {

/// Whether a file becomes a PDF before it is read: Word, OpenDocument and Rich Text, by its name.
bool isOfficeFile(const FilePath &path);

/// Why there is no PDF.
enum class ConversionError {
    Missing, ///< there is no LibreOffice on this machine
    Unsafe,  ///< it cannot be closed off here, and is not started otherwise
    Failed,  ///< it made nothing of the file
    OutOfTime,
};

/// Makes PDFs of Word and OpenDocument files by LibreOffice, where that is installed, each in a
/// sandbox and a folder of its own: see docs/sandbox.md. A few at a time, in the order in which
/// they came. Lives on one thread and answers there, never from inside a request.
class OfficeConverter : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QString program; ///< LibreOffice's; empty: the one that is found
        QString sandbox; ///< the reader's program, which closes it off; empty: ours
        int atOnce = 2;
        int milliseconds = 600'000; ///< on the clock: a busy machine is no fault
        qint64 pdfBytes = 200LL << 20;
    };
    using Converted = std::expected<QByteArray, ConversionError>;
    using Callback = std::function<void(const Converted &pdf)>;

    explicit OfficeConverter(QObject *parent = nullptr);
    explicit OfficeConverter(const Options &options, QObject *parent = nullptr);
    ~OfficeConverter() override;

    /// $BOLE_OFFICE, else the soffice of this machine; empty where there is none.
    static QString findProgram();

    /// `callback` is not called after `clear`.
    void convert(const QByteArray &bytes, const QString &suffix, const Callback &callback);
    void clear(); ///< also stops what is under way

private:
    class Conversion;
    struct Job
    {
        QByteArray bytes;
        QString suffix;
        Callback callback;
    };

    void startMore();
    void finish(Conversion *conversion, const Converted &result);

    Options m_options;
    QList<Job> m_waiting;
    std::vector<std::unique_ptr<Conversion>> m_running;
};

} // namespace Bole
