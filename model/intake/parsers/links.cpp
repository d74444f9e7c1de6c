// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/contacts.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

struct Network
{
    QLatin1StringView host;
    QLatin1StringView name;
    QLatin1StringView label; ///< how a line names it, a regular expression
    bool isOfPeople = false; ///< no projects and no articles: every page is somebody's own
};

constexpr Network networks[] = {
    {"github.com"_L1, "GitHub"_L1, "github"_L1},
    {"github.io"_L1, ""_L1, ""_L1},
    {"gitlab.com"_L1, "GitLab"_L1, "gitlab"_L1},
    {"gitee.com"_L1, "Gitee"_L1, "gitee|码云"_L1},
    {"linkedin.com"_L1, "LinkedIn"_L1, "linked\\s?in|领英"_L1, true},
    {"scholar.google"_L1, "Google Scholar"_L1, "google\\s+scholar|谷歌学术"_L1, true},
    {"orcid.org"_L1, "ORCID"_L1, "orcid"_L1, true},
    {"dblp"_L1, "DBLP"_L1, "dblp"_L1, true},
    {"researchgate.net"_L1, "ResearchGate"_L1, "research\\s?gate"_L1},
    {"semanticscholar.org"_L1, "Semantic Scholar"_L1, "semantic\\s+scholar"_L1},
    {"openreview.net"_L1, "OpenReview"_L1, ""_L1},
    {"zhihu.com"_L1, "Zhihu"_L1, "知乎"_L1},
    {"csdn.net"_L1, "CSDN"_L1, "csdn"_L1},
    {"cnblogs.com"_L1, "cnblogs"_L1, ""_L1},
    {"juejin"_L1, "Juejin"_L1, "掘金"_L1},
    {"twitter.com"_L1, "Twitter"_L1, "twitter"_L1},
    {"x.com"_L1, "X"_L1, ""_L1},
    {"kaggle.com"_L1, "Kaggle"_L1, "kaggle"_L1},
    {"leetcode"_L1, "LeetCode"_L1, "leetcode"_L1},
    {"codeforces.com"_L1, "Codeforces"_L1, "codeforces"_L1},
    {"stackoverflow.com"_L1, "Stack Overflow"_L1, "stack\\s?overflow"_L1},
    {"huggingface.co"_L1, "Hugging Face"_L1, ""_L1},
    {"medium.com"_L1, "Medium"_L1, ""_L1},
    {"facebook.com"_L1, "Facebook"_L1, ""_L1},
    {"youtube.com"_L1, "YouTube"_L1, ""_L1},
    {"bilibili.com"_L1, "Bilibili"_L1, ""_L1},
};

} // namespace

LinkFinding linkOf(QStringView url)
{
    LinkFinding finding;
    finding.url = url.toString();
    QString rest = finding.url;
    static const QRegularExpression scheme(u"^(?:https?://)?(?:www\\.)?"_s, caseless);
    rest.remove(scheme);
    const qsizetype slash = rest.indexOf(u'/');
    const QString host = (slash < 0 ? rest : rest.first(slash)).toLower();
    QString path = slash < 0 ? QString() : rest.sliced(slash + 1);
    for (const Network &network : networks) {
        const bool isHost = host == network.host || host.endsWith(u'.' + QString(network.host)) ||
                            (!network.host.contains(u'.') && host.contains(network.host)) ||
                            (network.host.endsWith("google"_L1) && host.startsWith(network.host));
        if (!isHost || network.name.isEmpty())
            continue;
        finding.network = network.name;
        finding.isOfPeople = network.isOfPeople && !path.startsWith("rec/"_L1); // DBLP's papers
        static const QRegularExpression prefix(
            u"^(?:in|people|pid|profile|citations|u|users?|pers)/"_s);
        path.remove(prefix);
        static const QRegularExpression scholar(u"user=([\\w-]+)"_s);
        if (const auto user = scholar.match(path); user.hasMatch())
            finding.username = user.captured(1);
        else
            finding.username = path.section(u'/', 0, 0).section(u'?', 0, 0);
        break;
    }
    finding.score = finding.network.isEmpty() ? 0.85 : 0.97;
    return finding;
}

