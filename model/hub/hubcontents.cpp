// SPDX-License-Identifier: GPL-3.0-or-later
// Of HubClient: documents, in pieces.
#include "model/hub/hubclient.h"
#include "model/hub/hubschema.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace Bole {

namespace {

constexpr qsizetype pieceSize = 524288; // half a megabyte

} // namespace

HubResult<QStringList> HubClient::missing(const QStringList &sha256)
{
    return m_connection
        .run("SELECT w FROM json_array_elements_text($1) w WHERE NOT EXISTS (SELECT FROM "
             "bole.content c WHERE "
             "c.sha256 = w AND c.piece = c.pieces - 1)",
             {QJsonDocument(QJsonArray::fromStringList(sha256)).toJson(QJsonDocument::Compact)})
        .transform([](const HubRows &rows) {
            QStringList found;
            for (int i = 0; i < rows.count(); ++i)
                found.append(QString::fromLatin1(rows.text(i, 0)));
            return found;
        });
}

HubResult<void> HubClient::sendContent(const QString &sha256, const QString &about,
                                       const QString &audience, const QByteArray &bytes)
{
    return sendPieces(m_connection, {m_season, m_self.reviewer.toLatin1()},
                      {sha256, about, audience}, bytes);
}

HubResult<void> sendPieces(HubConnection &connection, const HubSender &sender,
                           const HubContent &content, const QByteArray &bytes)
{
    const qsizetype pieces = std::max<qsizetype>(1, (bytes.size() + pieceSize - 1) / pieceSize);
    // In their order: whoever finds the last one finds all.
    for (qsizetype i = 0; i < pieces; ++i) {
        const auto sent = connection.run(
            "INSERT INTO bole.content (season, sha256, sender, piece, pieces, about, audience, "
            "bytes) VALUES "
            "($1, $2, $3, $4, $5, $6, $7, decode($8, 'base64')) ON CONFLICT DO NOTHING",
            {sender.season, content.sha256.toLatin1(), sender.reviewer, QByteArray::number(i),
             QByteArray::number(pieces),
             content.about.isEmpty() ? std::nullopt : std::optional(content.about.toLatin1()),
             content.audience.toUtf8(), bytes.mid(i * pieceSize, pieceSize).toBase64()});
        if (!sent)
            return std::unexpected(sent.error());
    }
    return {};
}

HubResult<std::optional<QByteArray>> HubClient::fetchContent(const QString &sha256)
{
    const auto senders =
        m_connection.run("SELECT sender, pieces FROM bole.content WHERE sha256 = $1 AND piece = "
                         "pieces - 1",
                         {sha256.toLatin1()});
    if (!senders)
        return std::unexpected(senders.error());
    for (int i = 0; i < senders->count(); ++i) {
        QCryptographicHash sum(QCryptographicHash::Sha256);
        QByteArray whole;
        for (qint64 piece = 0; piece < senders->number(i, 1); ++piece) {
            const auto rows = m_connection.run(
                "SELECT bytes FROM bole.content WHERE sha256 = $1 AND sender = $2 AND "
                "piece = $3",
                {sha256.toLatin1(), senders->text(i, 0), QByteArray::number(piece)});
            if (!rows)
                return std::unexpected(rows.error());
            whole += rows->count() == 1 ? rows->bytes(0, 0) : QByteArray();
        }
        sum.addData(whole);
        if (sum.result().toHex() == sha256.toLatin1())
            return whole;
    }
    return std::nullopt;
}

} // namespace Bole
