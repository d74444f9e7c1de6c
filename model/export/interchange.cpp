// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/interchange.h"

#include "model/export/bibliography.h"
#include "model/export/jsonresume.h"
#include "model/export/savefile.h"
#include "model/knowledge/knowledge.h"

#include <QFileDevice>
#include <QJsonDocument>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype peopleBetweenTelling = 64;

/// Every record of the request through a function that gives its bytes, one after the other.
template <typename ToBytes>
Result<qsizetype> exportRecords(const VisibleSeason &season, const ExportRequest &request,
                                const QString &path, const QByteArray &open,
                                const QByteArray &close, ToBytes toBytes)
{
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    PersonRows rows(season, *book, request.source, {Need::Record});
    return saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> {
        file.write(open);
        qsizetype count = 0;
        for (PersonRow row; rows.next(row); ++count) {
            if (request.progress && count % peopleBetweenTelling == 0 &&
                !request.progress(count, rows.count()))
                return failure(ErrorCode::Cancelled);
            file.write(toBytes(row, count == 0));
        }
        file.write(close);
        if (const auto read = rows.result(); !read)
            return std::unexpected(read.error());
        return count;
    });
}

/// Keys by the applicant's own name, which is the same in every file of the committee.
Bibliography bibliographyOf(const PersonRow &row, const VisibleSeason &season)
{
    constexpr qsizetype enough = 8;
    const QString uuid = season.uuid(row.facts.id).value_or(QString()).remove(u'-');
    return {u"a%1-"_s.arg(uuid.first(std::min(enough, uuid.size()))), row.facts.openValues()};
}

} // namespace

/// The committee's own fields, where the format lets programs add what it does not know.
static void addOwnFields(QJsonObject &json, const QList<OwnField> &fields,
                         const QMap<QString, QString> &values, const QString &language)
{
    QJsonObject own;
    for (const OwnField &field : fields) {
        const QString stored = values.value(field.id);
        if (stored.isEmpty())
            continue;
        own.insert(field.name.in(language),
                   field.kind == OwnFieldKind::Number ? QJsonValue(stored.toDouble())
                   : field.kind == OwnFieldKind::YesNo
                       ? QJsonValue(stored == u"yes")
                       : QJsonValue(ownValueText(field, stored, language)));
    }
    if (own.isEmpty())
        return;
    QJsonObject meta = json.value("meta"_L1).toObject();
    meta.insert(u"ownFields"_s, own);
    json.insert(u"meta"_s, meta);
}

Result<qsizetype> exportJsonResume(const VisibleSeason &season, const ExportRequest &request,
                                   const QString &path)
{
    // The format is one person's: of several, it is an array of such.
    const bool single = request.source.list && request.source.list->entries.size() == 1;
    const auto fields = season.ownFields();
    if (!fields)
        return std::unexpected(fields.error());
    return exportRecords(season, request, path, single ? "" : "[\n", single ? "\n" : "\n]\n",
                         [&](const PersonRow &row, bool first) {
                             QJsonObject json = jsonResume(row.record, row.facts.openValues());
                             addOwnFields(json, *fields, row.facts.own, season.viewer().language);
                             return (first ? QByteArray() : QByteArray(",\n")) +
                                    QJsonDocument(json).toJson().trimmed();
                         });
}

Result<qsizetype> exportBibTeX(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path)
{
    const Knowledge knowledge;
    return exportRecords(season, request, path, {}, {}, [&](const PersonRow &row, bool) {
        return bibTeX(row.record, knowledge, bibliographyOf(row, season)).toUtf8();
    });
}

Result<qsizetype> exportCslJson(const VisibleSeason &season, const ExportRequest &request,
                                const QString &path)
{
    const Knowledge knowledge;
    bool any = false;
    return exportRecords(season, request, path, "[\n", "\n]\n", [&](const PersonRow &row, bool) {
        QByteArray bytes;
        for (const QJsonValue &entry :
             cslJson(row.record, knowledge, bibliographyOf(row, season))) {
            if (any)
                bytes += ",\n";
            any = true;
            bytes += QJsonDocument(entry.toObject()).toJson(QJsonDocument::Compact);
        }
        return bytes;
    });
}

} // namespace Bole
