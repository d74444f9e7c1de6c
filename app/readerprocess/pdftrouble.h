// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// Whether Poppler has left text out since it was made: for want of a font, a character map or a
/// file that could not be opened. Poppler says so in passing and goes on, with a page that looks
/// finished.
class PdfTrouble
{
public:
    /// Once, before the first document. What Poppler says is kept from the standard error: it may
    /// quote the document, and nothing an applicant wrote goes into a log.
    static void listen();

    PdfTrouble() : m_before(count()) {}
    bool hasLostText() const { return count() > m_before; }

private:
    static int count();

    int m_before;
};

} // namespace Bole
