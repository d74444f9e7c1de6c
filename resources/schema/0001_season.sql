-- The first shape of a season. Times are UTC, ISO 8601 with milliseconds. "packed" columns hold zlib-compressed UTF-8.

CREATE TABLE setting (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL -- JSON
) WITHOUT ROWID;

-- One row per window or command that has the file open; a row whose process is gone tells of an unclean end.
CREATE TABLE session (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    host       TEXT NOT NULL,
    process    INTEGER NOT NULL,
    started_at TEXT NOT NULL
);

-- What was changed by which session, so that the other windows show it. Old rows are dropped at open.
CREATE TABLE change (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    session INTEGER NOT NULL,
    topic   INTEGER NOT NULL,
    subject INTEGER NOT NULL
);

CREATE TABLE reviewer (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT NOT NULL,
    initials   TEXT NOT NULL DEFAULT '',
    colour     TEXT NOT NULL DEFAULT '',
    language   TEXT NOT NULL DEFAULT '',
    role       TEXT NOT NULL DEFAULT 'member' CHECK (role IN ('coordinator', 'member')),
    created_at TEXT NOT NULL,
    removed_at TEXT
);

CREATE TABLE applicant (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid       TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    removed_at TEXT
);

CREATE TABLE document (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    role         TEXT NOT NULL CHECK (role IN ('cv', 'transcript', 'letter', 'other')),
    file_name    TEXT NOT NULL,
    kind         TEXT NOT NULL,
    sha256       TEXT NOT NULL,
    size         INTEGER NOT NULL,
    pages        INTEGER NOT NULL,
    password     TEXT NOT NULL DEFAULT '',
    added_at     TEXT NOT NULL,
    removed_at   TEXT
);
CREATE INDEX document_of_applicant ON document (applicant_id);
CREATE INDEX document_by_sha256 ON document (sha256);

-- Apart from `document`, so that listing documents does not walk over their bytes.
CREATE TABLE document_content (
    document_id INTEGER PRIMARY KEY REFERENCES document (id),
    bytes       BLOB NOT NULL
);

CREATE TABLE document_text (
    document_id INTEGER PRIMARY KEY REFERENCES document (id),
    text        BLOB NOT NULL, -- packed; as it was read
    edited      BLOB           -- packed; as a person left it
);

CREATE TABLE record (
    applicant_id INTEGER PRIMARY KEY REFERENCES applicant (id),
    document_id  INTEGER REFERENCES document (id), -- the one that it was read from
    parsed       BLOB NOT NULL, -- packed JSON, as it was read
    current      BLOB,          -- packed JSON; null while nobody has changed it
    notes        BLOB,          -- packed JSON: marks and dismissed checks by JSON Pointer
    parsed_at    TEXT NOT NULL,
    changed_at   TEXT NOT NULL
);

-- What lists, filters and exports need of a record, written with it.
CREATE TABLE facts (
    applicant_id   INTEGER PRIMARY KEY REFERENCES applicant (id),
    name           TEXT NOT NULL,
    name_other     TEXT NOT NULL,
    email          TEXT NOT NULL,
    institution    TEXT NOT NULL, -- of the highest degree
    institution_id TEXT NOT NULL,
    schools        TEXT NOT NULL, -- every institution and id, one a line
    level          TEXT NOT NULL,
    level_rank     INTEGER NOT NULL,
    area           TEXT NOT NULL,
    gpa            REAL,
    gpa_scale      REAL,
    gpa_percent    REAL,
    rank_position  INTEGER,
    rank_of        INTEGER,
    rank_percent   REAL,
    publications   INTEGER NOT NULL,
    first_author   INTEGER NOT NULL,
    ccf_a          INTEGER NOT NULL,
    ccf_b          INTEGER NOT NULL,
    ccf_c          INTEGER NOT NULL,
    ielts          REAL,
    toefl          REAL,
    gre            REAL,
    gmat           REAL,
    cet4           REAL,
    cet6           REAL,
    fields         INTEGER NOT NULL, -- values in the record
    needs_look     INTEGER NOT NULL,
    settled        INTEGER NOT NULL  -- confirmed or corrected
);

CREATE TABLE tag (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    name         TEXT NOT NULL,
    PRIMARY KEY (applicant_id, name)
) WITHOUT ROWID;

CREATE TABLE seen (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    reviewer_id  INTEGER NOT NULL REFERENCES reviewer (id),
    seen_at      TEXT NOT NULL,
    PRIMARY KEY (applicant_id, reviewer_id)
) WITHOUT ROWID;

CREATE TABLE saved_filter (
    name       TEXT PRIMARY KEY,
    definition TEXT NOT NULL -- JSON
) WITHOUT ROWID;

-- Full-text search. The rowid is the applicant's id; the text itself is in the other tables. Han characters are
-- indexed one by one (a space is put between them), so that two of them are a phrase.
CREATE VIRTUAL TABLE applicant_search USING fts5 (
    names, schools, publications,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2'
);

-- Apart, because an edit of a record does not change its documents' text.
CREATE VIRTUAL TABLE text_search USING fts5 (
    text,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2'
);

-- The rowid is the review's id: notes are searched only by those who may read them.
CREATE VIRTUAL TABLE note_search USING fts5 (
    note,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2'
);

