// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recordsummary.h"

#include "model/intake/checks.h"
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"

namespace Bole {

namespace {

QString joined(const QStringList &parts, const QString &separator)
{
    QStringList present = parts;
    present.removeAll(QString());
    return present.join(separator);
}

QString line(const QString &label, const QString &value)
{
    return value.isEmpty() ? QString() : QStringLiteral("  %1 %2\n").arg(label, -13).arg(value);
}

QString period(const std::optional<PartialDate> &start, const std::optional<PartialDate> &end,
               bool current)
{
    const QString from = start ? start->toString() : QString();
    const QString to = current ? QStringLiteral("now") : end ? end->toString() : QString();
    return joined({from, to}, QStringLiteral(" – "));
}

QString educationLine(const Education &entry)
{
    const QString grade =
        entry.gpa
            ? QStringLiteral("GPA %1").arg(entry.gpa->value) +
                  (entry.gpa->scale ? QStringLiteral("/%1").arg(*entry.gpa->scale) : QString())
            : QString();
    return joined({entry.institution, entry.studyType, entry.area,
                   period(entry.startDate, entry.endDate, entry.current), grade},
                  QStringLiteral(", "));
}

QString counts(const Record &record)
{
    QStringList parts;
    const auto count = [&parts](qsizetype number, const char *one, const char *several) {
        if (number > 0)
            parts.append(QStringLiteral("%1 %2").arg(number).arg(
                QString::fromLatin1(number == 1 ? one : several)));
    };
    count(record.work.size() + record.volunteer.size(), "position", "positions");
    count(record.publications.size(), "publication", "publications");
    count(record.patents.size(), "patent", "patents");
    count(record.projects.size(), "project", "projects");
    count(record.awards.size(), "award", "awards");
    count(record.skills.size(), "group of skills", "groups of skills");
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString recordSummary(const Record &record)
{
    const Source &source = record.source;
    QString pages;
    if (source.pages > 0)
        pages = source.pages == 1 ? QStringLiteral("1 page")
                                  : QStringLiteral("%1 pages").arg(source.pages);
    QString text = joined({source.file, pages, source.language.text(),
                           source.ocr ? QStringLiteral("read by OCR") : QString()},
                          QStringLiteral(" · ")) +
                   QLatin1Char('\n');
    text += line(QStringLiteral("Name"),
                 joined({record.basics.name, record.basics.nameOther}, QStringLiteral(" / ")));
    text += line(QStringLiteral("Contact"),
                 joined(record.basics.emails + record.basics.phones, QStringLiteral(", ")));
    for (const Education &entry : record.education)
        text += line(QStringLiteral("Education"), educationLine(entry));
    text += line(QStringLiteral("Also"), counts(record));
    // As many as the window will show for it.
    const QStringList open = needsLook({toJson(record), {}, {}}, checksOf(record, {}));
    if (!open.isEmpty())
        text += line(QStringLiteral("To look at"), QString::number(open.size()));
    return text + QLatin1Char('\n');
}

} // namespace Bole
