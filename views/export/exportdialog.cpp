// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/exportdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskfile.h"
#include "model/desk/desklists.h"
#include "model/desk/deskreviews.h"
#include "model/export/columngroups.h"
#include "model/export/csvwriter.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/export/profilebox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

namespace Bole {

namespace {

constexpr int previewRows = 8;

} // namespace

ExportDialog::ExportDialog(OpenDesk &openDesk, ReadingPosition &position,
                           Announcements &announcements, Dialogs &dialogs, const RowSource &source,
                           QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_dialogs(dialogs),
      m_list(source)
{
    setObjectName(QStringLiteral("export-dialog"));
    build();
    retranslate();
    m_headings->setCurrentIndex(int(tableLanguageOf(WindowLanguage::inUse())));
    fillColumns({});
    wire();
    showPreview();
}

void ExportDialog::build()
{
    resize(118 * Grid, 78 * Grid);
    m_whatLabel = new QLabel;
    m_what = new QComboBox;
    m_what->setObjectName(QStringLiteral("export-what"));
    m_formatLabel = new QLabel;
    m_format = new QComboBox;
    m_format->setObjectName(QStringLiteral("export-format"));
    m_headingsLabel = new QLabel;
    m_headings = new QComboBox;
    m_long = new QCheckBox;
    m_signature = new QCheckBox;
    m_signature->setObjectName(QStringLiteral("export-signature"));
    m_originals = new QCheckBox;
    m_originals->setObjectName(QStringLiteral("export-originals"));
    m_template = new QPushButton;
    m_template->setObjectName(QStringLiteral("export-template"));
    m_template->setAutoDefault(false);
    m_profileLabel = new QLabel;
    m_profile = new ProfileBox(m_openDesk, m_dialogs);
    m_columnsLabel = new QLabel;
    m_columnsLabel->setWordWrap(true);
    m_columns = new QListWidget;
    m_columns->setObjectName(QStringLiteral("export-columns"));
    m_columns->setDragDropMode(QAbstractItemView::InternalMove);
    m_previewLabel = new QLabel;
    m_preview = new QTableWidget;
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->verticalHeader()->hide();
    m_note = new QLabel;
    m_note->setWordWrap(true);
    m_write = new QPushButton;
    m_write->setObjectName(QStringLiteral("export-write"));
    m_write->setDefault(true);
    m_close = new QPushButton;

    auto *choices = new QGridLayout;
    int row = 0;
    const auto line = [&](QLabel *label, QComboBox *box) {
        label->setBuddy(box);
        choices->addWidget(label, row, 0);
        choices->addWidget(box, row++, 1);
    };
    line(m_whatLabel, m_what);
    line(m_formatLabel, m_format);
    line(m_headingsLabel, m_headings);
    choices->addWidget(m_long, row++, 1);
    choices->addWidget(m_profileLabel, row, 0, Qt::AlignTop);
    choices->addWidget(m_profile, row++, 1);
    choices->addWidget(m_template, row++, 1);
    choices->addWidget(m_signature, row++, 1);
    choices->addWidget(m_originals, row++, 1);
    auto *left = new QVBoxLayout;
    left->addLayout(choices);
    left->addWidget(m_columnsLabel);
    left->addWidget(m_columns, 1);
    auto *right = new QVBoxLayout;
    right->addWidget(m_previewLabel);
    right->addWidget(m_preview, 1);
    right->addWidget(m_note);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_write);
    auto *columns = new QHBoxLayout;
    columns->addLayout(left, 2);
    columns->addLayout(right, 3);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons);
}

void ExportDialog::wire()
{
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        fillScopes();
        showPreview();
    });
    connect(m_headings, &QComboBox::currentIndexChanged, this, [this] {
        fillColumns(chosenIds());
        showPreview();
    });
    connect(m_long, &QCheckBox::toggled, this, [this] {
        fillColumns({});
        showPreview();
    });
    connect(m_template, &QPushButton::clicked, this, &ExportDialog::readTemplate);
    m_columns->installEventFilter(this);
    connect(m_columns, &QListWidget::itemChanged, this, &ExportDialog::showPreview);
    connect(m_columns->model(), &QAbstractItemModel::rowsMoved, this, &ExportDialog::showPreview);
    connect(m_profile, &ProfileBox::chosen, this, &ExportDialog::setProfile);
    connect(m_profile, &ProfileBox::saveAsked, this,
            [this] { m_profile->save(request().profile); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_write, &QPushButton::clicked, this, &ExportDialog::write);
}

