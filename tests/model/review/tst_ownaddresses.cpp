// SPDX-License-Identifier: GPL-3.0-or-later
// Handles and addresses that tell a name, wherever they stand in a text.
#include "model/review/blinder.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

// A fictional applicant.
Record record()
{
    Record r;
    r.basics.name = u"林一"_s;
    r.basics.nameOther = u"Yi Lin"_s;
    r.basics.emails = {u"lyi@example.org"_s};
    r.basics.url = u"https://quiet.example.org/w/"_s;
    r.basics.profiles = {{u"GitHub"_s, u"kelp"_s, u"https://github.com/kelp"_s}};
    return r;
}

QString blind(const QString &text, BlindFields fields)
{
    return Blinder(Blindness(fields), ApplicantId{17}, record(), u"en").text(text);
}

} // namespace

class TestOwnAddresses : public QObject
{
    Q_OBJECT

private slots:
    void handle_isHidden_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("telling"); ///< must not be left
        const auto row = [](const char *text, const char *telling) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(telling);
        };
        row("lyi@example.org", "lyi");
        row("yilin98@example.net", "yilin");
        row("{lyi, okafor}@example.org", "lyi");
        row("yi.lin [at] example [dot] org", "yi.lin");
        row("code: github.com/yilin98/rivers", "yilin");
        row("https://github.com/kelp/rivers", "kelp");
        row("https://github.com/some-lab/rivers", "some-lab");
        row("https://www.linkedin.com/in/yi-lin-0042/", "yi-lin");
        row("GitHub: tidepool", "tidepool");
        row("https://yilin98.github.io", "yilin");
        row("linyi.me", "linyi");
        row("https://people.example.edu/~ly/", "~ly");
        row("see quiet.example.org/w/talk", "quiet");
        row("my handle is yilin98", "yilin98");
        row("lyi2001 on the forum", "lyi2001");
        row("CV_linyi_2024.pdf", "linyi");
        row("Y I  L I N", "Y I");
        row("L I N Y I", "L I N");
        row("林          一", "一");
        row("LIN, YI", "LIN");
        row("kelp", "kelp");
    }

    void handle_isHidden()
    {
        QFETCH(QString, text);
        QFETCH(QString, telling);
        for (const BlindFields fields :
             {BlindFields(BlindField::Name), BlindField::Name | BlindField::Contact})
            QVERIFY2(!blind(text, fields).contains(telling), qPrintable(blind(text, fields)));
    }

    void otherAddress_stays_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"https://doi.example.org/10.1000/42", "otto.fernweh@example.org",
                                 "https://rivers.example.com/data", "we used lin2020's method",
                                 "A kernel in C++17, see README.md", "B.S., M.Sc., e.g. rivers",
                                 "ylang-ylang oil", "the Yi people of Yunnan"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void otherAddress_stays()
    {
        QFETCH(QString, text);
        QCOMPARE(blind(text, BlindField::Name), text);
    }

    // A family name of two words, written as one, at a host of any country.
    void ownHost_isHidden()
    {
        Record r;
        r.basics.name = u"Orsolya Vadas-Kerti"_s;
        const Blinder blinder(Blindness(BlindField::Name), ApplicantId{17}, r, u"en");
        for (const QString &host : {u"vadaskerti.example.ir"_s, u"vadas-kerti.example.net"_s,
                                    u"www.vadaskerti.example"_s})
            QVERIFY2(!blinder.text(u"home "_s + host + u" | code"_s).contains(u"erti"),
                     qPrintable(host));
        const QString others = u"see rivers.example.ir and e.g. B.Sc. of water.Then more"_s;
        QCOMPARE(blinder.text(others), others);
    }

    // Without names or addresses hidden, nothing of this is touched.
    void nothing_isHiddenUnasked()
    {
        const QString text = u"yilin98@example.net, https://github.com/kelp"_s;
        QCOMPARE(blind(text, BlindField::Photo), text);
    }
};

QTEST_GUILESS_MAIN(TestOwnAddresses)
#include "tst_ownaddresses.moc"
