// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/rostertable.h"

#include "model/csvtable.h"
#include "model/import/xlstable.h"
#include "model/import/ziparchive.h"
#include "model/record/visibletext.h"
#include "model/regularfile.h"

#include <QDate>
#include <QFile>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 mostBytes = 200LL << 20;
constexpr qsizetype mostRows = 200'000;
constexpr qsizetype mostColumns = 500;

using Cells = QList<QStringList>;

std::unexpected<Error> damaged(const char *what)
{
    return failure(ErrorCode::InvalidTable, QString::fromLatin1(what));
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

void putCell(QStringList &row, qsizetype column, const QString &text)
{
    if (column >= mostColumns)
        return;
    while (row.size() <= column)
        row.append(QString());
    row[column] = text;
}

/// "20270153" may be written as 2.0270153E7, and 3.8 as 3.7999999999999998: a workbook keeps 17
/// digits, of which 15 count. What has digits only is as somebody meant it.
QString numberText(const QString &text)
{
    constexpr int digits = 15;
    constexpr double largest = 1e21; // written out, nobody could read more
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber || std::abs(value) >= largest || std::ranges::all_of(text, &isDigit))
        return text;
    return QString::number(QString::number(value, 'g', digits).toDouble(), 'f',
                           QLocale::FloatingPointShortest);
}

/// All text in an element, without readings for pronunciation.
QString textIn(QXmlStreamReader &xml)
{
    QString text;
    const QString end = xml.qualifiedName().toString();
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"rPh")
            xml.skipCurrentElement();
        else if (xml.isStartElement() && (xml.name() == u"t" || xml.name() == u"v"))
            text += xml.readElementText(QXmlStreamReader::IncludeChildElements);
        else if (xml.isEndElement() && xml.qualifiedName() == end)
            break;
    }
    return text;
}

QStringList sharedStrings(const QByteArray &bytes)
{
    QStringList strings;
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"si")
            strings.append(textIn(xml));
    }
    return strings;
}

/// "BC12" is in the 55th column, which is number 54.
qsizetype columnOf(QStringView place)
{
    qsizetype column = 0;
    for (const QChar c : place) {
        if (c < u'A' || c > u'Z' || column > mostColumns)
            break;
        column = column * 26 + (c.unicode() - u'A' + 1);
    }
    return column - 1;
}

/// Where the first sheet lies: the workbook names it, its relations tell the file.
QByteArray firstSheet(const FilePath &path)
{
    const QByteArray usual = "xl/worksheets/sheet1.xml";
    const auto book = readArchived(path, "xl/workbook.xml", mostBytes);
    const auto relations = readArchived(path, "xl/_rels/workbook.xml.rels", mostBytes);
    if (!book || !relations)
        return usual;
    QString id;
    for (QXmlStreamReader xml(*book); !xml.atEnd() && id.isEmpty(); xml.readNext()) {
        if (xml.isStartElement() && xml.name() == u"sheet") {
            for (const QXmlStreamAttribute &attribute : xml.attributes())
                id = attribute.name() == u"id" ? attribute.value().toString() : id;
        }
    }
    for (QXmlStreamReader xml(*relations); !xml.atEnd(); xml.readNext()) {
        if (!xml.isStartElement() || xml.attributes().value("Id"_L1) != id || id.isEmpty())
            continue;
        const QString target = xml.attributes().value("Target"_L1).toString();
        return (target.startsWith(u'/') ? target.mid(1) : u"xl/"_s + target).toUtf8();
    }
    return usual;
}

/// Whether a format of numbers writes a day: "yyyy\\-mm\\-dd", and the built-in ones for which a
/// file has only the number.
bool isDayFormat(int id, const QString &code)
{
    static const QRegularExpression notShown(u"\"[^\"]*\"|\\[[^\\]]*\\]|\\\\."_s);
    const bool isBuiltIn =
        (id >= 14 && id <= 17) || id == 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
    const QString shown = QString(code).remove(notShown).toLower();
    return code.isEmpty() ? isBuiltIn : shown.contains(u'd') || shown.contains(u'y');
}

