// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/welcomepage.h"

#include "views/common/actiontable.h"
#include "views/common/icons.h"
#include "views/common/ink.h"
#include "views/common/theme.h"
#include "views/shell/droparea.h"
#include "views/shell/linkrow.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <memory>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int LogoSize = 8 * Grid;
constexpr int ColumnWidth = 42 * Grid;
constexpr int RecentShown = 6;

QLabel *heading()
{
    auto *label = new QLabel;
    label->setContentsMargins(Grid, 0, 0, Grid / 2);
    return label;
}

/// The folder as people say it: with ~ for home.
QString shortFolder(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    const QString home = QDir::homePath();
    return folder.startsWith(home) ? u'~' + folder.mid(home.size()) : folder;
}

} // namespace

WelcomePage::WelcomePage(const ActionTable &actions, QWidget *parent)
    : QWidget(parent),
      m_logo(new QLabel),
      m_title(new QLabel),
      m_motto(new QLabel),
      m_startHeading(heading()),
      m_recentHeading(heading()),
      m_noRecent(heading()),
      m_dropArea(new DropArea),
      m_dropText(new QLabel(m_dropArea))
{
    setObjectName(u"welcome"_s);

    auto *names = new QVBoxLayout;
    names->setSpacing(2);
    names->addStretch();
    names->addWidget(m_title);
    names->addWidget(m_motto);
    names->addStretch();
    auto *head = new QHBoxLayout;
    head->setSpacing(2 * Grid);
    head->addSpacing(Grid);
    head->addWidget(m_logo);
    head->addLayout(names, 1);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(4 * Grid);
    columns->addWidget(buildStart(actions), 0, Qt::AlignTop);
    columns->addWidget(buildRecent(), 0, Qt::AlignTop);

    auto *dropLayout = new QVBoxLayout(m_dropArea);
    dropLayout->setContentsMargins(2 * Grid, 3 * Grid, 2 * Grid, 3 * Grid);
    dropLayout->addWidget(m_dropText);
    m_dropText->setAlignment(Qt::AlignCenter);
    m_dropText->setWordWrap(true);

    auto *middle = new QVBoxLayout;
    middle->setSpacing(4 * Grid);
    middle->addStretch(2);
    middle->addLayout(head);
    middle->addLayout(columns);
    middle->addWidget(m_dropArea);
    middle->addStretch(3);

    auto *layout = new QHBoxLayout(this);
    layout->addStretch();
    layout->addLayout(middle);
    layout->addStretch();
    retranslate();
    restyle();
}

QWidget *WelcomePage::buildStart(const ActionTable &actions)
{
    auto *column = new QWidget;
    column->setFixedWidth(ColumnWidth);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_startHeading);
    for (const char *id : {"open-sample", "open-camp-sample", "new-season", "open-season",
                           "committee-bring-in"}) // the first thing that a member has of a season
        layout->addWidget(new LinkRow(actions.action(id)));
    return column;
}

QWidget *WelcomePage::buildRecent()
{
    auto *column = new QWidget;
    column->setFixedWidth(ColumnWidth);
    m_recentList = new QVBoxLayout(column);
    m_recentList->setContentsMargins({});
    m_recentList->setSpacing(0);
    m_recentList->addWidget(m_recentHeading);
    m_recentList->addWidget(m_noRecent);
    m_noRecent->setWordWrap(true);
    return column;
}

void WelcomePage::setRecent(const QStringList &paths)
{
    // The heading and the sentence for "none yet" stay.
    while (m_recentList->count() > 2) {
        const std::unique_ptr<QLayoutItem> row(m_recentList->takeAt(2));
        delete row->widget();
    }
    m_noRecent->setVisible(paths.isEmpty());
    for (const QString &path : paths.first(std::min<qsizetype>(RecentShown, paths.size()))) {
        auto *row =
            new LinkRow("document-open", QFileInfo(path).completeBaseName(), shortFolder(path));
        row->setToolTip(QDir::toNativeSeparators(path));
        connect(row, &LinkRow::clicked, this, [this, path] { emit recentChosen(path); });
        m_recentList->addWidget(row);
    }
}

void WelcomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        restyle();
    QWidget::changeEvent(event);
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("Bole 伯乐"));
    m_logo->setAccessibleName(m_title->text());
    m_motto->setText(tr("Read applications side by side with the facts, score them, and agree."));
    m_startHeading->setText(tr("Begin"));
    m_recentHeading->setText(tr("Open again"));
    m_noRecent->setText(tr("Seasons you have opened will be listed here."));
    m_dropText->setText(tr("Drop PDFs, a folder of applications or a season file anywhere in this "
                           "window."));
}

void WelcomePage::restyle()
{
    m_logo->setPixmap(icon("bole").pixmap(QSize(LogoSize, LogoSize), devicePixelRatio()));
    m_title->setFont(textFont(TextSize::Large, true));
    m_startHeading->setFont(textFont(TextSize::Normal, true));
    m_recentHeading->setFont(textFont(TextSize::Normal, true));
    for (QLabel *label : {m_motto, m_noRecent, m_dropText})
        setInk(label, &Colors::muted);
}

} // namespace Bole
