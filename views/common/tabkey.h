// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QWidget;

namespace Bole {

/// Tab leaves a table, and the arrows walk in it: otherwise whoever uses no mouse never gets out.
/// The style asks this of every widget that it draws.
void leaveByTab(QWidget *widget);
/// But for a table to type in, as in a spreadsheet: there Tab goes to the next cell.
void stayInsideByTab(QAbstractItemView &table);

} // namespace Bole
