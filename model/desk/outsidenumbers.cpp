// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers from elsewhere come to the desk: by hand, or from a table.
#include "model/csvtable.h"
#include "model/desk/blindedseason.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskstate.h"
#include "model/import/rostertable.h"
#include "model/season/applicantstore.h"
#include "model/season/outsidenumberstore.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Who is meant by what stands in a table. A key that several have is nobody's.
class ApplicantKeys
{
public:
    void add(const QString &key, ApplicantId applicant)
    {
        const QString folded = csvKey(key);
        if (!folded.isEmpty() && !m_keys.contains(folded, applicant))
            m_keys.insert(folded, applicant);
    }
    /// The number of an application means nobody else, whatever number the season gave others.
    void addNumber(const QString &number, ApplicantId applicant)
    {
        if (const QString folded = csvKey(number); !folded.isEmpty())
            m_numbers.insert(folded, applicant);
    }
    ApplicantId find(const QString &key) const
    {
        QList<ApplicantId> found = m_numbers.values(csvKey(key));
        if (found.isEmpty())
            found = m_keys.values(csvKey(key));
        return found.size() == 1 ? found.first() : ApplicantId();
    }

private:
    QMultiHash<QString, ApplicantId> m_numbers;
    QMultiHash<QString, ApplicantId> m_keys;
};

ApplicantKeys keysOf(const BlindedSeason &season, const QList<ApplicantId> &applicants)
{
    ApplicantKeys keys;
    const auto people = season.people(applicants, true);
    for (const VisiblePerson &person : people.value_or(QList<VisiblePerson>())) {
        const ApplicantId id = person.facts.id;
        keys.addNumber(person.facts.number, id);
        keys.add(QString::number(id.value), id);
        keys.add(person.facts.name, id);
        keys.add(person.facts.nameOther, id);
        for (const QString &email : person.record.basics.emails)
            keys.add(email, id);
        for (const Identifier &identifier : person.record.basics.identifiers)
            keys.add(identifier.value, id);
    }
    return keys;
}

qsizetype columnOf(const CsvTable &table, const Criterion &criterion)
{
    return table.column(
        {csvKey(criterion.id), csvKey(criterion.name.en), csvKey(criterion.name.zh)});
}

} // namespace

Result<OutsideSheet> DeskCommittee::outsideNumbers() const
{
    OutsideSheet sheet;
    const auto rubric = this->rubric();
    if (!rubric)
        return std::unexpected(rubric.error());
    const QList<Criterion> criteria = *rubric ? (*rubric)->rubric.criteria : QList<Criterion>();
    for (const Criterion &criterion : criteria) {
        if (!criterion.isAsked())
            sheet.criteria.append(criterion);
    }
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto rows = season.rows(applicants());
    if (!rows)
        return std::unexpected(rows.error());
    for (const ApplicantRow &row : *rows) {
        if (season.viewer().mayRead(row.id))
            sheet.applicants.append({row.id, row.name, row.number});
    }
    return season.outsideNumbers().transform([&](const auto &numbers) {
        sheet.numbers = numbers;
        return sheet;
    });
}

Result<void> DeskCommittee::setOutsideNumbers(const QList<OutsideNumber> &numbers)
{
    if (!mayDecide())
        return failure(ErrorCode::NotAllowed, u"numbers"_s);
    const auto sheet = outsideNumbers();
    if (!sheet)
        return std::unexpected(sheet.error());
    QList<OutsideNumberStore::Number> stored;
    for (const OutsideNumber &number : numbers) {
        const auto criterion = std::ranges::find(sheet->criteria, number.criterion, &Criterion::id);
        if (criterion == sheet->criteria.end() ||
            (number.value && !criterion->takes(*number.value)))
            return failure(ErrorCode::InvalidValue, number.criterion);
        stored.append({number.applicant, number.criterion, number.value});
    }
    return OutsideNumberStore(m_state.season.database()).set(stored, m_state.reviewer);
}

Result<OutsideTable> DeskCommittee::readOutsideNumbers(const QByteArray &csv) const
{
    return csvTable(csv).and_then([&](const CsvTable &table) { return placeNumbers(table); });
}

Result<OutsideTable> DeskCommittee::readOutsideNumbers(const FilePath &file) const
{
    return readRosterTable(file).and_then([&](const RosterTable &sheet) {
        CsvTable table;
        for (const QString &title : sheet.head)
            table.head.append(csvKey(title));
        int line = 1; // where the table begins at the top of its sheet
        for (const QStringList &cells : sheet.rows)
            table.rows.append({++line, cells});
        return placeNumbers(table);
    });
}

Result<OutsideTable> DeskCommittee::placeNumbers(const CsvTable &table) const
{
    const auto sheet = outsideNumbers();
    if (!sheet)
        return std::unexpected(sheet.error());
    const qsizetype who =
        table.column({u"applicant"_s, u"application number"_s, u"number"_s, u"name"_s, u"申请人"_s,
                      u"申请人编号"_s, u"报名编号"_s, u"申请号"_s, u"编号"_s, u"准考证号"_s,
                      u"报名号"_s, u"考生编号"_s, u"学号"_s, u"姓名"_s, u"email"_s, u"邮箱"_s});
    const bool any = std::ranges::any_of(sheet->criteria, [&](const Criterion &criterion) {
        return columnOf(table, criterion) >= 0;
    });
    if (who < 0 || !any)
        return failure(ErrorCode::InvalidTable, u"line 1: columns are missing"_s);
    const ApplicantKeys keys = keysOf(BlindedSeason::atDesk(m_state), applicants());
    OutsideTable read;
    for (const CsvTable::Row &row : table.rows) {
        const ApplicantId applicant = keys.find(row.cells.value(who));
        for (const Criterion &criterion : sheet->criteria) {
            const qsizetype column = columnOf(table, criterion);
            const QString cell = column < 0 ? QString() : row.cells.value(column).trimmed();
            bool isNumber = false;
            const double value = cell.toDouble(&isNumber);
            if (cell.isEmpty())
                continue;
            if (!applicant.isValid())
                read.problems.append(u"%1: %2"_s.arg(row.line).arg(row.cells.value(who)));
            else if (!isNumber || !criterion.takes(value))
                read.problems.append(u"%1: %2"_s.arg(row.line).arg(cell));
            else
                read.numbers.append({applicant, criterion.id, value});
        }
    }
    return read;
}

} // namespace Bole
