// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/pdftrouble.h"

#include <QString>
#include <QVariant>
#include <poppler-qt6.h>

#include <algorithm>
#include <array>

namespace Bole {

namespace {

int lostTexts = 0;

void onComplaint(const QString &message, const QVariant &)
{
    using namespace Qt::StringLiterals;
    constexpr std::array aboutLostText{"No font in show"_L1, "Missing language pack"_L1,
                                       "Couldn't create a font"_L1, "Couldn't find a font"_L1,
                                       "Couldn't find ToUnicode"_L1};
    if (std::ranges::any_of(aboutLostText,
                            [&](QLatin1StringView part) { return message.contains(part); }))
        ++lostTexts;
}

} // namespace

void PdfTrouble::listen()
{
    Poppler::setDebugErrorFunction(onComplaint, {});
}

int PdfTrouble::count()
{
    return lostTexts;
}

} // namespace Bole
