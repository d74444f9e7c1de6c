// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/keynames.h"

#include <QObject>
#include <QStringList>
#include <QTranslator>

namespace Bole {

/// The language of the window, which can change while the program runs and has nothing to do with
/// the language of a record. Widgets hear of a change through QEvent::LanguageChange. One a
/// program, owned by whoever builds the window.
class WindowLanguage : public QObject
{
    Q_OBJECT

public:
    /// Begins in `code`, or as the system wishes when it is empty.
    explicit WindowLanguage(const QString &code = {}, QObject *parent = nullptr);
    ~WindowLanguage() override;

    static QStringList all(); ///< codes: "en", "zh_CN"
    /// The one that is in use: en | zh_CN.
    static QString inUse();
    /// The language's own name: "English", "简体中文".
    static QString ownName(const QString &code);
    /// The best of all() for this system.
    static QString systemDefault();

    QString current() const { return m_current; }
    void setCurrent(const QString &code);

signals:
    void changed(const QString &code);

private:
    QString m_current;
    QTranslator m_own;
    QTranslator m_qt;
    KeyNames m_keys;
};

} // namespace Bole
