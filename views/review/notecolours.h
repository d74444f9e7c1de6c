// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QTextDocument;
class QPalette;

namespace KSyntaxHighlighting {
class Definition;
class Repository;
} // namespace KSyntaxHighlighting

namespace Bole {

/// Colours Markdown in notes. The definition takes about a tenth of a second to load the first
/// time, so it is loaded when somebody first writes a note and not when the program starts. Main
/// thread; owned by the review pane and shared by its editors.
class NoteColours
{
public:
    NoteColours();
    ~NoteColours();

    /// Colours the document from now on, in the palette's theme; again after a change of theme.
    void apply(QTextDocument *document, const QPalette &palette);

private:
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
};

} // namespace Bole
