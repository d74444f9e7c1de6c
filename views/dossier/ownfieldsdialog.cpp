// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/ownfieldsdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskownfields.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/dossier/ownfieldwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

OwnFieldsDialog::OwnFieldsDialog(Desk &desk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent), m_desk(desk), m_dialogs(dialogs), m_fields(desk.ownFields().fields())
{
    setObjectName(QStringLiteral("own-fields-dialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_before = m_fields;
    build();
    wire();
    retranslate();
    fill();
    m_list->setCurrentRow(0);
    showCurrent();
}

void OwnFieldsDialog::build()
{
    resize(88 * Grid, 56 * Grid);
    m_heading = new QLabel;
    m_heading->setWordWrap(true);
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("own-field-list"));
    m_add = new QPushButton;
    m_add->setObjectName(QStringLiteral("own-field-add"));
    m_remove = new QPushButton;
    m_up = new QPushButton(QStringLiteral("↑"));
    m_down = new QPushButton(QStringLiteral("↓"));
    m_form = new QWidget;
    m_englishLabel = new QLabel;
    m_name.english()->setObjectName(QStringLiteral("own-field-english"));
    m_chineseLabel = new QLabel;
    m_name.chinese()->setObjectName(QStringLiteral("own-field-chinese"));
    m_kindLabel = new QLabel;
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("own-field-kind"));
    m_choicesLabel = new QLabel;
    m_choicesLabel->setWordWrap(true);
    m_choices = new QPlainTextEdit;
    m_choices->setObjectName(QStringLiteral("own-field-choices"));
    m_choices->setTabChangesFocus(true);
    m_hidden = new QCheckBox;
    m_hidden->setObjectName(QStringLiteral("own-field-hidden"));
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);

    auto *form = new QFormLayout(m_form);
    form->setContentsMargins(Grid, 0, 0, 0);
    form->addRow(m_englishLabel, m_name.english());
    form->addRow(m_chineseLabel, m_name.chinese());
    form->addRow(m_kindLabel, m_kind);
    form->addRow(m_choicesLabel);
    form->addRow(m_choices);
    form->addRow(m_hidden);
    for (const auto &[label, field] :
         {std::pair<QLabel *, QWidget *>(m_englishLabel, m_name.english()),
          {m_chineseLabel, m_name.chinese()},
          {m_kindLabel, m_kind},
          {m_choicesLabel, m_choices}})
        label->setBuddy(field);
    auto *tools = new QHBoxLayout;
    for (QPushButton *button : {m_add, m_remove, m_up, m_down}) {
        button->setAutoDefault(false);
        tools->addWidget(button, button == m_add || button == m_remove ? 1 : 0);
    }
    auto *left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addLayout(tools);
    auto *columns = new QHBoxLayout;
    columns->addLayout(left, 2);
    columns->addWidget(m_form, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(m_heading);
    layout->addLayout(columns, 1);
    layout->addWidget(m_buttons);
}

void OwnFieldsDialog::wire()
{
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnFieldsDialog::showCurrent);
    connect(m_add, &QPushButton::clicked, this, &OwnFieldsDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &OwnFieldsDialog::removeCurrent);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    for (QLineEdit *edit : m_name.both())
        connect(edit, &QLineEdit::textEdited, this, &OwnFieldsDialog::takeCurrent);
    connect(m_kind, &QComboBox::activated, this, [this] {
        takeCurrent();
        showCurrent();
    });
    connect(m_choices, &QPlainTextEdit::textChanged, this, &OwnFieldsDialog::takeCurrent);
    connect(m_hidden, &QCheckBox::clicked, this, &OwnFieldsDialog::takeCurrent);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &OwnFieldsDialog::save);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &OwnFieldsDialog::reject);
}

QString OwnFieldsDialog::lineOf(const OwnField &field) const
{
    const QString name = field.name.in(WindowLanguage::inUse());
    return tr("%1 · %2", "a field, and its kind")
        .arg(name.isEmpty() ? tr("(no name yet)") : name, OwnFieldWords::kind(field.kind));
}

void OwnFieldsDialog::fill()
{
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentRow();
    m_list->clear();
    for (const OwnField &field : std::as_const(m_fields))
        m_list->addItem(lineOf(field));
    m_list->setCurrentRow(qBound(m_fields.isEmpty() ? -1 : 0, current, int(m_fields.size()) - 1));
}

void OwnFieldsDialog::add()
{
    m_fields.append(OwnField());
    fill();
    m_list->setCurrentRow(int(m_fields.size()) - 1);
    showCurrent();
    m_name.focus();
}

void OwnFieldsDialog::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const int values = m_desk.ownFields().valuesIn(m_fields[row].id);
    const int answer =
        values == 0
            ? 0
            : m_dialogs.question(
                  this, {.text = tr("Remove this field?"),
                         .explanation = tr("%n applicant(s) have a value in it. Undo brings "
                                           "the field and its values back.",
                                           nullptr, values),
                         .answers = {tr("Remove"), tr("Keep")},
                         .preferred = 1,
                         .destructive = true});
    if (answer != 0)
        return;
    m_fields.removeAt(row);
    fill();
    showCurrent();
}

void OwnFieldsDialog::move(int by)
{
    const int row = m_list->currentRow();
    if (row < 0 || row + by < 0 || row + by >= m_fields.size())
        return;
    m_fields.swapItemsAt(row, row + by);
    fill();
    m_list->setCurrentRow(row + by);
}

