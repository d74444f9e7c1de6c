// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorname.h"
#include "model/intake/parsers/names.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

// How AuthorNameReader reads names in Han.

namespace Bole {

static constexpr QStringView hanTitleStarts[] = {u"基于", u"面向", u"一种", u"关于",
                                                 u"针对", u"融合", u"结合", u"利用",
                                                 u"考虑", u"浅析", u"浅谈", u"论"};

qsizetype AuthorNameReader::hanName(qsizetype from, bool later, Author *author)
{
    qsizetype end = from;
    while (end < m_to && (isHan(m_text[end]) || (m_text[end] == u'·' && end > from)))
        ++end;
    // "江 晓": one character, a space, one or two more
    if (end - from == 1 && at(end) == u' ' && isHan(at(end + 1))) {
        qsizetype second = end + 1;
        while (second < m_to && isHan(m_text[second]))
            ++second;
        if (second - end - 1 <= 2)
            end = second;
    }
    qsizetype length = end - from;
    if (QStringView(m_text).sliced(from, length).endsWith(u'等') && length > 2)
        --length;
    if (const qsizetype glued = later ? gluedTitle(from, length) : 0; glued > 0) {
        length = glued;
        m_titleBegan = true;
    }
    if (length > 4 && !QStringView(m_text).sliced(from, length).contains(u'·'))
        length = joinedName(from, length);
    if (length < 2)
        return -1;
    const QStringView name = QStringView(m_text).sliced(from, length);
    for (const QStringView start : hanTitleStarts) {
        if (start.size() > 1 && name.startsWith(start))
            return -1;
    }
    // What stands where names could, in tables and short citations.
    for (const QStringView end :
         {u"学报", u"作者", u"发明人", u"一作", u"二作", u"会议", u"期刊", u"论文", u"录用",
          u"发表", u"接收", u"在投", u"在审", u"专利", u"大学", u"学院"}) {
        if (name.endsWith(end))
            return -1;
    }
    if (!later && personNameScore(name, m_knowledge) < 0.5 && m_applicant.match(name) < 0.5 &&
        at(from + length) != u',' && at(from + length) != u'、')
        return -1;
    author->span = {from, length};
    return skipMarks(from + length, &author->marks);
}

/// The length of the first of two names that a word joins: 李一和王二; 0 if this is none.
qsizetype AuthorNameReader::joinedName(qsizetype from, qsizetype length) const
{
    for (qsizetype size = 2; size <= 4 && length - size - 1 >= 2; ++size) {
        const bool joint = QStringView(u"和与及").contains(m_text[from + size]);
        if (joint && length - size - 1 <= 4 &&
            personNameScore(QStringView(m_text).sliced(from, size), m_knowledge) >= 0.5)
            return size;
    }
    return 0;
}

/// The last name with the title directly behind it: 王某某基于…
qsizetype AuthorNameReader::gluedTitle(qsizetype from, qsizetype length) const
{
    for (qsizetype size = 2; size <= 4 && size < length; ++size) {
        const QStringView rest = QStringView(m_text).sliced(from + size, length - size);
        for (const QStringView start : hanTitleStarts) {
            if (start.size() > 1 && rest.startsWith(start))
                return size;
        }
    }
    return 0;
}

} // namespace Bole
