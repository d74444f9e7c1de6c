// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/guide/guidepages.h"

#include "views/common/actiontable.h"

#include <QAction>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString keysOf(const QByteArray &id, const ActionTable &actions)
{
    return actions.action(id)->shortcut().toString(QKeySequence::NativeText);
}

/// "Review → Rubric…", as the menus have it.
QString placeOf(const QByteArray &id, const ActionTable &actions)
{
    const auto row =
        std::ranges::find_if(actionRows(), [&](const ActionRow &one) { return id == one.id; });
    static const QRegularExpression mnemonic(u"\\(&.\\)|&"_s);
    return ActionTable::menuTitle(row->menu).remove(mnemonic) + u" → "_s +
           actions.action(id)->text().remove(mnemonic);
}

/// A line as somebody reads it, without Markdown's signs.
QString withoutMarks(QString line)
{
    static const QRegularExpression pictures(u"!\\[[^\\]]*\\]\\([^)]*\\)"_s);
    static const QRegularExpression marks(u"^[#>\\-\\s]+|[*`|]|^\\d+\\.\\s"_s);
    return line.remove(pictures).remove(marks).simplified();
}

} // namespace

const QStringList &guidePages()
{
    static const QStringList pages{u"member"_s,    u"coordinator"_s, u"administrator"_s,
                                   u"reading"_s,   u"reviewing"_s,   u"comparing"_s,
                                   u"shortlist"_s, u"table"_s,       u"statistics"_s,
                                   u"keyboard"_s,  u"news"_s};
    return pages;
}

QString guideSource(const QString &page, const QString &language)
{
    QFile file(u":/guide/%1/%2.md"_s.arg(language, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString guideText(const QString &page, const QString &language, const ActionTable &actions)
{
    static const QRegularExpression names(u"\\{\\{([a-z0-9-]+)\\}\\}|\\[\\[([a-z0-9-]+)\\]\\]"_s);
    const QString source = guideSource(page, language);
    QString text;
    qsizetype from = 0;
    for (const auto &match : names.globalMatch(source)) {
        text += source.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        text += match.hasCaptured(1)
                    ? u"**"_s + keysOf(match.captured(1).toLatin1(), actions) + u"**"_s
                    : u"*"_s + placeOf(match.captured(2).toLatin1(), actions) + u"*"_s;
    }
    return text + source.mid(from);
}

QString guideTitle(const QString &page, const QString &language)
{
    return withoutMarks(guideSource(page, language).section(u'\n', 0, 0));
}

QString guidePictures(const QString &language)
{
    return u":/guide/pictures/"_s + language;
}

QList<GuideHit> searchGuide(const QString &words, const QString &language,
                            const ActionTable &actions)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    QList<GuideHit> hits;
    for (const QString &page : guidePages()) {
        const QString text = guideText(page, language, actions);
        const auto holds = [](const QString &where) {
            return [&where](const QString &word) {
                return where.contains(word, Qt::CaseInsensitive);
            };
        };
        if (!std::ranges::all_of(wanted, holds(text)))
            continue;
        QString found;
        for (const QString &line : text.split(u'\n')) {
            if (found.isEmpty() && std::ranges::any_of(wanted, holds(line)))
                found = withoutMarks(line);
        }
        hits.append({page, found});
    }
    return hits;
}

} // namespace Bole
