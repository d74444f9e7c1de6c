// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rubric/criterionform.h"

#include "views/common/icons.h"
#include "views/common/ink.h"
#include "views/common/plainspinbox.h"
#include "views/common/tabkey.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QToolButton>

namespace Bole {

namespace {

/// Enter ends typing in a cell and goes on in the one below.
class DownwardDelegate : public KeepingDelegate
{
public:
    explicit DownwardDelegate(QTableWidget *table) : KeepingDelegate(table), m_table(table) {}

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        auto *editor = qobject_cast<QWidget *>(watched);
        if (!editor || event->type() != QEvent::KeyPress)
            return KeepingDelegate::eventFilter(watched, event);
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return KeepingDelegate::eventFilter(watched, event);
        emit commitData(editor);
        emit closeEditor(editor);
        const int below = m_table->currentRow() + 1;
        if (below < m_table->rowCount()) {
            m_table->setCurrentCell(below, m_table->currentColumn());
            m_table->edit(m_table->currentIndex());
        }
        return true;
    }

private:
    QTableWidget *m_table;
};

} // namespace

CriterionForm::CriterionForm(QWidget *parent)
    : QWidget(parent),
      m_guidanceEn(new QPlainTextEdit),
      m_guidanceZh(new QPlainTextEdit),
      m_kind(new QComboBox),
      m_about(new QLabel),
      m_most(new PlainSpinBox),
      m_weight(new PlainSpinBox),
      m_counts(new QCheckBox),
      m_confidence(new QCheckBox),
      m_levels(new QTableWidget(0, 2)),
      m_add(new QToolButton),
      m_remove(new QToolButton)
{
    for (int i = 0; i < 7; ++i)
        m_labels.append(new QLabel);
    m_kind->setObjectName(QStringLiteral("criterionKind"));
    m_most->setObjectName(QStringLiteral("criterionMost"));
    m_weight->setObjectName(QStringLiteral("criterionWeight"));
    m_most->setRange(1, 10000);
    m_most->setDecimals(0);
    for (const auto &[kind, name] : EnumNames<CriterionKind>::names)
        m_kind->addItem({}, int(kind));
    m_weight->setRange(0.1, 1000);
    m_weight->setDecimals(1);
    m_weight->setSingleStep(0.5);
    for (QPlainTextEdit *edit : {m_guidanceEn, m_guidanceZh}) {
        edit->setFixedHeight(72);
        edit->setTabChangesFocus(true);
        connect(edit, &QPlainTextEdit::textChanged, this, &CriterionForm::edited);
    }
    m_levels->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_levels->verticalHeader()->setDefaultSectionSize(26);
    stayInsideByTab(*m_levels);
    m_levels->setObjectName(QStringLiteral("criterionLevels"));
    m_levels->setItemDelegate(new DownwardDelegate(m_levels));
    m_add->setIcon(icon("list-add"));
    m_remove->setIcon(icon("list-remove"));

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Grid);
    grid->setVerticalSpacing(Grid / 2);
    grid->addWidget(m_labels[4], 0, 1);
    grid->addWidget(m_labels[5], 0, 2);
    grid->addWidget(m_labels[0], 1, 0);
    grid->addWidget(m_name.english(), 1, 1);
    grid->addWidget(m_name.chinese(), 1, 2);
    grid->addWidget(m_labels[1], 2, 0, Qt::AlignTop);
    grid->addWidget(m_guidanceEn, 2, 1);
    grid->addWidget(m_guidanceZh, 2, 2);
    auto *line = new QHBoxLayout;
    line->addWidget(m_kind);
    line->addSpacing(Grid);
    line->addWidget(m_labels[6]);
    line->addSpacing(Grid / 2);
    line->addWidget(m_most);
    line->addSpacing(Grid);
    line->addWidget(m_labels[2]);
    line->addSpacing(Grid / 2);
    line->addWidget(m_weight);
    line->addSpacing(Grid);
    line->addWidget(m_counts);
    line->addSpacing(Grid);
    line->addWidget(m_confidence);
    line->addStretch(1);
    grid->addLayout(line, 3, 1, 1, 2);
    m_about->setObjectName(QStringLiteral("criterionAbout"));
    m_about->setWordWrap(true);
    setInk(m_about, &Colors::muted);
    grid->addWidget(m_about, 4, 1, 1, 2);
    grid->addWidget(m_labels[3], 5, 0, Qt::AlignTop);
    grid->addWidget(m_levels, 5, 1, 1, 2);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    grid->addLayout(buttons, 6, 1, 1, 2);
    grid->setRowStretch(5, 1);

    for (QLineEdit *edit : m_name.both())
        connect(edit, &QLineEdit::textEdited, this, &CriterionForm::edited);
    connect(m_weight, &QDoubleSpinBox::valueChanged, this, &CriterionForm::edited);
    connect(m_most, &QDoubleSpinBox::valueChanged, this, &CriterionForm::edited);
    connect(m_kind, &QComboBox::activated, this, [this] {
        showKind();
        emit edited();
    });
    connect(m_counts, &QCheckBox::toggled, this, &CriterionForm::edited);
    connect(m_confidence, &QCheckBox::toggled, this, &CriterionForm::edited);
    connect(m_levels, &QTableWidget::cellChanged, this, &CriterionForm::edited);
    connect(m_add, &QToolButton::clicked, this, &CriterionForm::addLevel);
    connect(m_remove, &QToolButton::clicked, this, &CriterionForm::removeLevel);
    retranslate();
}