QList<LinkFinding> findLinks(QStringView source)
{
    const QString text = folded(source);
    QList<LinkFinding> found;
    QList<Span> taken;
    for (const EmailFinding &email : findEmails(source))
        taken.append(email.span);
    const auto addUrls = [&](const QRegularExpression &expression, double score) {
        for (auto it = expression.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            Span span{match.capturedStart(), match.capturedLength()};
            while (span.length > 0 && QStringView(u".,;:)]'\"").contains(text[span.end() - 1]) &&
                   !(text[span.end() - 1] == u')' &&
                     QStringView(text).sliced(span.start, span.length).contains(u'(')))
                --span.length;
            if (span.length < 4 || overlapsAny(span, taken))
                continue;
            LinkFinding finding = linkOf(source.sliced(span.start, span.length));
            finding.span = span;
            finding.score = std::min(finding.score, score);
            found.append(finding);
            taken.append(span);
        }
    };
    static const QRegularExpression full(
        u"(?:https?://|www\\.)[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=%]+"_s, caseless);
    static const QRegularExpression known(u"(?<![\\w@.-])(?:[a-z]{2,3}\\.)?(?:github\\.com|"
                                          u"gitlab\\.com|gitee\\.com|linkedin\\.com|orcid\\.org|"
                                          "scholar\\.google\\.[a-z.]{2,6}|researchgate\\.net|"
                                          "dblp\\.org|zhihu\\.com|kaggle\\.com|twitter\\.com|"
                                          "huggingface\\.co|leetcode\\.com|codeforces\\.com|"
                                          "stackoverflow\\.com|medium\\.com|doi\\.org)"
                                          "/[A-Za-z0-9\\-._~:/?#@!$&'*+,;=%]+"_s,
                                          caseless);
    static const QRegularExpression bare(
        u"(?<![\\w@.-])[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)*\\.(?:com|org|net|io|me|dev|cn|edu|ai|"
        u"app|tech|page|xyz|site|"
        "info|cc|top|blog|space|uk|de|fr|jp|us|ca|eu|moe|fun|wiki|name)(?:/[A-Za-z0-9\\-._~/?#=&%]*)?(?![\\w@-])"_s);
    addUrls(full, 0.97);
    addUrls(known, 0.97);
    addUrls(bare, 0.6);
    static const QRegularExpression orcid(u"\\b\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX]\\b"_s);
    for (auto it = orcid.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const Span span{match.capturedStart(), match.capturedLength()};
        if (overlapsAny(span, taken))
            continue;
        found.append(
            {u"ORCID"_s, match.captured(), u"https://orcid.org/"_s + match.captured(), span, 0.95});
        taken.append(span);
    }
    for (const Network &network : networks) {
        if (network.label.isEmpty())
            continue;
        static QHash<QString, QRegularExpression> labels = [] {
            QHash<QString, QRegularExpression> made;
            for (const Network &n : networks) {
                if (!n.label.isEmpty())
                    made.insert(
                        n.name,
                        QRegularExpression(
                            u"(?<![\\w/.])(?:%1)\\s*[:：]\\s*(?://\\s+)?@?([A-Za-z0-9][\\w.-]{1,38})(?![\\w/.]*/)"_s
                                .arg(n.label),
                            caseless));
            }
            return made;
        }();
        const auto match = labels[network.name].match(text);
        if (!match.hasMatch())
            continue;
        const Span span{match.capturedStart(1), match.capturedLength(1)};
        if (overlapsAny(span, taken) || match.captured(1).startsWith(u"http"_s))
            continue;
        found.append({network.name, match.captured(1), {}, span, 0.85});
        taken.append(span);
    }
    std::ranges::stable_sort(found, {}, [](const LinkFinding &f) { return f.span.start; });
    return found;
}
} // namespace Bole