-- Every edit of a person, in order. Edits of one step share `step`. `place` follows the value when entries
-- around it are moved, so that it can be undone later; `pointer` is where it stood when it was edited.
CREATE TABLE edit (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    step         INTEGER NOT NULL,
    applicant_id INTEGER REFERENCES applicant (id),
    reviewer_id  INTEGER REFERENCES reviewer (id),
    made_at      TEXT NOT NULL,
    kind         TEXT NOT NULL,
    pointer      TEXT NOT NULL,
    place        TEXT NOT NULL,
    before       TEXT NOT NULL, -- JSON
    after        TEXT NOT NULL, -- JSON
    undone_at    TEXT,
    dropped      INTEGER NOT NULL DEFAULT 0 -- undone, and another edit was made since: cannot be redone
);
CREATE INDEX edit_of_applicant ON edit (applicant_id, id);
CREATE INDEX edit_of_reviewer ON edit (reviewer_id, step);
CREATE INDEX edit_of_step ON edit (step);

CREATE TABLE rubric (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT NOT NULL, -- the rubric's own id, shared by its versions
    version    INTEGER NOT NULL,
    definition TEXT NOT NULL, -- JSON
    created_by INTEGER REFERENCES reviewer (id),
    created_at TEXT NOT NULL,
    UNIQUE (name, version)
);

CREATE TABLE review (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    reviewer_id  INTEGER NOT NULL REFERENCES reviewer (id),
    rubric_id    INTEGER REFERENCES rubric (id),
    state        TEXT NOT NULL CHECK (state IN ('draft', 'submitted', 'abstained', 'skipped', 'conflict')),
    note         TEXT NOT NULL DEFAULT '',
    citations    TEXT NOT NULL DEFAULT '[]', -- JSON
    decision     TEXT NOT NULL DEFAULT 'undecided',
    reason       TEXT NOT NULL DEFAULT '',
    created_at   TEXT NOT NULL,
    changed_at   TEXT NOT NULL,
    submitted_at TEXT,
    UNIQUE (applicant_id, reviewer_id)
);
CREATE INDEX review_of_reviewer ON review (reviewer_id, state);

CREATE TABLE score (
    review_id  INTEGER NOT NULL REFERENCES review (id),
    rubric_id  INTEGER NOT NULL REFERENCES rubric (id),
    criterion  TEXT NOT NULL,
    level      INTEGER,
    confidence INTEGER,
    note       TEXT NOT NULL DEFAULT '',
    citations  TEXT NOT NULL DEFAULT '[]', -- JSON
    changed_at TEXT NOT NULL,
    PRIMARY KEY (review_id, rubric_id, criterion)
) WITHOUT ROWID;

CREATE TABLE assignment (
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    reviewer_id  INTEGER NOT NULL REFERENCES reviewer (id),
    assigned_by  INTEGER REFERENCES reviewer (id),
    assigned_at  TEXT NOT NULL,
    PRIMARY KEY (applicant_id, reviewer_id)
) WITHOUT ROWID;
CREATE INDEX assignment_of_reviewer ON assignment (reviewer_id);

CREATE TABLE highlight (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id INTEGER NOT NULL REFERENCES document (id),
    reviewer_id INTEGER NOT NULL REFERENCES reviewer (id),
    places      TEXT NOT NULL, -- JSON
    quote       TEXT NOT NULL DEFAULT '',
    comment     TEXT NOT NULL DEFAULT '',
    colour      TEXT NOT NULL DEFAULT '',
    created_at  TEXT NOT NULL,
    changed_at  TEXT NOT NULL,
    removed_at  TEXT
);
CREATE INDEX highlight_of_document ON highlight (document_id);

CREATE TABLE shortlist (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT NOT NULL,
    rule       TEXT NOT NULL DEFAULT '{}', -- JSON
    quota      INTEGER,
    waiting    INTEGER,
    seal       TEXT NOT NULL DEFAULT '', -- JSON; empty while the list is open
    created_by INTEGER REFERENCES reviewer (id),
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    removed_at TEXT
);
CREATE UNIQUE INDEX shortlist_by_name ON shortlist (name) WHERE removed_at IS NULL;

CREATE TABLE shortlist_entry (
    shortlist_id INTEGER NOT NULL REFERENCES shortlist (id),
    position     INTEGER NOT NULL,
    applicant_id INTEGER NOT NULL REFERENCES applicant (id),
    tied         INTEGER NOT NULL DEFAULT 0, -- shares the place of the entry before
    gap          INTEGER NOT NULL DEFAULT 0, -- places left empty before it
    moved        INTEGER NOT NULL DEFAULT 0, -- by hand, away from the rule
    reason       TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (shortlist_id, position),
    UNIQUE (shortlist_id, applicant_id)
) WITHOUT ROWID;

-- Decisions about the season itself that must be traceable: blindness, visibility, roles …
CREATE TABLE event (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    made_at      TEXT NOT NULL,
    reviewer_id  INTEGER REFERENCES reviewer (id),
    applicant_id INTEGER REFERENCES applicant (id),
    code         TEXT NOT NULL,
    detail       TEXT NOT NULL DEFAULT '{}' -- JSON
);
