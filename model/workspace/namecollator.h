// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace Bole {

/// Sorts names as the reader's language does: Han by pinyin, Latin by its alphabet, numbers by
/// value. A key is computed once a name and compared as bytes, so that sorting thousands stays
/// fast.
class NameCollator
{
public:
    explicit NameCollator(QStringView language); ///< "zh_CN" or "en"
    ~NameCollator();
    NameCollator(const NameCollator &) = delete;
    NameCollator &operator=(const NameCollator &) = delete;

    QByteArray key(const QString &text) const;

private:
    struct Collator;
    std::unique_ptr<Collator> m_collator;
};

} // namespace Bole
