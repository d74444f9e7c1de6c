-- One PDF may hold a CV, a transcript and letters: JSON, a role and two pages each. Empty: it is one thing.
ALTER TABLE document ADD COLUMN parts TEXT NOT NULL DEFAULT '';
-- What was handed in may not be what is kept: of a Word file the PDF is kept that was made of it, and the file beside it.
ALTER TABLE document ADD COLUMN original_sha256 TEXT NOT NULL DEFAULT '';
CREATE INDEX document_by_original ON document (original_sha256) WHERE original_sha256 <> '';
ALTER TABLE document_content ADD COLUMN original BLOB;
