// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/ownfield.h"

#include <QHash>
#include <QWidget>

class QLabel;

namespace Bole {

class Dialogs;
class FoldingSection;
class OpenDesk;
class ReadingPosition;

/// The committee's own fields of the applicant in front, each with an editor of its kind. What is
/// typed is kept when the editor is left or Enter is pressed; what the field cannot hold stays on
/// the screen with the reason. Hidden while there are no such fields. Part of the fields pane.
class OwnFieldsPanel : public QWidget
{
    Q_OBJECT

public:
    OwnFieldsPanel(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                   QWidget *parent = nullptr);

    void finishEditing(); ///< takes what is being typed
    /// How high the pane is that the panel stands in: where the form would have little of it, the
    /// panel is one line, until somebody folds or unfolds it.
    void setRoom(int height);

protected:
    void changeEvent(QEvent *event) override;

private:
    void watchDesk();
    void rebuild();
    void showApplicant();
    void showValues();
    void showSummary();
    QWidget *makeEditor(const OwnField &field);
    QWidget *editorOf(const QString &field) const;
    void keep(const OwnField &field, const QString &text);
    void complain(const OwnField &field, const QString &problem);
    static QString problemText(OwnFieldKind kind);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Dialogs &m_dialogs;
    ApplicantId m_applicant;
    QList<OwnField> m_fields;
    QString m_language;
    FoldingSection *m_section;
    QHash<QString, QWidget *> m_editors; ///< by the field's id
    QLabel *m_problem;
};

} // namespace Bole
