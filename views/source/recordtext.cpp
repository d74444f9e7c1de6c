// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/recordtext.h"

#include "model/record/fieldschema.h"
#include "model/record/recordpath.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/formdelegate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

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

class MarkdownWriter
{
public:
    void addFields(const GroupSpec &group, const QJsonObject &entry, const QString &pointer,
                   const QStringList &without)
    {
        for (const FieldSpec &field : group.fields) {
            const QString value = fieldDisplay(field, valueAt(entry, u'/' + field.key));
            if (value.isEmpty() || without.contains(field.key))
                continue;
            m_page.text += u"- **%1**: "_s.arg(fieldLabel(group.key, field.key));
            addField(pointer + u'/' + field.key, escaped(value));
            m_page.text += u'\n';
        }
        m_page.text += u'\n';
    }
    void addField(const QString &pointer, const QString &text)
    {
        m_page.fields.insert(pointer, {m_page.text.size(), text.size()});
        m_page.text += text;
    }
    void add(const QString &text) { m_page.text += text; }
    RecordText take() { return std::move(m_page); }

private:
    RecordText m_page;
};

class JsonWriter
{
public:
    explicit JsonWriter(const QJsonObject &record)
    {
        write({}, record, 0);
        m_page.text += u'\n';
    }
    RecordText take() { return std::move(m_page); }

private:
    void write(const QString &pointer, const QJsonValue &value, int depth)
    {
        const qsizetype start = m_page.text.size();
        if (value.isObject())
            writeObject(pointer, value.toObject(), depth);
        else if (value.isArray())
            writeArray(pointer, value.toArray(), depth);
        else
            m_page.text += scalar(value);
        m_page.fields.insert(pointer, {start, m_page.text.size() - start});
    }
    void writeObject(const QString &pointer, const QJsonObject &object, int depth)
    {
        m_page.text += u'{';
        for (auto it = object.begin(); it != object.end(); ++it) {
            newLine(depth + 1, it != object.begin());
            m_page.text += scalar(it.key()) + u": "_s;
            write(pointer + u'/' + it.key(), it.value(), depth + 1);
        }
        if (!object.isEmpty())
            newLine(depth, false);
        m_page.text += u'}';
    }
    void writeArray(const QString &pointer, const QJsonArray &array, int depth)
    {
        m_page.text += u'[';
        for (qsizetype i = 0; i < array.size(); ++i) {
            newLine(depth + 1, i > 0);
            write(pointer + u'/' + QString::number(i), array[i], depth + 1);
        }
        if (!array.isEmpty())
            newLine(depth, false);
        m_page.text += u']';
    }
    void newLine(int depth, bool afterAnother)
    {
        m_page.text += (afterAnother ? u",\n"_s : u"\n"_s) + QString(4 * qsizetype(depth), u' ');
    }
    static QString scalar(const QJsonValue &value)
    {
        const QByteArray inArray = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return QString::fromUtf8(inArray.sliced(1, inArray.size() - 2));
    }

    RecordText m_page;
};

/// The pointers of what the form has a field for.
QSet<QString> fieldPointers(const QJsonObject &record)
{
    QSet<QString> pointers;
    for (const GroupSpec &group : recordSchema()) {
        const qsizetype entries =
            group.isList ? valueAt(record, group.pointer).toArray().size() : 1;
        for (qsizetype i = 0; i < entries; ++i) {
            const QString entry =
                group.isList ? group.pointer + u'/' + QString::number(i) : group.pointer;
            for (const FieldSpec &field : group.fields)
                pointers.insert(entry + u'/' + field.key);
        }
    }
    return pointers;
}

} // namespace

QString RecordText::fieldAt(qsizetype position) const
{
    QString best;
    qsizetype shortest = text.size() + 1;
    for (auto it = fields.cbegin(); it != fields.cend(); ++it) {
        if (it->contains(position) && it->length < shortest) {
            best = it.key();
            shortest = it->length;
        }
    }
    return best;
}

RecordText recordAsMarkdown(const QJsonObject &record)
{
    MarkdownWriter writer;
    for (const GroupSpec &group : recordSchema()) {
        const QJsonValue value = valueAt(record, group.pointer);
        if (!group.isList) {
            writer.add(u"# "_s);
            writer.addField(group.pointer + u"/name"_s,
                            escaped(value.toObject().value(u"name"_s).toString()));
            writer.add(u"\n\n"_s);
            writer.addFields(group, value.toObject(), group.pointer, {u"name"_s});
            continue;
        }
        const QJsonArray entries = value.toArray();
        if (entries.isEmpty())
            continue;
        writer.add(u"## %1\n\n"_s.arg(groupLabel(group.key)));
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const QString pointer = group.pointer + u'/' + QString::number(i);
            writer.add(u"### "_s);
            writer.addField(pointer + u'/' + group.title.value(0),
                            escaped(entryTitle(group.key, entries[i])));
            writer.add(u"\n\n"_s);
            writer.addFields(group, entries[i].toObject(), pointer, group.title);
        }
    }
    return writer.take();
}

RecordText recordAsJson(const QJsonObject &record)
{
    RecordText page = JsonWriter(record).take();
    const QSet<QString> known = fieldPointers(record);
    page.fields.removeIf([&](const auto &field) { return !known.contains(field.key()); });
    return page;
}

} // namespace Bole
