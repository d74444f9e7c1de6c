// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/reader/readertypes.h"

#include <QObject>

#include <memory>

namespace Bole {

/// A request that can be called off.
struct Ticket
{
    quint64 id = 0;

    bool isValid() const { return id != 0; }
    bool operator==(const Ticket &) const = default;
};

/// What is looked at comes first, what might be looked at soon later, the rest last.
enum class Urgency { Visible, Soon, Background };

/// A small pool of `bole-reader` processes and the only way to an applicant's document. Lives on
/// one thread and answers there, never from inside a request. A reader that crashes or exceeds its
/// time or memory is ended and replaced: its request is answered with an error, the others go on.
///
/// A callback is not called after `cancel`, nor once its context object is gone.
class ReaderPool : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QString program; ///< empty: `bole-reader` beside this program, or $BOLE_READER
        int readers = 0; ///< 0: one a core
        ReaderLimits limits;
    };
    template <typename T>
    using Callback = std::function<void(Result<T>)>;
    using ProgressCallback = std::function<void(ReadingProgress)>;

    explicit ReaderPool(QObject *parent = nullptr);
    explicit ReaderPool(const Options &options, QObject *parent = nullptr);
    ~ReaderPool() override;

    Ticket requestPages(const DocumentSource &source, Urgency urgency, const QObject *context,
                        Callback<DocumentPages> callback);
    Ticket requestPageText(const DocumentSource &source, int page, Ocr ocr, Urgency urgency,
                           const QObject *context, Callback<PageText> callback);
    Ticket requestImage(const DocumentSource &source, const ImageRequest &image, Urgency urgency,
                        const QObject *context, Callback<PageImage> callback);
    /// Reads and understands the whole document; `record.source` is filled.
    Ticket requestRecord(const DocumentSource &source, const QString &fileName, PartialDate today,
                         const QObject *context, Callback<Understanding> callback,
                         ProgressCallback progress = {});

    /// Also stops a reader that is busy with it.
    void cancel(Ticket ticket);
    void setUrgency(Ticket ticket, Urgency urgency);

    /// Starts the readers now, so that the first request does not wait for it.
    void warmUp();

    int readerCount() const;
    const ReaderLimits &limits() const;
    static QString defaultProgram();

signals:
    void readerReplaced(Bole::ErrorCode reason);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Bole
