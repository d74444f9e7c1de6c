// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/everyview.h"
#include "views/common/usable.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

bool isControl(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    if (qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent) ||
        qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QAbstractItemView *>(parent))
        return false; // a part of a control, which says it for all of them
    return qobject_cast<const QAbstractButton *>(&widget) ||
           qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) ||
           qobject_cast<const QLineEdit *>(&widget) ||
           qobject_cast<const QPlainTextEdit *>(&widget) ||
           qobject_cast<const QAbstractItemView *>(&widget);
}

/// Why something is grey; empty where it is not told.
QString reasonOf(const QWidget &control, const ActionTable &actions)
{
    const auto *button = qobject_cast<const QToolButton *>(&control);
    const QAction *action = button ? button->defaultAction() : nullptr;
    if (action && !action->objectName().isEmpty()) {
        const QString usual = actions.toolTip(action->objectName().toLatin1());
        return button->toolTip() == usual ? QString() : button->toolTip();
    }
    return whyNotUsable(control);
}

QString nameOf(const QWidget &control)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&control);
    return QString::fromLatin1(control.metaObject()->className()) + u' ' + control.objectName() +
           u' ' + (button ? button->text() : control.accessibleName());
}

} // namespace

/// What cannot be done is grey, and says why.
class TestGrey : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_sample.build()); }
    void everythingGrey_saysWhy_data();
    void everythingGrey_saysWhy();
    void usableAgain_hasItsUsualToolTip();

private:
    SampleCopy m_sample;
};

void TestGrey::everythingGrey_saysWhy_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

void TestGrey::everythingGrey_saysWhy()
{
    QFETCH(QString, language);
    EveryView window(m_sample, language);
    QVERIFY(window.show());
    QStringList silent;
    int grey = 0;
    const auto look = [&](const QString &view, QWidget &shown) {
        for (const QWidget *widget : shown.findChildren<QWidget *>()) {
            if (!isControl(*widget) || widget->isEnabled() || !widget->isVisible())
                continue;
            ++grey;
            if (reasonOf(*widget, window.bench.actions).isEmpty())
                silent << view + u": "_s + nameOf(*widget);
        }
    };
    window.visitViews(look);
    window.visitSides(look);
    window.visitDialogs(look);
    window.visitBeginning(look);
    QCOMPARE(window.missing, QStringList());
    silent.removeDuplicates();
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
    QVERIFY2(grey > 30, QByteArray::number(grey));
}

void TestGrey::usableAgain_hasItsUsualToolTip()
{
    QPushButton button;
    button.setToolTip(u"Removes it"_s);
    setUsable(&button, false, u"Nothing is chosen."_s);
    QVERIFY(!button.isEnabled());
    QCOMPARE(button.toolTip(), u"Nothing is chosen."_s);
    setUsable(&button, false, u"Nothing is there."_s);
    QCOMPARE(button.toolTip(), u"Nothing is there."_s);
    button.setToolTip(u"Entfernt es"_s); // the language was changed meanwhile
    setUsable(&button, false, u"Nichts ist da."_s);
    QCOMPARE(button.toolTip(), u"Nichts ist da."_s);
    setUsable(&button, true, {});
    QVERIFY(button.isEnabled());
    QCOMPARE(button.toolTip(), u"Entfernt es"_s);
}

QTEST_MAIN(TestGrey)
#include "tst_grey.moc"
