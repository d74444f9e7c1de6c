// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/blindpage.h"
#include "views/document/pagesource.h"
#include "views/document/textselection.h"

#include <QObject>
#include <QSet>

#include <optional>

namespace Bole {

/// A rectangle on a page: points, the page counted from 0.
struct PageRect
{
    int page = 0;
    QRectF rect;
    bool operator==(const PageRect &) const = default;
};

/// One document of the pane: its pages' sizes, their words as they arrive, and what of them is
/// covered. Main thread.
class OpenDocument : public QObject, public TextPages
{
    Q_OBJECT

public:
    enum class State { Loading, NeedsPassword, Failed, Ready };

    OpenDocument(PageSource &pages, const DocumentSource &source, QObject *parent = nullptr);

    const DocumentSource &source() const { return m_source; }
    PageSource &pageSource() const { return m_pages; }
    State state() const { return m_state; }
    const Error &error() const { return m_error; }

    void open(Urgency urgency);
    void openWithPassword(const QString &password);

    int pageCount() const override { return int(m_shown.sizes.size()); }
    QSizeF pageSize(int page) const override { return m_shown.sizes.at(page); }
    const QList<QSizeF> &pageSizes() const { return m_shown.sizes; }
    const TextFlow &flow(int page) const override;
    QList<OutlineEntry> outline() const; ///< without titles while something is covered
    const QList<Link> &links(int page) const;

    /// Asks for a page's words unless they are there or on their way.
    void needText(int page, Urgency urgency);
    /// Asks for the words of all pages, one after the other behind everything else.
    void needAllText();
    bool hasText(int page) const { return m_texts.at(page).has_value(); }
    bool hasAllText() const;

    void setBlind(const BlindFunction &blind);
    bool isBlind() const { return bool(m_blind); }
    /// Whether a picture of the page may be asked for: what is to be covered is known.
    bool mayShow(int page) const;
    /// The page's words, which blind mode needs, could not be had: it is not shown at all.
    bool isWithheld(int page) const;
    QList<QRectF> covered(int page) const;
    QList<QRectF> faded(int page) const;

    QList<PageRect> rectsOf(const QList<Place> &places) const;
    /// Places as the record has them: of a text, lines and columns instead of boxes.
    QList<Place> placesOf(const QList<PageRect> &rects) const;

signals:
    void opened();
    void failed();
    void textArrived(int page);
    void blindnessChanged();

private:
    struct Page
    {
        PageText text; ///< as the reader found it
        PageText shown;
        QList<QRectF> covered;
        QList<QRectF> faded;
        mutable std::optional<TextFlow> flow;
    };

    void take(const Result<ShownPages> &pages);
    void takeText(int page, Ocr ocr, const Result<PageText> &text);
    void askForText(int page, Ocr ocr, Urgency urgency);
    void cover(int page);

    PageSource &m_pages;
    DocumentSource m_source;
    State m_state = State::Loading;
    Error m_error;
    bool m_asked = false;
    bool m_wantsAll = false;
    ShownPages m_shown;
    QList<std::optional<Page>> m_texts;
    QSet<int> m_onTheWay;
    QSet<int> m_withoutText;
    BlindFunction m_blind;
};

} // namespace Bole
