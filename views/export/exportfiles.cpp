// SPDX-License-Identifier: GPL-3.0-or-later
// The files that the export dialog reads and writes.
#include "model/desk/desk.h"
#include "model/export/savefile.h"
#include "model/import/rostertable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/export/exportdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QProgressDialog>
#include <QPushButton>

namespace Bole {

/// The headings of somebody's form, in their order; a column for each.
void ExportDialog::readTemplate()
{
    const QString path =
        m_dialogs.openFile(this, m_template->text(), tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods)"));
    if (path.isEmpty())
        return;
    const auto table = readRosterTable(FilePath(path));
    const auto book = ScoreBook::of(*visibleSeason());
    if (!table || !book) {
        m_dialogs.error(this, tr("The template could not be read."),
                        table ? book.error() : table.error());
        return;
    }
    const auto all = wideColumns(*book, TableLanguage(m_headings->currentIndex()));
    const TemplateColumns found = templateColumns(table->head, all);
    m_titles = found.titles;
    m_long->setChecked(false);
    fillColumns(found.columns);
    showPreview();
    if (!found.unknown.isEmpty())
        m_dialogs.inform(
            this,
            tr("%n heading(s) of the template stay empty.", nullptr, int(found.unknown.size())),
            found.unknown.join(u'\n'));
}

QString ExportDialog::suggestedName() const
{
    return datedName(scope().name.isEmpty() ? tr("applicants") : scope().name, format().suffix);
}

void ExportDialog::write()
{
    QString path =
        m_dialogs.saveFile(this, tr("Export"), suggestedName(),
                           format().name() + QStringLiteral(" (*.") + format().suffix + u')');
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty()) // a name typed without one opens in no program
        path += u'.' + format().suffix;
    QProgressDialog progress(tr("Writing the file…"), tr("Stop"), 0, 0, this);
    progress.setWindowModality(Qt::WindowModal);
    ExportRequest asked = request();
    asked.progress = [&progress](qsizetype done, qsizetype of) {
        progress.setMaximum(int(of));
        progress.setValue(int(done));
        return !progress.wasCanceled();
    };
    const auto rows = format().format == ExportFormat::Dossiers
                          ? exportDossiersWith(*visibleSeason(), asked, path, m_pictures)
                          : format().write(*visibleSeason(), asked, path);
    progress.reset();
    if (!rows && rows.error().code == ErrorCode::Cancelled)
        return;
    if (!rows) {
        m_dialogs.error(this, tr("The file could not be written."), rows.error());
        return;
    }
    m_announcements.say(tr("%n row(s) written to %1.", nullptr, int(*rows)).arg(path));
    accept();
}

} // namespace Bole
