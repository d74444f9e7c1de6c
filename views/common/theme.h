// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

namespace Bole {

/// All distances are multiples of this, or half of it inside a control.
inline constexpr int Grid = 8;

/// The three text sizes of the program.
enum class TextSize { Small, Normal, Large };
QFont textFont(TextSize size, bool bold = false);

/// The colours beyond QPalette's, for light or dark as the palette is. Cheap to make: ask for them
/// where you paint, `Colors::of(palette())`, and a change of theme comes by itself.
struct Colors
{
    QColor canvas;     ///< behind the pages of a document
    QColor surface;    ///< panes, cards
    QColor line;       ///< hairlines between panes and rows
    QColor muted;      ///< secondary text
    QColor accent;     ///< the one accent colour: where the reader is, what is chosen
    QColor accentSoft; ///< the accent as a background
    QColor good;       ///< confirmed, submitted
    QColor warning;    ///< needs a look
    QColor bad;        ///< failed, rejected
    QColor changed;    ///< corrected by a person
    QColor place;      ///< translucent, over a page: where a value was read
    QColor placeLine;  ///< its outline
    bool dark = false;

    static Colors of(const QPalette &palette);
};

/// Light and dark, following the system or chosen in the preferences. One a program, owned by
/// whoever builds the window.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum Mode { FollowSystem, Light, Dark };
    Q_ENUM(Mode)

    /// "light", "dark"; anything else follows the system.
    static Mode modeNamed(QStringView name);

    explicit Theme(Mode mode = FollowSystem, QObject *parent = nullptr);

    /// The second half, once the window is built: under a style sheet a widget that is put into its
    /// place is styled anew with everything in it, at every step of the way.
    void dress();

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    bool isDark() const;

signals:
    void changed();

private:
    void apply();

    Mode m_mode;
    bool m_isDressed = false;
};

} // namespace Bole
