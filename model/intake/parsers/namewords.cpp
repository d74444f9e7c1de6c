// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/namewords.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

bool isNameParticle(QStringView word)
{
    static constexpr QStringView particles[] = {u"von", u"van", u"de",  u"der", u"den", u"di",
                                                u"da",  u"du",  u"la",  u"le",  u"bin", u"ibn",
                                                u"al",  u"el",  u"dos", u"del"};
    return std::ranges::find(particles, word.toString().toLower()) != std::end(particles);
}

QString withoutHanSpaces(QStringView text)
{
    static const QRegularExpression gap(u"(?<=\\p{Han})\\s+(?=\\p{Han})"_s);
    return text.toString().remove(gap);
}

} // namespace Bole
