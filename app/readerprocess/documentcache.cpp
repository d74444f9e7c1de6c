// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/documentcache.h"

#include <algorithm>
#include <numeric>

namespace Bole {

namespace {
constexpr size_t mostDocuments = 4;
constexpr qint64 mostBytes = 64LL * 1024 * 1024;
} // namespace

LoadedDocument *DocumentCache::find(const QString &sha256, const QString &password)
{
    const auto found = std::ranges::find_if(m_documents, [&](const LoadedDocument &document) {
        return document.sha256 == sha256 && document.password == password;
    });
    if (found == m_documents.end() || sha256.isEmpty())
        return nullptr;
    m_documents.splice(m_documents.begin(), m_documents, found);
    return &m_documents.front();
}

LoadedDocument *DocumentCache::insert(LoadedDocument document)
{
    m_documents.push_front(std::move(document));
    const auto total = [this] {
        return std::accumulate(m_documents.begin(), m_documents.end(), qint64(0),
                               [](qint64 sum, const auto &each) { return sum + each.bytes; });
    };
    while (m_documents.size() > mostDocuments || (m_documents.size() > 1 && total() > mostBytes))
        m_documents.pop_back();
    return &m_documents.front();
}

} // namespace Bole
