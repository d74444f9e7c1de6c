-- The public halves of the keys by which members' packages are known: people whose files have met here can also send each
-- other packages, for instance when the hub is not to be reached. Each file makes a key of its own; its secret half stays in it.

CREATE TABLE bole.signer (
    season   uuid NOT NULL,
    reviewer uuid NOT NULL,
    key      bytea NOT NULL CHECK (octet_length(key) = 32),
    PRIMARY KEY (season, reviewer, key),
    FOREIGN KEY (season, reviewer) REFERENCES bole.member
);
ALTER TABLE bole.signer ENABLE ROW LEVEL SECURITY;
CREATE POLICY mine ON bole.signer FOR SELECT USING (season = (SELECT bole.my_season()));
CREATE POLICY own ON bole.signer FOR INSERT
    WITH CHECK (season = (SELECT bole.my_season()) AND reviewer = (SELECT bole.my_reviewer()));
GRANT SELECT, INSERT ON bole.signer TO bole_member;
