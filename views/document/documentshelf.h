// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/opendocument.h"

namespace Bole {

/// The documents that were looked at last or will be looked at next, kept open by what they hold:
/// coming back to one is instant. Owns them. Main thread.
class DocumentShelf : public QObject
{
    Q_OBJECT

public:
    explicit DocumentShelf(PageSource &pages, QObject *parent = nullptr);

    /// The document, opened now or before. It stays valid until it falls off the shelf; `keep` what
    /// must not.
    OpenDocument *take(const DocumentSource &source, const BlindFunction &blind);
    void keep(const QList<OpenDocument *> &documents) { m_kept = documents; }
    void clear();

    static constexpr qsizetype Room = 16;

private:
    PageSource &m_pages;
    QList<OpenDocument *> m_documents; ///< the last taken in front
    QList<OpenDocument *> m_kept;
};

} // namespace Bole
