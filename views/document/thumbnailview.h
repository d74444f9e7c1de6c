// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/pageimages.h"

#include <QListView>

namespace Bole {

/// The pages as small pictures, to go to one. Pictures are asked for as they come into view.
class ThumbnailView : public QListView
{
    Q_OBJECT

public:
    explicit ThumbnailView(PageImages &images, QWidget *parent = nullptr);

    void setDocument(OpenDocument *document);
    void setCurrentPage(int page);

signals:
    void pageChosen(int page);

protected:
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    class Model;
    class Delegate;

    void retranslate();

    Model *m_model;
    bool m_following = false;
};

} // namespace Bole
