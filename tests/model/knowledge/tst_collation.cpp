// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/collation.h"

#include <QTest>

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestCollation : public QObject
{
    Q_OBJECT

private slots:
    void chinese_isSortedByPinyin();
    void numbers_areSortedByValue();
    void keys_orderLikeTexts();
};

void TestCollation::chinese_isSortedByPinyin()
{
    const Collation collation(Collation::Language::Chinese);
    QStringList names{u"周一"_s, u"江晓"_s, u"阿明"_s, u"林一"_s};
    std::ranges::sort(
        names, [&](const QString &a, const QString &b) { return collation.compare(a, b) < 0; });
    QCOMPARE(names, (QStringList{u"阿明"_s, u"江晓"_s, u"林一"_s, u"周一"_s}));
}

void TestCollation::numbers_areSortedByValue()
{
    const Collation collation(Collation::Language::English);
    QVERIFY(collation.compare(u"CV 9", u"CV 10") < 0);
    QVERIFY(collation.compare(u"émile", u"Frank") < 0);
    QCOMPARE(collation.compare(u"a", u"a"), 0);
}

void TestCollation::keys_orderLikeTexts()
{
    const Collation collation(Collation::Language::Chinese);
    QVERIFY(collation.sortKey(u"江晓") < collation.sortKey(u"周一"));
    QVERIFY(collation.sortKey(u"江 2") < collation.sortKey(u"江 10"));
}

QTEST_GUILESS_MAIN(TestCollation)
#include "tst_collation.moc"
