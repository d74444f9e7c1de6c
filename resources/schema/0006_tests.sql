-- The best score of every test in a record, one a row: a further test needs no further column.
CREATE TABLE test_score (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id) ON DELETE CASCADE,
    test         TEXT NOT NULL, -- its id: ielts, cet6 …
    score        REAL NOT NULL,
    PRIMARY KEY (applicant_id, test)
) WITHOUT ROWID;
CREATE INDEX test_score_by_test ON test_score (test, score);
INSERT INTO test_score SELECT applicant_id, 'ielts', ielts FROM facts WHERE ielts IS NOT NULL;
INSERT INTO test_score SELECT applicant_id, 'toefl', toefl FROM facts WHERE toefl IS NOT NULL;
INSERT INTO test_score SELECT applicant_id, 'gre', gre FROM facts WHERE gre IS NOT NULL;
INSERT INTO test_score SELECT applicant_id, 'gmat', gmat FROM facts WHERE gmat IS NOT NULL;
INSERT INTO test_score SELECT applicant_id, 'cet4', cet4 FROM facts WHERE cet4 IS NOT NULL;
INSERT INTO test_score SELECT applicant_id, 'cet6', cet6 FROM facts WHERE cet6 IS NOT NULL;
ALTER TABLE facts DROP COLUMN ielts;
ALTER TABLE facts DROP COLUMN toefl;
ALTER TABLE facts DROP COLUMN gre;
ALTER TABLE facts DROP COLUMN gmat;
ALTER TABLE facts DROP COLUMN cet4;
ALTER TABLE facts DROP COLUMN cet6;
