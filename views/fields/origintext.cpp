// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/origintext.h"

#include <QCoreApplication>
#include <QLocale>

namespace Bole {

namespace {

/// Words for where a value came from.
class OriginText
{
    Q_DECLARE_TR_FUNCTIONS(Bole::OriginText)

public:
    OriginText(const FieldOrigin &origin, const PeopleNames &people)
        : m_page(origin.places.isEmpty() ? 0 : origin.places.first().page),
          m_line(origin.places.isEmpty() ? 0 : origin.places.first().line),
          m_ocr(origin.ocr),
          m_engine(origin.ocrEngine),
          m_who(people.value(origin.by)),
          m_when(QLocale().toString(origin.at.toLocalTime(), QLocale::ShortFormat))
    {
        if (m_who.isEmpty())
            m_who = tr("somebody");
    }

    QString read() const
    {
        if (m_page > 0)
            return seen().isEmpty() ? tr("Read by the program on page %1").arg(m_page)
                                    : tr("Read by the program on page %1, from its picture (%2)")
                                          .arg(m_page)
                                          .arg(seen());
        if (m_line > 0)
            return tr("Read by the program in line %1").arg(m_line);
        return seen().isEmpty() ? tr("Read by the program")
                                : tr("Read by the program from a picture (%1)").arg(seen());
    }
    QString typed() const { return tr("Typed by %1, %2").arg(m_who, m_when); }
    QString taken() const
    {
        return m_page > 0 ? tr("Taken from page %1 by %2, %3").arg(m_page).arg(m_who, m_when)
                          : tr("Taken from the document by %1, %2").arg(m_who, m_when);
    }
    QString confirmed() const { return tr("Confirmed by %1, %2").arg(m_who, m_when); }
    QString absent() const
    {
        return tr("Checked by %1, %2: it is not in the document").arg(m_who, m_when);
    }
    QString removed() const { return tr("Removed by %1, %2").arg(m_who, m_when); }
    static QString unknown()
    {
        return tr("The program did not recognise it. It may be in the document all the same.");
    }
    QString addedTyped() const { return tr("Not recognised; typed by %1").arg(m_who); }
    QString addedTaken() const
    {
        return m_page > 0 ? tr("Not recognised; taken from page %1 by %2").arg(m_page).arg(m_who)
                          : tr("Not recognised; taken from the document by %1").arg(m_who);
    }

private:
    /// How it was read from a picture; nothing where it was read as text.
    QString seen() const
    {
        if (!m_ocr)
            return {};
        return m_engine.isEmpty() ? tr("OCR") : tr("OCR: %1").arg(m_engine);
    }

    int m_page = 0;
    int m_line = 0;
    bool m_ocr = false;
    QString m_engine;
    QString m_who;
    QString m_when;
};

} // namespace

QString originText(const FieldOrigin &origin, FieldState state, const PeopleNames &people)
{
    const OriginText words(origin, people);
    switch (origin.kind) {
    case FieldOrigin::Kind::None:
        return state == FieldState::Confirmed   ? words.absent()
               : state == FieldState::Corrected ? words.removed()
                                                : OriginText::unknown();
    case FieldOrigin::Kind::Typed:
        return words.typed();
    case FieldOrigin::Kind::FromPage:
        return words.taken();
    case FieldOrigin::Kind::Read:
        break;
    }
    return state == FieldState::Confirmed ? words.read() + u'\n' + words.confirmed() : words.read();
}

QString addedText(const FieldOrigin &origin, const PeopleNames &people)
{
    const OriginText words(origin, people);
    return origin.kind == FieldOrigin::Kind::FromPage ? words.addedTaken() : words.addedTyped();
}

} // namespace Bole
