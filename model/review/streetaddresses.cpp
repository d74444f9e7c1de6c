// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/streetaddresses.h"

#include <QRegularExpression>

namespace Bole {

namespace {

/// Up to a separator or the end of the line: town, postal code and country belong to it.
QRegularExpression withTown(const QString &street)
{
    return QRegularExpression(street + QStringLiteral(R"((?:,[^\n|•·;▪●]*)?)"),
                              QRegularExpression::UseUnicodePropertiesOption);
}

const QList<QRegularExpression> &forms()
{
    static const QList<QRegularExpression> all{
        // Flat 5B, Mangrove Residency, Adyar; Apt. 12, 40 Elm Street
        QRegularExpression(QStringLiteral(
            R"(\b(?:Flat|Apt\.?|Apartment)[ \t]+(?:No\.?[ \t]*)?#?\w{1,5},[^\n|•·;▪●]*)")),
        // 12 Willow Lane, Rivertown; 221b Old Mill Rd
        withTown(QStringLiteral(
            R"(\b\d{1,5}[A-Za-z]?,?[ \t]+(?:\p{Lu}[\p{L}'’.-]*[ \t]+){1,4}(?:Street|St\b\.?|Road|Rd\b\.?|)"
            R"(Avenue|Ave\b\.?|Boulevard|Blvd\b\.?|Lane|Ln\b\.?|Drive|Terrace|Crescent|Parkway)(?!\p{L}))")),
        // Lindenstraße 7, 01099 Dresden
        withTown(QStringLiteral(
            R"(\b\p{Lu}[\p{L}-]*(?:stra(?:ß|ss)e|str\.|allee|gasse)[ \t]+\d{1,4}[ \t]?[a-z]?\b)")),
        // 12 rue des Tilleuls, Calle del Pozo 4
        withTown(QStringLiteral(
            R"(\b(?:\d{1,4},?[ \t]+(?:bis[ \t]+)?(?:rue|avenue|boulevard|chemin|impasse)[ \t]+[\p{L}'’ -]{3,40}|)"
            R"((?:Calle|Carrer|Avenida|Via|Rua)[ \t]+[\p{L}'’ -]{3,40},?[ \t]+\d{1,4}\b))")),
        // 西安市碑林区咸宁西路28号
        QRegularExpression(
            QStringLiteral(
                R"((?:\p{Han}{2,7}(?:省|自治区))?(?:\p{Han}{2,7}市)?\p{Han}{1,7}[区县市]\p{Han}{1,12}?)"
                R"((?:路|街|大道|巷|弄|胡同|新村|小区)(?!\p{Han}*(?:大学|学院|公司))(?:[ \t]*\d+[ \t]*(?:号|弄|栋|幢|楼|单元|室))*)"),
            QRegularExpression::UseUnicodePropertiesOption)};
    return all;
}

} // namespace

QList<Span> findStreetAddresses(const QString &text)
{
    QList<Span> found;
    for (const QRegularExpression &form : forms()) {
        auto matches = form.globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            qsizetype size = match.capturedLength();
            while (size > 0 && match.captured().at(size - 1).isSpace())
                --size;
            found.append({match.capturedStart(), size});
        }
    }
    return found;
}

} // namespace Bole
