-- What somebody answered to an offer. Whoever declined gives the place to the next on the list.
CREATE TABLE offer_answer (
    applicant_id INTEGER PRIMARY KEY REFERENCES applicant (id),
    answer       TEXT NOT NULL CHECK (answer IN ('accepted', 'declined')),
    reason       TEXT NOT NULL DEFAULT '',
    noted_by     INTEGER REFERENCES reviewer (id),
    noted_at     TEXT NOT NULL
);
