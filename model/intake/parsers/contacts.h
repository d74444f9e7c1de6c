// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/record/partialdate.h"

#include <QList>
#include <QString>

#include <optional>

namespace Bole {

struct EmailFinding
{
    QString address;
    bool malformed = false; ///< kept as printed, for a person to look at
    Span span;
    double score = 0;
};

struct PhoneFinding
{
    QString number; ///< as printed
    bool labelled = false;
    Span span;
    double score = 0;
};

/// A link or a profile: "github.com/name", "GitHub: name", "https://…".
struct LinkFinding
{
    QString network; ///< GitHub, LinkedIn, Google Scholar, ORCID …; empty for a page of one's own
    QString username;
    QString url; ///< as printed
    Span span;
    double score = 0;
    bool isOfPeople = false; ///< every page of that network is somebody's own
};

struct AgeFinding
{
    std::optional<int> age;
    std::optional<PartialDate> birth;
    Span span;
};

struct LabelledText
{
    QString text;
    Span span;
};

QList<EmailFinding> findEmails(QStringView text);
QList<PhoneFinding> findPhones(QStringView text);
QList<LinkFinding> findLinks(QStringView text);
/// The network and user of an address, also of one behind a link.
LinkFinding linkOf(QStringView url);
std::optional<AgeFinding> findAge(QStringView text);
std::optional<LabelledText> findGender(QStringView text); ///< text is "male" or "female"
std::optional<LabelledText> findAddress(QStringView text);

/// Whether any of these words are taken already.
bool overlapsAny(Span span, const QList<Span> &taken);

} // namespace Bole
