// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/sourcepane.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskrecords.h"
#include "model/desk/sourcelink.h"
#include "model/readerclient/readerpool.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/emptystate.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/source/cvhighlighter.h"
#include "views/source/differencepanel.h"
#include "views/source/recordtext.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStackedLayout>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>

namespace Bole {

SourcePane::SourcePane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                       ReaderPool &readers, WorkKeeper &work, ActionTable &actions,
                       Dialogs &dialogs, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_readers(readers),
      m_work(work),
      m_actions(actions),
      m_dialogs(dialogs),
      m_editor(new QPlainTextEdit(this)),
      m_empty(new EmptyState("bole-source", this)),
      m_mode(new QComboBox(this)),
      m_state(new QLabel(this)),
      m_readAgain(new QToolButton(this)),
      m_forget(new QToolButton(this)),
      m_differences(new DifferencePanel(m_openDesk, m_position, m_dialogs, this)),
      m_stack(new QStackedLayout),
      m_link(new SourceLink(m_readers, this)),
      m_cursorRests(new QTimer(this))
{
    build();
    auto *pause = new QTimer(this); // saves when typing pauses
    pause->setSingleShot(true);
    pause->setInterval(500);
    connect(pause, &QTimer::timeout, this, &SourcePane::saveText);
    connect(m_editor, &QPlainTextEdit::textChanged, pause, qOverload<>(&QTimer::start));
    m_cursorRests->setSingleShot(true);
    m_cursorRests->setInterval(120);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (m_editor->hasFocus())
            m_cursorRests->start();
    });
    connect(m_cursorRests, &QTimer::timeout, this, &SourcePane::followCursor);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &SourcePane::reload);
    connect(m_readAgain, &QToolButton::clicked, this, &SourcePane::readAgain);
    connect(m_forget, &QToolButton::clicked, this, &SourcePane::forgetChanges);
    connect(m_differences, &DifferencePanel::closed, m_editor, qOverload<>(&QWidget::setFocus));
    connect(m_link, &SourceLink::ready, this, [this] { goToField(m_position.field()); });
    connect(&m_work, &WorkKeeper::countChanged, this, &SourcePane::describe);
    followPosition();
    retranslate();
    watchDesk();
}

void SourcePane::build()
{
    auto *header = new QHBoxLayout;
    header->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    header->addWidget(m_state, 1);
    header->addWidget(m_forget);
    header->addWidget(m_readAgain);
    header->addWidget(m_mode);
    for (QToolButton *button : {m_forget, m_readAgain}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    m_forget->setIcon(icon("edit-undo"));
    m_readAgain->setIcon(icon("view-refresh"));
    auto *split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    split->addWidget(m_editor);
    split->addWidget(m_differences);
    split->setSizes({300, 200});
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(header);
    column->addWidget(split, 1);
    m_editor->setFrameShape(QFrame::NoFrame);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    setLayout(m_stack);
    setFocusProxy(m_editor);
}

void SourcePane::followPosition()
{
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this, &SourcePane::reload);
    connect(&m_position, &ReadingPosition::documentChanged, this, &SourcePane::reload);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &SourcePane::reload);
    connect(&m_position, &ReadingPosition::fieldFocused, this, &SourcePane::goToField);
    connect(&m_openDesk, &OpenDesk::typingEnding, this, &SourcePane::saveText);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, &SourcePane::saveText);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &SourcePane::watchDesk);
    connect(m_actions.action("read-again"), &QAction::triggered, this, [this] {
        if (isVisible())
            readAgain();
    });
}

SourcePane::~SourcePane() = default;

void SourcePane::setMode(Mode mode)
{
    m_mode->setCurrentIndex(mode);
}

void SourcePane::watchDesk()
{
    if (const Desk *desk = m_openDesk.desk()) {
        connect(desk, &Desk::recordChanged, this, [this](ApplicantId applicant) {
            if (applicant == m_position.visibleApplicant())
                reload();
        });
        connect(desk, &Desk::settingsChanged, this, &SourcePane::reload);
        connect(desk, &Desk::reset, this, &SourcePane::reload);
    }
    reload();
}

