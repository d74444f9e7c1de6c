// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faultsupport.h"

#include "model/readerclient/readertypes.h"
#include "model/review/rubricjson.h"
#include "model/season/rubricstore.h"

namespace Bole::Faults {

/// Damaged and hostile documents, as tests/hostile makes them from a seed: a few of each kind, or
/// those in the folder that $BOLE_HOSTILE_DOCUMENTS names.
class HostileDocuments
{
public:
    bool make()
    {
        m_path = qEnvironmentVariable("BOLE_HOSTILE_DOCUMENTS", m_folder.path());
        if (m_path != m_folder.path())
            return !names().isEmpty();
        const Run made =
            run(QStringLiteral(PYTHON), {QStringLiteral("-B"), QStringLiteral(HOSTILE_SCRIPT),
                                         QStringLiteral("--only-make"), m_path,
                                         QStringLiteral("--count"), QStringLiteral("30")});
        if (made.exitCode != 0)
            qWarning("%s", qPrintable(made.all()));
        return made.exitCode == 0;
    }

    const QString &path() const { return m_path; }
    QStringList names() const
    {
        return m_path.isEmpty() ? QStringList() : QDir(m_path).entryList(QDir::Files, QDir::Name);
    }
    QByteArray bytes(const QString &name) const { return contents(QDir(m_path).filePath(name)); }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

/// A season that has every one of them as somebody's document, as if an import had let it in, and
/// one sound applicant at the end.
class HostileSeason : public SeasonFixture
{
public:
    QMap<ApplicantId, QString> names; ///< of the hostile documents
    ApplicantId sound;

    explicit HostileSeason(const HostileDocuments &documents)
    {
        if (!season->rubrics().save(standardRubric(), reviewer))
            qFatal("rubric");
        Transaction all(season->database());
        for (const QString &name : documents.names())
            names.insert(add(name, documents.bytes(name)), name);
        sound = add(QStringLiteral("zz-sound.pdf"), contents(QStringLiteral(SOUND_PDF)));
        if (!all.commit())
            qFatal("commit");
    }

private:
    ApplicantId add(const QString &name, const QByteArray &bytes)
    {
        const ApplicantId applicant = season->applicants().create().value();
        Document document;
        document.applicant = applicant;
        document.fileName = name;
        document.kind = documentKind(name);
        document.pages = 1;
        const QString text =
            document.kind == DocumentKind::Pdf ? QString() : QString::fromUtf8(bytes);
        const DocumentId id = season->documents().add(document, bytes, text).value();
        Record record = sampleRecord();
        record.basics.name = name;
        if (!season->records().add(applicant, record, id))
            qFatal("record");
        return applicant;
    }
};

/// The processes that this one has started and that still run.
inline QStringList childProcesses()
{
    QStringList found;
    const QByteArray me = QByteArray::number(QCoreApplication::applicationPid());
    for (const QString &process : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        const QByteArray stat = contents(QStringLiteral("/proc/%1/stat").arg(process));
        const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (fields.value(1) == me && fields.value(0) != "Z")
            found.append(QString::fromUtf8(stat.left(60)));
    }
    return found;
}

} // namespace Bole::Faults
