// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workspace/namecollator.h"

#include <unicode/coll.h>

namespace Bole {

struct NameCollator::Collator
{
    std::unique_ptr<icu::Collator> icu;
};

NameCollator::NameCollator(QStringView language) : m_collator(std::make_unique<Collator>())
{
    // English readers get Han sorted by pinyin too, behind the Latin names.
    const char *locale = language.startsWith(u"zh") ? "zh-u-co-pinyin-kn" : "en-u-kn";
    UErrorCode status = U_ZERO_ERROR;
    m_collator->icu.reset(
        icu::Collator::createInstance(icu::Locale::forLanguageTag(locale, status), status));
    if (U_FAILURE(status))
        m_collator->icu.reset();
}

NameCollator::~NameCollator() = default;

QByteArray NameCollator::key(const QString &text) const
{
    if (!m_collator->icu)
        return text.toCaseFolded().toUtf8();
    const auto *utf16 = reinterpret_cast<const char16_t *>(text.utf16());
    const icu::UnicodeString string(false, utf16, int32_t(text.size()));
    QByteArray key(64 + 4 * text.size(), Qt::Uninitialized);
    const int32_t size = m_collator->icu->getSortKey(
        string, reinterpret_cast<uint8_t *>(key.data()), int32_t(key.size()));
    if (size > key.size()) {
        key.resize(size);
        m_collator->icu->getSortKey(string, reinterpret_cast<uint8_t *>(key.data()), size);
    }
    key.resize(size);
    return key;
}

} // namespace Bole
