-- What travels between the files of one committee: which thing each row is in every file, and the versions of it that
-- nobody has replaced. model/season/travelkinds.cpp says how each table travels.

-- This file among the others: one row.
CREATE TABLE travel_replica (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    season   TEXT NOT NULL, -- uuid, the same in all files of the season
    replica  TEXT NOT NULL, -- uuid of this file
    place    TEXT NOT NULL, -- where and by whom it was last opened, as a hash: a copied file is another replica
    clock    INTEGER NOT NULL DEFAULT 0, -- the latest stamp seen
    position INTEGER NOT NULL DEFAULT 0, -- how many versions have arrived here
    captured INTEGER NOT NULL DEFAULT 0  -- up to which row of `change` this file's own work has its stamps
);

CREATE TABLE travel_item (
    id       INTEGER PRIMARY KEY,
    kind     TEXT NOT NULL,
    key      TEXT NOT NULL, -- uuids and names, joined by '/'
    owner    TEXT NOT NULL, -- uuid of the reviewer who alone writes it; empty: everybody's
    about    TEXT NOT NULL, -- uuid of the applicant
    row      INTEGER NOT NULL DEFAULT 0, -- its row here; for rows without a number, their applicant's
    shown    BLOB,          -- hash of what stands in the season's tables; null while nothing does
    conflict INTEGER NOT NULL DEFAULT 0, -- several people wrote it without knowing of each other
    UNIQUE (kind, key)
);
CREATE INDEX travel_item_by_row ON travel_item (kind, row);
CREATE INDEX travel_item_about ON travel_item (about, kind);
CREATE INDEX travel_item_in_conflict ON travel_item (kind) WHERE conflict <> 0;
CREATE INDEX travel_item_waiting ON travel_item (kind) WHERE shown IS NULL;

CREATE TABLE travel_version (
    item     INTEGER NOT NULL REFERENCES travel_item (id),
    clock    INTEGER NOT NULL, -- milliseconds since 1970, shifted by 16 bits, and a counter
    replica  TEXT NOT NULL,
    reviewer TEXT NOT NULL,
    knows    TEXT NOT NULL, -- JSON: by replica the latest clock of this item that its writer knew
    value    BLOB,          -- packed JSON; null: deleted
    position INTEGER NOT NULL,
    PRIMARY KEY (item, clock, replica)
) WITHOUT ROWID;
CREATE UNIQUE INDEX travel_version_by_position ON travel_version (position);

-- With whom this file exchanges, by a name that the way of exchange chooses.
CREATE TABLE travel_peer (
    name     TEXT PRIMARY KEY,
    sent     INTEGER NOT NULL DEFAULT 0, -- position up to which they have what is here
    received TEXT NOT NULL DEFAULT '',   -- up to where this file has what is there
    detail   TEXT NOT NULL DEFAULT '{}'  -- JSON
) WITHOUT ROWID;

-- What was brought in, for taking it back.
CREATE TABLE travel_import (
    id      TEXT PRIMARY KEY, -- of the package
    made_at TEXT NOT NULL,
    before  BLOB NOT NULL     -- packed JSON: what the things that it touched were
) WITHOUT ROWID;
