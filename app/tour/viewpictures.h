// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QDir>
#include <QList>
#include <QSize>

namespace Bole {

class Workbench;

/// Takes a picture of every main view of an open window, in both languages and two sizes.
class ViewPictures
{
public:
    ViewPictures(Workbench &bench, const QString &folder);

    /// Shows the first of `applicants` and compares the first three and six. How many pictures were
    /// saved.
    int take(const QList<ApplicantId> &applicants);

private:
    void takeAll(const QString &suffix);
    void compare(qsizetype count);
    void save(const QString &name);

    Workbench &m_bench;
    QDir m_folder;
    QList<ApplicantId> m_applicants;
    int m_saved = 0;
};

} // namespace Bole
