// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Other people's programs, where the system's own way of finding one is not enough.
namespace Bole::Platform {

/// LibreOffice as the packages of its own site install it; empty where it is not there.
QString officeOutsidePath();

} // namespace Bole::Platform
