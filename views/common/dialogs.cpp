// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/dialogs.h"

#include "views/common/errortext.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"

#include <QColorDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QVBoxLayout>

namespace Bole {

namespace {

/// That of the window that asks: without one, the desktop shows the program's file name.
QString titleOver(const QWidget *parent)
{
    return parent ? parent->window()->windowTitle() : QString();
}

/// What a name that is typed without an ending gets: a file without one opens in no program.
QString suffixIn(const QString &filter, const QString &suggestedName)
{
    static const QRegularExpression ending(QStringLiteral("\\*\\.(\\w+)"));
    const QRegularExpressionMatch match = ending.match(filter);
    return match.hasMatch() ? match.captured(1) : QFileInfo(suggestedName).suffix();
}

/// A line or a text to type. Escape and Close do not throw away what was typed: they ask.
class TextDialog : public QInputDialog
{
public:
    TextDialog(Dialogs &dialogs, const QString &initial, QWidget *parent)
        : QInputDialog(parent), m_dialogs(dialogs), m_initial(initial)
    {
        setTextValue(initial);
    }

    void reject() override
    {
        const QString typed = textValue().trimmed();
        const bool isChanged = !typed.isEmpty() && typed != m_initial.trimmed();
        const Unsaved wish = isChanged ? askAboutUnsaved(m_dialogs, this) : Unsaved::Discard;
        if (wish == Unsaved::Save)
            accept();
        else if (wish == Unsaved::Discard)
            QInputDialog::reject();
    }

private:
    Dialogs &m_dialogs;
    QString m_initial;
};

} // namespace

void WindowDialogs::error(QWidget *parent, const QString &what, const Error &error)
{
    QMessageBox box(QMessageBox::Warning, titleOver(parent), what, QMessageBox::Close, parent);
    box.setInformativeText(errorText(error));
    if (!error.detail.isEmpty())
        box.setDetailedText(error.detail);
    box.exec();
}

void WindowDialogs::inform(QWidget *parent, const QString &text, const QString &explanation)
{
    QMessageBox box(QMessageBox::Information, titleOver(parent), text, QMessageBox::Close, parent);
    box.setInformativeText(explanation);
    box.exec();
}

int WindowDialogs::question(QWidget *parent, const Question &question)
{
    QMessageBox box(question.destructive ? QMessageBox::Warning : QMessageBox::Question,
                    titleOver(parent), question.text, QMessageBox::NoButton, parent);
    box.setInformativeText(question.explanation);
    QList<QPushButton *> buttons;
    const qsizetype last = question.answers.size() - 1;
    for (qsizetype i = 0; i <= last; ++i) {
        const bool leaves = i == last && last > 0;
        buttons << box.addButton(question.answers[i],
                                 leaves ? QMessageBox::RejectRole : QMessageBox::AcceptRole);
    }
    box.setDefaultButton(buttons.value(question.preferred));
    box.setEscapeButton(buttons.value(last));
    box.exec();
    for (int i = 0; i < buttons.size(); ++i) {
        if (buttons[i] == box.clickedButton())
            return i;
    }
    return int(last);
}

int WindowDialogs::choose(QWidget *parent, const QString &title, const QString &explanation,
                          const QStringList &items, int current)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto *label = new QLabel(explanation);
    label->setWordWrap(true);
    auto *list = new QListWidget;
    list->addItems(items);
    list->setCurrentRow(current);
    list->setAccessibleName(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *layout = new QVBoxLayout(&dialog);
    layout->setSpacing(Grid);
    layout->addWidget(label);
    layout->addWidget(list);
    layout->addWidget(buttons);
    dialog.resize(48 * Grid, 40 * Grid);
    QObject::connect(list, &QListWidget::itemActivated, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    list->setFocus();
    return dialog.exec() == QDialog::Accepted ? list->currentRow() : -1;
}

std::optional<QString> WindowDialogs::text(QWidget *parent, const QString &title,
                                           const QString &label, const QString &initial,
                                           bool multiline)
{
    TextDialog dialog(*this, initial, parent);
    dialog.setWindowTitle(title);
    dialog.setLabelText(label);
    if (multiline) { // where Enter begins a new line, it needs Ctrl to end
        dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
            QObject::connect(new QShortcut(Qt::CTRL | key, &dialog), &QShortcut::activated, &dialog,
                             &QDialog::accept);
    }
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

QColor WindowDialogs::colour(QWidget *parent, const QString &title, const QColor &initial)
{
    return QColorDialog::getColor(initial, parent, title);
}

std::optional<QString> WindowDialogs::password(QWidget *parent, const QString &title,
                                               const QString &label)
{
    bool accepted = false;
    const QString answer =
        QInputDialog::getText(parent, title, label, QLineEdit::Password, {}, &accepted);
    return accepted ? std::optional(answer) : std::nullopt;
}

QString WindowDialogs::openFile(QWidget *parent, const QString &title, const QString &filter)
{
    const QString file = QFileDialog::getOpenFileName(parent, title, m_folder, filter);
    if (!file.isEmpty())
        m_folder = QFileInfo(file).path();
    return file;
}

QStringList WindowDialogs::openFiles(QWidget *parent, const QString &title, const QString &filter)
{
    const QStringList files = QFileDialog::getOpenFileNames(parent, title, m_folder, filter);
    if (!files.isEmpty())
        m_folder = QFileInfo(files.first()).path();
    return files;
}

QString WindowDialogs::openFolder(QWidget *parent, const QString &title)
{
    const QString folder = QFileDialog::getExistingDirectory(parent, title, m_folder);
    if (!folder.isEmpty())
        m_folder = folder;
    return folder;
}

QString WindowDialogs::saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                                const QString &filter)
{
    QFileDialog dialog(parent, title, m_folder, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.selectFile(m_folder.isEmpty() ? suggestedName : QFileInfo(suggestedName).fileName());
    dialog.setDefaultSuffix(suffixIn(filter, suggestedName));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &chosen) {
        dialog.setDefaultSuffix(suffixIn(chosen, suggestedName));
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString file = dialog.selectedFiles().constFirst();
    m_folder = QFileInfo(file).path();
    return file;
}

} // namespace Bole
