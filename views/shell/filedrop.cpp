// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/filedrop.h"

#include "model/filepath.h"
#include "model/import/importsources.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace Bole {

using namespace Qt::StringLiterals;

/// A file's own bytes: as a text, a name that is no UTF-8 is lost.
static FilePath localPath(const QUrl &url)
{
    return FilePath::fromBytes(
        QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()));
}

DroppedFiles droppedFiles(const QMimeData *data)
{
    DroppedFiles files;
    for (const QUrl &url : data->urls()) {
        static const QStringList documents = importedEndings();
        const FilePath path = localPath(url);
        const QString suffix = path.suffix();
        if (!url.isLocalFile())
            continue;
        if (suffix == u"bole" && files.season.isEmpty())
            files.season = QFileInfo(url.toLocalFile()).absoluteFilePath();
        else if (path.isFolder() || documents.contains(suffix))
            files.documents << path.text();
    }
    return files;
}

FileDrop::FileDrop(QWidget *window) : QObject(window), m_window(window)
{
    window->setAcceptDrops(true);
    QCoreApplication::instance()->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove ||
                        event->type() == QEvent::Drop;
    if (!isDrag || !watched->isWidgetType() ||
        static_cast<QWidget *>(watched)->window() != m_window)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const DroppedFiles files = droppedFiles(drop->mimeData());
    if (files.isEmpty())
        return QObject::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop) {
        // The program that was dragged from waits until the drop is answered: ask questions later.
        const QPoint place =
            static_cast<QWidget *>(watched)->mapToGlobal(drop->position().toPoint());
        QTimer::singleShot(0, this, [this, files, place] {
            files.season.isEmpty() ? emit documentsDropped(files.documents, place)
                                   : emit seasonDropped(files.season);
        });
    }
    return true;
}

} // namespace Bole
