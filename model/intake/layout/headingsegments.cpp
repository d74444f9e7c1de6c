// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/headingsegments.h"

#include "model/intake/layout/rowparts.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

constexpr qsizetype longestHeading = 48;

/// How a segment is set.
struct Setting
{
    int size = 0; ///< in half points
    bool bold = false;
    bool capitals = false;
    bool setOff = false;
    QString font;

    bool operator==(const Setting &) const = default;
    friend size_t qHash(const Setting &setting, size_t seed = 0)
    {
        return qHashMulti(seed, setting.size, setting.bold, setting.capitals, setting.setOff,
                          setting.font);
    }
};

/// How many segments are set one way.
struct Uses
{
    qsizetype letters = 0;
    int known = 0;
    int strangers = 0; ///< that could be headings by their length
    int bare = 0;      ///< right below another one
};

Setting settingOf(const Segment &segment, const RulesAndPanels &marks)
{
    const QString text = segment.text();
    const bool capitals = text == text.toUpper() && text != text.toLower();
    return {int(std::lround(2 * segment.size)), segment.bold, capitals,
            marks.isSetOff(segment.box, segment.size),
            hasHan(text) ? QString() : segment.atoms.first().font};
}

/// A few words without a number or a sign that ends a sentence.
bool couldHead(const Segment &segment)
{
    constexpr qsizetype mostHan = 14;
    static const QString signs = QStringLiteral("@:：,，.。;；、|()（）");
    const QString text = segment.text();
    return segment.atoms.size() <= 6 && text.size() <= (hasHan(text) ? mostHan : longestHeading) &&
           !startsWithBullet(segment) &&
           std::ranges::none_of(text, [](QChar c) { return c.isDigit() || signs.contains(c); });
}

bool isRightBelow(const Segment &segment, const Segment &other)
{
    const double step = segment.center - other.center;
    return !other.atoms.isEmpty() && step > 0 && step < 2.5 * segment.size &&
           qAbs(segment.left() - other.left()) < segment.size;
}

/// Whether what is set one way are headings. What a bar or a badge sets off hardly is anything
/// else; larger letters may be those of entries, too.
bool areHeadings(const Setting &setting, const Uses &uses, int body)
{
    constexpr int leastSetOff = 4;
    if (setting.setOff && uses.bare * 3 > uses.known + uses.strangers)
        return false; // chips under chips
    if (setting.setOff)
        return uses.known >= 2 || uses.known + uses.strangers >= leastSetOff;
    return setting.size >= body + 2 && uses.known >= 2 && 2 * uses.known >= uses.strangers;
}

} // namespace

void findKnownHeadings(QList<Segment> &segments, const Knowledge &knowledge,
                       QHash<QString, bool> &known)
{
    for (Segment &segment : segments) {
        const QString words = segment.text();
        if (words.size() > longestHeading) {
            segment.heading = false;
            continue;
        }
        auto found = known.find(words);
        if (found == known.end())
            found = known.insert(words, knowledge.heading(words).has_value());
        segment.heading = *found;
    }
}

void findHeadingsAlike(QList<QList<Segment>> &pages, const QList<RulesAndPanels> &marks)
{
    QHash<Setting, Uses> uses;
    QList<QList<Setting>> settings(pages.size());
    for (qsizetype p = 0; p < pages.size(); ++p) {
        QHash<Setting, Segment> last; // the one before that is set so
        for (const Segment &segment : std::as_const(pages[p])) {
            const Setting setting = settingOf(segment, marks[p]);
            settings[p].append(setting);
            Uses &own = uses[setting];
            own.bare += setting.setOff && isRightBelow(segment, last.value(setting));
            last[setting] = segment;
            own.letters += segment.text().size();
            own.known += segment.heading;
            own.strangers += !segment.heading && couldHead(segment);
        }
    }
    int body = 0;
    qsizetype most = 0;
    for (const auto &[setting, own] : uses.asKeyValueRange()) {
        if (own.letters > most) {
            most = own.letters;
            body = setting.size;
        }
    }
    for (qsizetype p = 0; p < pages.size(); ++p) {
        for (qsizetype i = 0; i < pages[p].size(); ++i) {
            Segment &segment = pages[p][i];
            const Setting setting = settings[p][i];
            if (areHeadings(setting, uses.value(setting), body) && couldHead(segment))
                segment.heading = true;
        }
    }
}

} // namespace Bole
