// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/linecheck/linecheckdialog.h"

#include "views/common/dialogs.h"
#include "views/common/sayaloud.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/statemark.h"
#include "views/linecheck/linepicture.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLines = 4; ///< of a text; the rest is scrolled

/// An editor among others: nothing is selected in it before it is come to, and it is as high as
/// what stands in it.
void makeCalm(FieldEditor &editor)
{
    for (QLineEdit *line : editor.findChildren<QLineEdit *>())
        line->deselect();
    for (QPlainTextEdit *block : editor.findChildren<QPlainTextEdit *>()) {
        block->moveCursor(QTextCursor::Start);
        const int lines = std::min(mostLines, block->blockCount() + 1);
        block->setFixedHeight(lines * block->fontMetrics().lineSpacing() + 2 * Grid);
    }
}

} // namespace

LineCheckDialog::LineCheckDialog(Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_dialogs(dialogs),
      m_progress(new QLabel),
      m_doubtful(new QCheckBox),
      m_picture(new LinePicture),
      m_values(new QWidget),
      m_grid(new QGridLayout(m_values)),
      m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close))
{
    setObjectName(u"line-check"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_back = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_skip = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_right = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    for (QAbstractButton *button : m_buttons->buttons())
        qobject_cast<QPushButton *>(button)->setAutoDefault(button == m_right);
    m_right->setDefault(true);
    m_right->setObjectName(u"line-right"_s);
    m_progress->setObjectName(u"line-progress"_s);
    m_problem->setObjectName(u"line-problem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_grid->setColumnStretch(1, 1);
    m_grid->setAlignment(Qt::AlignTop);
    auto *scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_values);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *head = new QHBoxLayout;
    head->addWidget(m_progress, 1);
    head->addWidget(m_doubtful);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(Grid);
    layout->addLayout(head);
    layout->addWidget(m_picture, 2);
    layout->addWidget(scroll, 3);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    resize(104 * Grid, 68 * Grid);
    connect(m_right, &QPushButton::clicked, this, &LineCheckDialog::goOn);
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_skip, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_doubtful, &QCheckBox::toggled, this, &LineCheckDialog::start);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &LineCheckDialog::reject);
    connect(qApp, &QApplication::focusChanged, this, &LineCheckDialog::markCurrent);
    retranslate();
}

const LineToCheck *LineCheckDialog::line() const
{
    return m_at >= 0 && m_at < m_lines.size() ? &m_lines[m_at] : nullptr;
}

bool LineCheckDialog::isWanted(const LineToCheck &line) const
{
    return line.isOpen() && (!m_doubtful->isChecked() || line.isDoubtful());
}

/// The next line that is open, from there to the end and then from the beginning; -1 for none.
qsizetype LineCheckDialog::nextOpen(qsizetype from) const
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const qsizetype candidate = (from + i) % m_lines.size();
        if (isWanted(m_lines[candidate]))
            return candidate;
    }
    return -1;
}

void LineCheckDialog::setLines(const QList<LineToCheck> &lines)
{
    const LineToCheck *before = line();
    const int page = before ? before->page : 0;
    const QRectF area = before ? before->area : QRectF();
    m_lines = lines;
    if (page == 0)
        return;
    const auto same = std::ranges::find_if(
        m_lines, [&](const LineToCheck &one) { return one.page == page && one.area == area; });
    m_at = same == m_lines.end() ? nextOpen(0) : same - m_lines.begin();
    describe();
}

void LineCheckDialog::start()
{
    go(nextOpen(0));
}

void LineCheckDialog::step(int by)
{
    if (m_lines.isEmpty())
        return;
    const qsizetype last = m_lines.size() - 1;
    const qsizetype to = m_at < 0 ? last : m_at + by;
    go(std::clamp<qsizetype>(to, 0, last));
}

void LineCheckDialog::go(qsizetype to)
{
    m_at = to;
    m_problem->hide();
    fillRows();
    describe();
    m_picture->setPicture({}, {});
    if (const LineToCheck *now = line())
        emit pictureWanted(*now);
    sayAloud(this, m_progress->text());
}

