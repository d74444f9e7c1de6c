// SPDX-License-Identifier: GPL-3.0-or-later
// A whole document: words at any place on pages, or any text, through layout, sections and entries.
// The first byte chooses: a text, Markdown, or pages. A page's words are five bytes of place, size
// and style and then letters up to a line end; a word of no letters begins a new page.
#include "fuzzing.h"

#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"

using namespace Bole;

namespace {

constexpr int mostWords = 600;

PageText emptyPage()
{
    PageText page;
    page.size = {595, 842};
    return page;
}

DocumentText pagesFrom(Fuzzing::Reader &input)
{
    DocumentText document;
    document.kind = DocumentKind::Pdf;
    document.pages.append(emptyPage());
    for (int words = 0; !input.atEnd() && words < mostWords; ++words) {
        Word word;
        const double x = input.byte() * 2.4;
        const double y = input.byte() * 3.4;
        word.fontSize = 4 + input.byte() % 24;
        const int style = input.byte();
        word.bold = style & 1;
        word.italic = style & 2;
        word.spaceAfter = style & 4;
        const double stretch = 0.2 + input.byte() / 100.0;
        word.text = QString::fromUtf8(input.upTo('\n'));
        if (word.text.isEmpty()) {
            document.pages.append(emptyPage());
            continue;
        }
        word.box = QRectF(x, y, double(word.text.size()) * word.fontSize * stretch, word.fontSize);
        document.pages.last().words.append(word);
    }
    return document;
}

DocumentText documentFrom(const QByteArray &bytes)
{
    Fuzzing::Reader input(bytes);
    const int kind = input.byte() % 3;
    if (kind == 2)
        return pagesFrom(input);
    return {kind == 0 ? DocumentKind::Text : DocumentKind::Markdown,
            {},
            QString::fromUtf8(input.rest())};
}

} // namespace

int LLVMFuzzerInitialize(int *, char ***)
{
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const Knowledge knowledge;
    const DocumentText document = documentFrom(Fuzzing::bytesOf(data, size));
    const Understanding read = understand(document, knowledge, {2026, 11, 16});
    const QJsonObject json = toJson(read.record);
    const Result<Record> again = recordFromJson(json);
    Fuzzing::mustHold(again.has_value() && toJson(*again) == json, "the record can be stored");
    for (const double confidence : read.record.confidence)
        Fuzzing::mustHold(confidence >= 0 && confidence <= 1, "a confidence is a part of one");
    for (const QList<Place> &places : read.record.provenance) {
        for (const Place &place : places)
            Fuzzing::mustHold(place.page >= 0 && place.page <= qMax(1, document.pages.size()) &&
                                  place.line >= 0 && place.start >= 0 && place.length >= 0,
                              "a place is in the document");
    }
    return 0;
}
