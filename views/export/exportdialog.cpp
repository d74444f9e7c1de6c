// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/exportdialog.h"

#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/shortlist/csvwriter.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/export/fileformats.h"
#include "views/session.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

namespace Bole {

namespace {

constexpr int previewRows = 8;
const QString profilesKey = QStringLiteral("exportProfiles");

} // namespace

ExportDialog::ExportDialog(Session &session, const ExportSource &source, QWidget *parent)
    : QDialog(parent), m_session(session), m_source(source), m_list(source.list)
{
    setObjectName(QStringLiteral("export-dialog"));
    build();
    retranslate();
    const bool chinese = QLocale().language() == QLocale::Chinese;
    m_headings->setCurrentIndex(chinese ? 1 : 0);
    readProfiles();
    fillColumns({});
    wire();
    showPreview();
}

void ExportDialog::build()
{
    resize(118 * Grid, 78 * Grid);
    m_whatLabel = new QLabel;
    m_what = new QComboBox;
    m_formatLabel = new QLabel;
    m_format = new QComboBox;
    m_format->setObjectName(QStringLiteral("export-format"));
    m_headingsLabel = new QLabel;
    m_headings = new QComboBox;
    m_long = new QCheckBox;
    m_profileLabel = new QLabel;
    m_profile = new QComboBox;
    m_save = new QPushButton;
    m_remove = new QPushButton;
    m_columnsLabel = new QLabel;
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
    line(m_profileLabel, m_profile);
    auto *profileButtons = new QHBoxLayout;
    profileButtons->addWidget(m_save);
    profileButtons->addWidget(m_remove);
    choices->addLayout(profileButtons, row++, 1);
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
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    connect(m_headings, &QComboBox::currentIndexChanged, this, [this] {
        fillColumns(chosenIds());
        showPreview();
    });
    connect(m_long, &QCheckBox::toggled, this, [this] {
        fillColumns({});
        showPreview();
    });
    connect(m_columns, &QListWidget::itemChanged, this, &ExportDialog::showPreview);
    connect(m_columns->model(), &QAbstractItemModel::rowsMoved, this, &ExportDialog::showPreview);
    connect(m_profile, &QComboBox::activated, this, [this](int index) {
        setProfile(m_profiles.value(index - 1)); // the first entry is "none"
    });
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::saveProfile);
    connect(m_remove, &QPushButton::clicked, this, &ExportDialog::removeProfile);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_write, &QPushButton::clicked, this, &ExportDialog::write);
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
    m_columnsLabel->setText(tr("Columns: tick what goes out, drag to order it"));
    m_columns->setAccessibleName(tr("Columns"));
    m_previewLabel->setText(tr("The first rows, as they will be in the file"));
    m_preview->setAccessibleName(tr("Preview"));
    m_long->setText(tr("One row for each score"));
    m_save->setText(tr("Save Profile…"));
    m_remove->setText(tr("Delete"));
    m_write->setText(tr("Export…"));
    m_close->setText(tr("Close"));
    const auto refill = [](QComboBox *box, const QStringList &items) {
        const QSignalBlocker blocker(box);
        const int index = std::max(box->currentIndex(), 0);
        box->clear();
        box->addItems(items);
        box->setCurrentIndex(index);
    };
    QStringList what;
    if (m_list)
        what << tr("The list “%1”").arg(m_list->name);
    refill(m_what, what << tr("All applicants"));
    refill(m_headings, {tr("English"), tr("Chinese"), tr("Stable ids, for scripts")});
    QStringList formats;
    for (const FileFormat &format : fileFormats())
        formats << format.name();
    refill(m_format, formats);
    readProfiles();
}

