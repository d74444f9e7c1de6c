// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/comparepages.h"

#include "model/season/documentstore.h"
#include "model/season/season.h"
#include "views/common/theme.h"
#include "views/document/documentshelf.h"
#include "views/document/documentsources.h"
#include "views/document/pageimages.h"
#include "views/document/pageview.h"
#include "views/document/readerpagesource.h"
#include "views/session.h"

#include <QCheckBox>
#include <QEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>

namespace Bole {

namespace {

/// In the order of a CV; what is not here (basics) has no button.
constexpr const char *sectionOrder[] = {"education", "work",     "publications",
                                        "patents",   "projects", "awards",
                                        "tests",     "skills",   "languages"};

} // namespace

ComparePages::ComparePages(Session &session, QWidget *parent)
    : ComparePages(session, std::make_unique<ReaderPageSource>(session.readers()), parent)
{
}

ComparePages::ComparePages(Session &session, std::unique_ptr<PageSource> source, QWidget *parent)
    : QWidget(parent),
      m_session(session),
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
    Season *season = m_session.season();
    const auto document = season->documents().document(comparison.documents[index]);
    if (!document) {
        auto *none = new QLabel(tr("There is no document to show."));
        none->setAlignment(Qt::AlignCenter);
        none->setWordWrap(true);
        layout->addWidget(none, 1);
        return column;
    }
    const DocumentBlinds blinds(*season, m_session.reviewer(), comparison.applicants[index]);
    column.images = new PageImages(column.widget);
    column.pages = new PageView(*column.images, column.widget);
    column.pages->setAccessibleName(comparison.names[index]);
    column.pages->setRoomBelow(true); // what stands last in one may stand first in another
    column.document = m_shelf->take(documentSource(season, *document), blinds.of(document->id));
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
        ruler.anchors.append({section.kind, std::max(0.0, top - 5 * Grid)});
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
                qRound(besideOf(ruler, y, rulerOf(m_columns[i]))));
    }
    m_following = false;
}

void ComparePages::goTo(const QString &section)
{
    m_following = true;
    for (const Column &column : std::as_const(m_columns)) {
        if (!column.pages)
            continue;
        const SectionRuler ruler = rulerOf(column);
        const auto found = std::ranges::find(ruler.anchors, section, &SectionAnchor::kind);
        if (found != ruler.anchors.end())
            column.pages->verticalScrollBar()->setValue(qRound(found->y));
    }
    m_following = false;
}

PageView *ComparePages::pages(int column) const
{
    return column >= 0 && column < m_columns.size() ? m_columns[column].pages : nullptr;
}

QString ComparePages::sectionLabel(const QString &kind)
{
    if (kind == u"education")
        return tr("Education");
    if (kind == u"work")
        return tr("Experience");
    if (kind == u"publications")
        return tr("Publications");
    if (kind == u"patents")
        return tr("Patents");
    if (kind == u"projects")
        return tr("Projects");
    if (kind == u"awards")
        return tr("Awards");
    if (kind == u"tests")
        return tr("Tests");
    return kind == u"skills" ? tr("Skills") : tr("Languages");
}

void ComparePages::fillSections()
{
    while (QLayoutItem *item = m_sectionBar->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const char *name : sectionOrder) {
        const QString kind = QString::fromLatin1(name);
        const bool there = std::ranges::any_of(m_columns, [&](const Column &column) {
            return std::ranges::contains(column.sections, kind, &CompareSection::kind);
        });
        if (!there)
            continue;
        auto *button = new QToolButton;
        button->setText(sectionLabel(kind));
        button->setObjectName(QStringLiteral("section-") + kind);
        connect(button, &QToolButton::clicked, this, [this, kind] { goTo(kind); });
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
