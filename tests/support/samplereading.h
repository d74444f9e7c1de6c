// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/documentfile.h"
#include "model/readerclient/readerpool.h"

#include <QDir>
#include <QTest>

namespace Bole::Tests {

/// Reads the sample people's CVs as the program does, on a day that never changes.
class SampleReading
{
public:
    static QDir folder() { return QDir(QStringLiteral(BOLE_SAMPLE)); }

    /// The CVs by the names of their files, without the ending.
    static QStringList names()
    {
        QStringList names;
        const QStringList files =
            QDir(folder().filePath(QStringLiteral("cv"))).entryList({QStringLiteral("*.pdf")});
        for (const QString &file : files)
            names.append(file.chopped(4));
        return names;
    }

    std::optional<Understanding> understanding(const QString &name)
    {
        return answer<Understanding>([&](auto callback) {
            m_pool.requestRecord(source(name), name + QStringLiteral(".pdf"), {2026, 11, 16},
                                 &m_pool, callback);
        });
    }

    std::optional<PageText> page(const QString &name, int page)
    {
        return answer<PageText>([&](auto callback) {
            m_pool.requestPageText(source(name), page, Ocr::WhereNeeded, Urgency::Visible, &m_pool,
                                   callback);
        });
    }

private:
    static DocumentSource source(const QString &name)
    {
        const QString path = folder().filePath(QStringLiteral("cv/%1.pdf").arg(name));
        const auto file = readDocumentFile(path, {});
        return file ? file->source() : DocumentSource();
    }

    template <typename T>
    std::optional<T> answer(const std::function<void(ReaderPool::Callback<T>)> &request)
    {
        std::optional<Result<T>> answered;
        request([&](Result<T> result) { answered = std::move(result); });
        const bool came = QTest::qWaitFor([&] { return answered.has_value(); }, 280'000);
        return came && answered->has_value() ? std::optional<T>(**answered) : std::nullopt;
    }

    /// A busy machine may take its time.
    static ReaderPool::Options patient()
    {
        ReaderPool::Options options;
        options.limits.millisecondsPerDocument = 120'000;
        options.limits.millisecondsToStart = 60'000;
        options.limits.millisecondsPerOcrPage = 240'000;
        return options;
    }

    ReaderPool m_pool{patient()};
};

} // namespace Bole::Tests
