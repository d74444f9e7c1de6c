// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/labels.h"

#include "model/knowledge/compiledin.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/table.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameLabels()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::pair<const char *, LabelKind>, 6> labelKindNames{{
    {"organisation", LabelKind::Organisation},
    {"role", LabelKind::Role},
    {"title", LabelKind::Title},
    {"department", LabelKind::Department},
    {"time", LabelKind::Time},
    {"grade", LabelKind::Grade},
}};

LabelKind labelKindNamed(QByteArrayView name)
{
    const auto found = std::ranges::find_if(
        labelKindNames, [&](const auto &each) { return name == QByteArrayView(each.first); });
    return found == labelKindNames.end() ? LabelKind::None : found->second;
}

/// Chinese anywhere; another word at its beginning, and with "-" behind it as a stem.
QString aboutExpression(const QString &word)
{
    if (hasHan(word))
        return QRegularExpression::escape(word);
    const bool stem = word.endsWith(u'-');
    const QString plain = QRegularExpression::escape(stem ? word.chopped(1) : word);
    return u"\\b"_s + plain + (stem ? u""_s : u"\\b"_s);
}

struct Labels
{
    Labels()
    {
        nameLabels();
        QStringList before;
        QStringList telling;
        const QByteArray table = compiledIn(u"labels.tsv"_s);
        for (const QByteArrayView line : splitFields(table, '\n')) {
            const QList<QByteArrayView> row = splitFields(line, '\t');
            if (row.size() < 2 || line.startsWith('#'))
                continue;
            const LabelKind kind = labelKindNamed(row[0]);
            for (const QByteArrayView each : splitFields(row[1], '|')) {
                const QString word = QString::fromUtf8(each).toLower();
                if (kind == LabelKind::None) {
                    telling.append(aboutExpression(word));
                    continue;
                }
                kinds.insert(word, kind);
                if (kind != LabelKind::Grade)
                    before.append(QRegularExpression::escape(word));
            }
        }
        std::ranges::sort(before, std::greater(), &QString::size);
        label.setPattern(u"(?:^|(?<=[\\s;；,，|｜/、(（【\\[]))[ ]*("_s + before.join(u'|') +
                         u")[ ]?(?:\\d{1,2}|[一二三四五六七八九十])?[ ]*[:：][ ]*"_s);
        about.setPattern(telling.join(u'|'));
        for (QRegularExpression *expression : {&label, &about})
            expression->setPatternOptions(QRegularExpression::CaseInsensitiveOption |
                                          QRegularExpression::UseUnicodePropertiesOption);
    }

    QHash<QString, LabelKind> kinds;
    QRegularExpression label;
    QRegularExpression about;
};

const Labels &labels()
{
    static const Labels all; // constant: any thread may read it
    return all;
}

} // namespace

QList<FoundLabel> findLabels(QStringView text)
{
    QList<FoundLabel> found;
    if (!text.contains(u':') && !text.contains(u'：'))
        return found;
    for (auto it = labels().label.globalMatchView(text); it.hasNext();) {
        const auto match = it.next();
        found.append({labels().kinds.value(match.captured(1).toLower()),
                      {match.capturedStart(), match.capturedLength()}});
    }
    return found;
}

QString labelExpression(LabelKind kind)
{
    QStringList words;
    for (auto it = labels().kinds.cbegin(); it != labels().kinds.cend(); ++it) {
        if (it.value() == kind)
            words.append(QRegularExpression::escape(it.key()));
    }
    std::ranges::sort(words); // a hash has no order of its own
    std::ranges::stable_sort(words, std::greater(), &QString::size);
    return u"(?:"_s + words.join(u'|') + u')';
}

bool tellsAboutEntry(QStringView label)
{
    return labels().about.matchView(label).hasMatch();
}

} // namespace Bole