void ExportDialog::fillColumns(const QStringList &chosen)
{
    const QSignalBlocker blocker(m_columns);
    m_columns->clear();
    const Headings headings = Headings(m_headings->currentIndex());
    const Viewer viewer = Viewer::of(*m_session.season(), m_session.reviewer(), nameOf(headings));
    const auto book = ScoreBook::of(*m_session.season(), viewer);
    if (!book)
        return;
    const bool isLong = m_long->isChecked();
    const auto all = isLong ? longColumns(*book, headings) : wideColumns(*book, headings);
    const QStringList ticked = chosen.isEmpty() ? usualColumns(*book, isLong) : chosen;
    const auto add = [&](const ExportColumn &column, bool on) {
        auto *item = new QListWidgetItem(column.headingIn(headings), m_columns);
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
    for (const ExportColumn &column : all) {
        if (!ticked.contains(column.id))
            add(column, false);
    }
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

ExportRequest ExportDialog::request() const
{
    ExportRequest request;
    request.source = m_source;
    if (m_list && m_what->currentIndex() > 0)
        request.source.list.reset();
    request.viewer = m_session.reviewer();
    request.profile.columns = chosenIds();
    request.profile.headings = Headings(m_headings->currentIndex());
    request.profile.excel = fileFormats()[m_format->currentIndex()].excel;
    request.profile.isLong = m_long->isChecked();
    return request;
}

void ExportDialog::readProfiles()
{
    m_profiles.clear();
    const auto stored = m_session.season()->settings().value(profilesKey);
    for (const QJsonValue &value : stored.value_or(QJsonValue()).toArray())
        m_profiles << exportProfileFromJson(value.toObject());
    const QSignalBlocker blocker(m_profile);
    const int index = m_profile->currentIndex();
    m_profile->clear();
    m_profile->addItem(tr("None"));
    for (const ExportProfile &profile : std::as_const(m_profiles))
        m_profile->addItem(profile.name);
    m_profile->setCurrentIndex(std::clamp(index, 0, int(m_profiles.size())));
    m_remove->setEnabled(m_profile->currentIndex() > 0);
}

void ExportDialog::setProfile(const ExportProfile &profile)
{
    {
        const QSignalBlocker headings(m_headings);
        const QSignalBlocker shape(m_long);
        m_headings->setCurrentIndex(int(profile.headings));
        m_long->setChecked(profile.isLong);
        m_format->setCurrentIndex(profile.excel ? 0 : 1);
    }
    m_remove->setEnabled(!profile.name.isEmpty());
    fillColumns(profile.columns);
    showPreview();
}

bool ExportDialog::storeProfiles()
{
    QJsonArray array;
    for (const ExportProfile &profile : std::as_const(m_profiles))
        array << toJson(profile);
    const auto stored = m_session.season()->settings().setValue(profilesKey, array);
    if (!stored)
        m_session.dialogs().error(this, tr("The profile could not be stored."), stored.error());
    return stored.has_value();
}

void ExportDialog::saveProfile()
{
    const auto name =
        m_session.dialogs().text(this, tr("Save the profile"), tr("What is this choice called?"),
                                 m_profiles.value(m_profile->currentIndex() - 1).name);
    if (!name || name->trimmed().isEmpty())
        return;
    ExportProfile profile = request().profile;
    profile.name = name->trimmed();
    m_profiles.removeIf([&](const ExportProfile &p) { return p.name == profile.name; });
    m_profiles << profile;
    if (!storeProfiles())
        return;
    readProfiles();
    m_profile->setCurrentIndex(m_profile->findText(profile.name));
    m_remove->setEnabled(true);
}

void ExportDialog::removeProfile()
{
    const int index = m_profile->currentIndex() - 1;
    if (index < 0)
        return;
    m_profiles.removeAt(index);
    m_profile->setCurrentIndex(0);
    if (storeProfiles())
        readProfiles();
}

void ExportDialog::showPreview()
{
    const FileFormat &format = fileFormats()[m_format->currentIndex()];
    for (QWidget *widget : std::initializer_list<QWidget *>{m_columns, m_headings, m_long,
                                                            m_preview, m_profile, m_save})
        widget->setEnabled(format.isTable);
    m_note->setText(format.explanation());
    m_preview->clear();
    m_preview->setRowCount(0);
    const ExportRequest asked = request();
    m_write->setEnabled(!format.isTable || !asked.profile.columns.isEmpty());
    if (!format.isTable || asked.profile.columns.isEmpty())
        return;
    const auto table = ExportTable::open(*m_session.season(), asked);
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
            const QString shown =
                text && format.isCsv() ? CsvWriter::guarded(*text, profile) : cellText(cells[i]);
            m_preview->setItem(row, i, new QTableWidgetItem(shown));
        }
    }
}

QString ExportDialog::suggestedName() const
{
    const bool list = m_list && m_what->currentIndex() == 0;
    QString name = list ? m_list->name : tr("applicants");
    name.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|]")), QStringLiteral("-"));
    return name + u'.' + fileFormats()[m_format->currentIndex()].suffix;
}

void ExportDialog::write()
{
    const FileFormat &format = fileFormats()[m_format->currentIndex()];
    const QString path =
        m_session.dialogs().saveFile(this, tr("Export"), suggestedName(),
                                     format.name() + QStringLiteral(" (*.") + format.suffix + u')');
    if (path.isEmpty())
        return;
    const auto rows = format.write(*m_session.season(), request(), path);
    if (!rows) {
        m_session.dialogs().error(this, tr("The file could not be written."), rows.error());
        return;
    }
    m_session.say(tr("%n row(s) written to %1.", nullptr, int(*rows)).arg(path));
    accept();
}

} // namespace Bole
