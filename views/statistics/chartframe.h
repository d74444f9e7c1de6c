// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QWidget>

class QChart;
class QChartView;
class QToolButton;

namespace Bole {

class Announcements;
class Dialogs;

/// A chart with a button that saves it as PNG or SVG.
class ChartFrame : public QWidget
{
    Q_OBJECT

public:
    ChartFrame(Announcements &announcements, Dialogs &dialogs, const QString &fileName,
               QWidget *parent = nullptr);

    void setChart(QChart *chart); ///< takes it and deletes the one before
    /// By the file's ending, .svg or an image; an SVG keeps its text.
    Result<qsizetype> saveTo(const QString &path) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw(QPaintDevice &device, const QRect &area) const;
    void askAndSave();
    void retranslate();

    Announcements &m_announcements;
    Dialogs &m_dialogs;
    QString m_fileName;
    QChartView *m_view;
    QToolButton *m_save;
};

} // namespace Bole
