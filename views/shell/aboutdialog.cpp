// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/aboutdialog.h"

#include "model/knowledge/components.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent),
      m_title(new QLabel),
      m_text(new QLabel),
      m_parts(new QTreeWidget),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close))
{
    setObjectName(u"about"_s);
    resize(88 * Grid, 64 * Grid);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    m_title->setFont(large);
    m_text->setWordWrap(true);
    m_parts->setRootIsDecorated(false);
    m_parts->setUniformRowHeights(true);
    m_parts->setColumnCount(3);
    m_parts->header()->setSectionResizeMode(QHeaderView::ResizeToContents);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_parts, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
}

void AboutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void AboutDialog::retranslate()
{
    const QString title = tr("Bole %1").arg(QCoreApplication::applicationVersion());
    setWindowTitle(title);
    m_title->setText(title);
    m_text->setText(
        tr("Bole lived in the seventh century BC and could tell a great horse at a glance. This "
           "program helps a committee to know talent when it sees it. It is free software under "
           "the GNU General Public License, version 3 or later. Nothing leaves this machine "
           "unless you share it."));
    m_parts->setAccessibleName(tr("What Bole is made of"));
    m_parts->setHeaderLabels({tr("Made with"), tr("Licence"), tr("For")});
    fill();
}

void AboutDialog::fill()
{
    m_parts->clear();
    for (const Component &part : components(WindowLanguage::inUse()))
        new QTreeWidgetItem(m_parts, {part.name, part.licence, part.use});
}

} // namespace Bole
