// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/personalfields.h"

#include "model/knowledge/compiledin.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/table.h"

#include <QHash>

#include <algorithm>
#include <array>

// A linker leaves out what nobody names; only the global namespace can do it.
static void namePersonalFields()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::pair<const char *, PersonalField>, 11> fieldNames{{
    {"birthDate", PersonalField::BirthDate},
    {"gender", PersonalField::Gender},
    {"ethnicity", PersonalField::Ethnicity},
    {"nativePlace", PersonalField::NativePlace},
    {"politicalStatus", PersonalField::PoliticalStatus},
    {"programme", PersonalField::Programme},
    {"supervisorWish", PersonalField::SupervisorWish},
    {"identityCard", PersonalField::IdentityCard},
    {"passport", PersonalField::Passport},
    {"student", PersonalField::Student},
    {"application", PersonalField::Application},
}};

PersonalField fieldNamed(QByteArrayView name)
{
    const auto found = std::ranges::find_if(
        fieldNames, [&](const auto &each) { return name == QByteArrayView(each.first); });
    return found == fieldNames.end() ? PersonalField::None : found->second;
}

QString labelKey(QStringView spelling)
{
    QString key;
    for (const Token &token : tokens(spelling))
        key += token.key == u"the" ? QString() : token.key;
    return key;
}

struct LabelTable
{
    LabelTable()
    {
        namePersonalFields();
        const QByteArray table = compiledIn(u"personal.tsv"_s);
        for (const QByteArrayView line : splitFields(table, '\n')) {
            const auto row = splitFields(line, '\t');
            if (row.size() < 3 || line.startsWith('#'))
                continue;
            const PersonalField field = row.size() > 3 ? fieldNamed(row[3]) : PersonalField::None;
            const bool needsColon = row[1] == "colon" || row[1] == "number";
            for (const QByteArrayView spelling : splitFields(row[2], '|')) {
                const QString key = labelKey(QString::fromUtf8(spelling));
                longest = std::max(longest, key.size());
                if (row[1] == "itself")
                    told.insert(key, field);
                else
                    labels.insert(key,
                                  {field, true, needsColon, row[1] == "line", row[0] == "name"});
            }
        }
    }

    QHash<QString, PersonalLabel> labels;
    QHash<QString, PersonalField> told;
    qsizetype longest = 0;
};

const LabelTable &labelTable()
{
    static const LabelTable table; // constant: any thread may read it
    return table;
}

} // namespace

PersonalLabel personalLabel(QStringView text)
{
    constexpr qsizetype mostGaps = 12; // "民  族", "Date of Birth"
    if (text.isEmpty() || text.size() > labelTable().longest + mostGaps)
        return {};
    return labelTable().labels.value(labelKey(text));
}

PersonalField personalFieldTold(QStringView word)
{
    return word.size() > labelTable().longest + 8
               ? PersonalField::None
               : labelTable().told.value(labelKey(word), PersonalField::None);
}

} // namespace Bole
