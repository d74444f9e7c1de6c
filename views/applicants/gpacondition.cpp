// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/gpacondition.h"

#include "model/record/recordfacts.h"
#include "model/shortlist/cell.h"
#include "views/common/plainspinbox.h"
#include "views/common/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

namespace {

constexpr double percent = 0; ///< in place of a scale
const QList<double> usualScales{4, 5, 100};

} // namespace

GpaCondition::GpaCondition(QWidget *parent)
    : QWidget(parent),
      m_value(new PlainSpinBox(this)),
      m_scale(new QComboBox(this)),
      m_hint(new QLabel(this)),
      m_scales(usualScales)
{
    m_value->setObjectName(QStringLiteral("gpa-at-least"));
    m_scale->setObjectName(QStringLiteral("gpa-scale"));
    m_hint->setObjectName(QStringLiteral("gpa-hint"));
    // Not as wide as its longest entry: the list beside the page is narrow.
    m_scale->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scale->setMinimumContentsLength(6);
    m_hint->setWordWrap(true);
    m_hint->setFont(textFont(TextSize::Small));
    auto *row = new QHBoxLayout;
    row->setSpacing(Grid / 2);
    row->addWidget(m_value, 1);
    row->addWidget(m_scale);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_hint);
    setFocusProxy(m_value);
    retranslate();
    connect(m_value, &QDoubleSpinBox::valueChanged, this, [this] {
        describe();
        emit changed();
    });
    connect(m_scale, &QComboBox::currentIndexChanged, this, [this] {
        takeScale();
        if (atLeast())
            emit changed();
    });
}

std::optional<double> GpaCondition::atLeast() const
{
    return m_value->value() > 0 ? std::optional(m_value->value()) : std::nullopt;
}

std::optional<double> GpaCondition::scale() const
{
    const double scale = m_scale->currentData().toDouble();
    return atLeast() && scale > 0 ? std::optional(scale) : std::nullopt;
}

void GpaCondition::set(std::optional<double> atLeast, std::optional<double> scale)
{
    const QSignalBlocker quiet(this);
    if (scale && m_scale->findData(*scale) < 0)
        setScales(m_scales + QList<double>{*scale});
    if (atLeast)
        m_scale->setCurrentIndex(m_scale->findData(scale.value_or(percent)));
    m_value->setValue(atLeast.value_or(0));
}

void GpaCondition::setScales(const QList<double> &scales)
{
    QList<double> all = scales + usualScales;
    if (const auto current = scale())
        all.append(*current);
    const double usual = scales.value(0, usualScales.first());
    std::ranges::sort(all);
    const auto twice = std::ranges::unique(all, isSameScale);
    all.erase(twice.begin(), twice.end());
    if (all == m_scales)
        return;
    m_scales = all;
    const QSignalBlocker quiet(m_scale);
    fillScales();
    if (!atLeast()) {
        m_scale->setCurrentIndex(std::max(0, m_scale->findData(usual)));
        takeScale();
    }
}

void GpaCondition::setCoverage(const GpaCoverage &coverage)
{
    m_coverage = coverage;
    describe();
}

void GpaCondition::fillScales()
{
    const QVariant current = m_scale->currentData();
    m_scale->clear();
    for (const double scale : std::as_const(m_scales))
        m_scale->addItem(tr("of %1", "a grade's scale").arg(numberText(scale)), scale);
    m_scale->addItem(tr("% of its scale"), percent);
    m_scale->setCurrentIndex(std::max(0, m_scale->findData(current)));
}

void GpaCondition::takeScale()
{
    const double scale = m_scale->currentData().toDouble();
    const QSignalBlocker quiet(m_value); // the scale's own change says it
    m_value->setRange(0, scale > 0 ? scale : 100);
    m_value->setSingleStep(scale > 0 && scale <= 10 ? 0.1 : 1);
    describe();
}

void GpaCondition::describe()
{
    QStringList lines;
    if (atLeast()) {
        const auto printed = scale();
        lines << (printed ? tr("Compares the GPA as printed, only of those on a scale of %1.")
                                .arg(numberText(*printed))
                          : tr("Compares the GPA in per cent of its own scale: 3.9 of 4.0 is "
                               "97.5%. Not an official conversion."));
        if (m_coverage.otherScale > 0)
            lines << (printed
                          ? tr("%n on other scales, not compared.", nullptr, m_coverage.otherScale)
                          : tr("%n with no scale printed, not compared.", nullptr,
                               m_coverage.otherScale));
        if (m_coverage.without > 0)
            lines << tr("%n without a GPA.", nullptr, m_coverage.without);
        if (m_coverage.unchecked > 0)
            lines << tr("△ %n of those shown: nobody has checked the GPA yet.", nullptr,
                        m_coverage.unchecked);
    }
    m_hint->setText(lines.join(u' '));
    m_hint->setVisible(!lines.isEmpty());
    fitHint();
}

/// The form around it gives a wrapped text fewer lines than it has.
void GpaCondition::fitHint()
{
    m_hint->setMinimumHeight(m_hint->text().isEmpty() ? 0 : m_hint->heightForWidth(width()));
}

void GpaCondition::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHint();
}

QString GpaCondition::words(const ApplicantFilter &filter)
{
    if (!filter.gpaAtLeast)
        return {};
    const QString value = numberText(*filter.gpaAtLeast);
    return filter.gpaScale ? tr("GPA at least %1 of %2").arg(value, numberText(*filter.gpaScale))
                           : tr("GPA at least %1% of its scale").arg(value);
}

void GpaCondition::retranslate()
{
    const QSignalBlocker quiet(m_scale);
    fillScales();
    takeScale();
    m_value->setSpecialValueText(tr("any"));
    m_value->setAccessibleName(tr("GPA at least"));
    m_scale->setAccessibleName(tr("Scale of the GPA"));
    m_scale->setToolTip(tr("The scale that the GPA is printed on. A number above 10 without one "
                           "counts as out of 100."));
}

} // namespace Bole
