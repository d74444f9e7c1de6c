-- Fields of the committee's own: what no document says and everybody wants to know. By their own names (UUIDs), so that
-- they are the same in every copy of a season. One that was removed keeps its values until the season is compacted.
CREATE TABLE own_field (
    uuid       TEXT PRIMARY KEY,
    position   INTEGER NOT NULL,
    definition TEXT NOT NULL, -- JSON: names in both languages, kind, choices, whether blind readers see it
    changed_at TEXT NOT NULL,
    removed_at TEXT
) WITHOUT ROWID;

CREATE TABLE own_value (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    field        TEXT NOT NULL REFERENCES own_field (uuid),
    value        TEXT NOT NULL,
    changed_by   INTEGER REFERENCES reviewer (id),
    changed_at   TEXT NOT NULL,
    PRIMARY KEY (applicant_id, field)
) WITHOUT ROWID;
CREATE INDEX own_value_by_field ON own_value (field, value);

-- Which documents a reviewer has looked at: the others are new to them.
CREATE TABLE document_seen (
    document_id INTEGER NOT NULL REFERENCES document (id),
    reviewer_id INTEGER NOT NULL REFERENCES reviewer (id),
    seen_at     TEXT NOT NULL,
    PRIMARY KEY (document_id, reviewer_id)
) WITHOUT ROWID;
INSERT INTO document_seen
    SELECT d.id, s.reviewer_id, s.seen_at FROM document d JOIN seen s ON s.applicant_id = d.applicant_id
    WHERE s.seen_at >= d.added_at;
