// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/readablepdf.h"

#include <QBuffer>
#include <QPdfWriter>

namespace Bole {

namespace {

constexpr int resolution = 300;

/// Radicals that Unicode does not decompose, each before the character that fonts draw alike.
constexpr QStringView radicals = u"⺃乚⺅亻⺉刂⺋㔾⺒巳⺓幺⺔彑⺕彐⺖忄⺘扌⺙攵⺛旡⺞歺⺟母⺠民⺡氵"
                                 u"⺣灬⺤爫⺦丬⺨犭⺭礻⺯糹⺰纟⺱罓⺹耂⺺肀"
                                 u"⺾艹⻂衤⻅见⻆角⻈讠⻉贝⻋车⻌辶⻐钅⻑長⻒镸⻓长⻔门⻖阝⻘青⻙韦"
                                 u"⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼"
                                 u"⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟㬵胶";

char16_t asWritten(char16_t code)
{
    for (qsizetype i = 0; i < radicals.size(); i += 2) {
        if (radicals[i] == code)
            return radicals[i + 1].unicode();
    }
    const bool kangxi = code >= 0x2F00 && code <= 0x2FDF;
    const QString plain =
        kangxi ? QString(QChar(code)).normalized(QString::NormalizationForm_KC) : QString();
    return plain.size() == 1 ? plain.front().unicode() : code;
}

/// Every <XXXX> of a list in brackets: what glyphs, one after the other, stand for.
void mendList(QByteArray &pdf, qsizetype from, qsizetype to)
{
    constexpr qsizetype digits = 4;
    for (qsizetype at = pdf.indexOf('<', from); at >= 0 && at < to; at = pdf.indexOf('<', at + 1)) {
        if (at + digits + 1 >= to || pdf[at + digits + 1] != '>')
            continue;
        bool isNumber = false;
        const auto code = char16_t(pdf.sliced(at + 1, digits).toUShort(&isNumber, 16));
        const char16_t better = isNumber ? asWritten(code) : code;
        if (better != code)
            pdf.replace(at + 1, digits,
                        QByteArray::number(better, 16).toUpper().rightJustified(digits, '0'));
    }
}

} // namespace

void mendGlyphNames(QByteArray &pdf)
{
    for (qsizetype map = pdf.indexOf("begincmap"); map >= 0; map = pdf.indexOf("begincmap", map)) {
        const qsizetype end = pdf.indexOf("endcmap", map);
        if (end < 0)
            return;
        for (qsizetype list = pdf.indexOf('[', map); list >= 0 && list < end;
             list = pdf.indexOf('[', list + 1))
            mendList(pdf, list, std::min(pdf.indexOf(']', list), end));
        map = end;
    }
}

QByteArray readablePdf(const std::function<void(QPdfWriter &)> &paint)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Bole"));
        writer.setResolution(resolution);
        writer.setPageSize(QPageSize(QPageSize::A4));
        paint(writer);
    }
    mendGlyphNames(buffer.buffer());
    return buffer.data();
}

} // namespace Bole
