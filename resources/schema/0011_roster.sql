-- What the committee's own list says of each applicant, beside what the documents say: by the name of a field, or by
-- "own:" and the title of a column.
CREATE TABLE roster_value (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    field        TEXT NOT NULL,
    value        TEXT NOT NULL,
    PRIMARY KEY (applicant_id, field)
) WITHOUT ROWID;
