// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "views/document/readerpagesource.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QTimer>

namespace Bole {

class OpenDesk;

/// Where on a page the photograph of a person is; nothing where there is none that looks like one.
std::optional<QRectF> photoArea(const PageText &page);

/// Small photographs for lists, from the first page of the CV. They are fetched one after the other
/// while nothing else is to be read, and kept. There is none where anything is hidden from who
/// reads. Main thread.
class Photos : public QObject
{
    Q_OBJECT

public:
    Photos(OpenDesk &openDesk, ReaderPool &readers, QObject *parent = nullptr);

    /// Null where there is none, or not yet: then it arrives later.
    QPixmap photo(ApplicantId applicant);

signals:
    void arrived(Bole::ApplicantId applicant);

private:
    void watchDesk();
    void forget();
    void fetchNext();
    void fetch(ApplicantId applicant);
    void take(ApplicantId applicant, const QImage &image);

    OpenDesk &m_openDesk;
    ReaderPageSource m_pages;
    QHash<ApplicantId, QPixmap> m_known; ///< null: there is none
    QList<ApplicantId> m_wanted;         ///< the last that was asked for first
    QTimer m_soon;
    int m_generation = 0; ///< answers of an earlier one are dropped
    bool m_isFetching = false;
};

} // namespace Bole
