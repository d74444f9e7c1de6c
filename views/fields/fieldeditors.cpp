// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/fieldeditors.h"

#include "views/fields/fieldlabels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QHBoxLayout *tightRow(QWidget *widget)
{
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    return row;
}

QString listText(const QJsonValue &value)
{
    QStringList lines;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &item : array)
        lines.append(item.toString());
    return lines.join(u'\n');
}

QString numberText(const QJsonObject &object, const QString &key)
{
    return object.contains(key) ? QString::number(object[key].toDouble(), 'g', 12) : QString();
}

} // namespace

LineFieldEditor::LineFieldEditor(const FieldSpec &spec, QWidget *parent)
    : FieldEditor(parent), m_spec(spec), m_edit(new QLineEdit(this))
{
    tightRow(this)->addWidget(m_edit);
    setFocusProxy(m_edit);
    watch(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, &FieldEditor::edited);
}

void LineFieldEditor::setValue(const QJsonValue &value)
{
    m_edit->setText(fieldDisplay(m_spec, value));
    m_edit->selectAll();
}

std::optional<QJsonValue> LineFieldEditor::value() const
{
    const ReadText read = readText(m_spec, m_edit->text());
    return read.problem.isEmpty() ? std::optional(read.value) : std::nullopt;
}

QString LineFieldEditor::problem() const
{
    return readText(m_spec, m_edit->text()).problem;
}

void LineFieldEditor::setText(const QString &text)
{
    m_edit->setText(text.simplified());
    emit edited();
}

QString LineFieldEditor::typedText() const
{
    return m_edit->text();
}

BlockFieldEditor::BlockFieldEditor(const FieldSpec &spec, QWidget *parent)
    : FieldEditor(parent), m_spec(spec), m_edit(new QPlainTextEdit(this))
{
    tightRow(this)->addWidget(m_edit);
    setFocusProxy(m_edit);
    m_edit->setTabChangesFocus(true);
    watch(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &FieldEditor::edited);
}

void BlockFieldEditor::setValue(const QJsonValue &value)
{
    const QSignalBlocker quiet(m_edit); // set by the program, not edited by the person
    m_edit->setPlainText(m_spec.kind == FieldKind::LongText ? value.toString() : listText(value));
    m_edit->selectAll();
}

std::optional<QJsonValue> BlockFieldEditor::value() const
{
    return readText(m_spec, m_edit->toPlainText()).value;
}

void BlockFieldEditor::setText(const QString &text)
{
    m_edit->setPlainText(text);
}

QString BlockFieldEditor::typedText() const
{
    return m_edit->toPlainText();
}

QSize BlockFieldEditor::sizeHint() const
{
    const int lines = qBound(3, m_edit->document()->blockCount() + 1, 10);
    return {200, m_edit->fontMetrics().lineSpacing() * lines + 12};
}

ChoiceFieldEditor::ChoiceFieldEditor(const FieldSpec &spec, QWidget *parent)
    : FieldEditor(parent), m_spec(spec), m_box(new QComboBox(this))
{
    tightRow(this)->addWidget(m_box);
    setFocusProxy(m_box);
    m_box->setEditable(true);
    watch(m_box); // has the focus of its line
    m_box->addItem(QString());
    for (const QString &word : spec.kind == FieldKind::Test ? testNames() : spec.choices)
        m_box->addItem(choiceLabel(word), word);
    connect(m_box, &QComboBox::currentTextChanged, this, &FieldEditor::edited);
}

void ChoiceFieldEditor::setValue(const QJsonValue &value)
{
    const QSignalBlocker quiet(m_box);
    m_box->setCurrentText(choiceLabel(value.toString()));
    m_box->lineEdit()->selectAll();
}

std::optional<QJsonValue> ChoiceFieldEditor::value() const
{
    return readText(m_spec, m_box->currentText()).value;
}

void ChoiceFieldEditor::setText(const QString &text)
{
    m_box->setCurrentText(text.simplified());
}

QString ChoiceFieldEditor::typedText() const
{
    return m_box->currentText();
}

FlagFieldEditor::FlagFieldEditor(const FieldSpec &, QWidget *parent)
    : FieldEditor(parent), m_box(new QCheckBox(this))
{
    tightRow(this)->addWidget(m_box);
    setFocusProxy(m_box);
    watch(m_box);
    connect(m_box, &QCheckBox::toggled, this, &FieldEditor::edited);
}

