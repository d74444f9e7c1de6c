// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dialogs.h"

#include <QList>

namespace Bole {

/// Answers questions from lists that a test fills beforehand, and keeps what was said. A question
/// without a prepared answer is answered as if it had been dismissed, and counted.
class ScriptedDialogs : public Dialogs
{
public:
    QList<int> answers;
    QStringList files;
    QStringList texts;
    QList<QColor> colours;

    QList<Error> errors;
    QStringList said;
    QStringList explained; ///< what inform() had to add to what it said
    QList<Question> questions;
    QStringList asked; ///< every text of every question, with what stood there before
    int unanswered = 0;

    void error(QWidget *, const QString &what, const Error &error) override
    {
        said << what;
        errors << error;
    }
    void inform(QWidget *, const QString &text, const QString &explanation) override
    {
        said << text;
        explained << explanation;
    }
    int question(QWidget *, const Question &question) override
    {
        questions << question;
        asked << question.text << question.explanation << question.answers;
        if (!answers.isEmpty())
            return answers.takeFirst();
        ++unanswered;
        return int(question.answers.size()) - 1;
    }
    int choose(QWidget *, const QString &title, const QString &explanation,
               const QStringList &items, int) override
    {
        asked << title << explanation << items;
        if (!answers.isEmpty())
            return answers.takeFirst();
        ++unanswered;
        return -1;
    }
    std::optional<QString> text(QWidget *, const QString &title, const QString &label,
                                const QString &initial, bool) override
    {
        asked << title << label << initial;
        if (!texts.isEmpty())
            return texts.takeFirst();
        ++unanswered;
        return std::nullopt;
    }
    QColor colour(QWidget *, const QString &, const QColor &) override
    {
        if (!colours.isEmpty())
            return colours.takeFirst();
        ++unanswered;
        return {};
    }
    QString openFile(QWidget *, const QString &, const QString &) override { return file(); }
    QStringList openFiles(QWidget *, const QString &, const QString &) override
    {
        return std::exchange(files, {});
    }
    QString openFolder(QWidget *, const QString &) override { return file(); }
    QString saveFile(QWidget *, const QString &title, const QString &suggestedName,
                     const QString &) override
    {
        asked << title << suggestedName;
        return file();
    }

private:
    QString file()
    {
        if (!files.isEmpty())
            return files.takeFirst();
        ++unanswered;
        return {};
    }
};

} // namespace Bole
