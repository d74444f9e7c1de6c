// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/blinder.h"

#include "model/knowledge/institutionnames.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/personaldata.h"
#include "model/record/recordjson.h"
#include "model/review/birthdates.h"
#include "model/review/namecheck.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace Bole {

namespace {

/// Every string of a JSON value through a function; keys stay.
template <typename Function>
QJsonValue mapped(const QJsonValue &value, Function function)
{
    if (value.isString())
        return function(value.toString());
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &item : value.toArray())
            array.append(mapped(item, function));
        return array;
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            it.value() = mapped(it.value(), function);
        return object;
    }
    return value;
}

void replaceUnlessEmpty(QString &value, const QString &word)
{
    if (!value.isEmpty())
        value = word;
}

/// The line at which a document's head ends: the first heading that leads to something else than
/// personal data.
bool endsHead(QStringView line)
{
    while (line.startsWith(u'#') || line.startsWith(u' '))
        line = line.sliced(1);
    const auto heading = Knowledge::ofProgram().heading(line);
    return heading && fromName<SectionKind>(heading->value) != SectionKind::Personal &&
           fromName<SectionKind>(heading->value) != SectionKind::Summary;
}

bool isAboutPerson(const Section &section)
{
    return section.kind == SectionKind::Personal || section.kind == SectionKind::Head;
}

/// What a form or a document's head left over is a list of labels and values.
Record withLabelsApart(Record record)
{
    for (Section &section : record.sections) {
        if (isAboutPerson(section))
            section.text = withPersonalLabelsApart(section.text);
    }
    return record;
}

QStringList advisorsOf(const Record &record)
{
    QStringList names;
    for (const Education &entry : record.education)
        names.append(entry.advisor);
    for (const Work &entry : record.work)
        names.append(entry.advisor);
    for (const Project &entry : record.projects)
        names.append(entry.advisor);
    names.append(record.basics.supervisorWish);
    return names;
}

/// The school as printed and by all its other names.
QStringList namesOf(const Education &entry)
{
    return QStringList{entry.institution} +
           institutionNames(entry.institutionId, entry.institution);
}

/// jitangxi@example.org is Tangxi Ji's.
bool isAddressOf(const QString &email, const QString &name)
{
    QStringList words;
    for (const Token &token : tokens(name))
        words.append(token.key);
    if (words.size() < 2)
        return false;
    const QString local = email.section(u'@', 0, 0).toLower().remove(u'.').remove(u'_');
    const QString forward = words.join(QString());
    words.prepend(words.takeLast());
    return local == forward || local == words.join(QString());
}

/// fleur.zorita7@example.org may be F. Zorita-Ek's.
bool mayBeAddressOf(const QString &email, const QString &name)
{
    constexpr qsizetype telling = 4; // letters; fewer are in many names
    QStringList parts;
    for (const Token &token : tokens(email.section(u'@', 0, 0)))
        parts.append(QString(token.key).removeIf([](QChar c) { return !c.isLetter(); }));
    return std::ranges::any_of(tokens(name), [&](const Token &word) {
        return word.key.size() >= telling && parts.contains(word.key);
    });
}

/// One character of a Chinese name read wrongly, as OCR does: 纪党溪 for 纪棠溪.
bool differsInOneCharacter(const QString &name, const QString &author)
{
    if (name.size() < 3 || name.size() != author.size() || !hasHan(name) || !hasHan(author))
        return false;
    qsizetype different = 0;
    for (qsizetype i = 0; i < name.size(); ++i)
        different += name[i] != author[i];
    return different == 1;
}

bool isBelow(QStringView pointer, QStringView parent)
{
    return pointer == parent || (pointer.startsWith(parent) && pointer[parent.size()] == u'/');
}

} // namespace

Blinder::Blinder(Blindness blindness, ApplicantId applicant, const Record &record,
                 QStringView language)
    : m_blindness(blindness),
      m_code(applicantCode(applicant, language)),
      m_hiddenWord(Bole::hiddenWord(language)),
      m_isNameSure(Bole::isNameSure(record)),
      m_record(record)
{
    m_hidden.setFields(blindness.fields());
    if (blindness.isOn())
        learn(record);
}

void Blinder::alsoHide(const Record &earlier)
{
    learn(earlier);
}

