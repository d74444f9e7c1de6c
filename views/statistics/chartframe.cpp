// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/statistics/chartframe.h"

#include "model/export/savefile.h"
#include "views/common/accessiblerole.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/icons.h"
#include "views/common/spokencell.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QBuffer>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QFileDevice>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolButton>
#include <QXYSeries>

namespace Bole {

namespace {

/// What the bars, lines and points of a chart say: "3.0–3.5: 2".
QString inWords(const QChart &chart)
{
    QStringList categories;
    for (QAbstractAxis *axis : chart.axes(Qt::Horizontal)) {
        if (auto *names = qobject_cast<QBarCategoryAxis *>(axis))
            categories = names->categories();
    }
    QMap<qsizetype, QStringList> values;
    for (const QAbstractSeries *series : chart.series()) {
        if (const auto *bars = qobject_cast<const QAbstractBarSeries *>(series)) {
            const bool named = bars->count() > 1; // the legend has their names
            for (const QBarSet *set : bars->barSets()) {
                for (int i = 0; i < set->count(); ++i)
                    values[i] << (named ? spokenCell(set->label(), QLocale().toString(set->at(i)))
                                        : QLocale().toString(set->at(i)));
            }
        } else if (const auto *points = qobject_cast<const QXYSeries *>(series)) {
            for (const QPointF &point : points->points())
                values[qRound(point.x())] << QLocale().toString(point.y(), 'f', 1);
        }
    }
    QStringList parts;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        parts << spokenCell(categories.value(it.key()), it->join(QStringLiteral(" – ")));
    return parts.join(u'\n');
}

} // namespace

ChartFrame::ChartFrame(Announcements &announcements, Dialogs &dialogs, const QString &fileName,
                       QWidget *parent)
    : QWidget(parent),
      m_announcements(announcements),
      m_dialogs(dialogs),
      m_fileName(fileName),
      m_view(new QChartView),
      m_save(new QToolButton)
{
    setAccessibleRole(m_view, QAccessible::Chart);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->setMinimumHeight(200);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_save->setIcon(icon("document-save"));
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 0, 0);
    layout->addWidget(m_save, 0, 0, Qt::AlignTop | Qt::AlignRight);
    connect(m_save, &QToolButton::clicked, this, &ChartFrame::askAndSave);
    retranslate();
}

void ChartFrame::setChart(QChart *chart)
{
    QChart *before = m_view->chart();
    m_view->setChart(chart);
    m_view->setAccessibleName(chart->title());
    m_view->setAccessibleDescription(inWords(*chart));
    delete before;
}

void ChartFrame::draw(QPaintDevice &device, const QRect &area) const
{
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, palette().color(QPalette::Window));
    m_view->scene()->render(&painter, area, m_view->sceneRect());
}

Result<qsizetype> ChartFrame::saveTo(const QString &path) const
{
    const QRect area(QPoint(), m_view->size());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (path.endsWith(QLatin1StringView(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(area.size());
        generator.setViewBox(area);
        generator.setTitle(m_view->chart()->title());
        draw(generator, area);
    } else {
        constexpr int scale = 2;
        QImage image(area.size() * scale, QImage::Format_ARGB32_Premultiplied);
        draw(image, image.rect());
        image.save(&buffer, "PNG");
    }
    return saveFile(path,
                    [&](QFileDevice &file) -> Result<qsizetype> { return file.write(bytes); });
}

void ChartFrame::askAndSave()
{
    const QString path =
        m_dialogs.saveFile(this, tr("Save the chart"), m_fileName + QStringLiteral(".svg"),
                           tr("Drawing (*.svg);;Image (*.png)"));
    if (path.isEmpty())
        return;
    if (const auto saved = saveTo(path); !saved)
        m_dialogs.error(this, tr("The chart could not be saved."), saved.error());
    else
        m_announcements.say(tr("The chart was saved."));
}

void ChartFrame::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ChartFrame::retranslate()
{
    m_save->setToolTip(tr("Save this chart as SVG or PNG"));
    m_save->setAccessibleName(m_save->toolTip());
}

} // namespace Bole
