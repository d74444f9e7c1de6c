// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QColor>
#include <QStringList>

#include <optional>

class QWidget;

namespace Bole {

/// A question with worded answers ("Delete the list", "Keep it"), never a bare yes or no.
struct Question
{
    QString text;        ///< the question, one sentence
    QString explanation; ///< what each answer means, or empty
    QStringList answers; ///< from the one that goes ahead to the one that leaves things alone
    int preferred = 0;   ///< what Enter chooses
    bool destructive = false;
};

/// The one way by which a pane tells of an error, asks a question or asks for a file. The program
/// uses WindowDialogs; tests answer through a subclass of their own.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    /// `what` says in a sentence what could not be done; the reason and the remedy come from
    /// errorText().
    virtual void error(QWidget *parent, const QString &what, const Error &error) = 0;
    virtual void inform(QWidget *parent, const QString &text, const QString &explanation = {}) = 0;

    /// The index of the chosen answer; the last one when the question is dismissed.
    virtual int question(QWidget *parent, const Question &question) = 0;

    /// The index of the chosen item, -1 when cancelled.
    virtual int choose(QWidget *parent, const QString &title, const QString &explanation,
                       const QStringList &items, int current = 0) = 0;

    /// One line, or several with `multiline`; nothing when cancelled.
    virtual std::optional<QString> text(QWidget *parent, const QString &title, const QString &label,
                                        const QString &initial = {}, bool multiline = false) = 0;

    /// An invalid colour when cancelled.
    virtual QColor colour(QWidget *parent, const QString &title, const QColor &initial) = 0;

    /// Like text(), but what is typed is not shown.
    virtual std::optional<QString> password(QWidget *parent, const QString &title,
                                            const QString &label)
    {
        return text(parent, title, label);
    }

    /// Empty when cancelled. `filter` is Qt's: "Season (*.bole)".
    virtual QString openFile(QWidget *parent, const QString &title, const QString &filter) = 0;
    virtual QStringList openFiles(QWidget *parent, const QString &title, const QString &filter) = 0;
    virtual QString openFolder(QWidget *parent, const QString &title) = 0;
    virtual QString saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                             const QString &filter) = 0;
};

/// The real dialogs, on a window.
class WindowDialogs : public Dialogs
{
public:
    void error(QWidget *parent, const QString &what, const Error &error) override;
    void inform(QWidget *parent, const QString &text, const QString &explanation) override;
    int question(QWidget *parent, const Question &question) override;
    int choose(QWidget *parent, const QString &title, const QString &explanation,
               const QStringList &items, int current) override;
    std::optional<QString> text(QWidget *parent, const QString &title, const QString &label,
                                const QString &initial, bool multiline) override;
    QColor colour(QWidget *parent, const QString &title, const QColor &initial) override;
    std::optional<QString> password(QWidget *parent, const QString &title,
                                    const QString &label) override;
    QString openFile(QWidget *parent, const QString &title, const QString &filter) override;
    QStringList openFiles(QWidget *parent, const QString &title, const QString &filter) override;
    QString openFolder(QWidget *parent, const QString &title) override;
    QString saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                     const QString &filter) override;

    /// Where the next dialog begins: where a file was last chosen.
    const QString &folder() const { return m_folder; }
    void setFolder(const QString &folder) { m_folder = folder; }

private:
    QString m_folder;
};

} // namespace Bole
