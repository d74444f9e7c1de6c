// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QMap>
#include <QRegularExpression>
#include <QStringList>

namespace Bole::Tests {

using namespace Qt::StringLiterals;

/// What one run types for each of two applicants: another decision, other levels and other words
/// than the run before.
struct Script
{
    int run = 0;

    int level(int criterion) const { return 1 + (run + criterion) % 5; }
    Decision decision() const { return run % 2 ? Decision::Wait : Decision::Interview; }
    QString note() const { return QStringLiteral("run %1 a b c d e f g h i j k l m n").arg(run); }

    QString decisionKey() const { return run % 2 ? QStringLiteral("w") : QStringLiteral("i"); }

    /// All but the decision.
    QStringList keysFor(int criteria) const
    {
        QStringList keys{QStringLiteral("key"), QStringLiteral("--delay"), QStringLiteral("8")};
        for (int i = 0; i < criteria; ++i)
            keys.append(QString::number(level(i)));
        keys << QStringLiteral("ctrl+a") << QStringLiteral("type") << QStringLiteral("--args")
             << QStringLiteral("1") << QStringLiteral("--delay") << QStringLiteral("14") << note()
             << QStringLiteral("key") << QStringLiteral("ctrl+shift+Return");
        return keys;
    }
};

/// What the program said was in the file: "applicant 7: note 12".
struct Saved
{
    QMap<ApplicantId, QMap<QString, int>> pieces; ///< the last of each kind
    int count = 0;
    int submitted = 0;
    bool isBegun = false;      ///< a decision since the last was submitted
    QStringList said;          ///< in their order
    QByteArrayList otherLines; ///< whatever else it wrote

    QString history() const { return u"\nit said:\n"_s + said.join(u'\n'); }

    void read(const QByteArray &line)
    {
        static const QRegularExpression words(QStringLiteral(R"(applicant (\d+): (\S+) (-?\d+))"));
        const auto match = words.match(QString::fromUtf8(line));
        if (!match.hasMatch()) {
            otherLines.append(line.trimmed());
            return;
        }
        const int value = match.captured(3).toInt();
        pieces[ApplicantId{match.captured(1).toLongLong()}][match.captured(2)] = value;
        said.append(match.captured());
        ++count;
        const bool isSubmitted =
            match.captured(2) == "state"_L1 && value == int(ReviewState::Submitted);
        submitted += isSubmitted;
        isBegun = !isSubmitted && (isBegun || match.captured(2) == "decision"_L1);
    }
};

} // namespace Bole::Tests
