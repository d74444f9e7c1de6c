// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/preferencesdialog.h"

#include "views/common/actiontable.h"
#include "views/common/settings.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/shell/shortcuteditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

PreferencesDialog::PreferencesDialog(Settings &settings, WindowLanguage &language, Theme &theme,
                                     ActionTable &actions, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_language(language),
      m_theme(theme),
      m_actions(actions),
      m_tabs(new QTabWidget),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close)),
      m_shortcuts(new ShortcutEditor(actions))
{
    setObjectName(u"preferences-dialog"_s);
    resize(76 * Grid, 64 * Grid);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(buildGeneral(), {});
    m_tabs->addTab(m_shortcuts, {});
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs);
    layout->addWidget(m_buttons);

    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_languages, &QComboBox::activated, this, &PreferencesDialog::chooseLanguage);
    connect(m_themes, &QComboBox::activated, this, &PreferencesDialog::chooseTheme);
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString &name) { m_settings.setValue(Setting::OwnName, name); });
    connect(m_reopen, &QCheckBox::toggled, this,
            [this](bool on) { m_settings.setValue(Setting::ReopenLast, on); });
    connect(&actions, &ActionTable::shortcutsChanged, this,
            [this] { m_actions.save(m_settings.preferences()); });
    retranslate();
}

QWidget *PreferencesDialog::buildGeneral()
{
    m_languageLabel = new QLabel;
    m_languages = new QComboBox;
    m_languages->setObjectName(u"preferences-language"_s);
    m_languageLabel->setBuddy(m_languages);
    m_themeLabel = new QLabel;
    m_themes = new QComboBox;
    m_themes->setObjectName(u"preferences-theme"_s);
    m_themeLabel->setBuddy(m_themes);
    m_nameLabel = new QLabel;
    m_name = new QLineEdit(m_settings.value(Setting::OwnName).toString());
    m_nameLabel->setBuddy(m_name);
    m_reopen = new QCheckBox;
    m_reopen->setChecked(m_settings.value(Setting::ReopenLast).toBool());

    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    form->setHorizontalSpacing(2 * Grid);
    form->setVerticalSpacing(Grid);
    form->addRow(m_languageLabel, m_languages);
    form->addRow(m_themeLabel, m_themes);
    form->addRow(m_nameLabel, m_name);
    form->addRow(QString(), m_reopen);
    return page;
}

void PreferencesDialog::chooseLanguage(int index)
{
    const QString code = m_languages->itemData(index).toString();
    m_language.setCurrent(code.isEmpty() ? WindowLanguage::systemDefault() : code);
    // Last: the window notes every change of language, and "as the system" is not the same as the
    // language that the system has today.
    m_settings.setValue(Setting::Language, code);
}

void PreferencesDialog::chooseTheme(int index)
{
    const QString name = m_themes->itemData(index).toString();
    m_settings.setValue(Setting::Theme, name);
    m_theme.setMode(Theme::modeNamed(name));
}

void PreferencesDialog::reject()
{
    if (m_shortcuts->warnsOfTypedKeys())
        m_tabs->setCurrentWidget(m_shortcuts);
    else
        QDialog::reject();
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_tabs->setTabText(0, tr("General"));
    m_tabs->setTabText(1, tr("Keyboard"));
    m_languageLabel->setText(tr("&Language of the window:"));
    m_themeLabel->setText(tr("&Appearance:"));
    m_nameLabel->setText(tr("Your &name:"));
    m_name->setPlaceholderText(tr("Suggested when a season asks who you are"));
    m_reopen->setText(tr("&Open the last season at start"));
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));

    m_languages->clear();
    m_languages->addItem(tr("As the system"), QString());
    for (const QString &code : WindowLanguage::all())
        m_languages->addItem(WindowLanguage::ownName(code), code);
    m_languages->setCurrentIndex(m_languages->findData(m_settings.value(Setting::Language)));

    m_themes->clear();
    m_themes->addItem(tr("As the system"), u"system"_s);
    m_themes->addItem(tr("Light"), u"light"_s);
    m_themes->addItem(tr("Dark"), u"dark"_s);
    m_themes->setCurrentIndex(m_themes->findData(m_settings.value(Setting::Theme)));
}

} // namespace Bole