void CriterionForm::setCriterion(const Criterion &criterion)
{
    const QSignalBlocker quiet(this); // setting is not editing
    m_criterion = criterion;
    m_name.setText(criterion.name);
    m_guidanceEn->setPlainText(criterion.guidance.en);
    m_guidanceZh->setPlainText(criterion.guidance.zh);
    m_kind->setCurrentIndex(m_kind->findData(int(criterion.kind)));
    m_most->setValue(criterion.most);
    m_weight->setValue(criterion.weight);
    m_counts->setChecked(criterion.counts);
    m_confidence->setChecked(criterion.asksConfidence);
    setLevels(criterion.levels);
    showKind();
}

/// Only what the kind needs: words for levels, or how many points there are.
void CriterionForm::showKind()
{
    const auto kind = CriterionKind(m_kind->currentData().toInt());
    const bool hasLevels = kind == CriterionKind::Levels;
    for (QWidget *widget : {static_cast<QWidget *>(m_labels[3]), static_cast<QWidget *>(m_levels),
                            static_cast<QWidget *>(m_add), static_cast<QWidget *>(m_remove)})
        widget->setVisible(hasLevels);
    for (QWidget *widget : {static_cast<QWidget *>(m_labels[6]), static_cast<QWidget *>(m_most)})
        widget->setVisible(!hasLevels);
    // A number from elsewhere has its weight in the formula.
    for (QWidget *widget : {static_cast<QWidget *>(m_labels[2]), static_cast<QWidget *>(m_weight),
                            static_cast<QWidget *>(m_counts), static_cast<QWidget *>(m_confidence)})
        widget->setVisible(kind != CriterionKind::Outside);
    m_about->setText(aboutKind(kind));
    if (hasLevels && m_levels->rowCount() == 0)
        setLevels(QList<Bilingual>(5));
}

QString CriterionForm::aboutKind(CriterionKind kind)
{
    switch (kind) {
    case CriterionKind::Levels:
        return tr("Each reviewer chooses one of these levels, the lowest first.");
    case CriterionKind::Points:
        return tr("Each reviewer gives points from 0 up to the number above; halves count, too.");
    case CriterionKind::Outside:
        break;
    }
    return tr("One number for each applicant, such as a written exam; no reviewer is asked. It is "
              "entered with Review → External Scores, by hand or from a file, and the "
              "formula below says what becomes of it.");
}

