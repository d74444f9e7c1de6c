// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/latinnames.h"

#include <unicode/translit.h>

#include <memory>

namespace Bole {

QString latinLetters(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    // One a thread: a transliterator is not made for several at once.
    thread_local const std::unique_ptr<icu::Transliterator> toLatin(
        icu::Transliterator::createInstance("Han-Latin/Names; Latin-ASCII; Lower", UTRANS_FORWARD,
                                            status));
    if (!toLatin)
        return text.toLower();
    icu::UnicodeString letters(reinterpret_cast<const UChar *>(text.utf16()), int32_t(text.size()));
    toLatin->transliterate(letters);
    return QString::fromUtf16(reinterpret_cast<const char16_t *>(letters.getBuffer()),
                              letters.length());
}

} // namespace Bole