/// Alt+Up and Alt+Down order the columns, as they order a list's entries.
bool ExportDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_columns && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int by = key->key() == Qt::Key_Up ? -1 : key->key() == Qt::Key_Down ? 1 : 0;
        if (by != 0 && key->modifiers() == Qt::AltModifier) {
            const int from = m_columns->currentRow();
            const int to = std::clamp(from + by, 0, m_columns->count() - 1);
            if (from >= 0 && from != to) {
                m_columns->insertItem(to, m_columns->takeItem(from));
                m_columns->setCurrentRow(to);
                showPreview();
            }
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ExportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export"));
    m_whatLabel->setText(tr("Applicants"));
    m_formatLabel->setText(tr("File"));
    m_headingsLabel->setText(tr("Headings"));
    m_profileLabel->setText(tr("Profile"));
    m_columnsLabel->setText(
        tr("Columns: tick what goes out; drag, or press Alt+↑ and Alt+↓, to order it"));
    m_columns->setAccessibleName(tr("Columns"));
    m_previewLabel->setText(tr("The first rows, as they will be in the file"));
    m_preview->setAccessibleName(tr("Preview"));
    m_long->setText(tr("One row for each score"));
    m_template->setText(tr("Columns from a Template File…"));
    m_template->setToolTip(tr("Takes the headings of a CSV, XLSX or ODS table, in their order and "
                              "words; what Bole does not know stays empty"));
    m_signature->setText(tr("A line to sign on behind each dossier"));
    m_originals->setText(tr("The pages of the original CV behind each dossier"));
    m_write->setText(tr("Export…"));
    m_close->setText(tr("Close"));
    const auto refill = [](QComboBox *box, const QStringList &items) {
        const QSignalBlocker blocker(box);
        const int index = std::max(box->currentIndex(), 0);
        box->clear();
        box->addItems(items);
        box->setCurrentIndex(index);
    };
    refill(m_headings, {tr("English"), tr("Chinese"), tr("Stable ids, for scripts")});
    QStringList formats;
    for (const FileFormat &format : fileFormats())
        formats << format.name();
    refill(m_format, formats);
    fillScopes();
}

const FileFormat &ExportDialog::format() const
{
    return fileFormats()[std::max(m_format->currentIndex(), 0)];
}

/// Those that this kind of file can hold; the choice stays where it can.
void ExportDialog::fillScopes()
{
    const QString before = m_what->currentText();
    const QSignalBlocker blocker(m_what);
    m_scopes = exportScopes(*m_openDesk.desk(), m_position.applicant(), m_list);
    if (!format().holdsLists())
        m_scopes.removeIf([](const ExportScope &scope) { return !scope.furtherLists.isEmpty(); });
    m_what->clear();
    for (const ExportScope &scope : std::as_const(m_scopes))
        m_what->addItem(scope.label);
    m_what->setCurrentIndex(std::max(m_what->findText(before), 0));
}

const ExportScope &ExportDialog::scope() const
{
    return m_scopes[std::max(m_what->currentIndex(), 0)];
}

void ExportDialog::fillColumns(const QStringList &chosen)
{
    const QSignalBlocker blocker(m_columns);
    m_columns->clear();
    const auto language = TableLanguage(m_headings->currentIndex());
    const auto book = ScoreBook::of(*visibleSeason());
    if (!book)
        return;
    const bool isLong = m_long->isChecked();
    auto all = isLong ? longColumns(*book, language) : wideColumns(*book, language);
    const QStringList ticked =
        chosen.isEmpty() ? usualColumnsOf(scope().source, *book, isLong) : chosen;
    addCalibrated(all, scope().source);
    addTemplateColumns(all, ticked, m_titles);
    const auto add = [&](const ExportColumn &column, bool on) {
        auto *item = new QListWidgetItem(column.headingIn(language), m_columns);
        item->setData(Qt::UserRole, column.id);
        item->setToolTip(column.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                       Qt::ItemIsDragEnabled);
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    };
    for (const QString &id : ticked) {
        if (const auto found = std::ranges::find(all, id, &ExportColumn::id); found != all.end())
            add(*found, true);
    }
    for (const ExportColumn &column : std::as_const(all)) {
        if (!ticked.contains(column.id) && isOffered(column, *book))
            add(column, false);
    }
}

