-- What of the facts nobody has checked yet, so that it can be marked wherever it stands.
ALTER TABLE facts ADD COLUMN to_check TEXT NOT NULL DEFAULT '';  -- JSON Pointers of what needs a look, one a line
ALTER TABLE facts ADD COLUMN unchecked TEXT NOT NULL DEFAULT ''; -- ids of the facts made of them, one a line
-- What somebody is called of whom no name is known.
ALTER TABLE applicant ADD COLUMN nickname TEXT NOT NULL DEFAULT '';
