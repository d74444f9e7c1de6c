// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/ownconditions.h"

#include "views/common/theme.h"
#include "views/common/windowlanguage.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

const QString missingData = u"missing"_s;

bool isChosen(const OwnField &field)
{
    return field.kind == OwnFieldKind::Choice || field.kind == OwnFieldKind::YesNo;
}

QString nameOfFirst(const OwnField &field)
{
    return u"filter-"_s + ownFieldKey(field.id);
}

QString nameOfSecond(const OwnField &field)
{
    return nameOfFirst(field) + u"-until"_s;
}

std::optional<double> numberIn(const QString &text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QString textOf(const std::optional<double> &number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

OwnConditions::OwnConditions(QWidget *parent) : QWidget(parent), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(Grid / 2);
}

void OwnConditions::setFields(const QList<OwnField> &fields)
{
    if (fields == m_fields)
        return;
    const QMap<QString, OwnCondition> before = conditions();
    m_fields = fields;
    rebuild();
    setConditions(before);
}

void OwnConditions::retranslate()
{
    const QMap<QString, OwnCondition> before = conditions();
    rebuild();
    setConditions(before);
}

void OwnConditions::rebuild()
{
    const QSignalBlocker quiet(this);
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    for (const OwnField &field : std::as_const(m_fields)) {
        const QString name = field.name.in(WindowLanguage::inUse());
        auto *label = new QLabel(name.toHtmlEscaped());
        label->setWordWrap(true);
        QWidget *row = makeRow(field);
        row->setAccessibleName(name);
        m_form->addRow(label, row);
    }
    setVisible(!m_fields.isEmpty());
}

QWidget *OwnConditions::makeRow(const OwnField &field)
{
    if (field.kind == OwnFieldKind::Text) {
        auto *line = new QLineEdit;
        line->setObjectName(nameOfFirst(field));
        line->setPlaceholderText(tr("contains"));
        connect(line, &QLineEdit::textChanged, this, &OwnConditions::changed);
        return line;
    }
    if (!isChosen(field))
        return makeRange(field);
    auto *box = new QComboBox;
    box->setObjectName(nameOfFirst(field));
    box->addItem(tr("any"), QString());
    const QString language = WindowLanguage::inUse();
    if (field.kind == OwnFieldKind::YesNo) {
        for (const QString &word : {u"yes"_s, u"no"_s})
            box->addItem(ownValueText(field, word, language), word);
    }
    for (const OwnChoice &choice : field.choices)
        box->addItem(choice.name.in(language), choice.id);
    box->addItem(tr("not filled in"), missingData);
    connect(box, &QComboBox::currentIndexChanged, this, &OwnConditions::changed);
    return box;
}

QWidget *OwnConditions::makeRange(const OwnField &field)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const QString name = field.name.in(WindowLanguage::inUse());
    for (const bool first : {true, false}) {
        auto *line = new QLineEdit;
        line->setObjectName(first ? nameOfFirst(field) : nameOfSecond(field));
        line->setPlaceholderText(first ? tr("from") : tr("to"));
        line->setAccessibleName(first ? tr("%1, from").arg(name) : tr("%1, to").arg(name));
        layout->addWidget(line);
        connect(line, &QLineEdit::textChanged, this, &OwnConditions::changed);
    }
    return row;
}

OwnCondition OwnConditions::conditionOf(const OwnField &field) const
{
    OwnCondition condition;
    if (const auto *box = findChild<QComboBox *>(nameOfFirst(field))) {
        const QString chosen = box->currentData().toString();
        condition.isMissing = chosen == missingData;
        condition.equals = condition.isMissing ? QString() : chosen;
        return condition;
    }
    const auto *first = findChild<QLineEdit *>(nameOfFirst(field));
    const auto *second = findChild<QLineEdit *>(nameOfSecond(field));
    if (!second) {
        condition.contains = first ? first->text().trimmed() : QString();
    } else if (field.kind == OwnFieldKind::Number) {
        condition.atLeast = numberIn(first->text());
        condition.atMost = numberIn(second->text());
    } else {
        condition.from = ownValueFromText(field, first->text()).value_or(QString());
        condition.until = ownValueFromText(field, second->text()).value_or(QString());
    }
    return condition;
}

QMap<QString, OwnCondition> OwnConditions::conditions() const
{
    QMap<QString, OwnCondition> conditions;
    for (const OwnField &field : m_fields) {
        if (const OwnCondition condition = conditionOf(field); !condition.isEmpty())
            conditions.insert(field.id, condition);
    }
    return conditions;
}

void OwnConditions::setConditions(const QMap<QString, OwnCondition> &conditions)
{
    const QSignalBlocker quiet(this);
    for (const OwnField &field : std::as_const(m_fields)) {
        const OwnCondition condition = conditions.value(field.id);
        if (auto *box = findChild<QComboBox *>(nameOfFirst(field))) {
            const QString wanted = condition.isMissing ? missingData : condition.equals;
            box->setCurrentIndex(qMax(0, box->findData(wanted)));
            continue;
        }
        auto *first = findChild<QLineEdit *>(nameOfFirst(field));
        auto *second = findChild<QLineEdit *>(nameOfSecond(field));
        if (!second) {
            first->setText(condition.contains);
            continue;
        }
        const bool isNumber = field.kind == OwnFieldKind::Number;
        first->setText(isNumber ? textOf(condition.atLeast) : condition.from);
        second->setText(isNumber ? textOf(condition.atMost) : condition.until);
    }
}

} // namespace Bole
