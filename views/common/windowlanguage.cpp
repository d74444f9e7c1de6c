// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/windowlanguage.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Families by language: a Chinese font for the Chinese window, and behind the system's own font
/// in the English one, so that a Chinese name is never a row of boxes or in Japanese shapes.
QFont fontFor(const QString &code)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const QStringList chinese{u"Noto Sans CJK SC"_s,   u"Noto Sans SC"_s,
                              u"Source Han Sans SC"_s, u"WenQuanYi Micro Hei"_s,
                              u"Microsoft YaHei"_s,    u"PingFang SC"_s};
    const QStringList latin{u"Noto Sans"_s, font.family()};
    font.setFamilies(code == u"zh_CN" ? chinese + latin : latin + chinese);
    return font;
}

} // namespace

WindowLanguage::WindowLanguage(const QString &code, QObject *parent) : QObject(parent)
{
    setCurrent(all().contains(code) ? code : systemDefault());
}

WindowLanguage::~WindowLanguage()
{
    QCoreApplication::removeTranslator(&m_keys);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

QStringList WindowLanguage::all()
{
    return {u"en"_s, u"zh_CN"_s};
}

QString WindowLanguage::inUse()
{
    return QLocale().language() == QLocale::Chinese ? u"zh_CN"_s : u"en"_s;
}

QString WindowLanguage::ownName(const QString &code)
{
    return code == u"zh_CN" ? u"简体中文"_s : u"English"_s;
}

QString WindowLanguage::systemDefault()
{
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        if (wanted.startsWith(u"zh"))
            return u"zh_CN"_s;
        if (wanted.startsWith(u"en"))
            return u"en"_s;
    }
    return u"en"_s;
}

void WindowLanguage::setCurrent(const QString &code)
{
    if (code == m_current || !all().contains(code))
        return;
    m_current = code;
    QLocale::setDefault(code == u"zh_CN" ? QLocale(QLocale::Chinese, QLocale::China)
                                         : QLocale(QLocale::English));
    // The font first: what is laid out anew on LanguageChange must measure the right one.
    // Commands have no fonts.
    if (qobject_cast<QApplication *>(QCoreApplication::instance()))
        QApplication::setFont(fontFor(code));
    QCoreApplication::removeTranslator(&m_keys);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(u":/i18n/bole_"_s + code + u".qm"_s))
        QCoreApplication::installTranslator(&m_own);
    QCoreApplication::installTranslator(&m_keys); // last: asked before Qt's own
    emit changed(code);
}

} // namespace Bole
