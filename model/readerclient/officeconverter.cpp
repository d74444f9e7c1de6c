// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/officeconverter.h"

#include "model/platform/programs.h"
#include "model/programfiles.h"
#include "model/readerclient/readerprotocol.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

// No macro, no link to another file, no sending of anything.
const char settings[] = R"(<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableActiveContent" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
)";

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

bool isOfficeFile(const FilePath &path)
{
    static const QStringList endings{u"docx"_s, u"doc"_s, u"odt"_s, u"rtf"_s};
    return endings.contains(path.suffix());
}

/// One of them, from its folder to its PDF.
class OfficeConverter::Conversion : public QObject
{
public:
    explicit Conversion(const Callback &callback) : callback(callback) {}
    ~Conversion() override
    {
        m_process.disconnect();
        m_process.kill(); // its sandbox goes with it
        m_process.waitForFinished();
    }

    /// `done` is called once, and not before this has returned without an error.
    std::expected<void, ConversionError> start(const Job &job, const Options &options,
                                               const Callback &done);

    const Callback callback;

private:
    void end(int exitCode);
    Converted resultOf(int exitCode) const;

    QTemporaryDir m_folder;
    QProcess m_process;
    Callback m_done;
    qint64 m_mostBytes = 0;
    bool m_isOutOfTime = false;
};

std::expected<void, ConversionError>
OfficeConverter::Conversion::start(const Job &job, const Options &options, const Callback &done)
{
    const QString program = options.program.isEmpty() ? findProgram() : options.program;
    if (program.isEmpty() || !QFileInfo(program).isExecutable())
        return std::unexpected(ConversionError::Missing);
    const QString name = u"document."_s + job.suffix;
    const bool isReady =
        m_folder.isValid() && QDir(m_folder.path()).mkpath(u"profile/user"_s) &&
        writeFile(m_folder.filePath(u"profile/user/registrymodifications.xcu"_s), settings) &&
        writeFile(m_folder.filePath(name), job.bytes);
    if (!isReady)
        return std::unexpected(ConversionError::Failed);
    m_done = done;
    m_mostBytes = options.pdfBytes;
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    connect(&m_process, &QProcess::finished, this, [this](int exitCode) { end(exitCode); });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            end(ReaderProtocol::SandboxFailed);
    });
    QTimer::singleShot(options.milliseconds, this, [this] {
        m_isOutOfTime = true;
        m_process.kill();
    });
    m_process.start(options.sandbox, {u"--convert"_s, program, m_folder.path(), name});
    return {};
}

void OfficeConverter::Conversion::end(int exitCode)
{
    // Behind the signal of the process, which goes with this.
    QMetaObject::invokeMethod(
        this, [this, result = resultOf(exitCode)] { m_done(result); }, Qt::QueuedConnection);
}

OfficeConverter::Converted OfficeConverter::Conversion::resultOf(int exitCode) const
{
    if (m_isOutOfTime)
        return std::unexpected(ConversionError::OutOfTime);
    if (m_process.exitStatus() == QProcess::NormalExit && exitCode == ReaderProtocol::SandboxFailed)
        return std::unexpected(ConversionError::Unsafe);
    QFile pdf(m_folder.filePath(u"document.pdf"_s));
    // A link could lead anywhere, and a pipe has no end.
    const QFileInfo info(pdf);
    if (info.isSymLink() || !info.isFile() || !pdf.open(QIODevice::ReadOnly))
        return std::unexpected(ConversionError::Failed);
    if (pdf.size() > m_mostBytes)
        return std::unexpected(ConversionError::Failed);
    const QByteArray bytes = pdf.readAll();
    if (!bytes.startsWith("%PDF-"))
        return std::unexpected(ConversionError::Failed);
    return bytes;
}

OfficeConverter::OfficeConverter(QObject *parent) : OfficeConverter(Options(), parent) {}

OfficeConverter::OfficeConverter(const Options &options, QObject *parent)
    : QObject(parent), m_options(options)
{
    if (m_options.sandbox.isEmpty())
        m_options.sandbox = ProgramFiles::reader();
}

OfficeConverter::~OfficeConverter() = default;

QString OfficeConverter::findProgram()
{
    if (qEnvironmentVariableIsSet("BOLE_OFFICE"))
        return qEnvironmentVariable("BOLE_OFFICE");
    for (const QString &name : {u"soffice"_s, u"libreoffice"_s}) {
        if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
            return found;
    }
    return Platform::officeOutsidePath();
}

void OfficeConverter::convert(const QByteArray &bytes, const QString &suffix,
                              const Callback &callback)
{
    m_waiting.append({bytes, suffix, callback});
    QMetaObject::invokeMethod(this, &OfficeConverter::startMore, Qt::QueuedConnection);
}

void OfficeConverter::clear()
{
    m_waiting.clear();
    m_running.clear();
}

void OfficeConverter::startMore()
{
    while (!m_waiting.isEmpty() && std::ssize(m_running) < m_options.atOnce) {
        const Job job = m_waiting.takeFirst();
        auto *conversion = m_running.emplace_back(std::make_unique<Conversion>(job.callback)).get();
        const auto started =
            conversion->start(job, m_options, [this, conversion](const Converted &result) {
                finish(conversion, result);
            });
        if (!started)
            finish(conversion, std::unexpected(started.error()));
    }
}

void OfficeConverter::finish(Conversion *conversion, const Converted &result)
{
    const auto found = std::ranges::find(m_running, conversion, &std::unique_ptr<Conversion>::get);
    found->release()->deleteLater(); // it is the one that is talking
    m_running.erase(found);
    QMetaObject::invokeMethod(this, &OfficeConverter::startMore, Qt::QueuedConnection);
    conversion->callback(result);
}

} // namespace Bole