void OwnFieldsDialog::showCurrent()
{
    const QScopedValueRollback showing(m_isShowing, true);
    const int row = m_list->currentRow();
    const OwnField field = m_fields.value(row);
    const QString none = tr("There is no field yet: add one first.");
    setUsable(m_form, row >= 0, none);
    setUsable(m_remove, row >= 0, none);
    setUsable(m_up, row > 0, row == 0 ? tr("It is the first one.") : none);
    setUsable(m_down, row >= 0 && row + 1 < m_fields.size(),
              row >= 0 ? tr("It is the last one.") : none);
    m_name.setText(field.name);
    m_kind->setCurrentIndex(m_kind->findData(int(field.kind)));
    setUsable(m_kind, field.id.isEmpty(),
              tr("Values of one kind make no sense in another: the kind is chosen once."));
    m_choices->setPlainText(choicesText(field.choices));
    const bool isChoice = field.kind == OwnFieldKind::Choice;
    m_choices->setVisible(isChoice);
    m_choicesLabel->setVisible(isChoice);
    m_hidden->setChecked(field.isHidden);
}

void OwnFieldsDialog::takeCurrent()
{
    const int row = m_list->currentRow();
    if (m_isShowing || row < 0)
        return;
    OwnField &field = m_fields[row];
    field.name = m_name.text();
    field.kind = OwnFieldKind(m_kind->currentData().toInt());
    field.choices = choicesFrom(m_choices->toPlainText(), field.choices);
    field.isHidden = m_hidden->isChecked();
    m_list->item(row)->setText(lineOf(field));
}

/// "Full scholarship | 全额奖学金", one a line.
QString OwnFieldsDialog::choicesText(const QList<OwnChoice> &choices)
{
    QStringList lines;
    for (const OwnChoice &choice : choices) {
        QStringList names{choice.name.en, choice.name.zh};
        names.removeAll(QString());
        lines.append(names.join(QStringLiteral(" | ")));
    }
    return lines.join(u'\n');
}

/// A choice that is only renamed stays the same one: by one of its names, else by its line.
QList<OwnChoice> OwnFieldsDialog::choicesFrom(const QString &text, QList<OwnChoice> known)
{
    QList<OwnChoice> choices;
    for (const QString &line : text.split(u'\n')) {
        const QString first = line.section(u'|', 0, 0).simplified();
        const QString second = line.section(u'|', 1).simplified();
        if (first.isEmpty() && second.isEmpty())
            continue;
        const auto isHan = [](QChar c) {
            return c.script() == QChar::Script_Han;
        };
        const bool isChinese = second.isEmpty() && std::ranges::any_of(first, isHan);
        choices.append({{}, isChinese ? Bilingual{{}, first} : Bilingual{first, second}});
    }
    const auto take = [&](OwnChoice &choice, auto fits) {
        const auto found = std::ranges::find_if(known, fits);
        if (!choice.id.isEmpty() || found == known.end())
            return;
        choice.id = found->id;
        found->id.clear();
    };
    for (OwnChoice &choice : choices)
        take(choice, [&](const OwnChoice &each) {
            return !each.id.isEmpty() &&
                   ((!each.name.en.isEmpty() && each.name.en == choice.name.en) ||
                    (!each.name.zh.isEmpty() && each.name.zh == choice.name.zh));
        });
    for (qsizetype i = 0; i < std::min(choices.size(), known.size()); ++i) {
        if (choices[i].id.isEmpty())
            choices[i].id = std::exchange(known[i].id, QString());
    }
    return choices;
}

void OwnFieldsDialog::save()
{
    for (int row = 0; row < m_fields.size(); ++row) {
        const OwnField &field = m_fields[row];
        const bool lacksName = field.name.isEmpty();
        const bool lacksChoices = field.kind == OwnFieldKind::Choice && field.choices.isEmpty();
        if (!lacksName && !lacksChoices)
            continue;
        m_list->setCurrentRow(row);
        m_dialogs.inform(this, lacksName ? tr("This field has no name yet.")
                                         : tr("This field has no choices yet."));
        if (lacksName)
            m_name.focus();
        else
            m_choices->setFocus();
        return;
    }
    if (const auto done = m_desk.ownFields().setFields(m_fields); !done) {
        m_dialogs.error(this, tr("The fields could not be saved."), done.error());
        return;
    }
    accept();
    emit saved();
}

void OwnFieldsDialog::reject()
{
    const bool isChanged = m_fields != m_before;
    if (isChanged && m_dialogs.question(this, {.text = tr("Discard your changes?"),
                                               .explanation = {},
                                               .answers = {tr("Discard"), tr("Go On Editing")},
                                               .preferred = 1,
                                               .destructive = true}) != 0)
        return;
    QDialog::reject();
}

void OwnFieldsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void OwnFieldsDialog::retranslate()
{
    setWindowTitle(tr("Fields of our own"));
    m_heading->setText(tr("What the committee wants to know of everybody and no document says. The "
                          "fields stand in the form, the table, filters, comparison and exports."));
    m_list->setAccessibleName(tr("Fields"));
    m_add->setText(tr("&Add"));
    m_remove->setText(tr("Re&move"));
    m_up->setAccessibleName(tr("Move up"));
    m_down->setAccessibleName(tr("Move down"));
    m_englishLabel->setText(tr("Name in &English:"));
    m_chineseLabel->setText(tr("Name in &Chinese:"));
    m_kindLabel->setText(tr("&Kind:"));
    m_choicesLabel->setText(tr("C&hoices, one a line; English | 中文:"));
    m_hidden->setText(tr("H&idden from whoever reads blind"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Save"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    const QSignalBlocker quiet(m_kind);
    const int kind = m_kind->currentIndex();
    m_kind->clear();
    for (const auto &[value, name] : EnumNames<OwnFieldKind>::names)
        m_kind->addItem(OwnFieldWords::kind(value), int(value));
    m_kind->setCurrentIndex(qMax(0, kind));
    fill();
}

} // namespace Bole
