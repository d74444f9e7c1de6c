// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readersocket.h"

#include "model/platform/channel.h"

namespace Bole {

ReaderSocket::ReaderSocket(int descriptor, QObject *parent)
    : QObject(parent),
      m_descriptor(descriptor),
      m_reading(descriptor, QSocketNotifier::Read),
      m_writing(descriptor, QSocketNotifier::Write)
{
    m_writing.setEnabled(false);
    connect(&m_reading, &QSocketNotifier::activated, this, &ReaderSocket::arrived);
    connect(&m_writing, &QSocketNotifier::activated, this, &ReaderSocket::writeMore);
}

ReaderSocket::~ReaderSocket()
{
    close();
    Platform::closeDescriptor(m_descriptor);
}

void ReaderSocket::close()
{
    m_reading.setEnabled(false);
    m_writing.setEnabled(false);
}

void ReaderSocket::write(const QByteArray &bytes)
{
    m_unsent += bytes;
    writeMore();
}

void ReaderSocket::writeMore()
{
    while (!m_unsent.isEmpty()) {
        const qsizetype count = Platform::sendSome(m_descriptor, m_unsent);
        if (count < 0)
            m_unsent.clear(); // it is gone: reading will say so
        if (count <= 0)
            break;
        m_unsent.remove(0, count);
    }
    m_writing.setEnabled(!m_unsent.isEmpty());
}

QByteArray ReaderSocket::read()
{
    constexpr qsizetype aLittle = qsizetype(256) * 1024;
    QByteArray bytes(aLittle, Qt::Uninitialized);
    const qsizetype count = Platform::receiveSome(m_descriptor, {bytes.data(), size_t(aLittle)});
    if (count == 0)
        return {};
    if (count < 0) {
        close();
        emit closed();
        return {};
    }
    bytes.truncate(count);
    return bytes;
}

} // namespace Bole
