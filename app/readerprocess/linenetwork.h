// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace Bole {

/// A line's picture as the network wants it: one value a pixel, -1 black to 1 white, row by row.
struct LineStrip
{
    static constexpr int height = 48; ///< the network knows no other
    int width = 0;
    std::vector<float> pixels;
};

/// PP-OCRv4's recogniser: says for each step along a line's picture which character stands there.
/// One for all of a reader's threads.
class LineNetwork
{
public:
    struct Step
    {
        int character = 0; ///< for textOf(); 0 for none
        float confidence = 0;
        float space = 0; ///< how likely a space is
    };
    static constexpr double pixelsPerStep = 8;

    /// Where BOLE_OCR_MODELS says, else with the program's data; empty: nowhere.
    static std::string folder();

    /// Maps the model into memory, as long as files can be opened. Nothing of it is read yet: most
    /// lists of CVs hold no scan.
    explicit LineNetwork(const std::string &folder);
    ~LineNetwork();

    /// Whether the model is there. Makes the network out of it, which takes a tenth of a second:
    /// done once in the fork server, its readers have it from birth.
    bool isAvailable();
    /// Empty where it cannot be read.
    std::vector<Step> read(LineStrip &strip);
    int space() const { return int(m_characters.size()) - 1; }
    QString textOf(int character) const { return m_characters.value(character); }

private:
    struct Session;

    void make();

    QFile m_file;
    uchar *m_model = nullptr; ///< mapped, until the network is made
    qint64 m_size = 0;
    QStringList m_characters; ///< none, those of the list, space
    std::once_flag m_isMade;
    std::unique_ptr<Session> m_session;
};

} // namespace Bole
