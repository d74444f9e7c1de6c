// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// A page of lines; what is linked leads somewhere.
class LinkedPage
{
public:
    LinkedPage() { m_page.size = QSizeF(600, 800); }

    LinkedPage &line(const QString &text, double y, double size = 10)
    {
        double x = 50;
        for (const QString &part : text.split(u' ')) {
            Word word;
            word.text = part;
            word.box = QRectF(x, y, 0.5 * size * double(part.size()), size);
            word.fontSize = size;
            word.bold = size > 11;
            word.spaceAfter = true;
            m_page.words.append(word);
            x = word.box.right() + 0.3 * size;
        }
        return *this;
    }

    /// Behind the word that says so.
    LinkedPage &link(const QString &word, const QString &url)
    {
        for (const Word &each : std::as_const(m_page.words)) {
            if (each.text == word)
                m_page.links.append({each.box, url, 0});
        }
        return *this;
    }

    LinkedPage &icon(double x, double y, const QString &url)
    {
        m_page.links.append({QRectF(x, y, 12, 12), url, 0});
        return *this;
    }

    Record read() const
    {
        return understand({DocumentKind::Pdf, {m_page}, {}}, Knowledge::ofProgram(),
                          PartialDate{2026, 11, 1})
            .record;
    }

private:
    PageText m_page;
};

LinkedPage cv()
{
    LinkedPage page;
    page.line(u"Mira Okafor"_s, 40, 20)
        .line(u"GitHub Scholar Homepage Lab rivercloud"_s, 70)
        .line(u"EDUCATION"_s, 120, 13)
        .line(u"University of Leeds, BSc in Physics, 2019 - 2023"_s, 140)
        .line(u"PROJECTS"_s, 200, 13)
        .line(u"Birdwatch a map of birds"_s, 220);
    return page;
}

QStringList addresses(const Record &record)
{
    QStringList all{record.basics.url};
    for (const Profile &profile : record.basics.profiles)
        all.append(profile.network + u' ' + profile.url);
    all.removeAll(QString());
    return all;
}

} // namespace

/// Addresses behind words and icons.
class TestOwnLinks : public QObject
{
    Q_OBJECT

private slots:
    void ownPages_areProfiles();
    void othersPages_areNone();
    void icon_namesWhoseHandleItIs();
    void email_isTakenWhereNoneIsPrinted();
};

void TestOwnLinks::ownPages_areProfiles()
{
    const Record record =
        cv().link(u"GitHub"_s, u"https://github.com/okafor-m"_s)
            .link(u"Scholar"_s, u"https://scholar.google.com/citations?user=AbC12&hl=en"_s)
            .link(u"Homepage"_s, u"https://mira.example.org/"_s)
            .icon(500, 45, u"https://orcid.org/0000-0001-2345-6789"_s)
            .read();
    const QStringList found = addresses(record);
    QVERIFY(found.contains(u"https://mira.example.org/"_s));
    QVERIFY(found.contains(u"GitHub https://github.com/okafor-m"_s));
    QVERIFY(found.contains(u"ORCID https://orcid.org/0000-0001-2345-6789"_s));
    QVERIFY(
        found.contains(u"Google Scholar https://scholar.google.com/citations?user=AbC12&hl=en"_s));
    QVERIFY(record.provenance.contains(u"/basics/url"_s));
}

void TestOwnLinks::othersPages_areNone()
{
    const Record record = cv().link(u"Lab"_s, u"https://lab.example.edu/rivers"_s)
                              .link(u"Birdwatch"_s, u"https://github.com/okafor-m/birdwatch"_s)
                              .link(u"University"_s, u"https://leeds.example.edu"_s)
                              .link(u"GitHub"_s, u"https://github.com/GitHub: https://x.example"_s)
                              .read();
    for (const QString &address : addresses(record))
        QVERIFY2(!address.contains(u"http"_s), qPrintable(address));
}

void TestOwnLinks::icon_namesWhoseHandleItIs()
{
    const Record record = cv().link(u"rivercloud"_s, u"https://github.com/rivercloud"_s).read();
    QCOMPARE(addresses(record).filter(u"rivercloud"_s),
             QStringList{u"GitHub https://github.com/rivercloud"_s});
}

void TestOwnLinks::email_isTakenWhereNoneIsPrinted()
{
    const Record record = cv().icon(480, 45, u"mailto:mira@example.org?subject=CV"_s).read();
    QCOMPARE(record.basics.emails, QStringList{u"mira@example.org"_s});
}

QTEST_GUILESS_MAIN(TestOwnLinks)
#include "tst_ownlinks.moc"