void Blinder::learn(const Record &record)
{
    const Basics &basics = record.basics;
    if (m_blindness.hides(BlindField::Name)) {
        QStringList names{basics.name, basics.nameOther};
        for (const Publication &paper : record.publications) {
            if (paper.applicantPosition)
                names.append(paper.authors.value(*paper.applicantPosition - 1));
            // Where the name was misread, the address may still tell which author it is.
            for (const QString &author : paper.authors) {
                if (differsInOneCharacter(basics.name, author) ||
                    std::ranges::any_of(basics.emails, [&](const QString &email) {
                        return isAddressOf(email, author) ||
                               (!m_isNameSure && mayBeAddressOf(email, author));
                    }))
                    names.append(author);
            }
        }
        m_hidden.addName(names, BlindField::Name);
        for (const QString &email : basics.emails) {
            if (const QString local = email.section(u'@', 0, 0); local.size() >= 4)
                m_hidden.addValue(local, BlindField::Name);
        }
        for (const Profile &profile : basics.profiles) {
            if (profile.username.size() >= 4)
                m_hidden.addValue(profile.username, BlindField::Name);
        }
    }
    learnAddresses(basics);
    if (m_blindness.hides(BlindField::Contact)) {
        for (const QString &email : basics.emails)
            m_hidden.addValue(email, BlindField::Contact);
        for (const QString &phone : basics.phones)
            m_hidden.addPhone(phone);
        for (const Profile &profile : basics.profiles) {
            m_hidden.addValue(profile.url, BlindField::Contact);
            m_hidden.addValue(profile.username, BlindField::Contact);
        }
        m_hidden.addValue(basics.url, BlindField::Contact);
        m_hidden.addValue(basics.address, BlindField::Contact);
    }
    if (m_blindness.fields() & toldByNumbers) {
        for (const Identifier &identifier : basics.identifiers)
            m_hidden.addValue(identifier.value, BlindField::Contact);
    }
    if (m_blindness.hides(BlindField::Institution)) {
        for (const Education &entry : record.education)
            m_hidden.addInstitution(namesOf(entry));
    }
    if (m_blindness.hides(BlindField::Advisor))
        m_hidden.addName(advisorsOf(record), BlindField::Advisor);
}

void Blinder::learnAddresses(const Basics &basics)
{
    OwnAddresses &own = m_hidden.addresses();
    for (const QString &email : basics.emails)
        own.addHandle(email.section(u'@', 0, 0));
    for (const Profile &profile : basics.profiles) {
        own.addHandle(profile.username);
        own.addPage(profile.url);
    }
    own.addPage(basics.url);
}

bool Blinder::hidesField(QStringView pointer) const
{
    const auto within = [&](std::initializer_list<QStringView> parents) {
        return std::ranges::any_of(parents, [&](QStringView p) { return isBelow(pointer, p); });
    };
    if (m_blindness.hides(BlindField::Name) && within({u"/basics/name", u"/basics/nameOther"}))
        return true;
    if (m_blindness.hides(BlindField::Contact) &&
        within({u"/basics/emails", u"/basics/phones", u"/basics/url", u"/basics/profiles",
                u"/basics/location"}))
        return true;
    if (m_blindness.hides(BlindField::Age) && within({u"/basics/age", u"/basics/birthDate"}))
        return true;
    if (m_blindness.hides(BlindField::Gender) && within({u"/basics/gender"}))
        return true;
    if (m_blindness.hides(BlindField::Origin) &&
        within({u"/basics/ethnicity", u"/basics/nativePlace", u"/basics/politicalStatus"}))
        return true;
    if ((m_blindness.fields() & toldByNumbers) && within({u"/basics/identifiers"}))
        return true;
    if (m_blindness.hides(BlindField::Institution) && pointer.startsWith(u"/education/") &&
        (pointer.endsWith(u"/institution") || pointer.endsWith(u"/institutionId") ||
         pointer.endsWith(u"/location")))
        return true;
    return m_blindness.hides(BlindField::Advisor) &&
           (pointer.endsWith(u"/advisor") || pointer == u"/basics/supervisorWish");
}

QString Blinder::text(const QString &text) const
{
    if (!isOn())
        return text;
    QString result;
    qsizetype at = 0;
    for (const HiddenSpan &hidden : m_hidden.find(text)) {
        result += QStringView(text).mid(at, hidden.span.start - at);
        result += hidden.field == BlindField::Name ? m_code : mask();
        at = hidden.span.end();
    }
    return result += QStringView(text).mid(at);
}

