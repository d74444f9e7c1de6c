// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/authorlist.h"

namespace Bole {

/// Reads one author's name, in Han or Latin letters, with the marks behind it. `text` is folded and
/// outlives the reader.
class AuthorNameReader
{
public:
    AuthorNameReader(const QString &text, qsizetype to, const Knowledge &knowledge,
                     const NameMatcher &applicant, const QList<qsizetype> &breaks);

    /// One past the name at `from` and its marks, or -1. `before` are those already read.
    qsizetype read(qsizetype from, const AuthorList &before, Author *author);
    bool titleBegan() const { return m_titleBegan; } ///< directly behind the name just read
    bool firstIsInverted() const { return m_firstIsInverted; } ///< "Okafor, Mira, and Yi Lin"

private:
    QChar at(qsizetype i) const { return i >= 0 && i < m_to ? m_text[i] : QChar(); }
    qsizetype skipSpace(qsizetype i) const;
    qsizetype skipMarks(qsizetype i, QString *marks) const;

    qsizetype hanName(qsizetype from, bool later, Author *author);
    qsizetype joinedName(qsizetype from, qsizetype length) const;
    qsizetype gluedTitle(qsizetype from, qsizetype length) const;

    struct Words
    {
        int all = 0;
        int full = 0;      ///< no initials
        int particles = 0; ///< "van der"
        bool endsFull = false;
    };
    qsizetype latinName(qsizetype from, const AuthorList &before, Author *author);
    qsizetype latinWords(qsizetype from, Words *words) const;
    qsizetype restOfInverted(qsizetype end, const Words &words, bool first);
    bool goesOnBehindBreak(qsizetype i) const;
    qsizetype nicknameEnd(qsizetype open) const;
    qsizetype wordEnd(qsizetype from) const;
    bool isInitial(qsizetype dot) const;
    bool endsName(qsizetype space) const;
    bool isCapitalName(QStringView name) const;
    bool isLoneName(QStringView name, qsizetype end, const AuthorList &before) const;
    bool followsJoint(qsizetype i) const;
    qsizetype initialsBehind(qsizetype i) const;
    qsizetype givenNamesBehind(qsizetype i) const;
    qsizetype givenNamesBeforeSemicolon(qsizetype i) const;

    const QString &m_text;
    qsizetype m_to;
    const Knowledge &m_knowledge;
    const NameMatcher &m_applicant;
    const QList<qsizetype> &m_breaks;
    bool m_bareInitials = false;     ///< "Okafor M, Lin Y." has no periods inside
    bool m_initialsEndNames = false; ///< "Okafor M., Lin Y. Title": so the first one is written
    bool m_titleBegan = false;
    bool m_semicolons = false; ///< parts the names, and the last one was inverted
    bool m_firstIsInverted = false;
};

} // namespace Bole