void LineCheckDialog::clearRows()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.editor->setObjectName({}); // the next one of the value has it
        for (QWidget *widget :
             {static_cast<QWidget *>(row.label), static_cast<QWidget *>(row.editor),
              static_cast<QWidget *>(row.state)}) {
            widget->removeEventFilter(this);
            widget->hide();
            widget->deleteLater();
        }
    }
    m_rows.clear();
}

void LineCheckDialog::fillRows()
{
    clearRows();
    const LineToCheck *now = line();
    for (const ValueOnLine &value : now ? now->values : QList<ValueOnLine>())
        addRow(value);
    // Where there is most to say: at the first value in doubt.
    const auto doubtful = std::ranges::find_if(
        m_rows, [](const Row &row) { return row.value.state == FieldState::NeedsLook; });
    if (doubtful != m_rows.end())
        doubtful->editor->setFocus(Qt::TabFocusReason);
    else if (!m_rows.isEmpty())
        m_rows.first().editor->setFocus(Qt::TabFocusReason);
    else
        m_buttons->button(QDialogButtonBox::Close)->setFocus();
    markCurrent();
}

void LineCheckDialog::addRow(const ValueOnLine &value)
{
    FieldEditor *editor = makeFieldEditor(*value.field, m_values);
    editor->setValue(value.value);
    makeCalm(*editor);
    const QString name =
        tr("%1, %2", "a section, and a field in it")
            .arg(groupLabel(value.group->key), fieldLabel(value.group->key, value.field->key));
    editor->setSpokenName(name);
    editor->setObjectName(u"line-value"_s + value.pointer);
    editor->installEventFilter(this);
    for (QWidget *input : editor->findChildren<QWidget *>())
        input->installEventFilter(this); // Enter, before it becomes a new line of a text
    const Row row{value, new QLabel(name, m_values), editor,
                  new QLabel(stateLabel(value.state), m_values), editor->typedText()};
    QPalette palette = row.state->palette();
    palette.setColor(QPalette::WindowText, stateColor(value.state, palette));
    row.state->setPalette(palette);
    row.label->setBuddy(editor);
    const int at = int(m_rows.size());
    m_grid->addWidget(row.label, at, 0, Qt::AlignTop);
    m_grid->addWidget(editor, at, 1);
    m_grid->addWidget(row.state, at, 2, Qt::AlignTop);
    for (QWidget *widget : {static_cast<QWidget *>(row.label), static_cast<QWidget *>(editor),
                            static_cast<QWidget *>(row.state)})
        widget->show();
    m_rows.append(row);
}

void LineCheckDialog::setPicture(const QImage &picture, const QRectF &part)
{
    m_picture->setPicture(picture, part);
}

void LineCheckDialog::markCurrent()
{
    QList<QRectF> places;
    QList<QRectF> current;
    const QWidget *focus = QApplication::focusWidget();
    for (const Row &row : std::as_const(m_rows)) {
        const bool isHere = row.editor == focus || (focus && row.editor->isAncestorOf(focus));
        (isHere ? current : places) += row.value.places;
    }
    m_picture->setPlaces(places, current);
}

bool LineCheckDialog::isTouched() const
{
    return std::ranges::any_of(
        m_rows, [](const Row &row) { return row.editor->typedText() != row.untouched; });
}

bool LineCheckDialog::confirmLine()
{
    QList<Edit> edits;
    for (const Row &row : std::as_const(m_rows)) {
        const bool isSame = row.editor->typedText() == row.untouched;
        const std::optional<QJsonValue> typed = row.editor->value();
        if (!isSame && (!row.editor->problem().isEmpty() || !typed)) {
            m_problem->setText(row.editor->problem());
            m_problem->show();
            sayAloud(this, m_problem->text());
            row.editor->setFocus();
            return false;
        }
        if (!isSame)
            edits.append(Edit::set(row.value.pointer, *typed));
        else if (row.value.isOpen())
            edits.append(Edit::confirm(row.value.pointer));
    }
    for (Row &row : m_rows)
        row.untouched = row.editor->typedText(); // it is said
    if (!edits.isEmpty())
        emit checked(edits);
    return true;
}

