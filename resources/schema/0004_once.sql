-- A file is in the season once: two imports at the same time cannot both bring it in. Doubles from before stay,
-- marked as such, with all that was done with them.
ALTER TABLE document ADD COLUMN is_double INTEGER NOT NULL DEFAULT 0;
UPDATE document SET is_double = 1 WHERE removed_at IS NULL AND EXISTS (
    SELECT 1 FROM document AS other
    WHERE other.sha256 = document.sha256 AND other.removed_at IS NULL AND other.id < document.id
);
CREATE UNIQUE INDEX document_once ON document (sha256) WHERE removed_at IS NULL AND is_double = 0;

-- Passwords of documents are kept in the desktop's key store, or in memory only; never in the file.
ALTER TABLE document DROP COLUMN password;