QJsonValue Blinder::value(const QJsonValue &value) const
{
    return isOn() ? mapped(value, [this](const QString &s) { return text(s); }) : value;
}

Record Blinder::record(const Record &other) const
{
    if (!isOn())
        return other;
    const QJsonValue shown = value(toJson(withLabelsApart(other)));
    Record record = recordFromJson(shown.toObject()).value_or(Record());
    for (Section &section : record.sections) {
        if (m_blindness.hides(BlindField::Age) && isAboutPerson(section))
            section.text = withoutFullDates(section.text, mask());
    }
    // A place, a check or a doubt about a hidden value would tell where to look.
    record.provenance.removeIf([&](const auto &entry) { return hidesField(entry.key()); });
    record.confidence.removeIf([&](const auto &entry) { return hidesField(entry.key()); });
    record.checks.removeIf([&](const Check &check) { return hidesField(check.field); });
    if (m_blindness.hides(BlindField::Name)) {
        record.basics.name = m_code;
        record.basics.nameOther.clear();
        record.source.sha256.clear();
        const QString suffix = QFileInfo(other.source.file).suffix();
        record.source.file = suffix.isEmpty() ? m_code : m_code + u'.' + suffix;
        for (Publication &paper : record.publications) {
            if (paper.applicantPosition && *paper.applicantPosition >= 1 &&
                *paper.applicantPosition <= paper.authors.size())
                paper.authors[*paper.applicantPosition - 1] = m_code;
        }
    }
    hideBasics(record.basics);
    const auto hide = [this](QString &value) {
        replaceUnlessEmpty(value, m_hiddenWord);
    };
    if (m_blindness.hides(BlindField::Institution)) {
        for (Education &entry : record.education) {
            hide(entry.institution);
            hide(entry.location);
            entry.institutionId.clear();
        }
    }
    if (m_blindness.hides(BlindField::Advisor)) {
        for (Education &entry : record.education)
            hide(entry.advisor);
        for (Work &entry : record.work)
            hide(entry.advisor);
        for (Project &entry : record.projects)
            hide(entry.advisor);
    }
    if (hidesHead())
        hideHead(record);
    return record;
}

void Blinder::hideBasics(Basics &basics) const
{
    const auto hide = [this](QString &value) {
        replaceUnlessEmpty(value, m_hiddenWord);
    };
    if (m_blindness.hides(BlindField::Contact)) {
        for (QStringList *list : {&basics.emails, &basics.phones}) {
            if (!list->isEmpty())
                *list = {m_hiddenWord};
        }
        hide(basics.url);
        hide(basics.address);
        basics.profiles.clear();
    }
    if (m_blindness.hides(BlindField::Age)) {
        basics.age.reset();
        basics.birthDate.reset();
    }
    if (m_blindness.hides(BlindField::Gender))
        hide(basics.gender);
    if (m_blindness.hides(BlindField::Origin)) {
        for (QString *value : {&basics.ethnicity, &basics.nativePlace, &basics.politicalStatus})
            hide(*value);
    }
    if ((m_blindness.fields() & toldByNumbers) && !basics.identifiers.isEmpty())
        basics.identifiers = {{QString(), m_hiddenWord}};
    if (m_blindness.hides(BlindField::Advisor))
        hide(basics.supervisorWish);
}

/// What nobody claimed of the document's head goes with the first section's text.
void Blinder::hideHead(Record &record) const
{
    if (!record.sections.isEmpty())
        replaceUnlessEmpty(record.sections.first().text, mask());
    replaceUnlessEmpty(record.basics.summary, mask());
}

QString Blinder::source(const QString &source) const
{
    constexpr qsizetype usualHead = 8; // lines, where there is no heading
    QStringList lines = source.split(u'\n');
    const auto heading = std::ranges::find_if(lines, endsHead);
    const qsizetype head =
        heading == lines.end() ? std::min(usualHead, lines.size()) : heading - lines.begin();
    for (qsizetype i = 0; i < head; ++i) {
        if (hidesHead() && !lines[i].trimmed().isEmpty())
            lines[i] = mask();
        else if (m_blindness.hides(BlindField::Age))
            lines[i] = withoutFullDates(lines[i], mask());
    }
    return text(lines.join(u'\n'));
}

bool Blinder::mayBeFound(const QString &query, const QString &other) const
{
    if (!isOn())
        return true;
    return tableKey(text(other)).contains(tableKey(query));
}

} // namespace Bole
