// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/criterionrow.h"

#include "views/common/icons.h"
#include "views/common/lockedtext.h"
#include "views/common/reviewwords.h"
#include "views/common/sayaloud.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/review/citationlist.h"
#include "views/review/elidedlabel.h"
#include "views/review/levelstrip.h"
#include "views/review/noteeditor.h"
#include "views/review/pointsedit.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QToolButton>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QToolButton *smallButton(const QByteArray &iconName)
{
    auto *button = new QToolButton;
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setIconSize({16, 16});
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

CriterionRow::CriterionRow(const Criterion &criterion, QWidget *parent)
    : QWidget(parent),
      m_criterion(criterion),
      m_name(new ElidedLabel),
      m_strip(new LevelStrip),
      m_points(new PointsEdit(criterion)),
      m_words(new ElidedLabel),
      m_confidence(new QComboBox),
      m_noteButton(smallButton("document-edit")),
      m_citeButton(smallButton("insert-link")),
      m_more(new QWidget),
      m_citations(new CitationList),
      m_note(new NoteEditor)
{
    m_strip->setLevels(criterion.levelCount());
    const bool asksPoints = criterion.kind == CriterionKind::Points;
    m_strip->setObjectName(criterion.id);
    m_points->setObjectName(u"points-"_s + criterion.id);
    if (asksPoints)
        m_strip->hide();
    else
        m_points->hide();
    m_words->setMuted(true);
    m_words->setFont(textFont(TextSize::Small));
    m_noteButton->setCheckable(true);
    m_confidence->setVisible(criterion.asksConfidence);
    for (int i = 0; i < 4; ++i)
        m_confidence->addItem(QString());

    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Grid);
    line->addWidget(m_name);
    line->addWidget(m_strip);
    line->addWidget(m_points);
    line->addWidget(m_words, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    buttons->addWidget(m_citeButton);
    buttons->addWidget(m_noteButton);
    line->addLayout(buttons);

    auto *more = new QVBoxLayout(m_more);
    more->setContentsMargins(0, 0, 0, Grid);
    more->setSpacing(Grid / 2);
    auto *moreLine = new QHBoxLayout;
    moreLine->addWidget(m_confidence);
    moreLine->addStretch(1);
    more->addLayout(moreLine);
    more->addWidget(m_citations);
    m_note->setFixedHeight(72);
    more->addWidget(m_note);
    m_more->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(m_more);

    connect(m_strip, &LevelStrip::chosen, this, &CriterionRow::levelChosen);
    connect(m_strip, &LevelStrip::movedOn, this, &CriterionRow::movedOn);
    connect(m_points, &PointsEdit::chosen, this, &CriterionRow::levelChosen);
    connect(m_points, &PointsEdit::movedOn, this, &CriterionRow::movedOn);
    connect(m_strip, &LevelStrip::noteWanted, this, [this] {
        openNote(true);
        m_note->setFocus();
    });
    connect(m_strip, &LevelStrip::lookedAtChanged, this, [this] {
        showWords();
        // With the arrows, before a level is chosen.
        if (m_strip->hasFocus() && m_strip->lookedAt() != m_strip->level())
            sayAloud(m_strip, explanation());
        emit lookedAtChanged();
    });
    connect(m_noteButton, &QToolButton::toggled, this, &CriterionRow::openNote);
    connect(m_citeButton, &QToolButton::clicked, this, &CriterionRow::citeWanted);
    connect(m_note, &NoteEditor::edited, this, [this] { emit noteEdited(m_note->text()); });
    connect(m_note, &NoteEditor::left, this, &CriterionRow::noteLeft);
    connect(m_citations, &CitationList::clicked, this, &CriterionRow::citationClicked);
    connect(m_citations, &CitationList::removed, this, &CriterionRow::citationRemoved);
    connect(m_confidence, &QComboBox::activated, this, [this](int index) {
        emit confidenceChosen(index == 0 ? std::nullopt : std::optional(index));
    });
    retranslate();
}

void CriterionRow::show(const CriterionScore &score, bool readOnly)
{
    m_strip->setReadOnly(readOnly);
    m_strip->setLevel(score.level ? std::optional(int(*score.level)) : std::nullopt);
    m_points->setReadOnly(readOnly);
    m_points->setPoints(score.level);
    setLocked(*m_note, readOnly);
    m_note->setText(score.note);
    m_confidence->setCurrentIndex(score.confidence.value_or(0));
    setUsable(m_confidence, !readOnly, WhyNot::reviewIsClosed());
    setUsable(m_citeButton, !readOnly, WhyNot::reviewIsClosed());
    m_citations->setCitations(score.citations, readOnly);
    const bool hasMore = !score.note.isEmpty() || !score.citations.isEmpty();
    m_noteButton->setIcon(icon(hasMore ? "edit-comment" : "document-edit"));
    showWords();
}

QWidget *CriterionRow::input() const
{
    return m_criterion.kind == CriterionKind::Points ? static_cast<QWidget *>(m_points) : m_strip;
}

void CriterionRow::openNote(bool open)
{
    m_noteButton->setChecked(open);
    m_more->setVisible(open);
}

void CriterionRow::setNameWidth(int width)
{
    m_name->setFixedWidth(width);
}

int CriterionRow::nameWidthHint() const
{
    return m_name->sizeHint().width();
}

QString CriterionRow::explanation() const
{
    const QString language = WindowLanguage::inUse();
    const auto level = m_strip->lookedAt();
    if (level && *level >= 1 && *level <= m_criterion.levelCount())
        return QStringLiteral("%1 · %2").arg(QString::number(*level),
                                             m_criterion.levels[*level - 1].in(language));
    return m_criterion.guidance.in(language);
}

void CriterionRow::showWords()
{
    const auto level = m_strip->lookedAt();
    m_words->setText(level && *level >= 1 && *level <= m_criterion.levelCount()
                         ? m_criterion.levels[*level - 1].in(WindowLanguage::inUse())
                         : QString());
    const QString name = m_criterion.name.in(WindowLanguage::inUse());
    m_points->setAccessibleName(
        tr("%1: points from 0 to %2, halves too").arg(name, QLocale().toString(m_criterion.most)));
    m_points->setToolTip(m_points->accessibleName());
    const auto chosen = m_strip->level();
    const QString most = QString::number(m_criterion.levelCount());
    m_strip->setAccessibleName(name);
    m_strip->setValueText(
        chosen && *chosen >= 1 && *chosen <= m_criterion.levelCount()
            ? tr("%1 of %2, %3")
                  .arg(QString::number(*chosen), most,
                       m_criterion.levels[*chosen - 1].in(WindowLanguage::inUse()))
            : tr("not scored, 1 to %1").arg(most));
}

void CriterionRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CriterionRow::retranslate()
{
    const QString language = WindowLanguage::inUse();
    m_name->setText(m_criterion.name.in(language));
    m_name->setToolTip(m_criterion.guidance.in(language));
    m_noteButton->setToolTip(tr("Note on this criterion (Enter)"));
    m_noteButton->setAccessibleName(tr("Note on %1").arg(m_criterion.name.in(language)));
    m_citeButton->setToolTip(tr("Cite what is selected in the document"));
    m_citeButton->setAccessibleName(m_citeButton->toolTip());
    m_note->setPlaceholder(tr("Why this level? Markdown works here."));
    m_note->edit()->setAccessibleName(m_noteButton->accessibleName());
    m_confidence->setItemText(0, tr("How sure are you?"));
    m_confidence->setItemText(1, tr("Not very sure"));
    m_confidence->setItemText(2, tr("Fairly sure"));
    m_confidence->setItemText(3, tr("Very sure"));
    m_confidence->setAccessibleName(m_confidence->itemText(0));
    showWords();
}

} // namespace Bole
