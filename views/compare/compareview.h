// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparemodel.h"
#include "model/knowledge/knowledge.h"

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPagedPaintDevice;
class QPushButton;
class QStackedWidget;
class QTextBrowser;
class QToolButton;

namespace Bole {

class ActionTable;
class ComparedApplicants;
class CompareLayouts;
class ComparePages;
class CompareTable;
class Dialogs;
class EmptyState;
class OpenDesk;
class ReaderPool;
class ReadingPosition;
class SavedComparisons;

/// Two to six applicants side by side, as a table or as their documents. A cell leads to its place
/// in that applicant's document; a column can be pinned to the left; groups fold, rows hide and
/// move, and the season remembers it.
class CompareView : public QWidget
{
    Q_OBJECT

public:
    CompareView(OpenDesk &openDesk, ReadingPosition &position, ComparedApplicants &compared,
                ReaderPool &readers, ActionTable &actions, Dialogs &dialogs,
                QWidget *parent = nullptr);
    ~CompareView() override;

    /// Whichever pane chose them; the first six.
    QList<ApplicantId> applicants() const;
    void setApplicants(const QList<ApplicantId> &applicants);
    const Comparison &comparison() const { return m_model.comparison(); }

    void pin(ApplicantId applicant); ///< none: nobody is pinned
    void moveLine(int from, int to);
    void hideLine(int line);
    void foldLine(int line);
    void unfoldRow(int line); ///< its details: titles of papers, of prizes
    void showDocuments(bool shown);
    void paint(QPagedPaintDevice &device) const;

    /// Small photographs beside the names.
    void setPhotos(const std::function<QPixmap(ApplicantId)> &photos);

signals:
    void additionWanted(const QList<Bole::ApplicantId> &applicants); ///< to the shortlist
    void readingWanted();                                            ///< the applicant in front

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void wire();
    void wireSeason();
    void retranslate();
    void reload();
    void showState();
    void pick();
    void remove(ApplicantId applicant);
    void openCell(const QModelIndex &index);
    void headerMenu(const QPoint &at);
    void lineMenu(int line, const QPoint &global);
    void moveCurrent(int by);
    void saveCsv();
    void savePdf();
    void print();
    void showCell();
    void openDetail(const QUrl &link);
    void open(const QModelIndex &index, const QList<Place> &places);
    QString cellHtml(const CompareRow &row, const CompareCell &cell) const;
    QString markWords(const CompareRow &row) const;
    QString spokenWords(const QModelIndex &index) const;
    QString groupLabel(CompareRow::Group group, int folded) const;
    QString rowLabel(const CompareRow &row) const;
    QStringList notices() const;
    QString cellWords(const CompareRow &row, const CompareCell &cell) const;
    QString explanation(const CompareRow &row, const CompareCell &cell) const;
    QString partWords(const CompareCell &cell) const;
    QString html() const;

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    ComparedApplicants &m_compared;
    ReaderPool &m_readers;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    std::optional<Knowledge> m_knowledge; ///< of the committee; read when first needed
    ApplicantId m_pinned;
    CompareModel m_model;
    CompareLayouts *m_layouts = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_clear = nullptr;
    QToolButton *m_layout = nullptr;
    QToolButton *m_documents = nullptr;
    QPushButton *m_csv = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_print = nullptr;
    QLabel *m_notice = nullptr;
    CompareTable *m_table = nullptr;
    QTextBrowser *m_cell = nullptr; ///< all of the current cell, to be read and followed
    SavedComparisons *m_saved = nullptr;
    QToolButton *m_name = nullptr;
    ComparePages *m_documentPages = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedWidget *m_pages = nullptr;
};

} // namespace Bole
