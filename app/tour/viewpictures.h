// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QDir>
#include <QList>
#include <QSize>
#include <QStringList>

namespace Bole {

class Workbench;

/// Takes a picture of every main view of an open window, in both languages and two sizes.
class ViewPictures
{
public:
    /// `only`: the names of those that are wanted, without ".png"; empty: all.
    ViewPictures(Workbench &bench, const QString &folder, const QStringList &only = {});

    /// Shows the first of `applicants` and compares the first three and six. How many pictures were
    /// saved.
    int take(const QList<ApplicantId> &applicants);

private:
    void takeAll(const QString &suffix);
    void compare(qsizetype count);
    void save(const QString &name);

    Workbench &m_bench;
    QDir m_folder;
    QStringList m_only;
    QList<ApplicantId> m_applicants;
    int m_saved = 0;
};

} // namespace Bole