void SourcePane::reload()
{
    m_stale = true;
    if (isVisible()) {
        showContent();
        return;
    }
    // What the one before could see must not stay behind, not even unseen.
    saveText();
    m_document = {};
    const QSignalBlocker quiet(m_editor);
    m_editor->clear();
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
    Desk *desk = m_openDesk.desk();
    m_applicant = m_position.visibleApplicant();
    if (!desk || !m_applicant.isValid()) {
        m_document = {};
        m_stack->setCurrentIndex(0);
        return;
    }
    m_document = m_position.document();
    if (!m_document.isValid())
        m_document = desk->records().sourceDocument(m_applicant);
    m_shown = content();
    const QString &text = m_shown.text;
    m_editor->setReadOnly(!m_mayEdit);
    if (m_editor->isReadOnly())
        m_editor->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_saved = text;
    if (m_editor->toPlainText() != text) {
        const QSignalBlocker quiet(m_editor);
        m_editor->setPlainText(text);
    }
    m_stack->setCurrentIndex(text.isEmpty() ? 0 : 1);
    if (m_mode->currentIndex() == Text)
        m_link->setText(desk, m_applicant, m_document, text);
    colour();
    m_highlighter->setNames(desk->records().names(m_applicant));
    m_differences->refresh();
    goToField(m_position.field());
    describe();
}

RecordText SourcePane::content()
{
    const Desk &desk = *m_openDesk.desk();
    const int mode = m_mode->currentIndex();
    if (mode == Text) {
        const VisibleText shown = desk.documents().text(m_applicant, m_document);
        m_isShortened = shown.isBeginning;
        m_mayEdit = shown.mayEdit;
        return {shown.text, {}};
    }
    m_isShortened = false;
    m_mayEdit = false;
    const auto record = desk.records().record(m_applicant);
    if (!record)
        return {};
    return mode == Markdown ? recordAsMarkdown(toJson(*record)) : recordAsJson(toJson(*record));
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
    Desk *desk = m_openDesk.desk();
    const QString text = m_editor->toPlainText();
    if (!desk || !m_document.isValid() || m_editor->isReadOnly() || text == m_saved)
        return;
    if (!keepText(text))
        return;
    m_saved = text;
    m_link->setText(desk, m_applicant, m_document, text);
    describe();
}

bool SourcePane::keepText(const QString &text)
{
    const auto saved = m_openDesk.desk()->documents().setText(m_applicant, m_document, text);
    if (!saved)
        m_dialogs.error(this, tr("The text could not be saved."), saved.error());
    return saved.has_value();
}

void SourcePane::forgetChanges()
{
    if (!m_openDesk.desk() || !m_document.isValid() || m_editor->isReadOnly())
        return;
    m_saved = m_editor->toPlainText(); // what is typed is given up
    keepText({});
    showContent();
}

// The corrected text takes the document's place for the reader; where its values stand is then
// looked up in the document.
void SourcePane::readAgain()
{
    if (!m_openDesk.desk() || m_isReading || m_editor->isReadOnly() ||
        m_mode->currentIndex() != Text)
        return;
    saveText();
    m_isReading = true;
    describe();
    const QDate now = QDate::currentDate();
    m_readers.requestRecord(
        DocumentSource::fromBytes(m_editor->toPlainText().toUtf8(), DocumentKind::Markdown), {},
        {now.year(), now.month(), now.day()}, this,
        [this, applicant = m_applicant, document = m_document](
            const Result<Understanding> &reading) { takeReading(applicant, document, reading); });
}

void SourcePane::takeReading(ApplicantId applicant, DocumentId document,
                             const Result<Understanding> &reading)
{
    m_isReading = false;
    const Desk *desk = m_openDesk.desk();
    // Somebody who went on to another applicant did not wait for this.
    if (!desk || applicant != m_position.visibleApplicant() || document != m_document) {
        describe();
        return;
    }
    const Result<void> taken = reading.and_then([&](const Understanding &understood) {
        return desk->records().takeReading(applicant, m_link->relocated(understood.record));
    });
    if (!taken) {
        m_dialogs.error(this, tr("The text could not be read again."), taken.error());
    } else {
        m_differences->showFor(applicant);
        if (m_differences->count() > 0)
            m_differences->setFocus();
        else
            m_announcements.say(tr("The new reading says nothing that the fields do not say."));
    }
    describe();
    emit readingFinished(taken.has_value());
}

