// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/documentpasswords.h"
#include "model/readerclient/readertypes.h"
#include "model/readerclient/sandboxstate.h"

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
/// one thread and answers there, never from inside a request. Each document has a reader of its
/// own, which ends when others are looked at. A reader that crashes or exceeds its time or memory
/// is ended: its request is answered with an error, the others go on.
///
/// A callback is not called after `cancel`, nor once its context object is gone.
class ReaderPool : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QString program; ///< empty: the one that came with the program
        int readers = 0; ///< 0: one a core
        ReaderLimits limits;
        KeyStore *keyStore = nullptr; ///< for documents' passwords; outlives the pool
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

    /// What the first request will be for: a page to be shown, or records.
    enum class First { Page, Record };
    /// Starts the readers now, so that the first request does not wait for it.
    void warmUp(First first = First::Page);

    /// A document that needs a password is opened with the one that opened it before; what opens
    /// one is kept here.
    DocumentPasswords &passwords() const;

    /// What keeps readers away from the rest of this machine; known once one has started.
    SandboxState sandbox() const;

    int readerCount() const; ///< how many work at once
    const ReaderLimits &limits() const;

signals:
    void readerReplaced(Bole::ErrorCode reason);
    void sandboxKnown(const Bole::SandboxState &sandbox);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Bole
