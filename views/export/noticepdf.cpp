// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/noticepdf.h"

#include "model/export/notices.h"
#include "model/export/savefile.h"
#include "model/knowledge/phrases.h"
#include "model/record/roster.h"
#include "views/export/paperwriter.h"
#include "views/export/readablepdf.h"

#include <QFileDevice>
#include <QPageLayout>
#include <QPdfWriter>

#include <algorithm>

namespace Bole {

namespace {

/// What all of them are made of.
struct NoticeContent
{
    ScoreBook book;
    QList<std::pair<NoticeHead, QList<PersonRow>>> lists;

    qsizetype people() const
    {
        qsizetype count = 0;
        for (const auto &[head, rows] : lists)
            count += rows.size();
        return count;
    }
};

Result<void> addList(const VisibleSeason &season, const RowSource &source, const NoticeHead &head,
                     NoticeContent &content)
{
    PersonRows rows(season, content.book, source, {Need::Scores, Need::Record});
    QList<PersonRow> people;
    for (PersonRow row; rows.next(row);)
        people.append(row);
    content.lists.append({head, people});
    return rows.result();
}

Result<NoticeContent> contentFor(const VisibleSeason &season, const ExportRequest &request)
{
    auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    NoticeContent content{std::move(*book), {}};
    const QString everybody =
        phrase(QLatin1StringView("sheet.applicants"), nameOf(request.profile.language));
    const auto head = [&](const Shortlist &list) {
        // The committee's own columns may tell anything: who reads blind sees none of them.
        const bool hidesGroups =
            season.viewer().blindness.isOn() && list.quotas.by.startsWith(ownRosterKey({}));
        return NoticeHead{list.id.isValid() ? list.name : everybody,
                          QDate::currentDate(),
                          request.season,
                          rankingRuleFromJson(list.rule).by == RankingRule::By::Calibrated,
                          season.viewer().blindness.hides(BlindField::Name),
                          hidesGroups ? QString() : list.quotas.by,
                          request.panelCriteria};
    };
    auto read =
        addList(season, request.source, head(request.source.list.value_or(Shortlist())), content);
    for (const Shortlist &list : request.furtherLists) {
        if (!read)
            break;
        read = addList(season, {list, {}}, head(list), content);
    }
    return read.transform([&] { return content; });
}

using Paint = bool (*)(const NoticeContent &content, PaperWriter &paper, TableLanguage language);

Result<qsizetype> exportPaper(const VisibleSeason &season, const ExportRequest &request,
                              const QString &path, QPageLayout::Orientation orientation,
                              Paint paint)
{
    const auto content = contentFor(season, request);
    if (!content)
        return std::unexpected(content.error());
    bool painted = false;
    const QByteArray pdf = readablePdf([&](QPdfWriter &writer) {
        constexpr double margin = 18; // millimetres
        writer.setPageOrientation(orientation);
        writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
        PaperWriter paper(writer, request.profile.language);
        paper.setSeason(request.season);
        painted = paint(*content, paper, request.profile.language);
    });
    if (!painted)
        return failure(ErrorCode::FileNotWritable);
    return saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> {
        if (file.write(pdf) != pdf.size())
            return failure(ErrorCode::FileNotWritable, file.errorString());
        return content->people();
    });
}

bool paintNotices(const NoticeContent &content, PaperWriter &paper, TableLanguage language)
{
    paper.setPublic();
    return std::ranges::all_of(content.lists, [&](const auto &list) {
        return paper.add(noticeHtml(list.first, list.second, language), list.first.list);
    });
}

bool paintSignatures(const NoticeContent &content, PaperWriter &paper, TableLanguage language)
{
    return std::ranges::all_of(content.lists, [&](const auto &list) {
        return paper.add(signatureHtml(list.first, list.second, content.book, language),
                         list.first.list);
    });
}

bool paintSheets(const NoticeContent &content, PaperWriter &paper, TableLanguage language)
{
    return std::ranges::all_of(content.lists, [&](const auto &list) {
        return paper.add(scoreSheetHtml(list.first, list.second, content.book, language),
                         list.first.list);
    });
}

bool paintPanels(const NoticeContent &content, PaperWriter &paper, TableLanguage language)
{
    for (const auto &[head, rows] : content.lists) {
        for (const PersonRow &row : rows) {
            if (!paper.add(panelRecordHtml(head, row, content.book, language), row.facts.name))
                return false;
        }
    }
    return true;
}

} // namespace

Result<qsizetype> exportPanelRecords(const VisibleSeason &season, const ExportRequest &request,
                                     const QString &path)
{
    // Words of headings are not torn, and there is room to sign.
    constexpr qsizetype mostOnPortrait = 3;
    const auto book = ScoreBook::of(season);
    const qsizetype asked =
        !request.panelCriteria.isEmpty() ? request.panelCriteria.size()
        : book ? std::ranges::count_if(book->rubric().criteria, &Criterion::isAsked)
               : 0;
    return exportPaper(season, request, path,
                       asked > mostOnPortrait ? QPageLayout::Landscape : QPageLayout::Portrait,
                       paintPanels);
}

Result<qsizetype> exportNotice(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path)
{
    return exportPaper(season, request, path, QPageLayout::Portrait, paintNotices);
}

Result<qsizetype> exportSignatures(const VisibleSeason &season, const ExportRequest &request,
                                   const QString &path)
{
    return exportPaper(season, request, path, QPageLayout::Portrait, paintSignatures);
}

Result<qsizetype> exportScoreSheets(const VisibleSeason &season, const ExportRequest &request,
                                    const QString &path)
{
    return exportPaper(season, request, path, QPageLayout::Landscape, paintSheets);
}

} // namespace Bole
