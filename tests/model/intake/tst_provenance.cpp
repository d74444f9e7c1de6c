// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "tests/support/samplereading.h"

#include <QJsonArray>
#include <QRegularExpression>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

/// Letters and digits only, in the forms that the pipeline may have mended.
QString plain(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.isLetterOrNumber())
            plain += c;
    }
    return plain;
}

QJsonValue valueAt(const QJsonObject &record, const QString &pointer)
{
    QJsonValue value = record;
    for (const QString &step : pointer.split(u'/', Qt::SkipEmptyParts))
        value = value.isArray() ? value.toArray()[step.toInt()] : value[step];
    return value;
}

/// Characters, each with the middle of its box as parts of the page.
struct Glyph
{
    QString text;
    QPointF middle;
    double wordLeft = 0;
    bool endsWord = false;
};

QList<Glyph> glyphsOf(const PageText &page)
{
    QList<Glyph> glyphs;
    for (const Word &word : page.words) {
        const QList<uint> points = word.text.toUcs4();
        const double width = word.box.width() / double(qMax<qsizetype>(1, points.size()));
        for (qsizetype i = 0; i < points.size(); ++i) {
            const char32_t point = points[i];
            const QRectF box = word.characterBoxes.size() == points.size()
                                   ? word.characterBoxes[i]
                                   : QRectF(word.box.left() + width * double(i), word.box.top(),
                                            width, word.box.height());
            glyphs.append(
                {QString::fromUcs4(&point, 1),
                 {box.center().x() / page.size.width(), box.center().y() / page.size.height()},
                 word.box.left(),
                 i + 1 == points.size()});
        }
    }
    return glyphs;
}

/// What the page prints inside a place, which is one line: from left to right.
QString printedIn(const QList<Glyph> &glyphs, const QRectF &place)
{
    const QRectF touched = place.adjusted(-1e-4, -1e-4, 1e-4, 1e-4);
    QList<Glyph> inside;
    std::copy_if(glyphs.cbegin(), glyphs.cend(), std::back_inserter(inside),
                 [&](const Glyph &glyph) { return touched.contains(glyph.middle); });
    std::stable_sort(inside.begin(), inside.end(),
                     [](const Glyph &a, const Glyph &b) { return a.wordLeft < b.wordLeft; });
    QString text;
    for (const Glyph &glyph : std::as_const(inside))
        text += glyph.text + (glyph.endsWord ? u" "_s : QString());
    return text;
}

bool hasNumber(const QString &printed, double number)
{
    static const QRegularExpression numbers(u"\\d+(?:[.,]\\d+)?"_s);
    auto found = numbers.globalMatch(printed);
    while (found.hasNext()) {
        if (qAbs(found.next().captured().replace(u',', u'.').toDouble() - number) < 1e-9)
            return true;
    }
    return false;
}

bool hasMonth(const QString &printed, int month)
{
    static const QStringList months = {u"jan"_s, u"feb"_s, u"mar"_s, u"apr"_s, u"may"_s, u"jun"_s,
                                       u"jul"_s, u"aug"_s, u"sep"_s, u"oct"_s, u"nov"_s, u"dec"_s};
    return hasNumber(QString(printed).replace(u'.', u' '), month) ||
           printed.contains(months[month - 1], Qt::CaseInsensitive);
}

bool showsDate(const QString &printed, const QString &iso)
{
    const auto date = PartialDate::fromString(iso);
    return date && printed.contains(QString::number(date->year).mid(2)) &&
           (date->month == 0 || hasMonth(printed, date->month));
}

/// All words of the value stand there, and hardly anything else.
bool showsText(const QString &printed, const QString &value)
{
    const QString there = plain(printed);
    const QString wanted = plain(value);
    if (wanted.isEmpty())
        return !printed.isEmpty();
    if (there.size() > wanted.size() + qMax<qsizetype>(4, wanted.size() / 4))
        return false;
    static const QRegularExpression spaces(u"\\s+"_s);
    const QStringList words = value.split(spaces, Qt::SkipEmptyParts);
    // Across lines a word may be broken with a hyphen, and marks may be raised out of their order.
    return there == wanted || std::all_of(words.cbegin(), words.cend(), [&](const QString &word) {
               return there.contains(plain(word));
           });
}

bool showsNumbers(const QString &printed, const QJsonObject &numbers)
{
    const QStringList ordinals = {u"一"_s, u"二"_s, u"三"_s, u"四"_s, u"五"_s};
    for (auto it = numbers.begin(); it != numbers.end(); ++it) {
        const double number = it.value().toDouble();
        const bool derived = it.key() == "percent"_L1 && numbers.contains("position"_L1);
        const bool worded =
            number >= 1 && number <= 5 && printed.contains(ordinals[int(number) - 1]);
        if (!derived && !worded && !hasNumber(printed, number))
            return false;
    }
    return true;
}

} // namespace

/// Every place that a record names is where its value is printed. The page is asked, not the
/// parser.
class TestProvenance : public QObject
{
    Q_OBJECT

    SampleReading m_sample;
    QHash<int, QList<Glyph>> m_glyphs;
    QHash<int, PageText> m_pages;
    QJsonObject m_record;

    void readPages(const QString &name)
    {
        m_glyphs.clear();
        m_pages.clear();
        for (int page = 1; page <= m_record["source"_L1]["pages"_L1].toInt(); ++page) {
            const auto text = m_sample.page(name, page);
            QVERIFY(text.has_value());
            m_pages.insert(page, *text);
            m_glyphs.insert(page, glyphsOf(*text));
        }
    }