void LineCheckDialog::goOn()
{
    if (line() && confirmLine())
        go(nextOpen(m_at + 1));
}

void LineCheckDialog::reject()
{
    const Unsaved wish = isTouched() ? askAboutUnsaved(m_dialogs, this) : Unsaved::Discard;
    if (wish == Unsaved::KeepEditing || (wish == Unsaved::Save && !confirmLine()))
        return;
    QDialog::reject();
}

bool LineCheckDialog::handleKey(FieldEditor *editor, int key)
{
    const auto at = std::ranges::find(m_rows, editor, &Row::editor) - m_rows.begin();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        goOn();
        return true;
    case Qt::Key_Escape:
        reject();
        return true;
    case Qt::Key_PageUp:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(1);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (const qsizetype next = at + (key == Qt::Key_Tab ? 1 : -1);
            next >= 0 && next < m_rows.size())
            m_rows[next].editor->setFocus(Qt::TabFocusReason);
        else
            (key == Qt::Key_Tab ? m_right : m_back)->setFocus(Qt::TabFocusReason);
        return true;
    default:
        return false;
    }
}

/// The editors hand on the keys that end typing in the form. A text of several lines keeps Enter
/// once somebody types in it; before that it says that the line is right, as everywhere here.
bool LineCheckDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (auto *editor = qobject_cast<FieldEditor *>(watched))
        return handleKey(editor, key) || QDialog::eventFilter(watched, event);
    const auto row = std::ranges::find_if(m_rows, [&](const Row &one) {
        return one.editor->isAncestorOf(static_cast<QWidget *>(watched));
    });
    const bool isPlainEnter = (key == Qt::Key_Return || key == Qt::Key_Enter) &&
                              row != m_rows.end() && !row->editor->isComposing() &&
                              row->editor->typedText() == row->untouched;
    const bool isStep = row != m_rows.end() && (key == Qt::Key_PageUp || key == Qt::Key_PageDown);
    if (isPlainEnter || isStep)
        return handleKey(row->editor, key);
    return QDialog::eventFilter(watched, event);
}

void LineCheckDialog::describe()
{
    const LineToCheck *now = line();
    const qsizetype open =
        std::ranges::count_if(m_lines, [this](const LineToCheck &one) { return isWanted(one); });
    m_progress->setText(now ? tr("Line %1 of %2, page %3; %n to look at", nullptr, int(open))
                                  .arg(m_at + 1)
                                  .arg(m_lines.size())
                                  .arg(now->page)
                            : tr("Every line has been compared with its picture."));
    const QString done = tr("No line is left.");
    setUsable(m_right, now, done);
    setUsable(m_back, !m_lines.isEmpty() && m_at != 0, tr("This is the first line."));
    setUsable(m_skip, now && m_at + 1 < m_lines.size(), now ? tr("This is the last line.") : done);
}

void LineCheckDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    if (const LineToCheck *now = line())
        emit pictureWanted(*now); // as sharp as there is room for
}

void LineCheckDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void LineCheckDialog::retranslate()
{
    setWindowTitle(tr("Check Line by Line"));
    m_doubtful->setText(tr("&Only lines with doubtful values"));
    m_picture->setAccessibleName(tr("Picture of the line"));
    m_right->setText(tr("&Right, Next Line"));
    m_right->setToolTip(tr("All values of the line are as printed, or now corrected (Enter)"));
    m_back->setText(tr("&Previous Line"));
    m_back->setToolTip(tr("%1 (%2)").arg(
        tr("Previous line"), QKeySequence(Qt::Key_PageUp).toString(QKeySequence::NativeText)));
    m_skip->setText(tr("Leave &It Open"));
    m_skip->setToolTip(
        tr("%1 (%2)").arg(tr("The next line; nothing is said about this one"),
                          QKeySequence(Qt::Key_PageDown).toString(QKeySequence::NativeText)));
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    fillRows();
    describe();
}

} // namespace Bole
