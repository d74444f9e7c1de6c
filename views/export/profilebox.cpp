// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/profilebox.h"

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/usable.h"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace Bole {

ProfileBox::ProfileBox(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_choice(new QComboBox),
      m_save(new QPushButton),
      m_remove(new QPushButton)
{
    m_choice->setObjectName(QStringLiteral("export-profile"));
    m_save->setObjectName(QStringLiteral("export-save-profile"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_save);
    buttons->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_choice);
    layout->addLayout(buttons);
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        allowRemoving(index > 0);
        emit chosen(m_profiles.value(index - 1)); // the first entry is "none"
    });
    connect(m_save, &QPushButton::clicked, this, &ProfileBox::saveAsked);
    connect(m_remove, &QPushButton::clicked, this, &ProfileBox::remove);
    retranslate();
}

void ProfileBox::fill(const QString &current)
{
    m_profiles = m_openDesk.desk()->lists().exportProfiles();
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    m_choice->addItem(tr("None"));
    for (const ExportProfile &profile : std::as_const(m_profiles))
        m_choice->addItem(profile.name);
    const auto found = std::ranges::find(m_profiles, current, &ExportProfile::name);
    m_choice->setCurrentIndex(found == m_profiles.end() ? 0 : int(found - m_profiles.begin()) + 1);
    allowRemoving(m_choice->currentIndex() > 0);
}

void ProfileBox::allowRemoving(bool isChosen)
{
    setUsable(m_remove, isChosen, tr("Choose a profile first."));
}

bool ProfileBox::store(const QList<ExportProfile> &profiles)
{
    const auto stored = m_openDesk.desk()->lists().setExportProfiles(profiles);
    if (!stored)
        m_dialogs.error(this, tr("The profile could not be stored."), stored.error());
    return stored.has_value();
}

void ProfileBox::save(ExportProfile profile)
{
    const auto name =
        m_dialogs.text(this, tr("Save the profile"), tr("What is this choice called?"),
                       m_profiles.value(m_choice->currentIndex() - 1).name);
    if (!name || name->trimmed().isEmpty())
        return;
    profile.name = name->trimmed();
    QList<ExportProfile> profiles = m_profiles;
    profiles.removeIf([&](const ExportProfile &other) { return other.name == profile.name; });
    if (store(profiles << profile))
        fill(profile.name);
}

void ProfileBox::remove()
{
    QList<ExportProfile> profiles = m_profiles;
    profiles.removeAt(m_choice->currentIndex() - 1);
    if (store(profiles))
        fill({});
}

void ProfileBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ProfileBox::retranslate()
{
    m_choice->setAccessibleName(tr("Profile"));
    m_save->setText(tr("Save Profile…"));
    m_remove->setText(tr("Delete"));
    fill(m_profiles.value(m_choice->currentIndex() - 1).name);
}

} // namespace Bole
