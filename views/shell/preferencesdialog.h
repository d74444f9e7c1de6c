// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QTabWidget;

namespace Bole {

class ActionTable;
class Settings;
class ShortcutEditor;
class Theme;
class WindowLanguage;

/// What a person may choose. Every choice takes effect and is kept at once: there is nothing to
/// apply and nothing to lose.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(Settings &settings, WindowLanguage &language, Theme &theme,
                      ActionTable &actions, QWidget *parent = nullptr);

    void reject() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildGeneral();
    void chooseLanguage(int index);
    void chooseTheme(int index);
    void retranslate();

    Settings &m_settings;
    WindowLanguage &m_language;
    Theme &m_theme;
    ActionTable &m_actions;
    QTabWidget *m_tabs;
    QLabel *m_languageLabel;
    QComboBox *m_languages;
    QLabel *m_themeLabel;
    QComboBox *m_themes;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QCheckBox *m_reopen;
    QDialogButtonBox *m_buttons;
    ShortcutEditor *m_shortcuts;
};

} // namespace Bole
