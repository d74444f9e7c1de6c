// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/namematcher.h"

#include "model/intake/parsers/namewords.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

static QString lettersOf(QStringView text)
{
    QString letters;
    for (const Token &token : tokens(text))
        letters += token.key;
    letters.remove(u'\'');
    // passports write ü as u, v or yu
    return letters.replace("lv"_L1, "lu"_L1).replace("nv"_L1, "nu"_L1).replace("lyu"_L1, "lu"_L1);
}

NameMatcher::NameMatcher(const QStringList &names, const Knowledge &knowledge)
{
    for (const QString &name : names) {
        const QString plain = folded(name).trimmed();
        if (plain.isEmpty())
            continue;
        if (hasHan(plain))
            addHan(withoutHanSpaces(plain), knowledge);
        else
            addLatin(plain);
    }
}

void NameMatcher::addHan(const QString &name, const Knowledge &knowledge)
{
    m_han.append(name);
    const qsizetype surnameSize =
        name.size() >= 3 && !knowledge.surnameReading(name.first(2)).isEmpty() ? 2 : 1;
    if (name.size() <= surnameSize)
        return;
    QStringList families = knowledge.readings(name[0]);
    if (const QString known = knowledge.surnameReading(name.first(surnameSize)); !known.isEmpty())
        families = surnameSize == 1 ? QStringList{known} + families : QStringList{known};
    // Every reading of every character of the given name, within reason.
    QList<Form> givens{Form{}};
    for (const QChar c : name.sliced(surnameSize)) {
        const QStringList readings = knowledge.readings(c);
        QList<Form> longer;
        for (const Form &form : std::as_const(givens)) {
            for (const QString &reading : readings) {
                const QString plain = lettersOf(reading);
                longer.append({{}, form.given + plain, form.initials + plain.left(1)});
            }
        }
        if (longer.isEmpty() || longer.size() > 16)
            return;
        givens = longer;
    }
    families.removeDuplicates();
    for (const QString &family : std::as_const(families)) {
        for (const Form &given : std::as_const(givens))
            m_forms.append({lettersOf(family), given.given, given.initials});
    }
}

void NameMatcher::addLatin(const QString &name)
{
    static const QRegularExpression nickname(u"[(\"]([^()\"]+)[)\"]"_s);
    QString plain = name;
    const auto nick = nickname.match(plain);
    if (nick.hasMatch())
        plain.remove(nick.capturedStart(), nick.capturedLength());
    static const QRegularExpression glued(u"(?<=[a-z])(?=[A-Z][a-z])"_s);
    plain.replace(glued, u" "_s);
    const qsizetype comma = plain.indexOf(u',');
    if (comma > 0)
        plain = plain.sliced(comma + 1) + u' ' + plain.first(comma);
    static const QRegularExpression border(u"[\\s.]+"_s);
    QStringList words = plain.split(border, Qt::SkipEmptyParts);
    if (words.isEmpty())
        return;
    const auto form = [](const QStringList &given, const QStringList &family) {
        Form f;
        f.family = lettersOf(family.join(u' '));
        for (const QString &word : given) {
            for (const QString &part : word.split(u'-', Qt::SkipEmptyParts)) {
                f.given += lettersOf(part);
                f.initials += lettersOf(part).left(1);
            }
        }
        return f;
    };
    if (words.size() == 1) {
        m_forms.append({lettersOf(words[0]), {}, {}});
        return;
    }
    qsizetype familyStart = words.size() - 1;
    while (familyStart > 1 && isNameParticle(words[familyStart - 1]))
        --familyStart;
    m_forms.append(form(words.first(familyStart), words.sliced(familyStart)));
    if (familyStart < words.size() - 1) // "von Igelfeld" is also "Igelfeld"
        m_forms.append(form(words.first(familyStart), {words.last()}));
    m_forms.append(form(words.sliced(1), words.first(1)));
    if (nick.hasMatch())
        m_forms.append(form({nick.captured(1)}, words.sliced(familyStart)));
}

double NameMatcher::matchForm(const Form &form, const QStringList &words) const
{
    // The family name is the first or the last words; the rest is the given name.
    const auto given = [&](const QStringList &rest) -> double {
        QString letters;
        bool initials = true;
        for (const QString &word : rest) {
            const QString plain = lettersOf(word);
            const bool capitals = word.size() <= 3 && word == word.toUpper();
            initials = initials && (plain.size() <= 1 || capitals);
            letters += plain;
        }
        if (letters.isEmpty() || form.given.isEmpty())
            return 0;
        if (letters == form.given)
            return 1;
        if (!initials) {
            // a middle name left out, or a nickname's beginning
            const QString first = lettersOf(rest.first());
            return first.size() >= 3 && form.given.startsWith(first) && rest.size() == 1 &&
                           first.size() < form.given.size() && form.initials.size() > 1
                       ? 0.7
                       : 0;
        }
        if (letters == form.initials)
            return 0.85;
        // "YZ" for "Yunzhuo", whose syllables are written together
        qsizetype at = 0;
        for (const QChar c : std::as_const(letters)) {
            const qsizetype found = form.given.indexOf(c, at);
            if (found < 0 || (at == 0 && found != 0))
                return 0;
            at = found + 1;
        }
        return 0.8;
    };
    for (qsizetype size = 1; size < words.size(); ++size) {
        if (lettersOf(words.last(size).join(u' ')) == form.family) {
            if (const double score = given(words.first(words.size() - size)); score > 0)
                return score;
        }
        if (lettersOf(words.first(size).join(u' ')) == form.family) {
            if (const double score = given(words.sliced(size)); score > 0)
                return score;
        }
    }
    return words.size() == 1 && form.given.isEmpty() && lettersOf(words[0]) == form.family ? 0.9
                                                                                           : 0;
}

double NameMatcher::match(QStringView source) const
{
    QString author = folded(source).trimmed();
    static const QRegularExpression marks(u"[^\\p{L}\\p{M}'.,\\s()\"-]+|\\([^)]*\\)"_s);
    author.remove(marks);
    if (hasHan(author)) {
        const QString han = withoutHanSpaces(author).trimmed();
        if (m_han.contains(han))
            return 1;
        return 0;
    }
    static const QRegularExpression glued(u"(?<=[a-z])(?=[A-Z][a-z])"_s);
    static const QRegularExpression border(u"[\\s.,]+"_s);
    QStringList words = QString(author).split(border, Qt::SkipEmptyParts);
    double best = 0;
    for (int attempt = 0; attempt < 2 && !words.isEmpty(); ++attempt) {
        QStringList parts;
        for (const QString &word : std::as_const(words))
            parts += word.split(u'-', Qt::SkipEmptyParts);
        for (const Form &form : m_forms)
            best = std::max({best, matchForm(form, words), matchForm(form, parts)});
        if (best > 0)
            break;
        // "XiaoJiang": a space that the producer dropped
        words = QString(author).replace(glued, u" "_s).split(border, Qt::SkipEmptyParts);
    }
    return best;
}

} // namespace Bole
