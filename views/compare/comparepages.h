// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "views/compare/sectionsync.h"

#include <QWidget>

class QBoxLayout;
class QButtonGroup;
class QCheckBox;
class QSplitter;

namespace Bole {

class DocumentShelf;
class OpenDesk;
class OpenDocument;
class PageImages;
class PageSource;
class PageView;
class ReaderPool;

/// The applicants' documents side by side, scrolled together by section: education stays beside
/// education. Shows what the comparison names and hides what the viewer may not see.
class ComparePages : public QWidget
{
    Q_OBJECT

public:
    ComparePages(OpenDesk &openDesk, ReaderPool &readers, QWidget *parent = nullptr);
    /// With pages from elsewhere than the readers.
    ComparePages(OpenDesk &openDesk, std::unique_ptr<PageSource> source, QWidget *parent = nullptr);
    ~ComparePages() override;

    void setComparison(const Comparison &comparison);
    /// Brings a part (education, publications …) to the top of every document that has it.
    void goTo(RecordPart part);
    PageView *pages(int column) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Column
    {
        QWidget *widget = nullptr;
        PageImages *images = nullptr;
        PageView *pages = nullptr;
        OpenDocument *document = nullptr;
        QList<CompareSection> sections;
    };

    void build();
    void clear();
    Column makeColumn(const Comparison &comparison, int index);
    SectionRuler rulerOf(const Column &column) const;
    void follow(int leader);
    void fillSections();
    void retranslate();
    static QString sectionLabel(RecordPart part);

    OpenDesk &m_openDesk;
    std::unique_ptr<PageSource> m_source;
    DocumentShelf *m_shelf;
    QList<Column> m_columns;
    QSplitter *m_split;
    QBoxLayout *m_sectionBar;
    QCheckBox *m_together;
    bool m_following = false; ///< one scrolls, the others are being scrolled
};

} // namespace Bole
