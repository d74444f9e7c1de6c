// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sample/sampleseason.h"

namespace Bole {

class Workbench;

/// Builds a fresh copy of a sample season in the user's data folder, with progress and a way to
/// stop, and opens it in the window.
class SampleOpener : public QObject
{
    Q_OBJECT

public:
    explicit SampleOpener(Workbench &bench);

    void open(SampleSeason::Story story);

private:
    Workbench &m_bench;
    bool m_building = false;
};

} // namespace Bole
