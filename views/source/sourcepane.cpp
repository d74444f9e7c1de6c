// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/sourcepane.h"

#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/review/blinder.h"
#include "model/review/blindness.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/theme.h"
#include "views/session.h"
#include "views/source/cvhighlighter.h"
#include "views/source/recordtext.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedLayout>
#include <QTextBlock>
#include <QTimer>

namespace Bole {

SourcePane::SourcePane(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_editor(new QPlainTextEdit(this)),
      m_empty(new EmptyState("bole-source", this)),
      m_mode(new QComboBox(this)),
      m_state(new QLabel(this)),
      m_stack(new QStackedLayout)
{
    auto *header = new QHBoxLayout;
    header->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    header->addWidget(m_state, 1);
    header->addWidget(m_mode);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(header);
    column->addWidget(m_editor, 1);
    m_editor->setFrameShape(QFrame::NoFrame);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    setLayout(m_stack);
    setFocusProxy(m_editor);

    auto *pause = new QTimer(this); // saves when typing pauses
    pause->setSingleShot(true);
    pause->setInterval(500);
    connect(pause, &QTimer::timeout, this, &SourcePane::saveText);
    connect(m_editor, &QPlainTextEdit::textChanged, pause, qOverload<>(&QTimer::start));
    connect(m_mode, &QComboBox::currentIndexChanged, this, &SourcePane::reload);
    connect(&session, &Session::applicantChanged, this, &SourcePane::reload);
    connect(&session, &Session::documentChanged, this, &SourcePane::reload);
    connect(&session, &Session::reviewerChanged, this, &SourcePane::reload);
    connect(&session, &Session::fieldFocused, this, &SourcePane::goToField);
    connect(&session, &Session::seasonChanged, this, &SourcePane::watchSeason);
    retranslate();
    watchSeason();
}

SourcePane::~SourcePane() = default;

void SourcePane::setMode(Mode mode)
{
    m_mode->setCurrentIndex(mode);
}

void SourcePane::watchSeason()
{
    if (const Season *season = m_session.season()) {
        connect(season, &Season::recordChanged, this, &SourcePane::reload);
        connect(season, &Season::settingsChanged, this, &SourcePane::reload);
        connect(season, &Season::reset, this, &SourcePane::reload);
    }
    reload();
}

void SourcePane::reload()
{
    m_stale = true;
    if (isVisible())
        showContent();
}

void SourcePane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        showContent();
}

void SourcePane::showContent()
{
    saveText();
    m_stale = false;
    Season *season = m_session.season();
    const ApplicantId applicant = m_session.applicant();
    if (!season || !applicant.isValid()) {
        m_document = {};
        m_stack->setCurrentIndex(0);
        return;
    }
    m_document = m_session.document();
    if (!m_document.isValid())
        m_document = season->records().sourceDocument(applicant).value_or(DocumentId());
    const Blindness blindness = Blindness::of(*season, m_session.reviewer());
    const Blinder blinder = Blinder::of(*season, blindness, applicant, tr("en", "language code"));
    const auto record = season->records().current(applicant);
    QString text;
    if (m_mode->currentIndex() == Text)
        text =
            blinder.text(season->documents().source(m_document).value_or(SourceText()).current());
    else if (record && m_mode->currentIndex() == Markdown)
        text = recordAsMarkdown(toJson(blinder.record(*record)));
    else if (record)
        text = QString::fromUtf8(QJsonDocument(toJson(blinder.record(*record))).toJson());
    // What is hidden in it must not be saved as if it had been typed.
    m_editor->setReadOnly(m_mode->currentIndex() != Text || blindness.isOn());
    m_saved = text;
    if (m_editor->toPlainText() != text) {
        const QSignalBlocker quiet(m_editor);
        m_editor->setPlainText(text);
    }
    m_stack->setCurrentIndex(text.isEmpty() ? 0 : 1);
    colour();
    if (m_highlighter && record)
        m_highlighter->setNames(blindness.isOn()
                                    ? QStringList()
                                    : QStringList{record->basics.name, record->basics.nameOther});
}

void SourcePane::colour()
{
    if (!m_definitions) {
        m_definitions = std::make_unique<TextDefinitions>();
        m_highlighter = new CvHighlighter(m_editor->document());
    }
    m_highlighter->setTheme(m_definitions->theme(Colors::of(palette()).dark));
    switch (Mode(m_mode->currentIndex())) {
    case Text:
        m_highlighter->setDefinition(m_definitions->cv());
        break;
    case Markdown:
        m_highlighter->setDefinition(m_definitions->markdown());
        break;
    case Json:
        m_highlighter->setDefinition(m_definitions->json());
        break;
    }
    m_highlighter->rehighlight();
}

void SourcePane::saveText()
{
    Season *season = m_session.season();
    const QString text = m_editor->toPlainText();
    if (!season || !m_document.isValid() || m_editor->isReadOnly() || text == m_saved)
        return;
    const auto saved = season->documents().setEditedText(m_document, text);
    if (!saved) {
        m_session.dialogs().error(this, tr("The text could not be saved."), saved.error());
        return;
    }
    m_saved = text;
    m_state->setText(tr("Corrected text, saved"));
}

void SourcePane::goToField(const QString &pointer)
{
    Season *season = m_session.season();
    if (!isVisible() || pointer.isEmpty() || !season || m_editor->hasFocus())
        return;
    const auto record = season->records().current(m_session.applicant());
    if (!record)
        return;
    // A text's places are lines; a page's words are looked for in the text that was read.
    const QList<Place> places = record->provenance.value(pointer);
    if (!places.isEmpty() && places.first().line > 0) {
        const QTextBlock block = m_editor->document()->findBlockByNumber(places.first().line - 1);
        m_editor->setTextCursor(QTextCursor(block));
    } else if (const QJsonValue value = valueAt(toJson(*record), pointer); value.isString()) {
        const QTextCursor found = m_editor->document()->find(value.toString());
        if (!found.isNull())
            m_editor->setTextCursor(found);
    }
    m_editor->ensureCursorVisible();
}

void SourcePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && m_highlighter)
        colour();
    QWidget::changeEvent(event);
}

void SourcePane::retranslate()
{
    const QSignalBlocker quiet(m_mode);
    const int current = qMax(0, m_mode->currentIndex());
    m_mode->clear();
    m_mode->addItems({tr("Text as read"), tr("Record as Markdown"), tr("Record as JSON")});
    m_mode->setCurrentIndex(current);
    m_mode->setAccessibleName(tr("What the source pane shows"));
    m_editor->setAccessibleName(tr("Text of the document"));
    m_empty->setText(tr("No text to show"),
                     tr("Choose an applicant; the text that was read from the document appears "
                        "here and can be corrected."));
    reload();
}

} // namespace Bole
