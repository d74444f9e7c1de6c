// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/smallzip.h"

#include <QByteArrayList>

namespace Bole::Tests {

/// Word's old friend, which is text.
inline QByteArray rtfOf(const QByteArrayList &lines)
{
    return "{\\rtf1\\ansi " + lines.join("\\par ") + "\\par}";
}

/// The least that Word and LibreOffice take for a document.
inline QByteArray docxOf(const QByteArrayList &lines)
{
    QByteArray body;
    for (const QByteArray &line : lines)
        body += "<w:p><w:r><w:t>" + line + "</w:t></w:r></w:p>";
    const QByteArray head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
    const QByteArray formats = "http://schemas.openxmlformats.org/";
    const QByteArray main = "application/vnd.openxmlformats-officedocument.wordprocessingml."
                            "document.main+xml";
    return zipOf(
        {{"[Content_Types].xml",
          head + "<Types xmlns=\"" + formats +
              "package/2006/content-types\"><Default Extension=\"rels\" "
              "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Override "
              "PartName=\"/word/document.xml\" ContentType=\"" +
              main + "\"/></Types>"},
         {"_rels/.rels", head + "<Relationships xmlns=\"" + formats +
                             "package/2006/relationships\"><Relationship Id=\"r1\" Type=\"" +
                             formats +
                             "officeDocument/2006/relationships/officeDocument\" "
                             "Target=\"word/document.xml\"/></Relationships>"},
         {"word/document.xml", head + "<w:document xmlns:w=\"" + formats +
                                   "wordprocessingml/2006/main\"><w:body>" + body +
                                   "</w:body></w:document>"}});
}

} // namespace Bole::Tests