void SourcePane::goToField(const QString &pointer)
{
    const Desk *desk = m_openDesk.desk();
    if (!isVisible() || pointer.isEmpty() || !desk || m_editor->hasFocus())
        return;
    if (m_mode->currentIndex() != Text) {
        const SourceMap::Stretch stretch = m_shown.fields.value(pointer);
        mark(stretch.start, stretch.length);
        return;
    }
    if (const auto stretch = m_link->stretchOf(pointer)) {
        mark(stretch->start, stretch->length);
        return;
    }
    // A value that has no place is looked for by its words.
    const auto record = desk->records().record(m_applicant);
    const QJsonValue value = record ? valueAt(toJson(*record), pointer) : QJsonValue();
    const QTextCursor found =
        value.isString() ? m_editor->document()->find(value.toString()) : QTextCursor();
    mark(std::max(0, found.selectionStart()), found.selectionEnd() - found.selectionStart());
}

// Shown by colour, not as a selection: the next key must not replace it.
void SourcePane::mark(qsizetype start, qsizetype length)
{
    QTextEdit::ExtraSelection place;
    place.cursor = QTextCursor(m_editor->document());
    place.cursor.setPosition(int(start));
    place.cursor.setPosition(int(start + length), QTextCursor::KeepAnchor);
    place.format.setBackground(Colors::of(palette()).accentSoft);
    m_editor->setExtraSelections(length > 0 ? QList{place} : QList<QTextEdit::ExtraSelection>());
    if (length <= 0)
        return;
    QTextCursor cursor = place.cursor;
    cursor.setPosition(int(start));
    m_editor->setTextCursor(cursor);
    m_editor->ensureCursorVisible();
}

void SourcePane::followCursor()
{
    if (!m_editor->hasFocus() || !m_document.isValid())
        return;
    const QTextCursor cursor = m_editor->textCursor();
    m_editor->setExtraSelections({});
    const bool isText = m_mode->currentIndex() == Text;
    const QString pointer =
        isText ? m_link->fieldAt(cursor.position()) : m_shown.fieldAt(cursor.position());
    if (!pointer.isEmpty())
        m_position.focusField(pointer);
    if (!pointer.isEmpty() || !isText)
        return;
    const QTextBlock line = cursor.block();
    const QList<Place> places = m_link->placesOf({line.position(), line.length()});
    if (!places.isEmpty())
        m_position.showPlaces(m_document, places);
}

void SourcePane::describe()
{
    const bool text = m_mode->currentIndex() == Text;
    const Desk *desk = m_openDesk.desk();
    if (desk && m_document.isValid())
        m_isEdited = desk->documents().isTextEdited(m_document);
    m_readAgain->setVisible(text);
    const QString fixed = tr("This text cannot be changed.");
    setUsable(m_readAgain, !m_editor->isReadOnly() && !m_isReading,
              m_isReading ? tr("The text is being read.") : fixed);
    m_forget->setVisible(text && m_isEdited);
    setUsable(m_forget, !m_editor->isReadOnly(), fixed);
    const bool isUnsaved = desk && desk->documents().isTextWaiting(m_document);
    m_state->setText(!text           ? QString()
                     : m_isShortened ? tr("Too long to be corrected; this is its beginning")
                     : m_isReading   ? tr("Reading…")
                     : isUnsaved     ? tr("Corrected text, not saved yet")
                     : m_isEdited    ? tr("Corrected text, saved")
                                     : QString());
}

void SourcePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && m_highlighter) {
        colour();
        QList<QTextEdit::ExtraSelection> marks = m_editor->extraSelections();
        for (QTextEdit::ExtraSelection &mark : marks)
            mark.format.setBackground(Colors::of(palette()).accentSoft);
        m_editor->setExtraSelections(marks);
    }
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
    m_readAgain->setText(tr("Read the text again"));
    m_readAgain->setToolTip(tr("Read the fields from this text again; what you confirmed or "
                               "corrected stays"));
    m_forget->setText(tr("Text as it was read"));
    m_forget->setToolTip(tr("Give up the corrections and go back to the text as it was read"));
    m_editor->setAccessibleName(tr("Text of the document"));
    m_empty->setText(tr("No text to show"),
                     tr("Choose an applicant; the text that was read from the document appears "
                        "here and can be corrected."));
    m_empty->setActions({m_actions.action("document-attach")});
    reload();
}

} // namespace Bole
