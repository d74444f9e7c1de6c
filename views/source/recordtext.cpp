// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/recordtext.h"

#include "model/record/fieldschema.h"
#include "model/record/recordpath.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/formdelegate.h"

#include <QJsonArray>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

// What an applicant wrote must not become markup.
QString escaped(const QString &text)
{
    static const QString special = u"\\`*_[]<>#|"_s;
    QString safe;
    for (const QChar c : text) {
        if (special.contains(c))
            safe += u'\\';
        safe += c == u'\n' ? QChar(u' ') : c;
    }
    return safe;
}

QString fields(const GroupSpec &group, const QJsonObject &entry, const QStringList &without)
{
    QString text;
    for (const FieldSpec &field : group.fields) {
        const QString value = fieldDisplay(field, valueAt(entry, u'/' + field.key));
        if (!value.isEmpty() && !without.contains(field.key))
            text += u"- **%1**: %2\n"_s.arg(fieldLabel(group.key, field.key), escaped(value));
    }
    return text;
}

} // namespace

QString recordAsMarkdown(const QJsonObject &record)
{
    QString text;
    for (const GroupSpec &group : recordSchema()) {
        const QJsonValue value = valueAt(record, group.pointer);
        if (!group.isList) {
            text += u"# %1\n\n"_s.arg(escaped(value.toObject().value(u"name"_s).toString()));
            text += fields(group, value.toObject(), {u"name"_s}) + u'\n';
            continue;
        }
        if (value.toArray().isEmpty())
            continue;
        text += u"## %1\n\n"_s.arg(groupLabel(group.key));
        const QJsonArray entries = value.toArray();
        for (const QJsonValue &entry : entries) {
            text += u"### %1\n\n"_s.arg(escaped(entryTitle(group.key, entry)));
            text += fields(group, entry.toObject(), group.title) + u'\n';
        }
    }
    return text;
}

} // namespace Bole
