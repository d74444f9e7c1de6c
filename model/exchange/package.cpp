// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/package.h"

#include "model/platform/sqlitefiles.h"
#include "model/regularfile.h"
#include "model/review/packageproblem.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

// Kinds of frames.
constexpr char headFrame = 'H';
constexpr char changesFrame = 'C';
constexpr char contentFrame = 'D';
constexpr char endFrame = 'E';

constexpr qsizetype changesAtOnce = 500;
constexpr quint32 largestFrame = 1U << 30;
constexpr qsizetype shaLength = 64;

QByteArray chained(const QByteArray &hash, char kind, const QByteArray &bytes)
{
    QCryptographicHash next(QCryptographicHash::Sha256);
    next.addData(hash);
    next.addData(QByteArrayView(&kind, 1));
    next.addData(bytes);
    return next.result();
}

QJsonObject toJson(const PackageHead &head)
{
    return {{u"format"_s, u"bole-package/1"_s},
            {u"id"_s, head.id},
            {u"season"_s, head.season},
            {u"title"_s, head.title},
            {u"replica"_s, head.replica},
            {u"sender"_s, head.sender},
            {u"senderName"_s, head.senderName},
            {u"recipient"_s, head.recipient},
            {u"recipientName"_s, head.recipientName},
            {u"madeAt"_s, head.madeAt.toUTC().toString(Qt::ISODateWithMs)},
            {u"isBlind"_s, head.isBlind},
            {u"isWhole"_s, head.isWhole},
            {u"position"_s, head.position},
            {u"after"_s, head.after},
            {u"received"_s, head.received},
            {u"missing"_s, QJsonArray::fromStringList(head.missing)},
            {u"keys"_s, head.keys},
            {u"secrets"_s, head.secrets},
            {u"changes"_s, head.changes},
            {u"documents"_s, head.documents}};
}

PackageHead headFromJson(const QJsonObject &json)
{
    return {.id = json.value("id"_L1).toString(),
            .season = json.value("season"_L1).toString(),
            .title = json.value("title"_L1).toString(),
            .replica = json.value("replica"_L1).toString(),
            .sender = json.value("sender"_L1).toString(),
            .senderName = json.value("senderName"_L1).toString(),
            .recipient = json.value("recipient"_L1).toString(),
            .recipientName = json.value("recipientName"_L1).toString(),
            .madeAt = QDateTime::fromString(json.value("madeAt"_L1).toString(), Qt::ISODateWithMs),
            .isBlind = json.value("isBlind"_L1).toBool(),
            .isWhole = json.value("isWhole"_L1).toBool(),
            .position = json.value("position"_L1).toInteger(),
            .after = json.value("after"_L1).toInteger(),
            .received = json.value("received"_L1).toObject(),
            .missing = json.value("missing"_L1).toVariant().toStringList(),
            .keys = json.value("keys"_L1).toObject(),
            .secrets = json.value("secrets"_L1).toObject(),
            .changes = json.value("changes"_L1).toInt(),
            .documents = json.value("documents"_L1).toInt()};
}

/// Anybody can put anything into a shared folder.
Result<void> openPackage(const FilePath &path, QFile &file)
{
    return openRegularFile(path, file).or_else([&](const Error &error) -> Result<void> {
        return failure(error.code == ErrorCode::FileNotFound ? error.code
                                                             : ErrorCode::FileNotReadable,
                       path.text());
    });
}

} // namespace

struct PackageReader::State
{
    explicit State(const QString &path) : m_path(path) {}

    Result<void> open(const QString &passphrase)
    {
        return openPackage(m_path, m_file).and_then([&] { return m_stream.open(passphrase); });
    }

    Result<Package> read(const ContentFunction &content)
    {
        m_content = content;
        Result<void> done;
        while (done && m_package.signature.isNull())
            done = readFrame();
        if (!done)
            return std::unexpected(done.error());
        if (!m_stream.isAtEnd() || m_package.head.id.isEmpty() ||
            m_package.changes.size() != m_package.head.changes ||
            m_package.contents.size() != m_package.head.documents)
            return failure(PackageProblem::Damaged);
        return m_package;
    }

private:
    Result<void> readFrame()
    {
        const auto head = m_stream.read(5);
        if (!head)
            return std::unexpected(head.error());
        const auto size = qFromLittleEndian<quint32>(head->constData() + 1);
        if (size > largestFrame)
            return failure(PackageProblem::Damaged);
        return m_stream.read(qsizetype(size)).and_then([&](const QByteArray &bytes) {
            return take(head->front(), bytes);
        });
    }

