// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recordsummary.h"

#include "app/command/commandhelp.h"
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
    const QString to = current ? Commands::tr("now") : end ? end->toString() : QString();
    return joined({from, to}, QStringLiteral(" – "));
}

QString educationLine(const Education &entry)
{
    const QString grade =
        entry.gpa
            ? Commands::tr("GPA %1").arg(entry.gpa->value) +
                  (entry.gpa->scale ? QStringLiteral("/%1").arg(*entry.gpa->scale) : QString())
            : QString();
    return joined({entry.institution, entry.studyType, entry.area,
                   period(entry.startDate, entry.endDate, entry.current), grade},
                  QStringLiteral(", "));
}

QString counts(const Record &record)
{
    QStringList parts;
    const auto count = [&parts](qsizetype number, QString (*words)(int)) {
        if (number > 0)
            parts.append(words(int(number)));
    };
    count(record.work.size() + record.volunteer.size(),
          [](int n) { return Commands::tr("%n position(s)", nullptr, n); });
    count(record.publications.size(),
          [](int n) { return Commands::tr("%n publication(s)", nullptr, n); });
    count(record.patents.size(), [](int n) { return Commands::tr("%n patent(s)", nullptr, n); });
    count(record.projects.size(), [](int n) { return Commands::tr("%n project(s)", nullptr, n); });
    count(record.awards.size(), [](int n) { return Commands::tr("%n award(s)", nullptr, n); });
    count(record.skills.size(),
          [](int n) { return Commands::tr("%n group(s) of skills", nullptr, n); });
    return parts.join(Commands::tr(", ", "between counts"));
}

/// What the program read from pictures of pages, and by what.
QString ocrText(const Source &source)
{
    if (!source.ocr)
        return {};
    return source.ocrEngine.isEmpty() ? Commands::tr("read by OCR")
                                      : Commands::tr("read by OCR (%1)").arg(source.ocrEngine);
}

} // namespace

QString recordSummary(const Record &record)
{
    const Source &source = record.source;
    QString pages;
    if (source.pages > 0)
        pages = Commands::tr("%n page(s)", nullptr, source.pages);
    QString text = joined({source.file, pages, source.language.text(), ocrText(source)},
                          QStringLiteral(" · ")) +
                   QLatin1Char('\n');
    text += line(Commands::tr("Name"),
                 joined({record.basics.name, record.basics.nameOther}, QStringLiteral(" / ")));
    text += line(Commands::tr("Contact"),
                 joined(record.basics.emails + record.basics.phones, QStringLiteral(", ")));
    for (const Education &entry : record.education)
        text += line(Commands::tr("Education"), educationLine(entry));
    text += line(Commands::tr("Also"), counts(record));
    // As many as the window will show for it.
    const QStringList open = needsLook({toJson(record), {}, {}}, checksOf(record, {}));
    if (!open.isEmpty())
        text += line(Commands::tr("To look at"), QString::number(open.size()));
    return text + QLatin1Char('\n');
}

} // namespace Bole
