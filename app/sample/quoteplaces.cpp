// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/quoteplaces.h"

namespace Bole {

namespace {

QString withoutSpaces(const QString &text)
{
    QString bare;
    for (const QChar character : text) {
        if (!character.isSpace())
            bare += character;
    }
    return bare;
}

bool onOneLine(const QRectF &line, const QRectF &word)
{
    return word.center().y() > line.top() && word.center().y() < line.bottom() &&
           word.left() >= line.left();
}

} // namespace

QList<Place> placesOfQuote(const PageText &page, int number, const QString &quote)
{
    QString text;
    QList<qsizetype> wordAt; // which word each character belongs to
    for (qsizetype i = 0; i < page.words.size(); ++i) {
        const QString word = withoutSpaces(page.words[i].text);
        text += word;
        wordAt.resize(text.size(), i);
    }
    const QString wanted = withoutSpaces(quote);
    const qsizetype start = text.indexOf(wanted);
    if (wanted.isEmpty() || start < 0 || page.size.isEmpty())
        return {};

    QList<QRectF> lines;
    for (qsizetype i = wordAt[start]; i <= wordAt[start + wanted.size() - 1]; ++i) {
        const QRectF &box = page.words[i].box;
        if (!lines.isEmpty() && onOneLine(lines.last(), box))
            lines.last() |= box;
        else
            lines << box;
    }
    QList<Place> places;
    for (const QRectF &line : std::as_const(lines)) {
        Place place;
        place.page = number;
        place.rect = QRectF(line.x() / page.size.width(), line.y() / page.size.height(),
                            line.width() / page.size.width(), line.height() / page.size.height());
        places << place;
    }
    return places;
}

} // namespace Bole
