// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/differencewords.h"

#include "model/record/fieldschema.h"
#include "model/record/recordpath.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/formdelegate.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

struct DifferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::DifferenceWords)
};

QString valueText(const QString &pointer, const QJsonValue &value)
{
    const FieldAddress address = addressOf(pointer);
    if (address.field)
        return fieldDisplay(*address.field, value);
    if (value.isObject() && address.group && address.entry >= 0 &&
        pointer.count(u'/') == address.group->pointer.count(u'/') + 1)
        return entryTitle(address.group->key, value);
    QStringList parts;
    if (value.isArray() || value.isObject()) {
        const QJsonArray items = value.toArray();
        for (const QJsonValue &item : items)
            parts.append(valueText({}, item));
        const QJsonObject members = value.toObject();
        for (const QJsonValue &item : members)
            parts.append(valueText({}, item));
        return parts.join(u", "_s);
    }
    return value.toVariant().toString();
}

} // namespace

QString differenceTitle(const ReadingDifference &difference)
{
    const FieldAddress address = addressOf(difference.pointer);
    const QString group = address.group ? groupLabel(address.group->key) : QString();
    if (difference.kind == Edit::Kind::Insert)
        return DifferenceWords::tr("Add to %1").arg(group);
    if (difference.kind == Edit::Kind::Remove)
        return DifferenceWords::tr("Remove from %1").arg(group);
    const QString label = fieldLabel(address.group ? address.group->key : QString(),
                                     address.field ? address.field->key
                                                   : pointerTokens(difference.pointer).constLast());
    const QString entry = address.group && address.entry >= 0
                              ? entryTitle(address.group->key, difference.entry)
                              : QString();
    return entry.isEmpty() ? label : label + u" · "_s + entry;
}

QString differenceValue(const ReadingDifference &difference, const QJsonValue &value)
{
    const QString text = valueText(difference.pointer, value);
    return text.isEmpty() ? DifferenceWords::tr("nothing", "no value") : text;
}

} // namespace Bole
