// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/pageoverlay.h"
#include "views/document/pagescroller.h"

#include <QTimer>
#include <QVariantAnimation>

namespace Bole {

class PageInput;

/// The pages of one document, scrolled and zoomed. It shows and reports; what selection, hits and
/// marks mean is decided outside. Owns neither document nor images.
class PageView : public PageScroller
{
    Q_OBJECT

public:
    explicit PageView(PageImages &images, QWidget *parent = nullptr);
    ~PageView() override;

    void setDocument(OpenDocument *document);
    OpenDocument *document() const { return m_document; }

    void setDimmed(bool dimmed);

    TextSelection &selection() { return m_selection; }
    void selectionEdited(); ///< after selection() was changed
    QString selectedText() const { return m_selection.flatText(); }
    QList<Place> selectedPlaces() const;
    void copy() const;

    DocumentSearch &search() { return m_search; }
    void searchEdited(bool reveal);

    /// Lights rectangles up and brings them into view, both softly.
    void showRects(const QList<PageRect> &rects);
    const PageOverlay &overlay() const { return m_overlay; }
    void setFields(const QList<FieldPlaces> &fields);
    void setHighlights(const QList<ShownHighlight> &highlights);

    bool hasFailed(int page) const;     ///< its picture could not be had
    QString messageFor(int page) const; ///< what is said where a page is not shown, and why
    void retry(int page);

    void setAreaMode(bool on); ///< the next drag draws a rectangle
    bool isAreaMode() const { return m_areaMode; }

    // For PageInput.
    void setHover(const QString &field, const Link *link, int linkPage);
    void setRubberBand(const PageRect &rect);

signals:
    void selectionChanged();
    void searchChanged();
    void fieldHovered(const QString &pointer);
    void fieldClicked(const QString &pointer);
    void highlightClicked(Bole::HighlightId id);
    void linkHovered(const QString &address);
    void linkActivated(const Bole::Link &link);
    void areaDrawn(const Bole::PageRect &rect);
    void fillRequested();
    /// What can be done here; `field` was read at this place.
    void menuWanted(const QPoint &place, const QString &field);
    void areaModeChanged(bool on);
    void pagePainted(int page, bool sharp); ///< once a page and picture

protected:
    void paintEvent(QPaintEvent *event) override;
    void viewChanged(bool rests) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void relayout();
    void request();
    void takeText(int page);
    void searchAll();
    void reportPainted(int page, bool sharp);

    PageImages &m_images;
    OpenDocument *m_document = nullptr;
    std::unique_ptr<PageInput> m_input;
    TextSelection m_selection;
    DocumentSearch m_search;
    PageOverlay m_overlay;
    QVariantAnimation m_glow{this};
    QTimer m_requestTimer;
    QHash<int, bool> m_painted; ///< page → sharp, as reported
    bool m_mayReveal = false;
    bool m_areaMode = false;
    bool m_dimmed = false;
};

} // namespace Bole
