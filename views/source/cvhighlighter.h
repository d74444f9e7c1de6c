// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/texthighlighter.h"

#include <KSyntaxHighlighting/Repository>

#include <QStringList>

namespace Bole {

/// The definitions that Bole's panes colour text with: our own for CVs, KSyntaxHighlighting's for
/// Markdown and JSON. One a window; made when first needed, because it costs a few milliseconds.
class TextDefinitions
{
public:
    TextDefinitions();

    KSyntaxHighlighting::Definition cv() const;
    KSyntaxHighlighting::Definition markdown() const;
    KSyntaxHighlighting::Definition json() const;
    KSyntaxHighlighting::Theme theme(bool dark) const;

private:
    mutable KSyntaxHighlighting::Repository m_repository;
};

/// Colours a document's text, and the applicant's own name wherever it stands.
class CvHighlighter : public TextHighlighter
{
    Q_OBJECT

public:
    explicit CvHighlighter(QTextDocument *document);

    void setNames(const QStringList &names);

protected:
    void highlightBlock(const QString &text) override;

private:
    QStringList m_names;
};

} // namespace Bole
