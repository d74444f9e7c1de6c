// SPDX-License-Identifier: GPL-3.0-or-later
// What an import shows and how large it is: part of ImportDialog.
#include "views/common/theme.h"
#include "views/import/importdialog.h"
#include "views/import/planpage.h"
#include "views/import/reportlist.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

void ImportDialog::build()
{
    setObjectName(QStringLiteral("importDialog"));
    m_heading = new QLabel;
    m_heading->setObjectName(QStringLiteral("importHeading"));
    m_heading->setWordWrap(true);
    m_readTexts = new QCheckBox;
    m_readTexts->setObjectName(QStringLiteral("importReadTexts"));
    m_bar = new QProgressBar;
    m_bar->setObjectName(QStringLiteral("importProgress"));
    m_status = new QLabel;
    m_status->setObjectName(QStringLiteral("importStatus"));
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_plan = new PlanPage;
    m_list = new ReportList;
    m_list->setMinimumHeight(240);
    m_line = new QLabel;
    m_line->setObjectName(QStringLiteral("importLine"));
    m_line->setWordWrap(true);
    m_line->setTextFormat(Qt::PlainText);
    m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_list, &ReportList::currentTextChanged, this,
            [this] { m_line->setText(m_list->currentText()); });
    connect(m_plan, &PlanPage::personWanted, this, &ImportDialog::choosePerson);
    connect(m_plan, &PlanPage::changed, this, [this] {
        if (m_stage == Stage::Planning)
            m_heading->setText(m_plan->summary());
    });
    connect(m_plan, &PlanPage::patternChosen, this, [this](const FileNamePattern &pattern) {
        if (m_job)
            m_job->setPattern(pattern);
    });
    connect(m_list, &ReportList::applicantChosen, this, &ImportDialog::applicantWanted);
    m_startButton = new QPushButton;
    m_stopButton = new QPushButton;
    m_saveButton = new QPushButton;
    m_closeButton = new QPushButton;
    m_startButton->setObjectName(QStringLiteral("importStart"));
    m_stopButton->setObjectName(QStringLiteral("importStop"));
    m_saveButton->setObjectName(QStringLiteral("importSave"));
    m_closeButton->setObjectName(QStringLiteral("importClose"));
    connect(m_startButton, &QPushButton::clicked, this, [this] {
        if (m_stage == Stage::Planning)
            begin();
        else
            start();
    });
    connect(m_stopButton, &QPushButton::clicked, this, &ImportDialog::stop);
    connect(m_saveButton, &QPushButton::clicked, this, &ImportDialog::save);
    connect(m_closeButton, &QPushButton::clicked, this, &QDialog::accept);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_saveButton);
    buttons->addStretch();
    for (QPushButton *button : {m_stopButton, m_startButton, m_closeButton})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->setContentsMargins(16, 16, 16, 16);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_heading, m_readTexts, m_bar, m_status})
        layout->addWidget(widget);
    layout->addWidget(m_plan, 1);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_line);
    layout->addStretch();
    layout->addLayout(buttons);
    setMinimumWidth(560);
}

/// People read on behind it: only the progress stays, at the lower edge of the window.
void ImportDialog::makeRoomToRead()
{
    layout()->activate();
    resize(minimumSizeHint().expandedTo(minimumSize()));
    if (const QWidget *window = parentWidget()) {
        const QRect place(window->mapToGlobal(QPoint()), window->size());
        move(place.center().x() - width() / 2,
             place.bottom() - frameGeometry().height() - 5 * Grid);
    }
}

/// About its middle: a dialog that only grew downwards would leave a small screen.
void ImportDialog::growTo(const QSize &wanted)
{
    const QSize larger = size().expandedTo(wanted);
    QPoint middle = geometry().center();
    if (const QWidget *window = parentWidget())
        middle = QRect(window->mapToGlobal(QPoint()), window->size()).center();
    resize(larger);
    move(pos() + middle - geometry().center());
}

} // namespace Bole
