// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fieldschema.h"

#include <QJsonValue>
#include <QWidget>

#include <optional>

namespace Bole {

/// Edits one value of the record. Made by the form's delegate for the row that is being edited and
/// thrown away afterwards. What cannot be understood is kept on screen with the reason, never
/// dropped.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setValue(const QJsonValue &value) = 0;

    /// The edited value; undefined removes the field; nothing when `problem()` is not empty.
    virtual std::optional<QJsonValue> value() const = 0;

    /// Why the input cannot be stored, in the reader's language; empty when it can.
    virtual QString problem() const { return {}; }

    /// Puts text from the document into the editor, as if it had been typed.
    virtual void setText(const QString &text) = 0;

    /// The input as it stands, understood or not.
    virtual QString typedText() const = 0;

    /// What a screen reader says of it, and of what it is made of.
    void setSpokenName(const QString &name);

    /// True while an input method composes: no key may then confirm or move on.
    bool isComposing() const { return m_isComposing; }

    /// Whether Enter belongs to the text instead of confirming it.
    virtual bool keepsReturn() const { return false; }

signals:
    void edited();
    void left(); ///< the focus went elsewhere

protected:
    /// Hands the keys that confirm or leave to the form, and notices when the focus leaves.
    void watch(QWidget *input);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool moveInside(bool backwards);
    bool asksForSecondEscape();

    QList<QWidget *> m_inputs;
    std::optional<QString> m_before; ///< what stood in it before the first key
    bool m_isWarned = false;         ///< the next Escape throws away what was typed
    bool m_isComposing = false;
};

/// The editor for a kind of value.
FieldEditor *makeFieldEditor(const FieldSpec &spec, QWidget *parent);

/// A value as a line of text, as the form and the history show it.
QString fieldDisplay(const FieldSpec &spec, const QJsonValue &value);

/// What `text` (typed, or taken from the document) means for this kind of value.
/// A text that cannot be understood gives a problem in words.
struct ReadText
{
    QJsonValue value = QJsonValue(QJsonValue::Undefined);
    QString problem;
};
ReadText readText(const FieldSpec &spec, const QString &text);

} // namespace Bole
