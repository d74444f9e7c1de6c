-- A committee's hub: what its members wrote, as versions that are never changed, and who may have which of them. Bole
-- writes nothing here but rows; every rule is in this file, so that it holds for any program that connects.
--
-- One login role is one member of one season. What a row means is the season's business (see travelkinds.cpp there); the
-- hub knows only whose it is, whom it is about, and for whose eyes.

CREATE SCHEMA bole;

-- One row. A program that knows another version of this schema keeps away.
CREATE TABLE bole.hub (
    one        boolean PRIMARY KEY DEFAULT true CHECK (one),
    version    integer NOT NULL,
    made_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE bole.season (
    season       uuid PRIMARY KEY,
    title        text NOT NULL,
    others_shown text NOT NULL DEFAULT 'afterSubmitting' CHECK (others_shown IN ('afterSubmitting', 'always')),
    made_at      timestamptz NOT NULL DEFAULT now()
);

-- `audience` is what this person has: '' everything, else which variant of what is hidden from them.
CREATE TABLE bole.member (
    season         uuid NOT NULL REFERENCES bole.season,
    reviewer       uuid NOT NULL,
    name           text NOT NULL,
    login          name UNIQUE, -- null: has no access of their own
    is_coordinator boolean NOT NULL DEFAULT false,
    audience       text NOT NULL DEFAULT '',
    PRIMARY KEY (season, reviewer)
);

-- Which kinds of things there are: whether each belongs to one member, whether any member may write it or coordinators
-- only, and whether those may who read blind and have not seen all of it. model/exchange/origin.cpp says the same.
CREATE TABLE bole.kind (
    kind             text PRIMARY KEY,
    is_owned         boolean NOT NULL,
    member_may_write boolean NOT NULL,
    blind_may_write  boolean NOT NULL
);
INSERT INTO bole.kind VALUES
    ('review', true, true, true), ('score', true, true, true), ('highlight', true, true, true),
    ('seen', true, true, true), ('opened', true, true, true),
    ('tag', false, true, true), ('filter', false, true, true), ('shortlist', false, true, true),
    ('assignment', false, true, true), ('event', false, true, true), ('field', false, true, true),
    ('own', false, true, true),
    ('applicant', false, true, false), ('document', false, true, false), ('text', false, true, false),
    ('reading', false, true, false), ('roster', false, true, false),
    ('reviewer', false, false, false), ('setting', false, false, false), ('rubric', false, false, false),
    ('outside', false, false, false), ('answer', false, false, false), ('decision', false, false, false),
    ('stage', false, false, false), ('ownfield', false, false, false);

-- One version of one thing, for one audience: 'all', or as those have it whose member.audience is this.
CREATE TABLE bole.change (
    season   uuid NOT NULL REFERENCES bole.season,
    position bigint NOT NULL, -- microseconds since 1970, or one more than the last: never what an older copy had
    kind     text NOT NULL REFERENCES bole.kind,
    key      text NOT NULL CHECK (octet_length(key) BETWEEN 1 AND 2000),
    owner    uuid, -- who alone writes it; null: the committee's
    about    uuid, -- the applicant; null: the season's
    clock    bigint NOT NULL,
    replica  uuid NOT NULL,
    reviewer uuid, -- who wrote it
    knows    json NOT NULL,
    value    json, -- null: deleted; json and not jsonb: every byte stays as it was written
    audience text NOT NULL DEFAULT 'all',
    -- Taken for the database's own: two programs may send the same version.
    PRIMARY KEY (season, kind, key, clock, replica, audience)
);
CREATE UNIQUE INDEX change_by_position ON bole.change (season, position);
CREATE INDEX change_about ON bole.change (season, about) WHERE about IS NOT NULL;

-- How far each member's own review of each applicant is, by their latest version of it: what they may see follows.
CREATE TABLE bole.stage (
    season   uuid NOT NULL,
    reviewer uuid NOT NULL,
    about    uuid NOT NULL,
    clock    bigint NOT NULL,
    replica  uuid NOT NULL,
    state    text NOT NULL,
    opened   bigint NOT NULL, -- position since which more can be seen than before; 0: never
    PRIMARY KEY (season, reviewer, about)
);

-- Documents, by the SHA-256 of the whole, in pieces. Who sent it is part of the name, so that nobody can keep others
-- from sending the right one; the sum is looked at by whoever fetches it.
CREATE TABLE bole.content (
    season   uuid NOT NULL REFERENCES bole.season,
    sha256   text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
    sender   uuid NOT NULL,
    piece    integer NOT NULL CHECK (piece >= 0),
    pieces   integer NOT NULL CHECK (pieces > piece AND pieces <= 4096),
    about    uuid,
    audience text NOT NULL DEFAULT '',
    bytes    bytea NOT NULL CHECK (octet_length(bytes) <= 1048576),
    PRIMARY KEY (season, sha256, sender, piece)
);
ALTER TABLE bole.content ALTER COLUMN bytes SET STORAGE EXTERNAL; -- PDFs are packed already

-- How far each file of each member is.
CREATE TABLE bole.presence (
    season   uuid NOT NULL REFERENCES bole.season,
    reviewer uuid NOT NULL,
    replica  uuid NOT NULL,
    received bigint NOT NULL DEFAULT 0,
    waiting  integer NOT NULL DEFAULT 0, -- versions that are not sent yet
    program  text NOT NULL DEFAULT '' CHECK (octet_length(program) < 100),
    seen_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (season, reviewer, replica)
);

-- Who is connected. session_user, not current_user: no SET ROLE changes it.
CREATE FUNCTION bole.me() RETURNS bole.member
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT m FROM bole.member m WHERE m.login = session_user $$;
CREATE FUNCTION bole.my_season() RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT season FROM bole.member WHERE login = session_user $$;
CREATE FUNCTION bole.my_reviewer() RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT reviewer FROM bole.member WHERE login = session_user $$;
CREATE FUNCTION bole.my_audience() RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT audience FROM bole.member WHERE login = session_user $$;
CREATE FUNCTION bole.am_coordinator() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT coalesce((SELECT is_coordinator FROM bole.member WHERE login = session_user), false) $$;
-- Whether everybody sees everybody's reviews. Not those who read blind: others' notes may name people.
CREATE FUNCTION bole.all_shown() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT coalesce((SELECT s.others_shown = 'always' FROM bole.season s
                           WHERE s.season = bole.my_season()), false) $$;
-- Of whom I may see what others gave, and who is closed to me.
CREATE FUNCTION bole.opened_to_me() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT t.about FROM bole.stage t
          WHERE t.season = bole.my_season() AND t.reviewer = bole.my_reviewer() AND t.state = 'submitted' $$;
CREATE FUNCTION bole.closed_to_me() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT t.about FROM bole.stage t
          WHERE t.season = bole.my_season() AND t.reviewer = bole.my_reviewer() AND t.state = 'conflict' $$;

-- Whether a member may write this row: in their own name, of a kind that they may write, and as theirs only what the
-- key says is theirs. A coordinator may write for people who have no access of their own.
CREATE FUNCTION bole.may_write(row_kind text, row_key text, row_owner uuid, row_reviewer uuid, row_value json)
    RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    who bole.member := bole.me();
    rule bole.kind;
BEGIN
    SELECT * INTO rule FROM bole.kind k WHERE k.kind = row_kind;
    IF who.reviewer IS NULL OR rule.kind IS NULL OR rule.is_owned <> (row_owner IS NOT NULL) THEN
        RETURN false;
    END IF;
    IF row_owner IS NOT NULL THEN
        -- The key names its owner; a highlight's value does.
        IF row_kind = 'highlight' THEN
            IF row_value->>'reviewer_id' <> row_owner::text THEN
                RETURN false;
            END IF;
        ELSIF strpos(row_key, row_owner::text) = 0 THEN
            RETURN false;
        END IF;
        RETURN (row_owner = who.reviewer AND row_reviewer IS NOT DISTINCT FROM who.reviewer)
            OR (who.is_coordinator AND EXISTS (SELECT FROM bole.member m WHERE m.season = who.season
                                               AND m.reviewer = row_owner AND m.login IS NULL));
    END IF;
    IF who.is_coordinator THEN
        RETURN true;
    END IF;
    IF row_reviewer IS DISTINCT FROM who.reviewer THEN
        RETURN false;
    END IF;
    IF row_kind = 'event' AND coalesce(row_value->>'reviewer_id', who.reviewer::text) <> who.reviewer::text THEN
        RETURN false;
    END IF;
    IF row_kind = 'reviewer' THEN -- one's own name and colour, not one's rights
        RETURN row_key = who.reviewer::text AND row_value->>'role' = 'member';
    END IF;
    IF who.audience <> '' THEN
        -- Of a record only its entries: what stands at its head may be hidden.
        RETURN rule.blind_may_write AND (row_kind <> 'field' OR row_key ~ '^[^/]*/(entry|order)/');
    END IF;
    RETURN rule.member_may_write;
END $$;

-- Positions are given under a lock that is held to the end of the transaction: whoever has seen a position has seen
-- every lower one, or it will never be there. The lock is the season's own.
CREATE FUNCTION bole.place_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    -- A clock that is days ahead would win over everybody else's for as long.
    IF (NEW.clock >> 16) > (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 2 * 86400000::bigint THEN
        RAISE check_violation USING MESSAGE = 'the clock of the sending machine is wrong';
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(NEW.season::text, 426));
    SELECT greatest(coalesce(max(c.position), 0) + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
        INTO NEW.position FROM bole.change c WHERE c.season = NEW.season;
    IF NEW.kind = 'review' AND NEW.owner IS NOT NULL AND NEW.about IS NOT NULL THEN
        INSERT INTO bole.stage AS s VALUES (NEW.season, NEW.owner, NEW.about, NEW.clock, NEW.replica,
                                            coalesce(NEW.value->>'state', ''),
                                            CASE WHEN NEW.value->>'state' = 'submitted' THEN NEW.position ELSE 0 END)
        ON CONFLICT (season, reviewer, about) DO UPDATE
            SET clock = excluded.clock, replica = excluded.replica, state = excluded.state,
                opened = CASE WHEN s.state <> excluded.state
                                   AND (excluded.state = 'submitted' OR s.state = 'conflict')
                              THEN NEW.position ELSE s.opened END
            WHERE (s.clock, s.replica) < (excluded.clock, excluded.replica);
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER place_change BEFORE INSERT ON bole.change FOR EACH ROW EXECUTE FUNCTION bole.place_change();

-- Whoever listens on "bole_" and the season's id is told that there is something, not what.
CREATE FUNCTION bole.tell() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM pg_notify('bole_' || replace(t.season::text, '-', ''), '')
    FROM (SELECT DISTINCT season FROM written) t;
    RETURN NULL;
END $$;
CREATE TRIGGER tell AFTER INSERT ON bole.change REFERENCING NEW TABLE AS written
    FOR EACH STATEMENT EXECUTE FUNCTION bole.tell();

-- The rule for everybody's eyes and hands. The functions stand in (SELECT …): asked once for a whole query.
ALTER TABLE bole.season ENABLE ROW LEVEL SECURITY;
ALTER TABLE bole.member ENABLE ROW LEVEL SECURITY;
ALTER TABLE bole.change ENABLE ROW LEVEL SECURITY;
ALTER TABLE bole.stage ENABLE ROW LEVEL SECURITY;
ALTER TABLE bole.content ENABLE ROW LEVEL SECURITY;
ALTER TABLE bole.presence ENABLE ROW LEVEL SECURITY;

CREATE POLICY mine ON bole.season FOR SELECT USING (season = (SELECT bole.my_season()));
CREATE POLICY mine ON bole.member FOR SELECT USING (season = (SELECT bole.my_season()));
CREATE POLICY own ON bole.stage FOR SELECT
    USING (season = (SELECT bole.my_season()) AND reviewer = (SELECT bole.my_reviewer()));

CREATE POLICY seen ON bole.change FOR SELECT USING (
    season = (SELECT bole.my_season())
    AND (audience = 'all' OR audience = (SELECT bole.my_audience()))
    AND (owner IS NULL
         OR owner = (SELECT bole.my_reviewer())
         OR (SELECT bole.am_coordinator())
         OR (SELECT bole.all_shown())
         OR about IN (SELECT bole.opened_to_me()))
    AND (about IS NULL
         OR owner = (SELECT bole.my_reviewer())
         OR about NOT IN (SELECT bole.closed_to_me())));
CREATE POLICY written ON bole.change FOR INSERT WITH CHECK (
    season = (SELECT bole.my_season()) AND bole.may_write(kind, key, owner, reviewer, value));

CREATE POLICY seen ON bole.content FOR SELECT USING (
    season = (SELECT bole.my_season())
    AND (audience = 'all' OR audience = (SELECT bole.my_audience()))
    AND (about IS NULL OR about NOT IN (SELECT bole.closed_to_me())));
CREATE POLICY sent ON bole.content FOR INSERT WITH CHECK (
    season = (SELECT bole.my_season()) AND sender = (SELECT bole.my_reviewer()));

CREATE POLICY mine ON bole.presence FOR SELECT USING (season = (SELECT bole.my_season()));
CREATE POLICY own_new ON bole.presence FOR INSERT
    WITH CHECK (season = (SELECT bole.my_season()) AND reviewer = (SELECT bole.my_reviewer()));
CREATE POLICY own_again ON bole.presence FOR UPDATE
    USING (season = (SELECT bole.my_season()) AND reviewer = (SELECT bole.my_reviewer()))
    WITH CHECK (season = (SELECT bole.my_season()) AND reviewer = (SELECT bole.my_reviewer()));

-- A coordinator says what the season's settings say: whose reviews are shown, and who reads blind.
CREATE FUNCTION bole.set_fairness(shown text, blind json) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF NOT bole.am_coordinator() THEN
        RAISE insufficient_privilege USING MESSAGE = 'only a coordinator changes the rules';
    END IF;
    UPDATE bole.season SET others_shown = shown WHERE season = bole.my_season() AND others_shown <> shown;
    UPDATE bole.member m SET audience = coalesce(blind->>m.reviewer::text, '')
    WHERE m.season = bole.my_season() AND m.audience <> coalesce(blind->>m.reviewer::text, '');
END $$;

-- Nobody is given more than they need: nothing is ever changed or deleted, and nobody makes anything of their own here.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'bole_member') THEN
        CREATE ROLE bole_member NOLOGIN;
    END IF;
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO bole_member', current_database());
END $$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA bole FROM PUBLIC;
GRANT USAGE ON SCHEMA bole TO bole_member;
GRANT SELECT ON bole.hub, bole.season, bole.member, bole.kind, bole.change, bole.stage, bole.content, bole.presence
    TO bole_member;
GRANT INSERT (season, kind, key, owner, about, clock, replica, reviewer, knows, value, audience) ON bole.change
    TO bole_member;
GRANT INSERT ON bole.content, bole.presence TO bole_member;
GRANT UPDATE (received, waiting, program, seen_at) ON bole.presence TO bole_member;
GRANT EXECUTE ON FUNCTION bole.me(), bole.my_season(), bole.my_reviewer(), bole.my_audience(), bole.am_coordinator(),
    bole.all_shown(), bole.opened_to_me(), bole.closed_to_me(), bole.may_write(text, text, uuid, uuid, json),
    bole.set_fairness(text, json) TO bole_member;
