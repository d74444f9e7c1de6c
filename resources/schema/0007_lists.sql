-- What is known of the bachelor's degree, beside the highest one, and on which lists of institutions their schools are.
ALTER TABLE facts ADD COLUMN lists TEXT NOT NULL DEFAULT '';          -- of the highest degree's school, one a line
ALTER TABLE facts ADD COLUMN bachelor_institution TEXT NOT NULL DEFAULT '';
ALTER TABLE facts ADD COLUMN bachelor_institution_id TEXT NOT NULL DEFAULT '';
ALTER TABLE facts ADD COLUMN bachelor_area TEXT NOT NULL DEFAULT '';
ALTER TABLE facts ADD COLUMN bachelor_gpa REAL;
ALTER TABLE facts ADD COLUMN bachelor_gpa_scale REAL;
ALTER TABLE facts ADD COLUMN bachelor_gpa_percent REAL;
ALTER TABLE facts ADD COLUMN bachelor_rank_position INTEGER;
ALTER TABLE facts ADD COLUMN bachelor_rank_of INTEGER;
ALTER TABLE facts ADD COLUMN bachelor_rank_percent REAL;
ALTER TABLE facts ADD COLUMN bachelor_lists TEXT NOT NULL DEFAULT '';

-- How many of something a record has, one a row: awards by level, papers by list of venues and author position, and a 1
-- for each list that a school is on. A further list needs no further column.
CREATE TABLE fact_count (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id) ON DELETE CASCADE,
    fact         TEXT NOT NULL, -- awards.national, awardsFrom.national (or wider), papers.CCF-A, firstPapers.CCF-A, list.985, bachelorList.985
    value        REAL NOT NULL,
    PRIMARY KEY (applicant_id, fact)
) WITHOUT ROWID;
CREATE INDEX fact_count_by_fact ON fact_count (fact, value);
