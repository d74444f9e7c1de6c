-- Numbers that come from elsewhere (a written exam, an interview held outside the program), one for each applicant and
-- criterion. Which criteria there are, and how totals are made of them, stands in the rubric's versions.
CREATE TABLE outside_number (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    criterion    TEXT NOT NULL, -- its id, the same in every version of the rubric
    value        REAL NOT NULL,
    changed_by   INTEGER REFERENCES reviewer (id),
    changed_at   TEXT NOT NULL,
    PRIMARY KEY (applicant_id, criterion)
) WITHOUT ROWID;
