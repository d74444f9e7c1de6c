// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/exportscope.h"

#include "model/season/season.h"
#include "model/season/shortliststore.h"
#include "views/session.h"

#include <QCoreApplication>
#include <QLocale>

namespace Bole {

namespace {

struct ScopeWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::ExportScope)

public:
    static QString list(const QString &name) { return tr("The list “%1”").arg(name); }
    static QString lists(int count)
    {
        return tr("All %n list(s), one after the other", nullptr, count);
    }
    static QString listsName() { return tr("lists"); }
    static QString one(const QString &name) { return tr("Only %1").arg(name); }
    static QString all() { return tr("All applicants"); }
};

/// As the viewer may call them.
QString nameOf(Session &session, ApplicantId applicant)
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const Viewer viewer = Viewer::of(*session.season(), session.reviewer(),
                                     chinese ? QStringLiteral("zh") : QStringLiteral("en"));
    const auto row = session.season()->applicants().row(applicant);
    return row ? viewer.blindness.displayName(applicant, row->name, viewer.language) : QString();
}

} // namespace

QList<ExportScope> exportScopes(Session &session, const ExportSource &list)
{
    QList<ExportScope> scopes;
    if (list.isNamedList())
        scopes.append({ScopeWords::list(list.list->name), list.list->name, list, {}});
    const auto lists = session.season()->shortlists().list().value_or(QList<Shortlist>());
    if (lists.size() > 1) {
        ExportSource first;
        first.list = lists.first();
        scopes.append(
            {ScopeWords::lists(int(lists.size())), ScopeWords::listsName(), first, lists.mid(1)});
    }
    scopes.append({ScopeWords::all(), {}, {}, {}});
    if (session.applicant().isValid()) {
        const QString name = nameOf(session, session.applicant());
        scopes.append({ScopeWords::one(name), name, ExportSource::of({session.applicant()}), {}});
    }
    return scopes;
}

} // namespace Bole
