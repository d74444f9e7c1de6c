// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/nameforms.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/readings.h"

#include <QSet>

#include <unicode/translit.h>

#include <memory>

namespace Bole {

namespace {

/// One reading of a name: the family name and the given name's syllables or words.
struct Parts
{
    QString family;
    QStringList given;
};

QString latin(const QString &han)
{
    // Building a transliterator takes milliseconds, and it may not be shared between threads.
    static thread_local const std::unique_ptr<icu::Transliterator> transliterator = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance(
            "Han-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, status));
    }();
    if (!transliterator)
        return {};
    icu::UnicodeString text(reinterpret_cast<const char16_t *>(han.utf16()), int(han.size()));
    transliterator->transliterate(text);
    return QString::fromUtf16(text.getBuffer(), text.length()).remove(u'\'').simplified();
}

/// Surnames and how they are read, which the character alone may not tell: 曾 is Zeng.
const Readings &readings()
{
    static const Readings table{QString()};
    return table;
}

bool hasCompoundFamily(const QString &name)
{
    return name.size() > 2 && !readings().surname(name.left(2)).isEmpty();
}

bool isTitle(const QString &word)
{
    static const QSet<QString> titles{QStringLiteral("prof"), QStringLiteral("professor"),
                                      QStringLiteral("dr"),   QStringLiteral("mr"),
                                      QStringLiteral("ms"),   QStringLiteral("mrs"),
                                      QStringLiteral("phd"),  QStringLiteral("associate")};
    return titles.contains(word);
}

class Collector
{
public:
    void addHan(const QString &name)
    {
        sequence(split(name));
        const qsizetype familyLength = hasCompoundFamily(name) ? 2 : 1;
        if (name.size() - familyLength >= 2)
            sequence(split(name.mid(familyLength)));
        QStringList syllables;
        for (const QChar c : name)
            syllables.append(latin(QString(c)));
        const QString usual = syllables.mid(0, familyLength).join(QString());
        addParts({usual, syllables.mid(familyLength)});
        const QString read = folded(readings().surname(name.left(familyLength)));
        if (!read.isEmpty() && read != usual)
            addParts({read, syllables.mid(familyLength)});
    }

    /// Which end the family name stands at is not known: both are tried.
    void addLatin(const QStringList &words)
    {
        if (words.size() == 1) {
            sequence(words);
            return;
        }
        addParts({words.last(), words.mid(0, words.size() - 1)});
        addParts({words.first(), words.mid(1)});
        for (qsizetype a = 0; a < words.size(); ++a) { // nicknames and middle names left out
            for (qsizetype b = 0; b < words.size(); ++b) {
                if (a != b)
                    sequence({words[a], words[b]});
            }
        }
    }

    /// "Vadas-Kerti" is vadaskerti in an address.
    void addTogether(const QString &word)
    {
        unmistakable(word);
        joined(word);
    }

    NameForms forms;

private:
    static QStringList split(const QString &han)
    {
        QStringList list;
        for (const QChar c : han)
            list.append(QString(c));
        return list;
    }

    void addParts(const Parts &parts)
    {
        if (parts.family.isEmpty() || parts.given.isEmpty())
            return;
        QStringList initials;
        for (const QString &word : parts.given)
            initials.append(word.left(1));
        const QString together = parts.given.join(QString());
        const QString shortTogether = initials.join(QString());
        for (const QStringList &given :
             {parts.given, QStringList{together}, initials, QStringList{shortTogether},
              QStringList{initials.first()}, QStringList{parts.given.first()}}) {
            sequence(given + QStringList{parts.family});
            sequence(QStringList{parts.family} + given);
        }
        // as in addresses: jiangxiao, xiaojiang, and xjiang, jiangx where that is long enough
        for (const QString &given : {together, shortTogether, parts.given.first().left(1)}) {
            for (const QString &word : {given + parts.family, parts.family + given}) {
                unmistakable(word);
                joined(word);
            }
        }
        const QString familyInitial = parts.family.left(1);
        for (const QString &word : {familyInitial + together, together + familyInitial,
                                    familyInitial + shortTogether, shortTogether + familyInitial})
            joined(word);
        constexpr qsizetype longFamily = 6; // letters: it tells who it is alone
        if (parts.family.size() >= longFamily)
            joined(parts.family);
        word(parts.family);
        word(together);
        if (parts.given.size() > 1)
            sequence(parts.given);
        for (const QString &given : parts.given)
            word(given);
    }

    void sequence(const QStringList &words)
    {
        if (!words.contains(QString()) && !forms.sequences.contains(words))
            forms.sequences.append(words);
    }

    void joined(const QString &word)
    {
        if (word.size() >= 3 && !forms.joined.contains(word))
            forms.joined.append(word);
    }

    void unmistakable(const QString &word)
    {
        if (word.size() >= 5)
            sequence({word});
    }

    void word(const QString &word)
    {
        // Words that names share with plain text: hiding each "You" or "Long" would spoil the page.
        static const QSet<QString> plain{
            QStringLiteral("you"),  QStringLiteral("long"), QStringLiteral("may"),
            QStringLiteral("can"),  QStringLiteral("will"), QStringLiteral("young"),
            QStringLiteral("the"),  QStringLiteral("and"),  QStringLiteral("for"),
            QStringLiteral("king"), QStringLiteral("june"), QStringLiteral("april")};
        if (word.size() >= 3 && !plain.contains(word) && !forms.words.contains(word))
            forms.words.append(word);
    }
};

} // namespace

NameForms nameForms(const QStringList &names)
{
    Collector collector;
    for (const QString &name : names) {
        QString han;
        QStringList words;
        for (const Token &token : tokens(name)) {
            if (token.han)
                han += token.key;
            else if (!isTitle(token.key))
                words.append(token.key);
        }
        for (const QStringView title : {u"副教授", u"教授", u"老师", u"博士", u"研究员", u"院士"}) {
            if (han.endsWith(title))
                han.chop(title.size());
        }
        if (han.size() >= 2)
            collector.addHan(han);
        if (!words.isEmpty())
            collector.addLatin(words);
        for (const QString &part : name.split(u' ', Qt::SkipEmptyParts)) {
            QString together;
            for (const Token &token : tokens(part))
                together += token.han ? QString() : token.key;
            if (part.contains(u'-') && !hasHan(part))
                collector.addTogether(together);
        }
    }
    return collector.forms;
}

} // namespace Bole
