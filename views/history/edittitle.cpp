// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/history/edittitle.h"

#include "model/record/fieldschema.h"
#include "model/record/recordpath.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/formdelegate.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QCoreApplication>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestName = 48;

QString shortened(const QString &name)
{
    return name.size() <= longestName ? name : name.first(longestName - 1).trimmed() + u'…';
}

/// The name of the entry that was edited: as it stands in the record, or as it was taken out or put
/// in.
QString entryName(const HistoryEntry &entry, const FieldAddress &address, const QJsonObject &record)
{
    if (!address.group || !address.group->isList || address.entry < 0)
        return {};
    QJsonValue value;
    if (entry.kind == u"remove")
        value = entry.before.value("value"_L1);
    else if (entry.kind == u"insert")
        value = entry.after.value("value"_L1);
    if (value.toObject().isEmpty())
        value = valueAt(record, address.group->pointer + u'/' + QString::number(address.entry));
    return shortened(entryTitle(address.group->key, value));
}

/// The sentences for what was done.
class EditTitle
{
    Q_DECLARE_TR_FUNCTIONS(Bole::EditTitle)

public:
    static QString ofField(const HistoryEntry &entry, const QString &field)
    {
        if (entry.kind == u"set")
            return tr("Change %1").arg(field);
        if (entry.kind == u"confirm")
            return tr("Confirm %1").arg(field);
        if (entry.kind == u"reopen")
            return tr("Take back the confirmation of %1").arg(field);
        if (entry.kind == u"dismiss")
            return tr("Dismiss the hint on %1").arg(field);
        if (entry.kind == u"keep-text")
            return tr("Type into %1").arg(field);
        return {};
    }

    static QString ofEntry(const HistoryEntry &entry, const QString &group, const QString &name)
    {
        if (entry.kind == u"insert")
            return name.isEmpty() ? tr("Add to %1").arg(group)
                                  : tr("Add “%1” to %2").arg(name, group);
        if (entry.kind == u"remove")
            return name.isEmpty() ? tr("Remove from %1").arg(group)
                                  : tr("Remove “%1” from %2").arg(name, group);
        if (entry.kind == u"move")
            return tr("Reorder %1").arg(group);
        return {};
    }

    static QString ofSeason(const HistoryEntry &entry)
    {
        if (entry.kind == u"tag")
            return tr("Tag “%1”").arg(entry.pointer);
        if (entry.kind == u"score")
            return tr("Score a criterion");
        if (entry.kind == u"decision")
            return tr("Decide");
        if (entry.kind == u"highlight")
            return entry.after.isEmpty()    ? tr("Remove a highlight")
                   : entry.before.isEmpty() ? tr("Highlight in the document")
                                            : tr("Change a highlight");
        if (entry.kind == u"shortlist")
            return tr("Change the shortlist");
        if (entry.kind == u"parse")
            return tr("Read the text again");
        return entry.kind;
    }

    static QString fieldOf(const QString &field, const QString &entry)
    {
        return entry.isEmpty() ? field : tr("%1 of %2", "a field of an entry").arg(field, entry);
    }
};

} // namespace

QString editTitle(const HistoryEntry &entry, const QJsonObject &record)
{
    const FieldAddress address = addressOf(entry.pointer);
    if (!address.group)
        return EditTitle::ofSeason(entry);
    const QString group = groupLabel(address.group->key);
    const QString name = entryName(entry, address, record);
    if (const QString title = EditTitle::ofEntry(entry, group, name); !title.isEmpty())
        return title;
    const QString field = address.field ? fieldLabel(address.group->key, address.field->key)
                          : address.entry < 0 || name.isEmpty() ? group
                                                                : QString();
    const QString title =
        EditTitle::ofField(entry, field.isEmpty() ? name : EditTitle::fieldOf(field, name));
    return title.isEmpty() ? EditTitle::ofSeason(entry) : title;
}

QString editedValueText(const HistoryEntry &entry, const QJsonObject &side)
{
    const FieldAddress address = addressOf(entry.pointer);
    const QJsonValue value = side.value("value"_L1);
    if (address.field)
        return fieldDisplay(*address.field, value);
    if (address.group && value.isObject())
        return entryTitle(address.group->key, value);
    if (entry.kind == u"highlight") {
        const QString comment = side.value("comment"_L1).toString();
        return comment.isEmpty() ? side.value("quote"_L1).toString() : comment;
    }
    if (entry.kind == u"score")
        return value.isDouble() ? QString::number(value.toInt()) : QString();
    return entry.kind == u"decision" ? decisionLabel(value.toString()) : value.toString();
}

} // namespace Bole
