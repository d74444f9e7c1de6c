// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QFormLayout;
class QToolButton;

namespace Bole {

/// Rows under a heading that folds them away; then the heading tells what is in them. Where they
/// would take too much of a pane they are folded until somebody says otherwise.
class FoldingSection : public QWidget
{
    Q_OBJECT

public:
    /// The heading is the object `name`-fold.
    explicit FoldingSection(const QString &name, QWidget *parent = nullptr);

    QFormLayout *rows() const { return m_rows; }
    QWidget *body() const { return m_body; }
    void clear(); ///< later, so that a row can ask for it
    /// `summary`: what the rows hold, in one line.
    void setTitle(const QString &title, const QString &summary);
    /// How high the pane is that this stands in.
    void setRoom(int height);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showFolded();

    QString m_title;
    QString m_summary;
    int m_room = 0;
    std::optional<bool> m_isFolded; ///< as somebody chose
    QToolButton *m_fold;
    QWidget *m_body;
    QFormLayout *m_rows;
};

} // namespace Bole
