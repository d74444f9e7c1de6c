// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <QList>
#include <QRectF>

class GfxState;
struct GfxRGB;

namespace Bole {

/// Collects what is drawn to order a page's text: rules below headings and between columns, the
/// borders of tables, panels behind side-bars and headings.
class RuledPage
{
public:
    explicit RuledPage(const QSizeF &page) : m_page(page) {}

    void addStroke(const GfxState &state);
    void addFill(const GfxState &state);

    QList<QRectF> rules() const { return m_rules; }
    QList<QRectF> panels() const { return m_panels; }

private:
    void add(QRectF box, bool isFilled);

    QSizeF m_page;
    QList<QRectF> m_rules;
    QList<QRectF> m_panels;
};

} // namespace Bole
