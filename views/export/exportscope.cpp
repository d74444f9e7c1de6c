// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/exportscope.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/desklists.h"

#include <QCoreApplication>

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
    static QString chosen(int count) { return tr("The %n chosen applicant(s)", nullptr, count); }
    static QString chosenName() { return tr("chosen"); }
    static QString all() { return tr("All applicants"); }
};

} // namespace

QList<ExportScope> exportScopes(const Desk &desk, ApplicantId applicant, const RowSource &list)
{
    QList<ExportScope> scopes;
    if (list.isNamedList())
        scopes.append({ScopeWords::list(list.list->name), list.list->name, list, {}});
    else if (list.list && !list.list->entries.isEmpty())
        scopes.append({ScopeWords::chosen(int(list.list->entries.size())),
                       ScopeWords::chosenName(),
                       list,
                       {}});
    const auto lists = desk.lists().all().value_or(QList<Shortlist>());
    if (lists.size() > 1) {
        RowSource first;
        first.list = lists.first();
        scopes.append(
            {ScopeWords::lists(int(lists.size())), ScopeWords::listsName(), first, lists.mid(1)});
    }
    scopes.append({ScopeWords::all(), {}, {}, {}});
    if (applicant.isValid()) {
        const QString name = desk.applicants().name(applicant);
        scopes.append({ScopeWords::one(name), name, RowSource::of({applicant}), {}});
    }
    return scopes;
}

} // namespace Bole
