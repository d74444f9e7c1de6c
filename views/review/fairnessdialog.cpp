// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/fairnessdialog.h"

#include "model/desk/desk.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/review/unsurenames.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace Bole {

FairnessDialog::FairnessDialog(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                               QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_dialogs(dialogs),
      m_notMine(new QLabel),
      m_blindTitle(new QLabel),
      m_whom(new QComboBox),
      m_own(new QCheckBox),
      m_unsure(new UnsureNames(m_openDesk)),
      m_othersTitle(new QLabel),
      m_after(new QRadioButton),
      m_always(new QRadioButton),
      m_journalTitle(new QLabel),
      m_journal(new QPlainTextEdit),
      m_close(new QPushButton)
{
    setObjectName(QStringLiteral("fairnessDialog"));
    build();
    load();
    retranslate();
}

void FairnessDialog::build()
{
    resize(560, 560);
    m_after->setObjectName(QStringLiteral("showAfter"));
    m_always->setObjectName(QStringLiteral("showAlways"));
    for (QLabel *title : {m_blindTitle, m_othersTitle, m_journalTitle})
        title->setFont(textFont(TextSize::Normal, true));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    m_notMine->setWordWrap(true);
    layout->addWidget(m_notMine);
    layout->addWidget(m_blindTitle);
    auto *whom = new QHBoxLayout;
    whom->addWidget(m_whom, 1);
    whom->addWidget(m_own);
    layout->addLayout(whom);
    auto *grid = new QGridLayout;
    int at = 0;
    for (const BlindField field :
         {BlindField::Name, BlindField::Contact, BlindField::Photo, BlindField::Age,
          BlindField::Gender, BlindField::Origin, BlindField::Institution, BlindField::Advisor}) {
        auto *box = new QCheckBox;
        m_fields.append({field, box});
        grid->addWidget(box, at / 3, at % 3);
        connect(box, &QCheckBox::clicked, this, &FairnessDialog::keepBlindness);
        ++at;
    }
    layout->addLayout(grid);
    layout->addWidget(m_unsure);
    layout->addSpacing(Grid);
    layout->addWidget(m_othersTitle);
    layout->addWidget(m_after);
    layout->addWidget(m_always);
    layout->addSpacing(Grid);
    layout->addWidget(m_journalTitle);
    m_journal->setReadOnly(true);
    layout->addWidget(m_journal, 1);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    layout->addLayout(foot);
    connect(m_whom, &QComboBox::activated, this, &FairnessDialog::showChoice);
    connect(m_unsure, &UnsureNames::chosen, this, &FairnessDialog::goToName);
    connect(m_own, &QCheckBox::clicked, this, &FairnessDialog::keepBlindness);
    connect(m_after, &QRadioButton::clicked, this, &FairnessDialog::keepVisibility);
    connect(m_always, &QRadioButton::clicked, this, &FairnessDialog::keepVisibility);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

DeskCommittee &FairnessDialog::committee() const
{
    return m_openDesk.desk()->committee();
}

void FairnessDialog::readRules()
{
    m_choice = committee().blindness();
    const bool areShown = committee().othersShown() == OthersShown::Always;
    (areShown ? m_always : m_after)->setChecked(true);
}

void FairnessDialog::load()
{
    readRules();
    m_whom->clear();
    m_whom->addItem(QString(), qint64(0));
    for (const Reviewer &person : committee().members().value_or(QList<Reviewer>()))
        m_whom->addItem(person.name, person.id.value);
    m_mayChange = committee().mayDecide();
    m_notMine->setVisible(!m_mayChange);
    setUsable(m_after, m_mayChange, WhyNot::coordinatorsOnly());
    setUsable(m_always, m_mayChange, WhyNot::coordinatorsOnly());
    showChoice();
    showJournal();
}

void FairnessDialog::showChoice()
{
    const ReviewerId whom{m_whom->currentData().toLongLong()};
    const bool single = whom.isValid();
    const bool own = m_choice.reviewers.contains(whom);
    m_own->setVisible(single);
    setUsable(m_own, m_mayChange, WhyNot::coordinatorsOnly());
    m_own->setChecked(own);
    const BlindFields fields = m_choice.reviewers.value(whom, m_choice.season);
    for (const auto &[field, box] : std::as_const(m_fields)) {
        box->setChecked(fields.testFlag(field));
        setUsable(box, m_mayChange && (!single || own),
                  m_mayChange ? tr("This person follows the season's choice.")
                              : WhyNot::coordinatorsOnly());
    }
    m_unsure->setWanted(hidesNames());
}

bool FairnessDialog::hidesNames() const
{
    return m_choice.season.testFlag(BlindField::Name) ||
           std::ranges::any_of(m_choice.reviewers, [](BlindFields fields) {
               return fields.testFlag(BlindField::Name);
           });
}

void FairnessDialog::goToName(ApplicantId applicant)
{
    accept();
    m_position.setApplicant(applicant);
    emit readingWanted();
    m_position.focusField(QStringLiteral("/basics/name"));
}

BlindFields FairnessDialog::chosenFields() const
{
    BlindFields fields;
    for (const auto &[field, box] : m_fields)
        fields.setFlag(field, box->isChecked());
    return fields;
}

void FairnessDialog::keepBlindness()
{
    const ReviewerId whom{m_whom->currentData().toLongLong()};
    if (!whom.isValid())
        m_choice.season = chosenFields();
    else if (m_own->isChecked())
        m_choice.reviewers.insert(whom, chosenFields());
    else
        m_choice.reviewers.remove(whom);
    keep(committee().setBlindness(m_choice));
    showChoice();
    showJournal();
}

/// Nobody must believe in a rule that does not hold: what the season did not take is shown as it is
/// there.
void FairnessDialog::keep(const Result<void> &kept)
{
    if (kept)
        return;
    m_dialogs.error(this, tr("The change could not be saved."), kept.error());
    readRules();
}

void FairnessDialog::keepVisibility()
{
    keep(committee().setOthersShown(m_always->isChecked() ? OthersShown::Always
                                                          : OthersShown::AfterSubmitting));
    showJournal();
}

QString FairnessDialog::fieldName(BlindField field)
{
    switch (field) {
    case BlindField::Name:
        return tr("Name");
    case BlindField::Contact:
        return tr("Contact");
    case BlindField::Photo:
        return tr("Photo");
    case BlindField::Age:
        return tr("Age");
    case BlindField::Gender:
        return tr("Gender");
    case BlindField::Institution:
        return tr("Institution");
    case BlindField::Advisor:
        return tr("Advisor");
    case BlindField::Origin:
        return tr("Origin and family");
    }
    return {};
}

QString FairnessDialog::fieldNames(BlindFields fields) const
{
    QStringList names;
    for (const auto &[field, box] : m_fields) {
        if (fields.testFlag(field))
            names.append(fieldName(field));
    }
    return names.isEmpty() ? tr("nothing") : names.join(tr(", ", "between hidden fields"));
}

QStringList FairnessDialog::wordsFor(const BlindnessChoice &before, const BlindnessChoice &after,
                                     const Names &names) const
{
    QStringList changes;
    if (before.season != after.season)
        changes.append(tr("hidden from everybody: %1").arg(fieldNames(after.season)));
    for (auto it = names.begin(); it != names.end(); ++it) {
        if (!after.reviewers.contains(it.key())) {
            if (before.reviewers.contains(it.key()))
                changes.append(tr("%1 sees what everybody sees").arg(it.value()));
        } else if (before.reviewers.value(it.key()) != after.reviewers.value(it.key()) ||
                   !before.reviewers.contains(it.key())) {
            changes.append(tr("hidden from %1: %2")
                               .arg(it.value(), fieldNames(after.reviewers.value(it.key()))));
        }
    }
    return changes;
}

QStringList FairnessDialog::wordsFor(const FairnessChange &change, const Names &names) const
{
    if (const auto *hidden = std::get_if<FairnessChange::Hidden>(&change.what))
        return wordsFor(hidden->before, hidden->after, names);
    return {std::get<OthersShown>(change.what) == OthersShown::Always
                ? tr("others' scores are shown to everybody")
                : tr("others' scores are shown after one's own review")};
}

void FairnessDialog::showJournal()
{
    Names names;
    for (const Reviewer &person : committee().everybody().value_or(QList<Reviewer>()))
        names.insert(person.id, person.name);
    QStringList lines;
    for (const FairnessChange &change : committee().fairnessChanges()) {
        const QString at = QLocale().toString(change.at.toLocalTime(), QLocale::ShortFormat);
        for (const QString &words : wordsFor(change, names))
            lines.append(tr("%1 · %2 · %3").arg(at, names.value(change.by, tr("Somebody")), words));
    }
    m_journal->setPlainText(lines.isEmpty() ? tr("Nothing has been changed so far.")
                                            : lines.join(u'\n'));
}

void FairnessDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void FairnessDialog::retranslate()
{
    setWindowTitle(tr("Fairness"));
    m_notMine->setText(tr("Only a coordinator changes these rules; here you see them."));
    m_blindTitle->setText(tr("Blind reading: what is hidden"));
    m_whom->setItemText(0, tr("From everybody"));
    m_whom->setAccessibleName(tr("From whom"));
    m_own->setText(tr("A choice of their own"));
    for (const auto &[field, box] : std::as_const(m_fields))
        box->setText(fieldName(field));
    for (const auto &[field, box] : std::as_const(m_fields)) {
        if (field == BlindField::Origin)
            box->setToolTip(tr("Nationality, people, home, party, religion, marriage and the like, "
                               "wherever a document says them"));
        if (field == BlindField::Photo)
            box->setToolTip(tr("All pictures on the pages; logos, too"));
    }
    m_othersTitle->setText(tr("Others' scores and notes, and averages made from them"));
    m_after->setText(tr("are shown after my own review of that applicant is submitted"));
    m_always->setText(tr("are shown to everybody from now on"));
    m_journalTitle->setText(tr("Who changed what"));
    m_journal->setAccessibleName(m_journalTitle->text());
    m_close->setText(tr("Close"));
    showJournal();
}

} // namespace Bole
