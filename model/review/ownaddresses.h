// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/hiddenspan.h"

#include <QList>
#include <QSet>
#include <QStringList>

namespace Bole {

/// What in an address tells whose it is: the local part of an e-mail, the user of a profile, a page
/// of one's own. Handles are made of names more often than not ("lyi", "yilin98"), so those that no
/// record lists are found as well. Filled once for an applicant, then constant.
class OwnAddresses
{
public:
    void setFields(BlindFields hidden) { m_hidden = hidden; }
    /// Of the applicant: an e-mail's local part, a user's name, or a whole address of a page.
    void addHandle(const QString &handle);
    void addPage(const QString &url);
    /// The name's parts written together, see NameForms.
    void addNames(const QStringList &joined);

    /// Whether a word is such a handle where it stands alone, outside of any address.
    bool isHandle(QStringView word) const;
    /// Whether letters are a name written together: "linyi" of "L I N  Y I".
    bool holdsName(QStringView letters) const;
    void find(QStringView text, QList<HiddenSpan> &found) const;

private:
    bool revealsName(QStringView part) const;
    void findEmailParts(QStringView text, QList<HiddenSpan> &found) const;
    void findLinkParts(QStringView text, QList<HiddenSpan> &found) const;
    bool isOwnPage(const QString &url) const;

    BlindFields m_hidden;
    QSet<QString> m_handles; ///< in small letters
    QSet<QString> m_pages;   ///< in small letters, without scheme
    QSet<QString> m_names;
};

} // namespace Bole