void ExportDialog::chooseColumns(const QStringList &ids)
{
    fillColumns(ids);
    showPreview();
}

QStringList ExportDialog::chosenIds() const
{
    QStringList ids;
    for (int i = 0; i < m_columns->count(); ++i) {
        if (m_columns->item(i)->checkState() == Qt::Checked)
            ids << m_columns->item(i)->data(Qt::UserRole).toString();
    }
    return ids;
}

/// In the language of the headings, as what is written out.
std::unique_ptr<VisibleSeason> ExportDialog::visibleSeason() const
{
    return m_openDesk.desk()->lists().visibleSeason(
        nameOf(TableLanguage(m_headings->currentIndex())));
}

ExportRequest ExportDialog::request() const
{
    ExportRequest request;
    request.source = scope().source;
    request.furtherLists = scope().furtherLists;
    request.profile.columns = chosenIds();
    request.profile.language = TableLanguage(m_headings->currentIndex());
    request.profile.excel = format().format == ExportFormat::Excel;
    request.profile.isLong = m_long->isChecked();
    request.profile.titles = m_titles;
    request.season = m_openDesk.desk()->file().title().value_or(QString());
    request.panelCriteria = m_openDesk.desk()->reviews().panelCriteria();
    request.hasSignature = m_signature->isChecked();
    request.hasOriginals = m_originals->isChecked();
    return request;
}

void ExportDialog::setProfile(const ExportProfile &profile)
{
    {
        const QSignalBlocker headings(m_headings);
        const QSignalBlocker shape(m_long);
        m_headings->setCurrentIndex(int(profile.language));
        m_long->setChecked(profile.isLong);
        if (format().isCsv()) // a workbook takes the columns of either
            m_format->setCurrentIndex(profile.excel ? 0 : 1);
    }
    m_titles = profile.titles;
    fillColumns(profile.columns);
    showPreview();
}

void ExportDialog::showPreview()
{
    const FileFormat &format = this->format();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_columns, m_long, m_preview, m_profile})
        setUsable(widget, format.isTable(), tr("This format has no columns to choose."));
    setUsable(m_headings, format.isTable() || format.isPaper(),
              tr("This format is the same in every language."));
    m_template->setVisible(format.isTable());
    const bool isDossier = format.format == ExportFormat::Dossiers;
    const bool isCovered = m_openDesk.desk()->documents().areCovered();
    m_signature->setVisible(isDossier);
    m_originals->setVisible(isDossier);
    setUsable(m_originals, !isCovered && m_pictures.original,
              isCovered ? tr("Something on the pages is hidden from you.")
                        : tr("The original pages are not at hand here."));
    m_note->setText(format.explanation());
    m_preview->clear();
    m_preview->setRowCount(0);
    const ExportRequest asked = request();
    setUsable(m_write, !format.isTable() || !asked.profile.columns.isEmpty(),
              tr("Choose at least one column."));
    if (!format.isTable() || asked.profile.columns.isEmpty())
        return;
    const auto season = visibleSeason();
    const auto table = ExportTable::open(*season, asked);
    if (!table)
        return;
    QStringList headings;
    for (const Cell &cell : (*table)->headings())
        headings << cellText(cell);
    m_preview->setColumnCount(int(headings.size()));
    m_preview->setHorizontalHeaderLabels(headings);
    const CsvProfile profile = asked.profile.excel ? CsvProfile::Excel : CsvProfile::Plain;
    for (QList<Cell> cells; m_preview->rowCount() < previewRows && (*table)->next(cells);) {
        const int row = m_preview->rowCount();
        m_preview->insertRow(row);
        for (int i = 0; i < int(cells.size()); ++i) {
            const auto *text = std::get_if<QString>(&cells[i]);
            QString shown =
                text && format.isCsv() ? CsvWriter::guarded(*text, profile) : cellText(cells[i]);
            shown.replace(u'\t', u'⇥'); // as wide as one, it would hide what follows
            m_preview->setItem(row, i, new QTableWidgetItem(shown));
        }
    }
}

} // namespace Bole
