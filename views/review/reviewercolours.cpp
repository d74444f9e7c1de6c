// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewercolours.h"

#include "model/season/season.h"
#include "views/common/theme.h"

#include <QPainter>

#include <algorithm>

namespace Bole {

namespace {

// Far apart also for the colour-blind (after Okabe and Ito), readable on light and dark.
constexpr const char *colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                   "#8a6d00", "#5b5bd6", "#00a0b0", "#a4502d"};

} // namespace

QString initialsOf(const QString &name)
{
    const QStringList words = name.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.size() == 1)
        return words.first().left(2);
    QString initials;
    for (const QString &word : words)
        initials += word.left(1).toUpper();
    return initials.left(3);
}

Reviewer newReviewer(Season &season, const QString &name)
{
    const auto people = season.reviewers().list().value_or(QList<Reviewer>());
    Reviewer reviewer;
    reviewer.name = name.simplified();
    reviewer.initials = initialsOf(name);
    // Whoever starts a season looks after it until somebody else is named.
    reviewer.role = people.isEmpty() ? ReviewerRole::Coordinator : ReviewerRole::Member;
    for (const char *colour : colours) {
        reviewer.colour = QLatin1StringView(colour);
        if (std::ranges::none_of(people,
                                 [&](const Reviewer &r) { return r.colour == reviewer.colour; }))
            break;
    }
    return reviewer;
}

QIcon reviewerMark(const Reviewer &reviewer)
{
    constexpr int size = 48;
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour(reviewer.colour);
    painter.setBrush(colour.isValid() ? colour : QColor(0x626a73));
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(pixmap.rect().adjusted(1, 1, -1, -1));
    QFont font = textFont(TextSize::Normal, true);
    font.setPixelSize(reviewer.initials.size() > 2 ? 16 : 20);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(pixmap.rect(), Qt::AlignCenter, reviewer.initials);
    return QIcon(pixmap);
}

} // namespace Bole
