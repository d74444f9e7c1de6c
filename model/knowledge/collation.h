// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace Bole {

/// Orders text as a reader of a language expects it: Chinese by pinyin, numbers by their value.
/// Made once and kept; any thread may compare.
class Collation
{
public:
    enum class Language { Chinese, English };

    explicit Collation(Language language);
    explicit Collation(QStringView language); ///< en | zh | zh_CN

    int compare(QStringView a, QStringView b) const; ///< below, at or above zero
    QByteArray sortKey(QStringView text) const;      ///< keys compare like the texts, byte by byte

private:
    struct Collator;
    std::shared_ptr<const Collator> m_collator;
};

} // namespace Bole
