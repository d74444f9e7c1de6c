// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/applicantfilter.h"
#include "model/review/ownfield.h"

#include <QWidget>

class QFormLayout;

namespace Bole {

/// The conditions on the committee's own fields, a line for each. Part of the filter panel.
class OwnConditions : public QWidget
{
    Q_OBJECT

public:
    explicit OwnConditions(QWidget *parent = nullptr);

    void setFields(const QList<OwnField> &fields);
    QMap<QString, OwnCondition> conditions() const;
    void setConditions(const QMap<QString, OwnCondition> &conditions);
    void retranslate();

signals:
    void changed();

private:
    void rebuild();
    QWidget *makeRow(const OwnField &field);
    QWidget *makeRange(const OwnField &field);
    OwnCondition conditionOf(const OwnField &field) const;

    QList<OwnField> m_fields;
    QFormLayout *m_form;
};

} // namespace Bole
