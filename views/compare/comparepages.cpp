// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/comparepages.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/document/documentshelf.h"
#include "views/document/pageimages.h"
#include "views/document/pageview.h"
#include "views/document/readerpagesource.h"

#include <QCheckBox>
#include <QEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>

namespace Bole {

namespace {

/// In the order of a CV; what is not here (basics) has no button.
constexpr RecordPart sectionOrder[] = {
    RecordPart::Education, RecordPart::Work,     RecordPart::Publications,
    RecordPart::Patents,   RecordPart::Projects, RecordPart::Awards,
    RecordPart::Tests,     RecordPart::Skills,   RecordPart::Languages};

} // namespace

ComparePages::ComparePages(OpenDesk &openDesk, ReaderPool &readers, QWidget *parent)
    : ComparePages(openDesk, std::make_unique<ReaderPageSource>(readers), parent)
{
}

ComparePages::ComparePages(OpenDesk &openDesk, std::unique_ptr<PageSource> source, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_source(std::move(source)),
      m_shelf(new DocumentShelf(*m_source, this)),
      m_split(new QSplitter(Qt::Horizontal)),
      m_sectionBar(new QHBoxLayout),
      m_together(new QCheckBox)
{
    build();
    retranslate();
}

ComparePages::~ComparePages()
{
    clear();
    delete m_shelf; // before the source of its pages goes
}

void ComparePages::build()
{
    m_together->setChecked(true);
    m_split->setChildrenCollapsible(false);
    auto *bar = new QHBoxLayout;
    bar->addLayout(m_sectionBar);
    bar->addStretch(1);
    bar->addWidget(m_together);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_split, 1);
}

void ComparePages::clear()
{
    for (const Column &column : std::exchange(m_columns, {})) {
        if (column.pages)
            column.pages->setDocument(nullptr);
        delete column.widget;
    }
    m_shelf->clear();
}

void ComparePages::setComparison(const Comparison &comparison)
{
    clear();
    for (int i = 0; i < int(comparison.applicants.size()); ++i) {
        m_columns.append(makeColumn(comparison, i));
        m_split->addWidget(m_columns.last().widget);
    }
    m_split->setSizes(QList<int>(m_columns.size(), 1000));
    fillSections();
}

ComparePages::Column ComparePages::makeColumn(const Comparison &comparison, int index)
{
    Column column;
    column.widget = new QWidget;
    column.sections = comparison.sections[index];
    auto *layout = new QVBoxLayout(column.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *name = new QLabel(comparison.names[index]);
    name->setFont(textFont(TextSize::Normal, true));
    name->setTextFormat(Qt::PlainText);
    layout->addWidget(name);
    const DeskDocuments &documents = m_openDesk.desk()->documents();
    const auto document = documents.document(comparison.documents[index]);
    if (!document) {
        auto *none = new QLabel(tr("There is no document to show."));
        none->setAlignment(Qt::AlignCenter);
        none->setWordWrap(true);
        layout->addWidget(none, 1);
        return column;
    }
    column.images = new PageImages(column.widget);
    column.pages = new PageView(*column.images, column.widget);
    column.pages->setAccessibleName(comparison.names[index]);
    column.pages->setRoomBelow(true); // what stands last in one may stand first in another
    column.document = m_shelf->take(documents.source(*document),
                                    documents.blinds(comparison.applicants[index], document->id));
    column.document->open(Urgency::Visible);
    column.pages->setDocument(column.document);
    connect(column.pages->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this, index] { follow(index); });
    layout->addWidget(column.pages, 1);
    return column;
}

SectionRuler ComparePages::rulerOf(const Column &column) const
{
    SectionRuler ruler;
    const PageLayout &layout = column.pages->pageLayout();
    ruler.end = layout.contentSize().height();
    for (const CompareSection &section : column.sections) {
        const QList<PageRect> rects = column.document->rectsOf({section.place});
        if (rects.isEmpty() || rects.first().page >= layout.pageCount())
            continue;
        // A little above, so that the heading is seen too.
        const double top = layout.fromPage(rects.first().page, rects.first().rect).top();
        ruler.anchors.append({section.part, std::max(0.0, top - 5 * Grid)});
    }
    std::ranges::stable_sort(ruler.anchors, {}, &SectionAnchor::y);
    return ruler;
}

void ComparePages::follow(int leader)
{
    if (m_following || !m_together->isChecked() || leader >= m_columns.size())
        return;
    m_following = true;
    const Column &from = m_columns[leader];
    const SectionRuler ruler = rulerOf(from);
    const double y = from.pages->scrollPosition().y();
    for (int i = 0; i < int(m_columns.size()); ++i) {
        if (i != leader && m_columns[i].pages)
            m_columns[i].pages->verticalScrollBar()->setValue(
                qRound(matchingPosition(ruler, y, rulerOf(m_columns[i]))));
    }
    m_following = false;
}

void ComparePages::goTo(RecordPart part)
{
    m_following = true;
    for (const Column &column : std::as_const(m_columns)) {
        if (!column.pages)
            continue;
        const SectionRuler ruler = rulerOf(column);
        const auto found = std::ranges::find(ruler.anchors, Stored(part), &SectionAnchor::part);
        if (found != ruler.anchors.end())
            column.pages->verticalScrollBar()->setValue(qRound(found->y));
    }
    m_following = false;
}

PageView *ComparePages::pages(int column) const
{
    return column >= 0 && column < m_columns.size() ? m_columns[column].pages : nullptr;
}

QString ComparePages::sectionLabel(RecordPart part)
{
    switch (part) {
    case RecordPart::Education:
        return tr("Education");
    case RecordPart::Work:
        return tr("Experience");
    case RecordPart::Publications:
        return tr("Publications");
    case RecordPart::Patents:
        return tr("Patents");
    case RecordPart::Projects:
        return tr("Projects");
    case RecordPart::Awards:
        return tr("Awards");
    case RecordPart::Tests:
        return tr("Tests");
    case RecordPart::Skills:
        return tr("Skills");
    case RecordPart::Languages:
        return tr("Languages");
    default:
        return {}; // has no button
    }
}

void ComparePages::fillSections()
{
    while (QLayoutItem *item = m_sectionBar->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const RecordPart part : sectionOrder) {
        const bool there = std::ranges::any_of(m_columns, [&](const Column &column) {
            return std::ranges::contains(column.sections, Stored(part), &CompareSection::part);
        });
        if (!there)
            continue;
        auto *button = new QToolButton;
        button->setText(sectionLabel(part));
        button->setObjectName(QStringLiteral("section-") + nameOf(part));
        connect(button, &QToolButton::clicked, this, [this, part] { goTo(part); });
        m_sectionBar->addWidget(button);
    }
}

void ComparePages::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ComparePages::retranslate()
{
    m_together->setText(tr("Scroll together"));
    m_together->setToolTip(tr("The other documents follow, section by section"));
    fillSections();
}

} // namespace Bole