    Result<void> take(char kind, const QByteArray &bytes)
    {
        if (kind == endFrame) {
            m_package.hash = m_hash;
            m_package.signature = bytes.isNull() ? QByteArray("") : bytes;
            return {};
        }
        m_hash = chained(m_hash, kind, bytes);
        if (kind == contentFrame) {
            const QString sha = QString::fromLatin1(bytes.left(shaLength));
            m_package.contents.append(sha);
            return m_content ? m_content(sha, bytes.mid(shaLength)) : Result<void>();
        }
        const QByteArray plain = qUncompress(bytes);
        const QJsonDocument json = QJsonDocument::fromJson(plain);
        if (kind == headFrame && json.isObject()) {
            if (!json["format"_L1].toString().startsWith("bole-package/1"_L1))
                return failure(PackageProblem::TooNew);
            m_package.head = headFromJson(json.object());
            return {};
        }
        if (kind == changesFrame && json.isArray())
            return takeChanges(json.array());
        return failure(PackageProblem::Damaged);
    }

    Result<void> takeChanges(const QJsonArray &array)
    {
        for (const QJsonValue &value : array) {
            const auto change = travelChangeFromJson(value.toObject());
            if (!change)
                return failure(PackageProblem::Damaged);
            m_package.changes.append(*change);
        }
        return {};
    }

    FilePath m_path;
    QFile m_file;
    SealedReader m_stream{m_file};
    ContentFunction m_content;
    Package m_package;
    QByteArray m_hash;
};

PackageReader::PackageReader(const QString &path) : m_state(std::make_unique<State>(path)) {}

PackageReader::~PackageReader() = default;

Result<void> PackageReader::open(const QString &passphrase)
{
    return m_state->open(passphrase);
}

Result<Package> PackageReader::read(const ContentFunction &content)
{
    return m_state->read(content);
}

PackageWriter::PackageWriter(const QString &path, const QString &passphrase, PassphraseWork work)
    : m_file(path), m_stream(m_file, passphrase, work)
{
}

Result<void> PackageWriter::put(char kind, const QByteArray &bytes)
{
    if (kind != endFrame)
        m_hash = chained(m_hash, kind, bytes);
    QByteArray head(5, kind);
    qToLittleEndian(quint32(bytes.size()), head.data() + 1);
    return m_stream.write(head).and_then([&] { return m_stream.write(bytes); });
}

Result<void> PackageWriter::begin(const PackageHead &head)
{
    if (isOpenInSqlite(m_file.fileName()))
        return failure(ErrorCode::FileExists, QStringLiteral("an open season"));
    if (!m_file.open(QIODevice::WriteOnly))
        return failure(ErrorCode::FileNotWritable, m_file.errorString());
    m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return put(headFrame, qCompress(QJsonDocument(toJson(head)).toJson(QJsonDocument::Compact)));
}

Result<void> PackageWriter::add(const QList<TravelChange> &changes)
{
    for (qsizetype from = 0; from < changes.size(); from += changesAtOnce) {
        QJsonArray array;
        for (const TravelChange &change : changes.mid(from, changesAtOnce))
            array.append(Bole::toJson(change));
        const auto done =
            put(changesFrame, qCompress(QJsonDocument(array).toJson(QJsonDocument::Compact)));
        if (!done)
            return done;
    }
    return {};
}

Result<void> PackageWriter::addContent(const QString &sha256, const QByteArray &bytes)
{
    return put(contentFrame, sha256.toLatin1() + bytes);
}

Result<void> PackageWriter::finish(const SigningKey &key)
{
    const auto written =
        put(endFrame, signature(m_hash, key)).and_then([&] { return m_stream.finish(); });
    if (!written)
        return written;
    if (!m_file.commit())
        return failure(ErrorCode::FileNotWritable, m_file.errorString());
    return {};
}

Result<bool> needsPassphrase(const QString &path)
{
    QFile file;
    return openPackage(path, file).and_then([&] { return SealedReader::isSealed(file); });
}

Result<Package> readPackage(const QString &path, const QString &passphrase,
                            const ContentFunction &content)
{
    PackageReader reader(path);
    return reader.open(passphrase).and_then([&] { return reader.read(content); });
}

} // namespace Bole
