-- What is done with people and their documents.
ALTER TABLE applicant ADD COLUMN number TEXT NOT NULL DEFAULT ''; -- in the system that the applications come from
CREATE INDEX applicant_by_number ON applicant (number) WHERE number <> '';
-- Somebody who withdrew stays in the file, but is out of queues, lists and totals.
ALTER TABLE applicant ADD COLUMN withdrawn_at TEXT;
ALTER TABLE applicant ADD COLUMN withdrawn_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE applicant ADD COLUMN merged_into TEXT NOT NULL DEFAULT ''; -- the uuid of whom this one turned out to be

-- A document without an applicant waits in the tray until somebody says whose it is. One that was replaced by a newer
-- one stays as a version.
CREATE TABLE document_next (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    applicant_id INTEGER REFERENCES applicant (id),
    role         TEXT NOT NULL CHECK (role IN ('cv', 'transcript', 'letter', 'other')),
    file_name    TEXT NOT NULL,
    kind         TEXT NOT NULL,
    sha256       TEXT NOT NULL,
    size         INTEGER NOT NULL,
    pages        INTEGER NOT NULL,
    added_at     TEXT NOT NULL,
    removed_at   TEXT,
    is_double    INTEGER NOT NULL DEFAULT 0,
    replaced_by  INTEGER REFERENCES document (id)
);
INSERT INTO document_next (id, applicant_id, role, file_name, kind, sha256, size, pages, added_at, removed_at, is_double)
    SELECT id, applicant_id, role, file_name, kind, sha256, size, pages, added_at, removed_at, is_double FROM document;
DROP TABLE document;
ALTER TABLE document_next RENAME TO document;
CREATE INDEX document_of_applicant ON document (applicant_id);
CREATE INDEX document_by_sha256 ON document (sha256);
CREATE UNIQUE INDEX document_once ON document (sha256) WHERE removed_at IS NULL AND is_double = 0;

-- What was read from documents that a record is not made of at the moment, so that going back to an earlier one needs
-- no reader.
CREATE TABLE document_reading (
    document_id INTEGER PRIMARY KEY REFERENCES document (id),
    parsed      BLOB NOT NULL -- packed JSON
);
