// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace Bole {

/// The levels 1…n of one criterion as a row of round buttons. A digit chooses and moves on, the
/// arrows look at a level before choosing it with Space, Delete takes the choice back. Nothing
/// fires while an input method composes.
class LevelStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LevelStrip(QWidget *parent = nullptr);

    void setLevels(int count);
    int levels() const { return m_count; }
    void setLevel(std::optional<int> level);
    std::optional<int> level() const { return m_level; }
    /// The level that is looked at: under the pointer, else under the cursor, else the chosen one.
    std::optional<int> lookedAt() const;
    void setReadOnly(bool readOnly);
    bool isReadOnly() const { return m_readOnly; }
    /// The level in words, for who cannot see it.
    void setValueText(const QString &text);
    const QString &valueText() const { return m_valueText; }
    void choose(std::optional<int> level); ///< as a person does

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(std::optional<int> level);
    void movedOn();
    void noteWanted();
    void lookedAtChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QRectF circle(int level) const;
    std::optional<int> levelAt(QPointF position) const;
    void look(std::optional<int> &what, std::optional<int> level);

    int m_count = 5;
    std::optional<int> m_level;
    std::optional<int> m_hovered;
    std::optional<int> m_cursor;
    bool m_readOnly = false;
    QString m_valueText;
};

} // namespace Bole
