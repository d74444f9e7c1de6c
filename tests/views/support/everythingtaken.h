// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProcess>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>

namespace Bole {

/// What stands in the clipboard after everything in a widget was selected and copied with keys.
inline QStringList copiedFrom(QWidget *widget)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->clear();
    QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(widget, Qt::Key_C, Qt::ControlModifier);
    const QMimeData *data = clipboard->mimeData();
    return data ? QStringList{data->text(), data->html()} : QStringList();
}

/// What is selected in a view as it would be dragged to another window.
inline QStringList draggedFrom(const QAbstractItemView *view)
{
    QStringList texts;
    const std::unique_ptr<QMimeData> data(
        view->model()->mimeData(view->selectionModel()->selectedIndexes()));
    for (const QString &format : data ? data->formats() : QStringList()) {
        texts << QString::fromUtf8(data->data(format));
        if (format != QLatin1StringView("application/x-qabstractitemmodeldatalist"))
            continue;
        QDataStream stream(data->data(format));
        while (!stream.atEnd() && stream.status() == QDataStream::Ok) {
            int row = 0;
            int column = 0;
            QMap<int, QVariant> roles;
            stream >> row >> column >> roles;
            for (const QVariant &value : std::as_const(roles))
                texts << value.toString();
        }
    }
    return texts;
}

/// Some of them may be gone when their turn comes.
inline QList<QPointer<QWidget>> widgetsOf(QWidget *window)
{
    QList<QPointer<QWidget>> widgets;
    for (QWidget *widget : window->findChildren<QWidget *>())
        widgets.append(widget);
    return widgets;
}

/// What can be carried away from every list, table and text that can be seen.
inline QStringList everythingCopied(QWidget *window)
{
    QStringList texts;
    for (const QPointer<QWidget> &widget : widgetsOf(window)) {
        const auto *view = qobject_cast<QAbstractItemView *>(widget.data());
        const bool isText = qobject_cast<QTextEdit *>(widget.data()) ||
                            qobject_cast<QPlainTextEdit *>(widget.data()) ||
                            qobject_cast<QLineEdit *>(widget.data());
        if (!widget || !widget->isVisible() || (!view && !isText))
            continue;
        texts << copiedFrom(widget);
        if (view && view->model())
            texts << draggedFrom(view);
    }
    QGuiApplication::clipboard()->clear();
    return texts;
}

/// What comes up when the pointer rests on anything.
inline QStringList everythingHovered(QWidget *window)
{
    QStringList texts;
    const auto rest = [&](QWidget *widget, const QPoint &at) {
        QHelpEvent event(QEvent::ToolTip, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        texts << QToolTip::text();
        QToolTip::hideText();
    };
    for (const QPointer<QWidget> &widget : widgetsOf(window)) {
        if (!widget || !widget->isVisible())
            continue;
        rest(widget, widget->rect().center());
        const auto *view = qobject_cast<QAbstractItemView *>(widget.data());
        for (int row = 0; view && view->model() && row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column)
                rest(view->viewport(),
                     view->visualRect(view->model()->index(row, column)).center());
        }
    }
    return texts;
}

inline QString outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// All text in a file, whatever kind it is: a PDF's pages and properties, a workbook's parts.
inline QString contentOf(const QString &path)
{
    const QString python = QStringLiteral("import sys, zipfile\n"
                                          "z = zipfile.ZipFile(sys.argv[1])\n"
                                          "for n in z.namelist():\n"
                                          "    sys.stdout.buffer.write(z.read(n) + b'\\n')");
    if (path.endsWith(u".pdf"))
        return outputOf(QStringLiteral("pdftotext"),
                        {QStringLiteral("-layout"), path, QStringLiteral("-")}) +
               outputOf(QStringLiteral("pdfinfo"), {path});
    if (path.endsWith(u".xlsx"))
        return outputOf(QStringLiteral("python3"), {QStringLiteral("-c"), python, path});
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace Bole
