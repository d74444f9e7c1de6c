// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/documentpasswords.h"

namespace Bole {

/// The key store of the desktop that the window is on: GNOME's keyring, KDE's wallet or whatever
/// else answers. It is not spoken to before a document needs a password.
class DesktopKeyStore : public KeyStore
{
public:
    bool isThere() const override;
    void read(const QString &key, std::function<void(const QString &)> then) override;
    void write(const QString &key, const QString &secret) override;
};

} // namespace Bole
