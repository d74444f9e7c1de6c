// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QStringList>

class QMimeData;
class QWidget;

namespace Bole {

/// What somebody drops: a season file to open, or documents and folders to import.
struct DroppedFiles
{
    QString season;
    QStringList documents;

    bool isEmpty() const { return season.isEmpty() && documents.isEmpty(); }
};

DroppedFiles droppedFiles(const QMimeData *data);

/// Takes files dropped anywhere on a window, also over an editor that would otherwise paste their
/// names as text.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QWidget *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void seasonDropped(const QString &path);
    void documentsDropped(const QStringList &paths, const QPoint &place); ///< on the screen

private:
    QWidget *m_window;
};

} // namespace Bole
