// SPDX-License-Identifier: GPL-3.0-or-later
// Makes NAME.idx beside each knowledge table while the program is built, so that none of its users
// has to read thousands of names at start.
#include "model/knowledge/table.h"

#include <QDir>
#include <QFile>

#include <cstdio>

using namespace Bole;

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fputs("usage: bole-index-tables TABLES OUTPUT\n", stderr);
        return 2;
    }
    const QDir tables(QString::fromLocal8Bit(argv[1]));
    const QDir output(QString::fromLocal8Bit(argv[2]));
    QList<Error> problems;
    for (int i = 0; i < int(TableId::Count); ++i) {
        const TableForm &form = tableForm(TableId(i));
        QFile in(tables.filePath(form.name + QLatin1StringView(".tsv")));
        QFile out(output.filePath(form.name + QLatin1StringView(".idx")));
        if (!in.open(QFile::ReadOnly) || !out.open(QFile::WriteOnly)) {
            std::fprintf(stderr, "%s cannot be read or written\n", qPrintable(in.fileName()));
            return 1;
        }
        out.write(Table::makeIndex(form.id, in.readAll(), &problems));
    }
    for (const Error &problem : std::as_const(problems))
        std::fprintf(stderr, "%s\n", qPrintable(problem.detail));
    return problems.isEmpty() ? 0 : 1;
}
