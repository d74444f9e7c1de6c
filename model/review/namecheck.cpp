// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/namecheck.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

const QString nameField = QStringLiteral("/basics/name");

/// What a document or a section of it is called, which is set as large as a name.
bool isTitle(const QString &name)
{
    static const QSet<QString> words{QStringLiteral("application"), QStringLiteral("admission"),
                                     QStringLiteral("form"),        QStringLiteral("programme"),
                                     QStringLiteral("scholarship"), QStringLiteral("curriculum"),
                                     QStringLiteral("vitae"),       QStringLiteral("resume")};
    const bool isForm = std::ranges::any_of(
        tokens(name), [](const Token &token) { return words.contains(token.key); });
    static const QRegularExpression han(QStringLiteral("(?:申请|报名|登记|推荐)表|简历|履历"));
    return isForm || han.match(folded(name)).hasMatch() ||
           Knowledge::ofProgram().heading(name).has_value();
}

} // namespace

bool isNameSure(const Record &asRead)
{
    return !asRead.basics.name.isEmpty() && !asRead.basics.nameInferred &&
           !isTitle(asRead.basics.name) && !isDoubtful(asRead.confidence.value(nameField, 1));
}

bool isNameSure(const CheckedRecord &checked)
{
    const auto record = recordFromJson(checked.json);
    if (!record || record->basics.name.isEmpty())
        return false;
    if (const auto mark = checked.marks.constFind(nameField); mark != checked.marks.constEnd())
        return mark->invalidText.isEmpty();
    return isNameSure(*record);
}

} // namespace Bole
