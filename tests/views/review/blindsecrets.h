// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/institutionnames.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>

namespace Bole {

/// What a blind reviewer must not learn of the sample people, as a person reads it in their CVs
/// (resources/sample/truth), and how to look for it. It knows nothing of how the program hides
/// things.
class BlindSecrets
{
public:
    BlindSecrets()
    {
        const QDir truth(QStringLiteral(BOLE_SAMPLE "/truth"));
        for (const QString &name : truth.entryList({QStringLiteral("*.json")})) {
            QFile file(truth.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                learn(name.left(2).toInt(), name.chopped(5),
                      QJsonDocument::fromJson(file.readAll()).object());
        }
        for (auto it = byHand().begin(); it != byHand().end(); ++it)
            m_own[it.key()] += patterns(it.value());
    }

    /// Those of the texts that tell who anybody is, or where somebody studies and with whom.
    QStringList leaks(const QStringList &texts) const { return found(texts, m_all); }
    /// Those that tell it of one: also a part of the name, which others may share.
    QStringList leaks(const QStringList &texts, int person) const
    {
        return found(texts, m_all + m_own.value(person));
    }

    /// What somebody who looks for a person types.
    QStringList searches(int person) const { return m_searches.value(person); }
    QStringList names(int person) const { return m_names.value(person); }
    /// All of it in a sentence that somebody might write.
    QString story(int person) const { return m_stories.value(person); }

private:
    struct Pattern
    {
        QString secret;
        QRegularExpression expression;
        bool isHan = false;
        bool isNumber = false;
    };

    /// Parts of names and what else is personal, where nobody else's material is shown.
    static const QMap<int, QStringList> &byHand()
    {
        static const QMap<int, QStringList> all = [] {
            const auto words = [](const char *text) {
                return QString::fromUtf8(text).split(u'|');
            };
            return QMap<int, QStringList>{
                {1, words("晓棹|Xiaozhao|Jiang|jiangxz|xzjiang|xz_jiang")},
                {2, words("Mira|Okaduwe")},
                {3, words("霁桉|Ji'an|Jian Lin|Lin Jian|jianlin|2005年3月|男|U202355501")},
                {4, words("Tavish|Brennmoor|applicant.4417")},
                {5, words("清樾|闻人|Wenren|Qingyue|女|龄：22|共青团员")},
                {6, words("Søren|Soren|Haldvik")},
                {7, words("棠溪|Tangxi|Ji Tangxi|jitangxi")},
                {8, words("Revathi|Sundarkovil")},
                {9, words("Jonah|Pellwether")},
                {10, words("濮阳|Puyang")},
                {11, words("Nerea|Etxalardi|Ugarbil|Moreres")},
                {12, words("砚秋|Yanqiu|Tong|tongyq")},
                {13, words("子寰|Zihuan")},
                {14, words("Haneul|Seomoon")},
                {15, words("蕴真|Yunzhen|quyz|2003.11|女|中共党员|襄阳")},
                {16, words("Maëlle|Maelle|Trégorven|Tregorven")}};
        }();
        return all;
    }

    static bool isHan(const QString &text)
    {
        static const QRegularExpression han(QStringLiteral("\\p{Han}"));
        return text.contains(han);
    }

    static Pattern pattern(const QString &secret)
    {
        static const QRegularExpression number(QStringLiteral("^[+()\\d .-]{7,}$"));
        Pattern pattern{secret, {}, isHan(secret), number.match(secret).hasMatch()};
        QString escaped = QRegularExpression::escape(plain(secret));
        if (pattern.isNumber)
            escaped = QRegularExpression::escape(digits(secret));
        else if (pattern.isHan && secret.size() == 1)
            escaped = QStringLiteral("(?<!\\p{Han})%1(?!\\p{Han})").arg(escaped);
        else if (!pattern.isHan)
            escaped = QStringLiteral("(?<![\\p{L}\\d])%1(?![\\p{L}\\d])").arg(escaped);
        // Capitals that are no word otherwise: DTU, KTH.
        if (secret == secret.toUpper() && !pattern.isHan && !pattern.isNumber)
            escaped.replace(plain(secret), secret);
        pattern.expression.setPattern(escaped);
        pattern.expression.setPatternOptions(QRegularExpression::UseUnicodePropertiesOption);
        pattern.expression.optimize();
        return pattern;
    }

    static QList<Pattern> patterns(const QStringList &secrets)
    {
        QList<Pattern> all;
        for (const QString &secret : secrets)
            all.append(pattern(secret));
        return all;
    }

    /// Small letters without accents, as any search would have it.
    static QString plain(const QString &text)
    {
        static const QRegularExpression marks(QStringLiteral("\\p{Mn}"));
        return text.normalized(QString::NormalizationForm_KD).remove(marks).toCaseFolded();
    }

    static QString digits(const QString &text)
    {
        static const QRegularExpression others(QStringLiteral("[+() .\\x{00a0}-]"));
        return QString(text).remove(others);
    }

    void learn(int person, const QString &file, const QJsonObject &truth)
    {
        const auto strings = [&](const char *key) {
            QStringList all;
            for (const QJsonValue &value : truth.value(QLatin1StringView(key)).toArray())
                all.append(value.toString());
            return all;
        };
        QStringList names{truth[QLatin1StringView("name")].toString(),
                          truth[QLatin1StringView("name_other")].toString()};
        QStringList schools;
        QStringList advisors;
        for (const QJsonValue &entry : truth[QLatin1StringView("education")].toArray()) {
            const QString school = entry[QLatin1StringView("institution")].toString();
            schools += QStringList{school} + institutionNames({}, school);
            advisors += entry[QLatin1StringView("advisor")].toString();
        }
        const QStringList contacts = strings("emails") + strings("phones") + strings("links");
        QStringList secrets = names + schools + advisors + contacts;
        if (!file.contains(QLatin1StringView("unnamed")))
            secrets +=
                file.mid(3).remove(QLatin1StringView("-zh")).remove(QLatin1StringView("-en"));
        secrets.removeAll(QString());
        secrets.removeDuplicates();
        names.removeAll(QString());
        m_names[person] += names;
        for (const QString &text : names + contacts + schools.mid(0, 1) + byHand().value(person)) {
            // Shorter ones are parts of other words.
            if (text.size() > (isHan(text) ? 1 : 4))
                m_searches[person] += text;
        }
        m_stories[person] = QStringLiteral("%1 from %2, %3, with %4")
                                .arg(names.join(QLatin1StringView(" or ")), schools.first(),
                                     contacts.join(QLatin1StringView(", ")),
                                     advisors.join(QLatin1StringView(" and ")));
        m_all += patterns(secrets);
    }

    static QStringList found(const QStringList &texts, const QList<Pattern> &patterns)
    {
        static const QRegularExpression blank(QStringLiteral("\\s"));
        QStringList leaks;
        QSet<QString> seen;
        for (const QString &text : texts) {
            if (text.isEmpty() || seen.contains(text))
                continue;
            seen.insert(text);
            const QString simple = plain(text);
            const QString joined = QString(simple).remove(blank);
            const QString numbers = digits(text);
            for (const Pattern &pattern : patterns) {
                const bool capitals = pattern.secret == pattern.secret.toUpper();
                const QString &in = pattern.isNumber ? numbers
                                    : pattern.isHan  ? joined
                                    : capitals       ? text
                                                     : simple;
                const auto match = pattern.expression.match(in);
                if (match.hasMatch())
                    leaks.append(pattern.secret + QStringLiteral(" in “") +
                                 in.mid(std::max<qsizetype>(0, match.capturedStart() - 40),
                                        match.capturedLength() + 80) +
                                 QStringLiteral("”"));
            }
        }
        leaks.removeDuplicates();
        return leaks.mid(0, 20);
    }

    QMap<int, QList<Pattern>> m_own;
    QMap<int, QStringList> m_searches;
    QMap<int, QStringList> m_names;
    QMap<int, QString> m_stories;
    QList<Pattern> m_all;
};

} // namespace Bole
