// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/fields/fieldeditor.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace Bole {

/// One line of text that is read as the field's kind: text, date, number, parts of a test.
class LineFieldEditor : public FieldEditor
{
    Q_OBJECT

public:
    LineFieldEditor(const FieldSpec &spec, QWidget *parent);

    void setValue(const QJsonValue &value) override;
    std::optional<QJsonValue> value() const override;
    QString problem() const override;
    void setText(const QString &text) override;
    QString typedText() const override;

private:
    FieldSpec m_spec;
    QLineEdit *m_edit;
};

/// Several lines: a long text, or a list with one item a line (highlights, authors).
class BlockFieldEditor : public FieldEditor
{
    Q_OBJECT

public:
    BlockFieldEditor(const FieldSpec &spec, QWidget *parent);

    void setValue(const QJsonValue &value) override;
    std::optional<QJsonValue> value() const override;
    void setText(const QString &text) override;
    QString typedText() const override;
    bool keepsReturn() const override { return true; }
    QSize sizeHint() const override;

private:
    FieldSpec m_spec;
    QPlainTextEdit *m_edit;
};

/// One of a few stored words, shown in the reader's language; another word may be typed.
class ChoiceFieldEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceFieldEditor(const FieldSpec &spec, QWidget *parent);

    void setValue(const QJsonValue &value) override;
    std::optional<QJsonValue> value() const override;
    void setText(const QString &text) override;
    QString typedText() const override;

private:
    FieldSpec m_spec;
    QComboBox *m_box;
};

/// Yes, or nothing.
class FlagFieldEditor : public FieldEditor
{
    Q_OBJECT

public:
    FlagFieldEditor(const FieldSpec &spec, QWidget *parent);

    void setValue(const QJsonValue &value) override;
    std::optional<QJsonValue> value() const override;
    void setText(const QString &text) override;
    QString typedText() const override;

private:
    QCheckBox *m_box;
};

/// Two numbers that belong together: a grade and its scale, or a rank and its total (and
/// percentage).
class FractionFieldEditor : public FieldEditor
{
    Q_OBJECT

public:
    FractionFieldEditor(const FieldSpec &spec, QWidget *parent);

    void setValue(const QJsonValue &value) override;
    std::optional<QJsonValue> value() const override;
    QString problem() const override;
    void setText(const QString &text) override;
    QString typedText() const override;

private:
    QString joinedText() const;

    FieldSpec m_spec;
    QLineEdit *m_first;
    QLineEdit *m_second;
    QLineEdit *m_percent = nullptr; ///< for a rank
};

} // namespace Bole
