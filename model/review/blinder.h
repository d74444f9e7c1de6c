// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/documenttext.h"
#include "model/record/record.h"
#include "model/review/blindness.h"
#include "model/review/hiddenwords.h"

#include <QJsonValue>

namespace Bole {

/// A page without what is hidden: its words masked, its links and pictures gone, and the boxes to
/// cover on the rendered image (in points, as words have them).
struct BlindPage
{
    PageText page;
    QList<QRectF> covers;
};

/// Turns everything about one applicant into its blinded form. Pure; one an applicant, cheap to
/// copy.
///
/// - the form, comparison and exports show `record()`
/// - any other text (source, search excerpt, outline, link, clipboard) goes through `text()`
/// - the document pane shows, selects and finds in `page()` and paints its covers into the image
/// - a full-text hit counts only if `mayBeFound()`: a search for a hidden name must find nothing
///
/// Names become the applicant's code; what else is hidden becomes `mask`. Nothing is hidden in what
/// a title or a topic tells those who know the field.
class Blinder
{
public:
    Blinder() = default; ///< hides nothing
    Blinder(Blindness blindness, ApplicantId applicant, const Record &record, QStringView language);

    /// From the season: the applicant's record as it stands, as read, and its file names.
    static Blinder of(Season &season, Blindness blindness, ApplicantId applicant,
                      QStringView language);

    static QString mask() { return QStringLiteral("▒▒▒"); }

    bool isOn() const { return m_blindness.isOn(); }
    QString code() const { return m_code; }

    Record record() const { return record(m_record); }
    Record record(const Record &other) const; ///< another state of the same applicant's record
    QString text(const QString &text) const;
    QJsonValue value(const QJsonValue &value) const; ///< all text in it
    bool hides(QStringView text) const { return !m_hidden.find(text).isEmpty(); }
    /// Is the record's value at this JSON Pointer hidden as a whole?
    bool hidesField(QStringView pointer) const;
    bool mayBeFound(const QString &query, const QString &text) const;

    /// `ofRecord`: this is the document that the record was read from, so that the places of its
    /// hidden values are covered too, whatever stands there. `number` is from 1.
    BlindPage page(const PageText &page, int number, bool ofRecord) const;

    /// Another spelling of this applicant's own name, e.g. as it was read before a correction.
    void alsoHide(const Record &earlier);

private:
    void learn(const Record &record);
    using HiddenParts = QHash<qsizetype, QList<Span>>; ///< of words, by their index on the page
    QList<QRectF> coversOf(const PageText &page, HiddenParts &hiddenParts) const;
    QList<QRectF> fieldCovers(const PageText &page, int number) const;

    Blindness m_blindness;
    QString m_code;
    Record m_record;
    HiddenWords m_hidden;
};

} // namespace Bole
