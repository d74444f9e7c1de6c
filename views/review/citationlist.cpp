// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/citationlist.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace Bole {

namespace {

constexpr int widestQuote = 240;

} // namespace

CitationList::CitationList(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    hide();
}

void CitationList::setCitations(const QList<Citation> &citations, bool readOnly)
{
    // Not at once: one of them may be what was just clicked.
    for (QWidget *line : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        line->hide();
        line->deleteLater();
        layout()->removeWidget(line);
    }
    for (qsizetype i = 0; i < citations.size(); ++i)
        addLine(citations[i], i, readOnly);
    setVisible(!citations.isEmpty());
}

void CitationList::addLine(const Citation &citation, qsizetype index, bool readOnly)
{
    const QString quote = citation.quote.simplified();
    auto *line = new QWidget;
    auto *link = new QToolButton;
    const int page = citation.places.isEmpty() ? 0 : citation.places.first().page;
    const QString elided = fontMetrics().elidedText(quote, Qt::ElideRight, widestQuote);
    link->setObjectName(QStringLiteral("citation"));
    link->setIcon(icon("insert-link"));
    link->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    link->setAutoRaise(true);
    link->setFont(textFont(TextSize::Small));
    link->setText(page > 0 ? tr("“%1”, p. %2").arg(elided, QString::number(page))
                           : tr("“%1”").arg(elided));
    link->setToolTip(tr("Go to “%1” in the document").arg(quote));
    link->setAccessibleName(link->toolTip());
    connect(link, &QToolButton::clicked, this, [this, citation] { emit clicked(citation); });
    auto *remove = new QToolButton;
    remove->setObjectName(QStringLiteral("removeCitation"));
    remove->setIcon(icon("edit-delete"));
    remove->setAutoRaise(true);
    remove->setVisible(!readOnly);
    remove->setToolTip(tr("Remove this citation"));
    remove->setAccessibleName(remove->toolTip());
    connect(remove, &QToolButton::clicked, this, [this, index] { emit removed(index); });
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(link);
    row->addWidget(remove);
    row->addStretch(1);
    layout()->addWidget(line);
}

} // namespace Bole
