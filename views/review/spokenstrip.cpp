// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/spokenstrip.h"

#include "views/review/levelstrip.h"

#include <QAccessibleWidget>

namespace Bole {

namespace {

class SpokenStrip : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit SpokenStrip(LevelStrip *strip)
        : QAccessibleWidget(strip, QAccessible::Slider), m_strip(strip)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_strip->valueText() : QAccessibleWidget::text(kind);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = m_strip->isReadOnly();
        return state;
    }

    QVariant currentValue() const override { return m_strip->level().value_or(0); } // 0: none yet
    void setCurrentValue(const QVariant &value) override
    {
        const int level = value.toInt();
        m_strip->choose(level > 0 ? std::optional(level) : std::nullopt);
    }
    QVariant maximumValue() const override { return m_strip->levels(); }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    LevelStrip *m_strip;
};

QAccessibleInterface *stripFactory(const QString &, QObject *object)
{
    auto *strip = qobject_cast<LevelStrip *>(object);
    return strip ? new SpokenStrip(strip) : nullptr;
}

} // namespace

void makeStripsSpeak()
{
    QAccessible::installFactory(stripFactory);
}

} // namespace Bole