/// Which styles of cells are days; a cell names its style by number.
QList<bool> dayStyles(const QByteArray &styles)
{
    QHash<int, QString> codes;
    QList<bool> isDay;
    bool isInCells = false;
    for (QXmlStreamReader xml(styles); !xml.atEnd(); xml.readNext()) {
        if (xml.name() == u"cellXfs")
            isInCells = xml.isStartElement();
        if (!xml.isStartElement())
            continue;
        const int id = xml.attributes().value("numFmtId"_L1).toInt();
        if (xml.name() == u"numFmt")
            codes.insert(id, xml.attributes().value("formatCode"_L1).toString());
        else if (xml.name() == u"xf" && isInCells)
            isDay.append(isDayFormat(id, codes.value(id)));
    }
    return isDay;
}

/// Days are kept as their number since the last but one of 1899.
QString dayText(const QString &text)
{
    bool isNumber = false;
    const auto days = qint64(text.toDouble(&isNumber));
    const QDate day = QDate(1899, 12, 30).addDays(days);
    return isNumber && days > 0 && day.year() < 10'000 ? day.toString(Qt::ISODate) : text;
}

/// What the cells of a sheet refer to.
struct SheetContext
{
    QStringList shared;
    QList<bool> isDay;
};

QString cellText(QXmlStreamReader &xml, const SheetContext &context)
{
    const QString type = xml.attributes().value("t"_L1).toString();
    const int style = xml.attributes().value("s"_L1).toInt();
    const QString text = textIn(xml);
    if (type == u"s")
        return context.shared.value(text.toInt());
    if (!type.isEmpty() && type != u"n")
        return text;
    return context.isDay.value(style) ? dayText(text) : numberText(text);
}

Result<Cells> readXlsx(const FilePath &path)
{
    const auto sheet = readArchived(path, firstSheet(path), mostBytes);
    if (!sheet)
        return damaged("no sheet");
    const auto archived = [&](const char *name) {
        return readArchived(path, name, mostBytes).value_or(QByteArray());
    };
    const SheetContext context{sharedStrings(archived("xl/sharedStrings.xml")),
                               dayStyles(archived("xl/styles.xml"))};
    Cells rows;
    QXmlStreamReader xml(*sheet);
    while (!xml.atEnd() && rows.size() < mostRows) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"row") {
            // Empty rows may be left out.
            const qsizetype number = xml.attributes().value("r"_L1).toInt();
            rows.resize(std::clamp(number - 1, rows.size(), mostRows));
            rows.append(QStringList());
        }
        if (!xml.isStartElement() || xml.name() != u"c" || rows.isEmpty())
            continue;
        const QString place = xml.attributes().value("r"_L1).toString();
        const qsizetype column = place.isEmpty() ? rows.last().size() : columnOf(place);
        if (column >= 0)
            putCell(rows.last(), column, cellText(xml, context));
    }
    return xml.hasError() ? Result<Cells>(damaged("sheet")) : rows;
}

QString odsText(QXmlStreamReader &xml)
{
    QStringList paragraphs;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.qualifiedName() == u"office:annotation")
            xml.skipCurrentElement();
        else if (xml.isStartElement() && xml.qualifiedName() == u"text:p")
            paragraphs.append(xml.readElementText(QXmlStreamReader::IncludeChildElements));
        else if (xml.isEndElement() && xml.name() == u"table-cell")
            break;
    }
    return paragraphs.join(u'\n');
}

qsizetype repeats(const QXmlStreamReader &xml, QLatin1StringView name, qsizetype most)
{
    return std::clamp<qsizetype>(xml.attributes().value(name).toInt(), 1, most);
}

