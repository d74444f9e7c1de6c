// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/export/dossierpdf.h"
#include "views/export/exportscope.h"
#include "views/export/fileformats.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace Bole {

class Announcements;
class Dialogs;
class OpenDesk;
class ProfileBox;
class ReadingPosition;

/// Chooses what of a list, or of all applicants, goes into which kind of file, and shows the first
/// rows as they will be. Choices are kept in the season under a name.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                 Dialogs &dialogs, const RowSource &source, QWidget *parent);

    ExportRequest request() const;
    void chooseColumns(const QStringList &ids); ///< to begin with
    /// Photographs and original pages for dossiers; without them there are none.
    void setPictures(const PaperPictures &pictures) { m_pictures = pictures; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void wire();
    void retranslate();
    void fillColumns(const QStringList &chosen);
    void readTemplate();
    QStringList chosenIds() const;
    void setProfile(const ExportProfile &profile);
    void showPreview();
    void write();
    QString suggestedName() const;
    const FileFormat &format() const;
    void fillScopes();
    std::unique_ptr<VisibleSeason> visibleSeason() const;
    const ExportScope &scope() const;

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    Dialogs &m_dialogs;
    RowSource m_list; ///< that the dialog was opened for
    QList<ExportScope> m_scopes;
    QLabel *m_whatLabel;
    QComboBox *m_what;
    QLabel *m_formatLabel;
    QComboBox *m_format;
    QLabel *m_headingsLabel;
    QComboBox *m_headings;
    QCheckBox *m_long;
    QCheckBox *m_signature;
    QCheckBox *m_originals;
    QPushButton *m_template;
    QLabel *m_profileLabel;
    ProfileBox *m_profile;
    QLabel *m_columnsLabel;
    QListWidget *m_columns;
    QLabel *m_previewLabel;
    QTableWidget *m_preview;
    QLabel *m_note;
    QPushButton *m_write;
    QPushButton *m_close;
    QMap<QString, QString> m_titles; ///< headings of a template's own, by column
    PaperPictures m_pictures;
};

} // namespace Bole