    QString printedAt(const QList<Place> &places) const
    {
        QString printed;
        for (const Place &place : places)
            printed += printedIn(m_glyphs.value(place.page), place.rect) + u' ';
        return printed.simplified();
    }

    bool leadsTo(const QList<Place> &places, const QString &url) const
    {
        return std::any_of(places.cbegin(), places.cend(), [&](const Place &place) {
            const PageText page = m_pages.value(place.page);
            const QRectF box(
                place.rect.x() * page.size.width(), place.rect.y() * page.size.height(),
                place.rect.width() * page.size.width(), place.rect.height() * page.size.height());
            return std::any_of(page.links.cbegin(), page.links.cend(), [&](const Link &link) {
                return link.box.intersects(box) && plain(link.url).contains(plain(url));
            });
        });
    }

    bool shows(const QString &pointer, const QList<Place> &places) const
    {
        const QJsonValue value = valueAt(m_record, pointer);
        const QString printed = printedAt(places);
        const QString field = pointer.section(u'/', -1);
        // Concluded from what is printed there, not printed as such.
        static const QSet<QString> concluded = {
            u"level"_s,         u"status"_s, u"current"_s, u"institutionId"_s,
            u"venueId"_s,       u"tier"_s,   u"coFirst"_s, u"network"_s,
            u"corresponding"_s, u"gender"_s, u"age"_s};
        if (value.isUndefined() || printed.isEmpty())
            return false;
        const bool testName = field == u"name"_s && pointer.startsWith(u"/tests/"_s);
        if (concluded.contains(field) || testName)
            return true;
        if (field == u"applicantPosition"_s) {
            const QString list = pointer.contains(u"patents"_s) ? u"inventors"_s : u"authors"_s;
            const QString owner =
                u"%1/%2/%3"_s.arg(pointer.section(u'/', 0, -2), list).arg(value.toInt() - 1);
            return showsText(printed, valueAt(m_record, owner).toString());
        }
        if (field.endsWith(u"Date"_s) || field == u"date"_s)
            return showsDate(printed, value.toString());
        if (field == u"url"_s || field == u"username"_s)
            return plain(value.toString()).contains(plain(printed)) ||
                   plain(printed).contains(plain(value.toString())) ||
                   leadsTo(places, value.toString());
        if (value.isObject())
            return showsNumbers(printed, value.toObject());
        if (pointer.startsWith(u"/tests/"_s) && field == u"score"_s &&
            !hasNumber(printed, value.toDouble()))
            return isSumOfParts(valueAt(m_record, pointer.section(u'/', 0, -2)), printed);
        return value.isDouble() ? hasNumber(printed, value.toDouble())
                                : showsText(printed, value.toString());
    }

    /// A GRE without a printed total.
    static bool isSumOfParts(const QJsonValue &test, const QString &printed)
    {
        const double verbal = test["parts"_L1]["Verbal"_L1].toDouble();
        const double quantitative = test["parts"_L1]["Quantitative"_L1].toDouble();
        return verbal + quantitative == test["score"_L1].toDouble() && hasNumber(printed, verbal) &&
               hasNumber(printed, quantitative);
    }

    static QStringList leaves(const QJsonValue &value, const QString &pointer)
    {
        QStringList all;
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto it = object.begin(); it != object.end(); ++it)
                all += leaves(it.value(), pointer + u'/' + it.key());
        } else if (value.isArray()) {
            const QJsonArray array = value.toArray();
            for (qsizetype i = 0; i < array.size(); ++i)
                all += leaves(array[i], pointer + u'/' + QString::number(i));
        } else {
            all.append(pointer);
        }
        return all;
    }

    static void addNames()
    {
        QTest::addColumn<QString>("name");
        const QStringList names = SampleReading::names();
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

private slots:
    void everyPlace_showsItsValue_data() { addNames(); }

    void everyPlace_showsItsValue()
    {
        QFETCH(const QString, name);
        const auto read = m_sample.understanding(name);
        QVERIFY(read.has_value());
        m_record = toJson(read->record);
        readPages(name);
        QStringList wrong;
        const Record &record = read->record;
        for (auto it = record.provenance.cbegin(); it != record.provenance.cend(); ++it) {
            if (!shows(it.key(), it.value()))
                wrong.append(u"%1 is “%2”, there stands “%3”"_s.arg(
                    it.key(), valueAt(m_record, it.key()).toVariant().toString(),
                    printedAt(it.value())));
        }
        QVERIFY2(record.provenance.size() > 60, "the record has hardly any places");
        QVERIFY2(wrong.isEmpty(), qPrintable(u"%1 of %2:\n%3"_s.arg(wrong.size())
                                                 .arg(record.provenance.size())
                                                 .arg(wrong.join(u'\n'))));
    }

    void everyValue_hasAPlace_data() { addNames(); }

    void everyValue_hasAPlace()
    {
        QFETCH(const QString, name);
        const auto read = m_sample.understanding(name);
        QVERIFY(read.has_value());
        QJsonObject json = toJson(read->record);
        for (const char *own :
             {"format", "source", "sections", "provenance", "confidence", "checks"})
            json.remove(QLatin1StringView(own));
        QStringList homeless;
        for (QString pointer : leaves(json, {})) {
            const QString leaf = pointer;
            // What kind of work it is follows from its section, not from a word.
            if (leaf.endsWith(u"/kind"_s) || leaf.endsWith(u"/nameInferred"_s))
                continue;
            while (!pointer.isEmpty() && !read->record.provenance.contains(pointer))
                pointer = pointer.section(u'/', 0, -2);
            if (pointer.isEmpty())
                homeless.append(leaf);
        }
        QVERIFY2(homeless.isEmpty(), qPrintable(homeless.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestProvenance)
#include "tst_provenance.moc"
