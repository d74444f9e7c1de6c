// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/pointsedit.h"

#include "views/common/ink.h"

#include <QKeyEvent>
#include <QLocale>

namespace Bole {

PointsEdit::PointsEdit(const Criterion &criterion, QWidget *parent)
    : QLineEdit(parent), m_criterion(criterion)
{
    setAlignment(Qt::AlignRight);
    setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000.00")) + 2 * Grid);
    setPlaceholderText(QStringLiteral("0–%1").arg(QLocale().toString(criterion.most)));
    connect(this, &QLineEdit::textEdited, this, [this] { mark(false); });
}

void PointsEdit::setPoints(std::optional<double> points)
{
    m_points = points;
    if (!hasFocus() || !isModified())
        setText(points ? QLocale().toString(*points, 'g', 6) : QString());
    mark(false);
}

void PointsEdit::mark(bool isWrong)
{
    setInk(this, isWrong ? &Colors::bad : nullptr, QPalette::Text);
}

/// Whether what stands there is a number of points, or nothing.
bool PointsEdit::take()
{
    const QString typed = text().trimmed();
    bool isNumber = false;
    double value = QLocale().toDouble(typed, &isNumber);
    if (!isNumber)
        value = typed.toDouble(&isNumber); // 87.5 also where a comma is usual
    if (!typed.isEmpty() && (!isNumber || !m_criterion.takes(value))) {
        mark(true);
        return false;
    }
    setModified(false);
    const auto points = typed.isEmpty() ? std::nullopt : std::optional(value);
    if (points != m_points) {
        m_points = points;
        emit chosen(points);
    }
    return true;
}

void PointsEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (event->modifiers() == Qt::NoModifier && take()) {
            emit movedOn();
            return;
        }
    }
    QLineEdit::keyPressEvent(event);
}

void PointsEdit::focusOutEvent(QFocusEvent *event)
{
    if (isModified())
        take();
    QLineEdit::focusOutEvent(event);
}

} // namespace Bole
