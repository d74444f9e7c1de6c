-- Where each applicant stands on the way through the season, and where the committee means to move them: a planned move is
-- nothing until it is applied. Which stages there are is the setting "stages"; they are named by its ids.
CREATE TABLE applicant_stage (
    applicant_id INTEGER PRIMARY KEY REFERENCES applicant (id),
    stage        TEXT NOT NULL DEFAULT '', -- empty: before the first stage
    planned      TEXT NOT NULL DEFAULT '', -- empty: no move is planned
    instead_of   TEXT NOT NULL DEFAULT '', -- the uuid of who declined, where the move takes up that place
    reason       TEXT NOT NULL DEFAULT '',
    changed_by   INTEGER REFERENCES reviewer (id),
    changed_at   TEXT NOT NULL
);
-- A quota for each group of a list's people instead of one for all: {"by": a roster's field, "quotas": {group: places}}.
ALTER TABLE shortlist ADD COLUMN quotas TEXT NOT NULL DEFAULT '';
