// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/commandhelp.h"

#include <QTextBoundaryFinder>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageWidth = 80;
constexpr int helpColumn = 19;

/// Characters of East Asian scripts and their punctuation.
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) ||
           (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) ||
           (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
           (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x20000 && c <= 0x3FFFD);
}

/// Lines end at spaces and between Chinese characters, never inside of "--list" or a path.
qsizetype nextBreak(QTextBoundaryFinder &finder, const QString &text)
{
    for (qsizetype at = finder.toNextBoundary(); at > 0 && at < text.size();
         at = finder.toNextBoundary()) {
        if (text[at - 1].isSpace() || isWide(text[at - 1].unicode()) || isWide(text[at].unicode()))
            return at;
    }
    return text.size();
}

QString optionHead(const CommandOption &option)
{
    QStringList names;
    for (const QString &name : option.names)
        names.append((name.size() == 1 ? u"-"_s : u"--"_s) + name);
    return names.join(u", ") + (option.value.isEmpty() ? QString() : u' ' + option.value);
}

QString optionText(const CommandOption &option)
{
    const QString head = u"  "_s + optionHead(option);
    QString text = head;
    const bool hasRoom = columnsOf(head) < helpColumn - 1;
    int column = columnsOf(head);
    if (!hasRoom) {
        text += u'\n';
        column = 0;
    }
    for (const QString &line : wrapped(option.help, pageWidth - helpColumn)) {
        text += QString(helpColumn - column, u' ') + line + u'\n';
        column = 0;
    }
    return text;
}

} // namespace

int columnsOf(const QString &text)
{
    int columns = 0;
    for (const char32_t c : text.toUcs4())
        columns += isWide(c) ? 2 : 1;
    return columns;
}

QString exitCodesText()
{
    return Commands::tr("Every command exits with 0 when all is done, with 1 when something could "
                        "not be done, which is said on standard error, and with 2 when it was not "
                        "asked in the right way.");
}

QStringList wrapped(const QString &paragraph, int width)
{
    QStringList lines;
    QString line;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, paragraph);
    qsizetype start = 0;
    while (start < paragraph.size()) {
        const qsizetype end = nextBreak(finder, paragraph);
        const QString piece = paragraph.mid(start, end - start);
        start = end;
        if (columnsOf((line + piece).trimmed()) > width && !line.isEmpty()) {
            lines.append(line.trimmed());
            line.clear();
        }
        line += piece;
    }
    if (!line.trimmed().isEmpty())
        lines.append(line.trimmed());
    return lines;
}

void CommandHelp::addTo(QCommandLineParser &parser) const
{
    for (const CommandOption &option : options)
        parser.addOption({option.names, {}, option.value, option.fallback});
}

QString CommandHelp::text() const
{
    QString text;
    for (const QString &line : usage) {
        const QString lead = text.isEmpty() ? Commands::tr("Usage: ")
                                            : QString(columnsOf(Commands::tr("Usage: ")), u' ');
        text += lead + u"bole "_s + line + u'\n';
    }
    for (const QString &paragraph : about)
        text += u'\n' + wrapped(paragraph, pageWidth).join(u'\n') + u'\n';
    text += u'\n' + Commands::tr("Options:") + u'\n';
    for (const CommandOption &option : options)
        text += optionText(option);
    text += optionText({{u"help"_s}, {}, Commands::tr("This text."), {}});
    text +=
        u'\n' + wrapped(Commands::tr("Exit status: ") + exitStatus, pageWidth).join(u'\n') + u'\n';
    if (!examples.isEmpty())
        text += u'\n' + Commands::tr("Examples:") + u'\n';
    for (const QString &example : examples)
        text += u"  "_s + example + u'\n';
    return text;
}

} // namespace Bole
