// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/review/blindness.h"
#include "model/review/blindpage.h"
#include "model/review/hiddenwords.h"

#include <QJsonValue>

namespace Bole {

/// Turns everything about one applicant into its blinded form. Pure; one an applicant, cheap to
/// copy.
///
/// - the form, comparison and exports show `record()`
/// - any other text (source, search excerpt, outline, link, clipboard) goes through `text()`
/// - the document pane shows, selects and finds in `page()` and paints its covers into the image
/// - a full-text hit counts only if `mayBeFound()`: a search for a hidden name must find nothing
///
/// Names become the applicant's code; values become `hiddenWord`, parts of a text `mask`. Nothing
/// is hidden in what a title or a topic tells those who know the field.
class Blinder
{
public:
    Blinder() = default; ///< hides nothing
    Blinder(Blindness blindness, ApplicantId applicant, const Record &record, QStringView language);

    static QString mask() { return QStringLiteral("▒▒▒"); }

    bool isOn() const { return m_blindness.isOn(); }
    QString code() const { return m_code; }
    QString hiddenWord() const { return m_hiddenWord; }

    Record record() const { return record(m_record); }
    Record record(const Record &other) const; ///< another state of the same applicant's record
    QString text(const QString &text) const;
    QString source(const QString &text) const;       ///< of a whole document, with its head
    QJsonValue value(const QJsonValue &value) const; ///< all text in it
    bool hides(QStringView text) const { return !m_hidden.find(text).isEmpty(); }
    /// Is the record's value at this JSON Pointer hidden as a whole?
    bool hidesField(QStringView pointer) const;
    bool mayBeFound(const QString &query, const QString &text) const;

    /// `ofRecord`: this is the document that the record was read from, so that the places of its
    /// hidden values are covered too, whatever stands there. `number` is from 1.
    BlindPage page(const PageText &page, int number, bool ofRecord) const;

    /// As long as nobody is sure of the name, all that stands in the head of a document is hidden.
    bool hidesHead() const { return m_blindness.hides(BlindField::Name) && !m_isNameSure; }
    void setNameSure(bool sure) { m_isNameSure = sure; }

    /// Another spelling of this applicant's own name, e.g. as it was read before a correction.
    void alsoHide(const Record &earlier);

private:
    void learn(const Record &record);
    void learnAddresses(const Basics &basics);
    void hideBasics(Basics &basics) const;
    void hideHead(Record &record) const;
    using HiddenParts = QHash<qsizetype, QList<Span>>; ///< of words, by their index on the page
    QList<QRectF> coversOf(const PageText &page, HiddenParts &hiddenParts) const;
    QList<QRectF> fieldCovers(const PageText &page, int number) const;
    QList<QRectF> marginCovers(const PageText &page, int number,
                               const HiddenParts &hiddenParts) const;
    void addPictures(const PageText &page, double head, BlindPage &result) const;

    Blindness m_blindness;
    QString m_code;
    QString m_hiddenWord;
    bool m_isNameSure = true;
    Record m_record;
    HiddenWords m_hidden;
};

} // namespace Bole
