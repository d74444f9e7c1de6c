// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/newentrydialog.h"

#include "model/record/recordpath.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

NewEntryDialog::NewEntryDialog(const GroupSpec &group, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_group(group),
      m_dialogs(dialogs),
      m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(u"new-entry"_s);
    setWindowTitle(tr("Add to %1").arg(groupLabel(group.key)));
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setVerticalSpacing(Grid / 2);
    for (const FieldSpec &spec : group.fields) {
        FieldEditor *editor = makeFieldEditor(spec, page);
        editor->setValue(QJsonValue(QJsonValue::Undefined));
        editor->setObjectName(u"new-"_s + spec.key);
        editor->setSpokenName(fieldLabel(group.key, spec.key));
        editor->installEventFilter(this);
        form->addRow(fieldLabel(group.key, spec.key), editor);
        m_editors.append(editor);
    }
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Add"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    resize(60 * Grid, std::min(76, 16 + 5 * int(group.fields.size())) * Grid);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewEntryDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &NewEntryDialog::reject);
    m_editors.first()->setFocus();
    m_untouched = typed();
}

QStringList NewEntryDialog::typed() const
{
    QStringList texts;
    for (const FieldEditor *editor : m_editors)
        texts.append(editor->typedText());
    return texts;
}

bool NewEntryDialog::isRight() const
{
    return std::ranges::all_of(
        m_editors, [](const FieldEditor *editor) { return editor->problem().isEmpty(); });
}

QJsonObject NewEntryDialog::entry() const
{
    QJsonObject entry;
    for (qsizetype i = 0; i < m_editors.size(); ++i) {
        const auto value = m_editors[i]->value();
        if (value && !value->isUndefined())
            (void)setAt(entry, u'/' + m_group.fields[i].key, *value);
    }
    return entry;
}

void NewEntryDialog::setFirst(const QString &text)
{
    m_editors.first()->setText(text);
    m_untouched = typed(); // it still stands in the document
}

void NewEntryDialog::accept()
{
    for (qsizetype i = 0; i < m_editors.size(); ++i) {
        if (const QString problem = m_editors[i]->problem(); !problem.isEmpty()) {
            m_problem->setText(tr("%1: %2", "a field, and what is wrong with it")
                                   .arg(fieldLabel(m_group.key, m_group.fields[i].key), problem));
            m_problem->show();
            m_editors[i]->setFocus();
            return;
        }
    }
    if (entry().isEmpty())
        QDialog::reject();
    else
        QDialog::accept();
}

void NewEntryDialog::reject()
{
    const Unsaved wish =
        typed() == m_untouched ? Unsaved::Discard : askAboutUnsaved(m_dialogs, this, isRight());
    if (wish == Unsaved::Save)
        accept();
    else if (wish == Unsaved::Discard)
        QDialog::reject();
}

void NewEntryDialog::leave()
{
    if (!isVisible())
        return;
    const Question question{tr("The entry that you began is not saved."),
                            isRight() ? QString() : tr("What is not right in it yet is left out."),
                            {tr("Save"), tr("Discard")},
                            0,
                            true};
    const bool isKept =
        typed() != m_untouched && !entry().isEmpty() && m_dialogs.question(this, question) == 0;
    if (isKept)
        QDialog::accept();
    else
        QDialog::reject();
}

/// The editors hand on the keys that end typing in the form; here they go to the next field.
bool NewEntryDialog::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<FieldEditor *>(watched);
    if (!editor || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        goOnFrom(editor);
        return true;
    }
    if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
        const qsizetype next = m_editors.indexOf(editor) + (key->key() == Qt::Key_Tab ? 1 : -1);
        if (next >= 0 && next < m_editors.size())
            m_editors[next]->setFocus(Qt::TabFocusReason);
        else
            m_buttons->button(QDialogButtonBox::Ok)->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        reject();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void NewEntryDialog::goOnFrom(FieldEditor *editor)
{
    const qsizetype next = m_editors.indexOf(editor) + 1;
    if (next < m_editors.size())
        m_editors[next]->setFocus(Qt::TabFocusReason);
    else
        accept();
}

} // namespace Bole
