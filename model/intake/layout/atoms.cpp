// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/atoms.h"

#include "model/intake/layout/typesizes.h"
#include "model/knowledge/folding.h"
#include "model/record/visibletext.h"

namespace Bole {

QString plainForm(char32_t c)
{
    const bool ligature = c >= 0xFB00 && c <= 0xFB06;
    const bool compatibilityHan = c >= 0xF900 && c <= 0xFAFF;
    if (ligature || compatibilityHan)
        return QString::fromUcs4(&c, 1).normalized(QString::NormalizationForm_KC);
    const bool radical = (c >= 0x2F00 && c <= 0x2FDF) || (c >= 0x2E80 && c <= 0x2EFF);
    if (radical)
        return folded(QString::fromUcs4(&c, 1));
    return {};
}

QString plainText(const QString &text)
{
    QString plain;
    for (const char32_t c : text.toUcs4()) {
        const QString form = plainForm(c);
        plain += form.isEmpty() ? QString::fromUcs4(&c, 1) : form;
    }
    return plain;
}

static bool isPrivateUse(char32_t c)
{
    return (c >= 0xE000 && c <= 0xF8FF) || c >= 0xF0000;
}

static char32_t onlyCharacter(const QString &text)
{
    const QList<uint> points = text.trimmed().toUcs4();
    return points.size() == 1 ? char32_t(points.first()) : 0;
}

static bool isNamedIconFont(const QString &font)
{
    static const QStringList names = {QStringLiteral("awesome"),  QStringLiteral("icon"),
                                      QStringLiteral("marvosym"), QStringLiteral("academicons"),
                                      QStringLiteral("fontello"), QStringLiteral("glyphicons")};
    for (const QString &name : names) {
        if (font.contains(name, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

/// What ordinary text fonts may print as a word of one character.
static bool isPlainMark(char32_t c)
{
    static const QString marks =
        QStringLiteral("|·•∙●○■□▪◦‣,;:.–—-−/\\&()[]{}<>+*=~'\"“”‘’#%$@†‡§¶…⋄◆⟨⟩");
    return (c < 0x10000 && marks.contains(QChar(ushort(c)))) || isHan(c) ||
           (c < 0x10000 && QChar(ushort(c)).isDigit());
}

IconFonts::IconFonts(const DocumentText &document)
{
    QHash<QString, QList<char32_t>> singles;
    QSet<QString> texts;
    for (const PageText &page : document.pages) {
        for (const Word &word : page.words) {
            const char32_t c = onlyCharacter(word.text);
            if (c)
                singles[word.font].append(c);
            else
                texts.insert(word.font);
            if (c)
                m_uses[word.font + QChar(u'/') + word.text.trimmed()].append(word.box.left());
        }
    }
    for (auto it = singles.cbegin(); it != singles.cend(); ++it) {
        if (it.key().isEmpty())
            continue;
        const bool odd = std::none_of(it->cbegin(), it->cend(), isPlainMark);
        // Mathematics is set in fonts of single letters too; one of its many letters is no icon.
        const bool mathematics = it.key().startsWith(u"CMMI") || it.key().startsWith(u"CMSY") ||
                                 it.key().contains(u"Math");
        if (isNamedIconFont(it.key()) || (odd && !mathematics && !texts.contains(it.key())))
            m_fonts.insert(it.key());
    }
}

bool IconFonts::isIcon(const Word &word) const
{
    const char32_t c = onlyCharacter(word.text);
    if (!c)
        return false;
    const bool bulletOfSymbols =
        c >= 0xF000 && c <= 0xF0FF &&
        (word.font.contains(u"Wingdings") || word.font.contains(u"Symbol"));
    return m_fonts.contains(word.font) || (isPrivateUse(c) && !bulletOfSymbols);
}

/// A calendar, a clock, a pin on a map: they repeat before dates and places and are no bullets.
static bool saysWhatFollows(char32_t c)
{
    static const QSet<char32_t> icons = {0xF073, 0xF133, 0xF274, 0xF017, 0xF041, 0xF3C5, 0xF276,
                                         0xF279, 0xF0AC, 0xF0E0, 0xF095, 0xF10B, 0xF3CD};
    return icons.contains(c);
}

QString IconFonts::meaning(const Word &word) const
{
    static const QHash<char32_t, QString> known = {
        {0xF09B, QStringLiteral("GitHub:")},   {0xF092, QStringLiteral("GitHub:")},
        {0xF113, QStringLiteral("GitHub:")},   {0xF08C, QStringLiteral("LinkedIn:")},
        {0xF0E1, QStringLiteral("LinkedIn:")}, {0xF099, QStringLiteral("Twitter:")},
        {0xF1D7, QStringLiteral("WeChat:")},   {0xF1D6, QStringLiteral("QQ:")},
        {0xF296, QStringLiteral("GitLab:")},   {0xE909, QStringLiteral("Google Scholar:")},
        {0xF8D2, QStringLiteral("ORCID:")},    {0xF18D, QStringLiteral("StackOverflow:")},
    };
    const char32_t c = onlyCharacter(word.text);
    if (const auto it = known.constFind(c); it != known.cend())
        return *it;
    if (saysWhatFollows(c))
        return {};
    // A bullet stands at one place again and again; a mark inside the text does not.
    const QList<double> uses = m_uses.value(word.font + QChar(u'/') + word.text.trimmed());
    const auto here = std::count_if(uses.cbegin(), uses.cend(),
                                    [&](double left) { return qAbs(left - word.box.left()) < 2; });
    return here >= 3 && here * 10 >= uses.size() * 6 ? QStringLiteral("•") : QString();
}

/// Collects characters into atoms, beginning a new one at white space.
class AtomBuilder
{
public:
    AtomBuilder(const Word &word, QList<Atom> &atoms) : m_word(word), m_atoms(atoms) {}

    void add(QStringView text, const QRectF &box)
    {
        if (m_atom.text.isEmpty()) {
            m_atom.font = m_word.font;
            m_atom.bold = m_word.bold;
            m_atom.italic = m_word.italic;
            const double height = m_word.box.height();
            const bool plausible = m_word.fontSize > 0.5 * height && m_word.fontSize < 1.6 * height;
            m_atom.size = plausible ? m_word.fontSize : qMax(1.0, 0.85 * height);
            m_atom.confidence = m_word.confidence;
            m_atom.box = box;
        }
        m_atom.text += text;
        m_atom.boxes.resize(m_atom.text.size(), box);
        m_atom.box = m_atom.box.united(box);
    }

    void finish(bool spaceAfter)
    {
        if (m_atom.text.isEmpty())
            return;
        m_atom.spaceAfter = spaceAfter;
        m_atoms.append(m_atom);
        m_atom = {};
    }

private:
    const Word &m_word;
    QList<Atom> &m_atoms;
    Atom m_atom;
};

static bool isDropped(char32_t c)
{
    return isInvisible(c) || c == 0xFFFD;
}

static bool isBlank(char32_t c)
{
    // A TeX font prints its space as an open box.
    return c < 0x20 || c == 0x7F || c == 0x2423 || (c < 0x10000 && QChar(ushort(c)).isSpace());
}

static void mendWord(const Word &word, QList<Atom> &atoms)
{
    const QList<uint> points = word.text.toUcs4();
    AtomBuilder builder(word, atoms);
    const bool boxed = word.characterBoxes.size() == points.size();
    const double width = points.isEmpty() ? 0 : word.box.width() / double(points.size());
    for (qsizetype i = 0; i < points.size(); ++i) {
        char32_t c = points[i];
        QRectF box = boxed ? word.characterBoxes[i]
                           : QRectF(word.box.left() + width * double(i), word.box.top(), width,
                                    word.box.height());
        if (isBlank(c)) {
            builder.finish(true);
        } else if (!isDropped(c)) {
            if (c == 0x2010 || c == 0x2011)
                c = u'-';
            // A soft and a hard hyphen for one.
            if (c == u'-' && i > 0 && points[i - 1] == 0x00AD && i > 1 && points[i - 2] == u'-')
                continue;
            const QString plain = plainForm(c);
            builder.add(plain.isEmpty() ? QString::fromUcs4(&c, 1) : plain, box);
        }
    }
    builder.finish(word.spaceAfter);
}

QList<Atom> mendedWords(const PageText &page, const IconFonts &icons, const TypeSizes &sizes)
{
    QList<Atom> atoms;
    atoms.reserve(page.words.size());
    // What a broken transformation puts nowhere, or far off the page, is not read.
    const QRectF paper(-20, -20, page.size.width() + 40, page.size.height() + 40);
    for (const Word &word : page.words) {
        if (!paper.contains(word.box.center()))
            continue;
        if (!icons.isIcon(word)) {
            mendWord(sizes.mended(word), atoms);
            continue;
        }
        const QString meaning = icons.meaning(word);
        if (meaning.isEmpty())
            continue;
        Word replaced = word;
        replaced.text = meaning;
        replaced.characterBoxes = QList<QRectF>(meaning.size(), word.box);
        replaced.spaceAfter = true;
        mendWord(replaced, atoms);
        atoms.last().icon = true;
    }
    return atoms;
}

} // namespace Bole