void CriterionForm::setLevels(const QList<Bilingual> &levels)
{
    m_levels->setRowCount(int(levels.size()));
    for (int row = 0; row < levels.size(); ++row) {
        m_levels->setItem(row, 0, new QTableWidgetItem(levels[row].en));
        m_levels->setItem(row, 1, new QTableWidgetItem(levels[row].zh));
    }
    setUsable(m_add, levels.size() < Criterion::mostLevels,
              tr("There are at most %n level(s).", nullptr, Criterion::mostLevels));
    setUsable(m_remove, levels.size() > Criterion::fewestLevels,
              tr("There are at least %n level(s).", nullptr, Criterion::fewestLevels));
}

Criterion CriterionForm::criterion() const
{
    Criterion c = m_criterion;
    c.name = m_name.text();
    c.guidance = {m_guidanceEn->toPlainText().trimmed(), m_guidanceZh->toPlainText().trimmed()};
    c.kind = CriterionKind(m_kind->currentData().toInt());
    c.most = c.kind == CriterionKind::Levels ? Criterion().most : m_most->value();
    c.weight = m_weight->value();
    c.counts = m_counts->isChecked();
    c.asksConfidence = m_confidence->isChecked();
    c.levels.clear();
    for (int row = 0; c.kind == CriterionKind::Levels && row < m_levels->rowCount(); ++row) {
        const auto text = [&](int column) {
            const QTableWidgetItem *item = m_levels->item(row, column);
            return item ? item->text().trimmed() : QString();
        };
        c.levels.append({text(0), text(1)});
    }
    return c;
}

void CriterionForm::addLevel()
{
    auto levels = criterion().levels;
    levels.append(Bilingual());
    setLevels(levels);
    m_levels->setFocus();
    m_levels->setCurrentCell(int(levels.size()) - 1, 0);
    m_levels->edit(m_levels->currentIndex());
}

void CriterionForm::focusName()
{
    m_name.focus();
}

void CriterionForm::removeLevel()
{
    auto levels = criterion().levels;
    const int row = m_levels->currentRow();
    levels.removeAt(row < 0 ? levels.size() - 1 : row);
    setLevels(levels);
    emit edited();
}

void CriterionForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CriterionForm::retranslate()
{
    m_labels[0]->setText(tr("Name"));
    m_labels[1]->setText(tr("Guidance"));
    m_labels[2]->setText(tr("Weight"));
    m_labels[3]->setText(tr("Levels"));
    m_labels[4]->setText(tr("English"));
    m_labels[5]->setText(tr("Chinese"));
    m_labels[6]->setText(tr("up to"));
    m_kind->setItemText(m_kind->findData(int(CriterionKind::Levels)), tr("Worded levels"));
    m_kind->setItemText(m_kind->findData(int(CriterionKind::Points)), tr("Points, halves too"));
    m_kind->setItemText(m_kind->findData(int(CriterionKind::Outside)), tr("An external score"));
    m_kind->setAccessibleName(tr("How it is scored"));
    m_kind->setToolTip(tr("An external score, such as a written exam, is entered once for "
                          "each applicant (Review → External Scores); no reviewer is asked"));
    m_most->setAccessibleName(tr("The most points there are"));
    m_name.english()->setAccessibleName(tr("Name in English"));
    m_name.chinese()->setAccessibleName(tr("Name in Chinese"));
    m_guidanceEn->setAccessibleName(tr("Guidance in English"));
    m_guidanceZh->setAccessibleName(tr("Guidance in Chinese"));
    m_weight->setAccessibleName(tr("Weight"));
    m_counts->setText(tr("Counts in the total"));
    m_confidence->setText(tr("Ask how sure the reviewer is"));
    m_levels->setHorizontalHeaderLabels({tr("English"), tr("Chinese")});
    m_levels->setAccessibleName(tr("Levels, the lowest first"));
    m_levels->setToolTip(tr("What each level means, the lowest first"));
    m_add->setToolTip(tr("Add a level at the top"));
    m_remove->setToolTip(tr("Remove the chosen level"));
    m_add->setAccessibleName(m_add->toolTip());
    m_remove->setAccessibleName(m_remove->toolTip());
    m_about->setText(aboutKind(CriterionKind(m_kind->currentData().toInt())));
}

} // namespace Bole
