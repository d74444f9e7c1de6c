// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/levelstrip.h"

#include "views/common/theme.h"
#include "views/review/spokenstrip.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace Bole {

namespace {

constexpr int diameter = 20;
constexpr int step = 26;

} // namespace

LevelStrip::LevelStrip(QWidget *parent) : QWidget(parent)
{
    makeStripsSpeak();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_InputMethodEnabled, false); // digits are scores here, never text
}

void LevelStrip::setLevels(int count)
{
    m_count = count;
    m_cursor.reset();
    m_hovered.reset();
    updateGeometry();
    update();
}

void LevelStrip::setLevel(std::optional<int> level)
{
    m_level = level;
    update();
}

void LevelStrip::setValueText(const QString &text)
{
    if (m_valueText == text)
        return;
    m_valueText = text;
    QAccessibleValueChangeEvent said(this, m_level.value_or(0));
    QAccessible::updateAccessibility(&said);
}

void LevelStrip::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    update();
}

std::optional<int> LevelStrip::lookedAt() const
{
    return m_hovered ? m_hovered : m_cursor ? m_cursor : m_level;
}

QSize LevelStrip::sizeHint() const
{
    return {step * m_count, diameter + 3}; // and the line that shows the focus
}

QRectF LevelStrip::circle(int level) const
{
    return QRectF((level - 1) * step + (step - diameter) / 2.0, (height() - diameter) / 2.0,
                  diameter, diameter);
}

std::optional<int> LevelStrip::levelAt(QPointF position) const
{
    const int level = int(position.x()) / step + 1;
    return level >= 1 && level <= m_count && position.x() >= 0 ? std::optional(level)
                                                               : std::nullopt;
}

void LevelStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont(TextSize::Normal, true));
    const Colors colors = Colors::of(palette());
    for (int level = 1; level <= m_count; ++level) {
        const QRectF box = circle(level).adjusted(0.5, 0.5, -0.5, -0.5);
        const bool on = m_level == level;
        const bool looked = !m_readOnly && lookedAt() == level && !on;
        const QColor accent = m_readOnly ? colors.muted : colors.accent;
        painter.setPen(QPen(on || looked ? accent : colors.muted, looked ? 1.5 : 1));
        painter.setBrush(on ? QBrush(accent) : looked ? QBrush(colors.accentSoft) : Qt::NoBrush);
        painter.drawEllipse(box);
        const QColor onAccent = palette().color(QPalette::HighlightedText);
        painter.setPen(on ? onAccent : looked ? colors.accent : colors.muted);
        painter.drawText(box, Qt::AlignCenter, QString::number(level));
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 1.5));
        painter.drawLine(QPointF(2, height() - 0.75), QPointF(step * m_count - 2, height() - 0.75));
    }
}

void LevelStrip::choose(std::optional<int> level)
{
    if (m_readOnly)
        return;
    setLevel(level);
    emit chosen(level);
    emit lookedAtChanged();
}

void LevelStrip::look(std::optional<int> &what, std::optional<int> level)
{
    if (what == level)
        return;
    what = level;
    update();
    emit lookedAtChanged();
}

void LevelStrip::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    const int digit = event->key() - Qt::Key_0;
    if (!plain) {
        QWidget::keyPressEvent(event);
    } else if (digit >= 1 && digit <= m_count && !(event->modifiers() & Qt::ShiftModifier)) {
        m_cursor.reset();
        choose(digit);
        emit movedOn();
    } else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        const int by = event->key() == Qt::Key_Left ? -1 : 1;
        look(m_cursor, std::clamp(m_cursor.value_or(m_level.value_or(0)) + by, 1, m_count));
    } else if (event->key() == Qt::Key_Space && m_cursor) {
        choose(std::exchange(m_cursor, std::nullopt));
        emit movedOn();
    } else if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete ||
               event->key() == Qt::Key_0) {
        m_cursor.reset();
        choose(std::nullopt);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit noteWanted();
    } else if (event->key() == Qt::Key_Down) {
        focusNextChild();
    } else if (event->key() == Qt::Key_Up) {
        focusPreviousChild();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void LevelStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        if (const auto level = levelAt(event->position()))
            choose(m_level == level ? std::nullopt : level);
    }
}

void LevelStrip::mouseMoveEvent(QMouseEvent *event)
{
    look(m_hovered, levelAt(event->position()));
}

void LevelStrip::leaveEvent(QEvent *)
{
    look(m_hovered, std::nullopt);
}

void LevelStrip::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    emit lookedAtChanged();
}

void LevelStrip::focusOutEvent(QFocusEvent *event)
{
    m_cursor.reset();
    QWidget::focusOutEvent(event);
    emit lookedAtChanged();
}

} // namespace Bole
