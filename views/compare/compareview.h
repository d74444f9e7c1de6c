// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/knowledge.h"
#include "model/shortlist/comparemodel.h"

#include <QWidget>

class QLabel;
class QPagedPaintDevice;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace Bole {

class CompareLayouts;
class ComparePages;
class CompareTable;
class EmptyState;
class Session;

/// Two to six applicants side by side, as a table or as their documents. A cell leads to its place
/// in that applicant's document; a column can be pinned to the left; groups fold, rows hide and
/// move, and the season remembers it.
class CompareView : public QWidget
{
    Q_OBJECT

public:
    explicit CompareView(Session &session, QWidget *parent = nullptr);
    ~CompareView() override;

    /// Those that the session compares, whichever pane chose them; the first six.
    QList<ApplicantId> applicants() const;
    void setApplicants(const QList<ApplicantId> &applicants);
    const Comparison &comparison() const { return m_model.comparison(); }

    void pin(ApplicantId applicant); ///< none: nobody is pinned
    void moveLine(int from, int to);
    void hideLine(int line);
    void foldLine(int line);
    void showDocuments(bool shown);
    void paint(QPagedPaintDevice &device) const;

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
    QString groupLabel(CompareRow::Group group) const;
    QString rowLabel(const CompareRow &row) const;
    QString cellWords(const CompareRow &row, const CompareCell &cell) const;
    QString explanation(const CompareRow &row, const CompareCell &cell) const;
    QString partWords(const CompareCell &cell) const;
    QString html() const;
    Viewer viewer() const;
    bool isChinese() const;

    Session &m_session;
    Knowledge m_knowledge{Knowledge::committeeFolder()};
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
    ComparePages *m_documentPages = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedWidget *m_pages = nullptr;
};

} // namespace Bole
