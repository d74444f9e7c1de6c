// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace Bole {

class ActionTable;

/// The guide: its pages at the left, found by words; the one that is read at the right, in the
/// window's language. It stays open next to the work.
class GuideWindow : public QDialog
{
    Q_OBJECT

public:
    explicit GuideWindow(const ActionTable &actions, QWidget *parent = nullptr);

    void showPage(const QString &page);
    const QString &page() const { return m_page; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void search();
    void fillPages();
    void load();
    void markWords();
    void retranslate();

    const ActionTable &m_actions;
    QString m_page;
    QLineEdit *m_search;
    QListWidget *m_pages;
    QTextBrowser *m_text;
};

} // namespace Bole
