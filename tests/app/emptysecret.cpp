// SPDX-License-Identifier: GPL-3.0-or-later
// In the place of libsecret: QtKeychain finds the library, and nobody keeps anything.
extern "C" void secret_password_lookup() {}
extern "C" void secret_password_lookup_finish() {}
extern "C" void secret_password_store() {}
extern "C" void secret_password_store_finish() {}
extern "C" void secret_password_clear() {}
extern "C" void secret_password_clear_finish() {}
extern "C" void secret_password_free() {}
extern "C" void secret_error_get_quark() {}
