// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QHash>
#include <QList>
#include <QMetaType>
#include <QObject>
#include <QTimer>

namespace Bole {

struct DeskState;

/// Why a search found somebody: the line that it found, and where in it.
struct FoundLine
{
    enum class Place { Unknown, Name, School, Publication, Note, Text };

    Place place = Place::Unknown;
    QString line;        ///< cut so that what was found is near its beginning
    qsizetype start = 0; ///< of what was found in it
    qsizetype length = 0;

    bool operator==(const FoundLine &) const = default;
};

/// The first line about an applicant in which a word of the query stands and that whoever sits at
/// the desk may see.
FoundLine foundLine(const DeskState &desk, ApplicantId applicant, const QString &query);

/// Such lines for the rows that a list shows: looked up a few at a time while nothing else is to be
/// done, and kept until something else is searched for. Lives with the list's model.
class FoundLines : public QObject
{
    Q_OBJECT

public:
    explicit FoundLines(QObject *parent = nullptr);

    void setDesk(const DeskState *desk); ///< nullptr before the desk goes
    /// Empty while it is being looked up.
    FoundLine of(ApplicantId applicant, const QString &query);
    void forget();

signals:
    void arrived(Bole::ApplicantId applicant);

private:
    void lookUp();

    const DeskState *m_desk = nullptr;
    QString m_query;
    QHash<ApplicantId, FoundLine> m_lines;
    QList<ApplicantId> m_wanted;
    QTimer m_soon;
};

} // namespace Bole

Q_DECLARE_METATYPE(Bole::FoundLine)
