// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/items.h"

namespace Bole {

/// What a splitter of sections has to know about an item, found once.
struct ItemFacts
{
    bool dated = false;
    bool bullet = false;
    bool label = false;    ///< "GPA: …", "导师：…": tells about an entry, never begins one
    bool sentence = false; ///< long or ends like a sentence
    bool lower = false;
    bool school = false;
    bool degree = false;               ///< begins with a degree
    QString schoolName;                ///< its id, or as it is printed
    bool heading = false;              ///< bold, larger or a Markdown heading
    bool subBegins = false;            ///< a sub-heading stands before it
    bool complete = false;             ///< names both a role and whose it is
    bool quoted = false;               ///< begins with a name in quotation marks
    LabelKind named = LabelKind::None; ///< the label that it begins with
    double gap = 0;
    double indent = 0;
    int level = 0;
    bool bold = false;
    bool italic = false;
    double size = 0;
};

/// `institutions` says whether the section's entries name schools.
ItemFacts factsOf(const QList<Item> &items, qsizetype i, const ItemContext &context,
                  bool institutions);

/// It tells about an entry rather than naming one.
inline bool tells(const ItemFacts &facts)
{
    return facts.label || facts.sentence;
}

/// Its date stands in front of it, in the column of dates.
bool isBehindDate(const Item &item);

} // namespace Bole