Result<Cells> readOds(const FilePath &path)
{
    const auto content = readArchived(path, "content.xml", mostBytes);
    if (!content)
        return damaged("no content");
    Cells rows;
    qsizetype column = 0;
    qsizetype repeatedBefore = 0; // how often the row above stands there once more: mostly empty
    QXmlStreamReader xml(*content);
    while (!xml.atEnd() && rows.size() < mostRows) {
        xml.readNext();
        if (xml.isEndElement() && xml.qualifiedName() == u"table:table")
            break;
        if (!xml.isStartElement())
            continue;
        if (xml.qualifiedName() == u"table:table-row") {
            rows.resize(std::min(rows.size() + repeatedBefore, mostRows));
            repeatedBefore = repeats(xml, "table:number-rows-repeated"_L1, mostRows) - 1;
            rows.append(QStringList());
            column = 0;
        } else if (xml.name() == u"table-cell" && !rows.isEmpty()) {
            const qsizetype times = repeats(xml, "table:number-columns-repeated"_L1, mostColumns);
            // As its writer's country shows it, a day can be read two ways.
            const QString day = xml.attributes().value("office:date-value"_L1).toString().left(10);
            const QString shown = odsText(xml);
            const QString &text = day.isEmpty() ? shown : day;
            for (qsizetype i = 0; i < times && !text.isEmpty(); ++i)
                putCell(rows.last(), column + i, text);
            column += times;
        }
    }
    return xml.hasError() ? Result<Cells>(damaged("content")) : rows;
}

Result<Cells> readCsv(const FilePath &path)
{
    const auto bytes = readRegularFile(path, mostTableBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto table = csvTable(*bytes);
    if (!table)
        return damaged("text");
    Cells rows{table->head};
    for (const CsvTable::Row &row : table->rows) {
        rows.resize(std::clamp<qsizetype>(row.line - 1, rows.size(), mostRows));
        rows.append(row.cells);
    }
    return rows;
}

bool hasBeginning(const FilePath &path, const QByteArray &bytes)
{
    QFile file;
    return openRegularFile(path, file) && file.read(bytes.size()) == bytes;
}

bool isEmptyRow(const QStringList &row)
{
    return std::ranges::all_of(row, &QString::isEmpty);
}

qsizetype filledCells(const QStringList &row)
{
    return row.size() - row.count(QString());
}

/// How many cells a row of the table has at least, if it is its head: more than half of what a
/// usual row has. A note above the table ("Exported on:", a day, "by:", a name) has fewer.
qsizetype cellsOfAHead(const Cells &rows)
{
    QList<qsizetype> counts;
    for (const QStringList &row : rows) {
        if (const qsizetype filled = filledCells(row); filled > 0)
            counts.append(filled);
    }
    std::ranges::sort(counts);
    return std::max<qsizetype>(2, counts.value(counts.size() / 2) / 2 + 1);
}

/// Titles and notes may stand above the table.
Result<RosterTable> tableFrom(Cells rows)
{
    for (QStringList &row : rows) {
        for (QString &cell : row)
            cell = withoutInvisible(cell).simplified();
    }
    const qsizetype least = cellsOfAHead(rows);
    const auto head = std::ranges::find_if(
        rows, [least](const QStringList &row) { return filledCells(row) >= least; });
    if (head == rows.end())
        return damaged("no columns");
    RosterTable table{*head, {}};
    for (auto row = head + 1; row != rows.end(); ++row) {
        if (isEmptyRow(*row))
            continue;
        table.rows.append(*row);
        table.lines.append(int(row - rows.begin()) + 1);
    }
    return table;
}

} // namespace

Result<RosterTable> readRosterTable(const FilePath &path)
{
    const QString suffix = path.suffix();
    // Other systems also call a workbook of the new kind, or a text, ".xls".
    const bool isArchived = hasBeginning(path, "PK");
    const auto cells = isXls(path)                      ? readXls(path, mostRows, mostColumns)
                       : isArchived && suffix == u"ods" ? readOds(path)
                       : isArchived                     ? readXlsx(path)
                                                        : readCsv(path);
    return cells.and_then(tableFrom);
}

} // namespace Bole
