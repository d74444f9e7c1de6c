// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/lastplace.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskfile.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/settings.h"

#include <QJsonDocument>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int pauseMilliseconds = 2000;
constexpr auto reviewerKey = "reviewer"_L1;
constexpr auto applicantKey = "applicant"_L1;

} // namespace

LastPlace::LastPlace(OpenDesk &openDesk, ReadingPosition &position, Settings &settings,
                     QObject *parent)
    : QObject(parent), m_openDesk(openDesk), m_position(position), m_settings(settings)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &LastPlace::remember);
    connect(&openDesk, &OpenDesk::deskAboutToClose, this, &LastPlace::remember);
    connect(&openDesk, &OpenDesk::deskChanged, this, &LastPlace::seasonOpened);
    connect(&position, &ReadingPosition::applicantChanged, this, [this] {
        if (m_openDesk.reviewer().isValid())
            m_soon.start();
    });
}

void LastPlace::add(const QString &part, When when, const Tell &tell, const TakeUp &takeUp)
{
    m_parts.append({part, when, tell, takeUp});
}

void LastPlace::seasonOpened()
{
    m_soon.stop();
    m_place = {};
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const QString path = desk->file().path();
    const QJsonObject place =
        QJsonDocument::fromJson(m_settings.placeIn(path)).object(); // empty where it is unknown
    // What somebody looked for is not shown to the next one.
    if (place.value(reviewerKey).toInteger() == m_settings.reviewerOf(path))
        m_place = place;
    takeUp(When::BeforeLoading);
    const ApplicantId applicant{m_place.value(applicantKey).toInteger()};
    const auto there = desk->applicants().rows({applicant});
    if (applicant.isValid() && there && !there->isEmpty())
        m_position.setApplicant(applicant);
}

void LastPlace::takeUpRest()
{
    takeUp(When::AfterLoading);
    m_place = {};
}

void LastPlace::takeUp(When when)
{
    for (const Part &part : std::as_const(m_parts)) {
        if (part.when == when)
            part.takeUp(m_place.value(part.name).toObject());
    }
}

void LastPlace::remember()
{
    m_soon.stop();
    const Desk *desk = m_openDesk.desk();
    if (!desk || !m_openDesk.reviewer().isValid())
        return;
    QJsonObject place{{reviewerKey, m_openDesk.reviewer().value},
                      {applicantKey, m_position.applicant().value}};
    for (const Part &part : std::as_const(m_parts))
        place.insert(part.name, part.tell());
    m_settings.setPlaceIn(desk->file().path(), QJsonDocument(place).toJson(QJsonDocument::Compact));
}

} // namespace Bole
