// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/testkinds.h"

#include "model/knowledge/compiledin.h"
#include "model/knowledge/languagecode.h"
#include "model/knowledge/table.h"

#include <QStringList>

#include <algorithm>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameTestTable()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

namespace {

std::optional<double> numberIn(QByteArrayView text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text.toByteArray().toDouble());
}

TestKind kindFrom(const QList<QByteArrayView> &row)
{
    const QStringList uses = QString::fromUtf8(row.value(4)).split(u' ');
    TestKind kind;
    kind.name = QString::fromUtf8(row.value(0));
    kind.chinese = row.value(5).isEmpty() ? kind.name : QString::fromUtf8(row.value(5));
    kind.idText = testId(kind.name).toLatin1();
    kind.least = numberIn(row.value(2));
    kind.most = numberIn(row.value(3));
    kind.isUsual = uses.contains(u"usual");
    kind.isColumn = kind.isUsual || uses.contains(u"column");
    kind.isEnglish = uses.contains(u"english");
    kind.standsAlone = uses.contains(u"alone");
    const QStringList bands = QString::fromUtf8(row.value(6)).split(u'|', Qt::SkipEmptyParts);
    for (const QString &band : bands)
        kind.ieltsBands.append(
            {band.section(u':', 0, 0).toDouble(), band.section(u':', 1, 1).toDouble()});
    return kind;
}

QList<TestKind> readKinds()
{
    nameTestTable();
    QList<TestKind> kinds;
    Table(TableId::Tests, compiledIn(QStringLiteral("tests.tsv")), {})
        .forEachRow([&](const QList<QByteArrayView> &row) { kinds.append(kindFrom(row)); });
    return kinds;
}

} // namespace

QString TestKind::heading(QStringView language) const
{
    return isChinese(language) ? chinese : name;
}

std::optional<double> TestKind::ieltsEquivalent(double score) const
{
    if (name == u"IELTS")
        return score;
    std::optional<double> best;
    for (const auto &[from, band] : ieltsBands) {
        if (score >= from)
            best = std::max(best.value_or(0), band);
    }
    return best;
}

const QList<TestKind> &testKinds()
{
    static const QList<TestKind> kinds = readKinds();
    return kinds;
}

const TestKind *findTestKind(QStringView id)
{
    const auto found =
        std::ranges::find_if(testKinds(), [id](const TestKind &kind) { return kind.id() == id; });
    return found == testKinds().end() ? nullptr : &*found;
}

const TestKind *findTestByName(QStringView name)
{
    return findTestKind(testId(name));
}

} // namespace Bole
