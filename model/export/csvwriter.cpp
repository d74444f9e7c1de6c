// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/csvwriter.h"

#include "model/record/visibletext.h"

#include <QIODevice>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace Bole {

namespace {

constexpr qsizetype bufferSize = 1 << 16;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// [+-] digits [. digits]: what every spreadsheet reads as that number and as nothing else.
bool isNumber(QStringView text)
{
    if (text.startsWith(u'+') || text.startsWith(u'-'))
        text = text.sliced(1);
    const qsizetype point = text.indexOf(u'.');
    const QStringView whole = point < 0 ? text : text.first(point);
    const QStringView part = point < 0 ? QStringView() : text.sliced(point + 1);
    return !whole.isEmpty() && (point < 0 || !part.isEmpty()) &&
           std::ranges::all_of(whole, isDigit) && std::ranges::all_of(part, isDigit);
}

/// What a spreadsheet would take for a number, a date, a time, a fraction or money: 0042, 2/3,
/// 2021-09, MAR1, 2-Sep, 9 PM, 2021年9月, (5), $5.
bool looksCounted(const QString &text)
{
    static const QRegularExpression counted(
        QRegularExpression::anchoredPattern(QStringLiteral(
            "[+\\-.(]?[$€£¥￥]?\\d[\\d+\\-./:,%eE )]*(am?|pm?)?"
            "|(\\d+[ \\-/.,]*)?(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?"
            "|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)[ \\-/.,]*(\\d[\\d ,\\-/.]*)?"
            "|(\\d+年)?(\\d+月)?(\\d+日)?")),
        QRegularExpression::CaseInsensitiveOption);
    // A month's word alone stays a word in every spreadsheet; nothing without a digit is counted.
    constexpr qsizetype longest = 40;
    return text.size() <= longest && std::ranges::any_of(text, isDigit) &&
           counted.match(text).hasMatch();
}

/// A number as `numberText` has it, which is most of a table. False, and nothing done, where it is
/// so large, or so near the middle of two texts, that only exact arithmetic can tell.
bool appendQuickly(double number, QByteArray &text)
{
    constexpr qint64 parts = 10'000; // four digits behind the point
    const double scaled = number * double(parts);
    if (!(std::abs(scaled) < 1e15))
        return false;
    const qint64 rounded = std::llround(scaled);
    if (std::abs(std::abs(scaled - double(rounded)) - 0.5) < 1e-2)
        return false;
    const qint64 size = std::abs(rounded);
    std::array<char, 32> digits;
    char *end = digits.data();
    if (rounded < 0)
        *end++ = '-';
    end = std::to_chars(end, digits.data() + digits.size(), size / parts).ptr;
    if (int rest = int(size % parts); rest != 0) {
        *end++ = '.';
        for (int place = int(parts) / 10; rest != 0; place /= 10) {
            *end++ = char('0' + rest / place);
            rest %= place;
        }
    }
    text.append(digits.data(), end - digits.data());
    return true;
}

bool isDropped(QChar c)
{
    return c.category() == QChar::Other_Control && c != u'\n' && c != u'\t';
}

/// Without what a spreadsheet drops before it looks at the first character, or never shows.
QString cleaned(const QString &text)
{
    QString clean = withoutInvisible(text);
    if (!std::ranges::any_of(clean, isDropped))
        return clean;
    clean.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n")).replace(u'\r', u'\n');
    return clean.removeIf(isDropped);
}

/// Also where a space or a line stands in front, and in the wide form: ＝ is = where one types
/// Chinese.
bool beginsLikeFormula(const QString &text)
{
    const auto first =
        std::ranges::find_if_not(text, [](QChar c) { return c.isSpace(); }) - text.begin();
    if (text.startsWith(u'\t') || text.startsWith(u'\n'))
        return true;
    if (first == text.size())
        return false;
    constexpr QStringView dangerous = u"=+-@";
    const QString narrow = QString(text[first]).normalized(QString::NormalizationForm_KC);
    return dangerous.contains(narrow.front());
}

} // namespace

QString numberText(double number)
{
    if (!std::isfinite(number))
        return {};
    if (QByteArray digits; appendQuickly(number, digits))
        return QString::fromLatin1(digits);
    QString text = QString::number(number, 'f', 4);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text == QLatin1StringView("-0") ? QStringLiteral("0") : text;
}

QString cellText(const Cell &cell)
{
    if (const auto *text = std::get_if<QString>(&cell))
        return *text;
    if (const auto *number = std::get_if<double>(&cell))
        return numberText(*number);
    if (const auto *date = std::get_if<QDate>(&cell))
        return date->toString(Qt::ISODate);
    return {};
}

CsvWriter::CsvWriter(QIODevice &device, CsvProfile profile) : m_device(device), m_profile(profile)
{
    m_buffer.reserve(bufferSize + 4096);
    if (profile == CsvProfile::Excel)
        m_buffer.append("\xEF\xBB\xBF");
}

QString CsvWriter::guarded(const QString &text, CsvProfile profile)
{
    const QString clean = cleaned(text);
    // Excel would turn a telephone number into 1.38E+10 and drop the first zero of an id. A tab in
    // front makes it a text and is not seen; an apostrophe would be.
    if (profile == CsvProfile::Excel && looksCounted(clean))
        return u'\t' + clean;
    return beginsLikeFormula(clean) && !isNumber(clean) ? u'\'' + clean : clean;
}

void CsvWriter::append(const Cell &cell)
{
    if (std::holds_alternative<std::monostate>(cell))
        return;
    const auto *text = std::get_if<QString>(&cell);
    if (const auto *number = std::get_if<double>(&cell); number && appendQuickly(*number, m_buffer))
        return;
    if (!text) {
        m_buffer.append(cellText(cell).toLatin1());
        return;
    }
    appendText(guarded(*text, m_profile));
}

/// Straight into the buffer; what needs quotes, which few do, is taken out again and put into them.
void CsvWriter::appendText(QStringView text)
{
    const qsizetype start = m_buffer.size();
    m_buffer.resize(start + m_encoder.requiredSpace(text.size()));
    const char *end = m_encoder.appendToBuffer(m_buffer.data() + start, text);
    m_buffer.truncate(end - m_buffer.constData());
    const QByteArrayView written = QByteArrayView(m_buffer).sliced(start);
    const bool quoted = written.startsWith(' ') || written.endsWith(' ') ||
                        std::ranges::any_of(written, [](char c) {
                            return c == '"' || c == ',' || c == '\n' || c == '\r' || c == '\t';
                        });
    if (!quoted)
        return;
    QByteArray bytes = written.toByteArray();
    m_buffer.truncate(start);
    m_buffer.append('"').append(bytes.replace('"', "\"\"")).append('"');
}

bool CsvWriter::write(const QList<Cell> &row)
{
    bool first = true;
    for (const Cell &cell : row) {
        if (!first)
            m_buffer.append(',');
        first = false;
        append(cell);
    }
    // A line with one empty cell would read as no line at all.
    if (row.size() == 1 && std::holds_alternative<std::monostate>(row.first()))
        m_buffer.append("\"\"");
    m_buffer.append(m_profile == CsvProfile::Excel ? "\r\n" : "\n");
    return m_buffer.size() < bufferSize || flush();
}

bool CsvWriter::flush()
{
    const bool written = m_device.write(m_buffer) == m_buffer.size();
    m_buffer.resize(0);
    return written;
}

} // namespace Bole
