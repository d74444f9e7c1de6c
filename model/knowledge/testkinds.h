// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/testid.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace Bole {

/// What the table of tests (resources/knowledge/tests.tsv) says of one test.
struct TestKind
{
    QString name;      ///< as the record has it: CET-6
    QString chinese;   ///< as Chinese tables head it; the name where the table says nothing
    QByteArray idText; ///< cet6
    std::optional<double> least;
    std::optional<double> most;
    bool isColumn = false;    ///< has a column, a filter and a rule of order
    bool isUsual = false;     ///< such a column is in an export when nobody chose
    bool isEnglish = false;   ///< of the language, so that one stands for another
    bool standsAlone = false; ///< a test also where no score is printed

    QList<std::pair<double, double>> ieltsBands; ///< from which score on it counts as which band

    /// The IELTS band that a score counts for, where the makers of the test say so; of IELTS itself
    /// the score.
    std::optional<double> ieltsEquivalent(double score) const;
    QLatin1StringView id() const { return QLatin1StringView(idText); }
    QString heading(QStringView language) const;
};

/// All that there are, in the order of the table; they stay as long as the program runs.
const QList<TestKind> &testKinds();
const TestKind *findTestKind(QStringView id);
const TestKind *findTestByName(QStringView name); ///< in whatever case

} // namespace Bole
