// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/collation.h"

#include "model/knowledge/languagecode.h"

#include <unicode/ucol.h>

namespace Bole {

struct Collation::Collator
{
    explicit Collator(const char *locale)
    {
        UErrorCode error = U_ZERO_ERROR;
        handle = ucol_open(locale, &error);
        if (U_FAILURE(error)) {
            handle = nullptr;
            return;
        }
        ucol_setAttribute(handle, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
        ucol_setAttribute(handle, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, &error);
    }
    ~Collator() { ucol_close(handle); }
    Q_DISABLE_COPY_MOVE(Collator)

    UCollator *handle = nullptr;
};

Collation::Collation(Language language)
    : m_collator(std::make_shared<const Collator>(
          language == Language::Chinese ? "zh@collation=pinyin" : "en"))
{
}

Collation::Collation(QStringView language)
    : Collation(isChinese(language) ? Language::Chinese : Language::English)
{
}

int Collation::compare(QStringView a, QStringView b) const
{
    if (!m_collator->handle)
        return a.compare(b, Qt::CaseInsensitive);
    return ucol_strcoll(m_collator->handle, a.utf16(), int32_t(a.size()), b.utf16(),
                        int32_t(b.size()));
}

QByteArray Collation::sortKey(QStringView text) const
{
    if (!m_collator->handle)
        return text.toUtf8();
    const int32_t size =
        ucol_getSortKey(m_collator->handle, text.utf16(), int32_t(text.size()), nullptr, 0);
    QByteArray key(size, Qt::Uninitialized);
    ucol_getSortKey(m_collator->handle, text.utf16(), int32_t(text.size()),
                    reinterpret_cast<uint8_t *>(key.data()), size);
    return key;
}

} // namespace Bole
