// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/ownfieldspanel.h"

#include "model/desk/desk.h"
#include "model/desk/deskownfields.h"
#include "views/common/dialogs.h"
#include "views/common/ink.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/fields/foldingsection.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace Bole {

OwnFieldsPanel::OwnFieldsPanel(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                               QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_dialogs(dialogs),
      m_section(new FoldingSection(QStringLiteral("own-fields"), this)),
      m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("own-fields"));
    m_problem->setObjectName(QStringLiteral("own-fields-problem"));
    m_problem->setWordWrap(true);
    m_problem->setFont(textFont(TextSize::Small));
    setInk(m_problem, &Colors::bad);
    m_problem->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid / 2, 0, 0, Grid / 2);
    column->setSpacing(Grid / 2);
    column->addWidget(m_section);
    column->addWidget(m_problem);
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this,
            &OwnFieldsPanel::showApplicant);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &OwnFieldsPanel::watchDesk);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &OwnFieldsPanel::rebuild);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, &OwnFieldsPanel::finishEditing);
    connect(&m_openDesk, &OpenDesk::typingEnding, this, &OwnFieldsPanel::finishEditing);
    watchDesk();
}

void OwnFieldsPanel::watchDesk()
{
    if (const Desk *desk = m_openDesk.desk()) {
        connect(desk, &Desk::settingsChanged, this, &OwnFieldsPanel::rebuild);
        connect(desk, &Desk::reset, this, &OwnFieldsPanel::rebuild);
        connect(desk, &Desk::applicantsChanged, this, [this](const QList<ApplicantId> &applicants) {
            if (applicants.contains(m_applicant))
                showValues();
        });
    }
    rebuild();
}

/// Only where the fields are others: an editor that somebody types in stays.
void OwnFieldsPanel::rebuild()
{
    const Desk *desk = m_openDesk.desk();
    const QList<OwnField> fields = desk ? desk->ownFields().fields() : QList<OwnField>();
    const QString language = WindowLanguage::inUse();
    if (fields != m_fields || language != m_language) {
        m_fields = fields;
        m_language = language;
        m_section->clear();
        m_editors.clear();
        for (const OwnField &field : std::as_const(m_fields)) {
            auto *label = new QLabel(field.name.in(language).toHtmlEscaped());
            label->setWordWrap(true);
            m_section->rows()->addRow(label, makeEditor(field));
        }
    }
    showApplicant();
}

QWidget *OwnFieldsPanel::makeEditor(const OwnField &field)
{
    const bool isChosen = field.kind == OwnFieldKind::Choice || field.kind == OwnFieldKind::YesNo;
    QWidget *editor = nullptr;
    if (isChosen) {
        auto *box = new QComboBox;
        box->addItem(QString(), QString());
        if (field.kind == OwnFieldKind::YesNo) {
            for (const QString &word : {QStringLiteral("yes"), QStringLiteral("no")})
                box->addItem(ownValueText(field, word, m_language), word);
        }
        for (const OwnChoice &choice : field.choices)
            box->addItem(choice.name.in(m_language), choice.id);
        connect(box, &QComboBox::activated, this,
                [this, box, field] { keep(field, box->currentData().toString()); });
        editor = box;
    } else {
        auto *line = new QLineEdit;
        if (field.kind == OwnFieldKind::Date)
            line->setPlaceholderText(tr("2026-09-01"));
        connect(line, &QLineEdit::editingFinished, this, [this, line, field] {
            if (line->isModified())
                keep(field, line->text());
        });
        editor = line;
    }
    editor->setObjectName(ownFieldKey(field.id));
    m_editors.insert(field.id, editor);
    editor->setAccessibleName(field.name.in(m_language));
    return editor;
}

QWidget *OwnFieldsPanel::editorOf(const QString &field) const
{
    return m_editors.value(field);
}

void OwnFieldsPanel::showApplicant()
{
    finishEditing(); // it is the last one's
    m_applicant = m_position.visibleApplicant();
    m_problem->hide();
    setVisible(m_applicant.isValid() && !m_fields.isEmpty());
    showValues();
}

void OwnFieldsPanel::showValues()
{
    const Desk *desk = m_openDesk.desk();
    const QMap<QString, QString> values = desk && m_applicant.isValid() && !m_fields.isEmpty()
                                              ? desk->ownFields().values(m_applicant)
                                              : QMap<QString, QString>();
    for (const OwnField &field : std::as_const(m_fields)) {
        const QString stored = values.value(field.id);
        if (auto *box = qobject_cast<QComboBox *>(editorOf(field.id))) {
            box->setCurrentIndex(qMax(0, box->findData(stored)));
        } else if (auto *line = qobject_cast<QLineEdit *>(editorOf(field.id));
                   line && !line->isModified()) {
            line->setText(ownValueText(field, stored, m_language));
            line->setCursorPosition(0);
        }
    }
    showSummary();
}

void OwnFieldsPanel::setRoom(int height)
{
    m_section->setRoom(height);
}

/// The values in one line, for when the editors are folded away.
void OwnFieldsPanel::showSummary()
{
    QStringList values;
    for (const OwnField &field : m_fields) {
        const auto *box = qobject_cast<const QComboBox *>(editorOf(field.id));
        const auto *line = qobject_cast<const QLineEdit *>(editorOf(field.id));
        values << (box ? box->currentText() : line ? line->text() : QString());
    }
    values.removeAll(QString());
    m_section->setTitle(tr("Our own fields"), values.join(QStringLiteral(" · ")));
}

void OwnFieldsPanel::finishEditing()
{
    for (const OwnField &field : std::as_const(m_fields)) {
        auto *line = qobject_cast<QLineEdit *>(editorOf(field.id));
        if (line && line->isModified())
            keep(field, line->text());
        if (line)
            line->setModified(false); // what could not be understood is not the next one's
    }
}

void OwnFieldsPanel::keep(const OwnField &field, const QString &text)
{
    const Desk *desk = m_openDesk.desk();
    if (!desk || !m_applicant.isValid())
        return;
    const auto done = desk->ownFields().setValue({m_applicant}, field.id, text);
    m_problem->hide();
    if (!done && done.error().code == ErrorCode::InvalidValue)
        return complain(field, problemText(field.kind));
    if (auto *line = qobject_cast<QLineEdit *>(editorOf(field.id)))
        line->setModified(false);
    if (!done && done.error().code == ErrorCode::NotAllowed)
        complain(field, tr("Whoever reads blind cannot change this field."));
    else if (!done)
        m_dialogs.error(this, tr("The change could not be saved."), done.error());
    showValues();
}

void OwnFieldsPanel::complain(const OwnField &field, const QString &problem)
{
    const QString name = field.name.in(m_language).toHtmlEscaped();
    m_problem->setText(tr("%1: %2", "a field, and what is wrong").arg(name, problem));
    m_problem->show();
}

QString OwnFieldsPanel::problemText(OwnFieldKind kind)
{
    switch (kind) {
    case OwnFieldKind::Number:
        return tr("this is not a number.");
    case OwnFieldKind::Date:
        return tr("this is not a date. Write a year, a month or a day: 2026, 2026-09, 2026-09-01.");
    case OwnFieldKind::Text:
    case OwnFieldKind::Choice:
    case OwnFieldKind::YesNo:
        break;
    }
    return tr("this is none of its values.");
}

void OwnFieldsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

} // namespace Bole
