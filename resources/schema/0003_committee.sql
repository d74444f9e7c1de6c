-- What the committee has decided about an applicant. What one reviewer recommends is another thing and stays in
-- `review.decision`. Nothing is copied from there: a coordinator's decisions "for all" and the ones given in a
-- review were stored alike, so that nobody can tell them apart, and none shall become the committee's by accident.
-- A decision that was taken back stays as 'undecided' with its stamp.
CREATE TABLE committee_decision (
    applicant_id INTEGER PRIMARY KEY REFERENCES applicant (id),
    decision     TEXT NOT NULL CHECK (decision IN ('undecided', 'admit', 'interview', 'wait', 'reject')),
    reason       TEXT NOT NULL DEFAULT '',
    shortlist_id INTEGER REFERENCES shortlist (id), -- on which list it was decided
    decided_by   INTEGER REFERENCES reviewer (id),
    decided_at   TEXT,          -- of the decision that holds; an undo puts the earlier one back
    changed_at   TEXT NOT NULL  -- when this row was last written
);