void FlagFieldEditor::setValue(const QJsonValue &value)
{
    const QSignalBlocker quiet(m_box);
    m_box->setChecked(value.toBool());
}

std::optional<QJsonValue> FlagFieldEditor::value() const
{
    return m_box->isChecked() ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined);
}

void FlagFieldEditor::setText(const QString &text)
{
    m_box->setChecked(!text.isEmpty());
}

QString FlagFieldEditor::typedText() const
{
    return m_box->isChecked() ? m_box->text() : QString();
}

FractionFieldEditor::FractionFieldEditor(const FieldSpec &spec, QWidget *parent)
    : FieldEditor(parent), m_spec(spec), m_first(new QLineEdit(this)), m_second(new QLineEdit(this))
{
    QHBoxLayout *row = tightRow(this);
    row->addWidget(m_first);
    row->addWidget(new QLabel(tr("of"), this));
    row->addWidget(m_second);
    if (spec.kind == FieldKind::Rank) {
        m_first->setAccessibleName(tr("Position"));
        m_second->setAccessibleName(tr("Number of people ranked"));
        m_percent = new QLineEdit(this);
        m_percent->setAccessibleName(tr("Rank in percent"));
        row->addWidget(m_percent);
        row->addWidget(new QLabel(u"%"_s, this));
        connect(m_percent, &QLineEdit::textEdited, this, &FieldEditor::edited);
    } else {
        m_first->setAccessibleName(tr("Grade"));
        m_second->setAccessibleName(tr("Scale, if printed"));
    }
    setFocusProxy(m_first);
    watch(m_first);
    watch(m_second);
    if (m_percent)
        watch(m_percent);
    connect(m_first, &QLineEdit::textEdited, this, &FieldEditor::edited);
    connect(m_second, &QLineEdit::textEdited, this, &FieldEditor::edited);
}

void FractionFieldEditor::setValue(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const bool rank = m_spec.kind == FieldKind::Rank;
    m_first->setText(numberText(object, rank ? u"position"_s : u"value"_s));
    m_second->setText(numberText(object, rank ? u"of"_s : u"scale"_s));
    if (m_percent)
        m_percent->setText(numberText(object, u"percent"_s));
    m_first->selectAll();
}

QString FractionFieldEditor::joinedText() const
{
    QString text = m_first->text().trimmed();
    if (!m_second->text().trimmed().isEmpty())
        text += u'/' + m_second->text().trimmed();
    if (m_percent && !m_percent->text().trimmed().isEmpty())
        text += u' ' + m_percent->text().trimmed() + u'%';
    return text;
}

std::optional<QJsonValue> FractionFieldEditor::value() const
{
    if (!problem().isEmpty())
        return std::nullopt;
    return readText(m_spec, joinedText()).value;
}

QString FractionFieldEditor::problem() const
{
    for (const QLineEdit *edit : {m_first, m_second, m_percent}) {
        if (!edit || edit->text().trimmed().isEmpty())
            continue;
        bool isNumber = false;
        edit->text().trimmed().toDouble(&isNumber);
        if (!isNumber)
            return tr("“%1” is not a number.").arg(edit->text());
    }
    return readText(m_spec, joinedText()).problem;
}

void FractionFieldEditor::setText(const QString &text)
{
    const ReadText read = readText(m_spec, text);
    if (read.problem.isEmpty())
        setValue(read.value);
    else
        m_first->setText(text.simplified()); // kept, and explained by problem()
    emit edited();
}

QString FractionFieldEditor::typedText() const
{
    return joinedText();
}

FieldEditor *makeFieldEditor(const FieldSpec &spec, QWidget *parent)
{
    switch (spec.kind) {
    case FieldKind::LongText:
    case FieldKind::Lines:
    case FieldKind::Authors:
        return new BlockFieldEditor(spec, parent);
    case FieldKind::Choice:
    case FieldKind::Test:
        return new ChoiceFieldEditor(spec, parent);
    case FieldKind::Flag:
        return new FlagFieldEditor(spec, parent);
    case FieldKind::Grade:
    case FieldKind::Rank:
        return new FractionFieldEditor(spec, parent);
    default:
        return new LineFieldEditor(spec, parent);
    }
}

} // namespace Bole
