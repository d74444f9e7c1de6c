-- Whose a row is and whom it is about is what its key says, and nothing else; and the committee's rows are not all for
-- everybody: a sealed list holds every score.

-- Who has rows of a kind: everybody; everybody once the season is opened; or coordinators alone. `about_first`: the key
-- begins with the applicant. model/desk/audience.cpp and model/season/travelkinds.cpp say the same.
ALTER TABLE bole.kind
    ADD COLUMN seen_by text NOT NULL DEFAULT 'everybody' CHECK (seen_by IN ('everybody', 'opened', 'coordinators')),
    ADD COLUMN about_first boolean NOT NULL DEFAULT false;
UPDATE bole.kind SET seen_by = 'opened' WHERE kind IN ('shortlist', 'filter', 'decision', 'answer', 'outside', 'stage');
UPDATE bole.kind SET seen_by = 'coordinators' WHERE kind IN ('event', 'seen');
UPDATE bole.kind SET about_first = true
    WHERE kind IN ('applicant', 'reading', 'field', 'tag', 'roster', 'assignment', 'outside', 'answer', 'decision', 'own',
                   'stage', 'review', 'score', 'seen');

-- Whether owner and applicant of a row are those that its key names.
CREATE FUNCTION bole.fits_its_key(row_kind text, row_key text, row_owner uuid, row_about uuid, row_value json)
    RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    rule bole.kind;
    parts text[] := string_to_array(row_key, '/');
    size integer := cardinality(string_to_array(row_key, '/'));
BEGIN
    SELECT * INTO rule FROM bole.kind k WHERE k.kind = row_kind;
    IF rule.kind IS NULL OR rule.is_owned <> (row_owner IS NOT NULL)
        OR (rule.about_first AND parts[1] IS DISTINCT FROM row_about::text) THEN
        RETURN false;
    END IF;
    IF NOT rule.is_owned THEN
        RETURN true;
    END IF;
    -- A highlight's value names its owner: its key is its own.
    IF row_kind = 'highlight' THEN
        RETURN row_value IS NULL OR (row_value->>'reviewer_id') IS NOT DISTINCT FROM row_owner::text;
    END IF;
    RETURN parts[2] IS NOT DISTINCT FROM row_owner::text
        AND CASE row_kind WHEN 'review' THEN size BETWEEN 2 AND 3 WHEN 'score' THEN size BETWEEN 5 AND 7
            ELSE size = 2 END;
END $$;

-- As before, and only what fits its key; what is there already stays its owner's, also when it is deleted.
CREATE FUNCTION bole.may_write(row_kind text, row_key text, row_owner uuid, row_about uuid, row_reviewer uuid,
                               row_value json) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    who bole.member := bole.me();
    rule bole.kind;
BEGIN
    SELECT * INTO rule FROM bole.kind k WHERE k.kind = row_kind;
    IF who.reviewer IS NULL OR NOT bole.fits_its_key(row_kind, row_key, row_owner, row_about, row_value) THEN
        RETURN false;
    END IF;
    IF row_owner IS NOT NULL THEN
        IF EXISTS (SELECT FROM bole.change c WHERE c.season = who.season AND c.kind = row_kind AND c.key = row_key
                   AND c.owner IS DISTINCT FROM row_owner) THEN
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
        RETURN row_key = who.reviewer::text AND (row_value->>'role') IS NOT DISTINCT FROM 'member';
    END IF;
    IF who.audience <> '' THEN
        -- Of a record only its entries: what stands at its head may be hidden.
        RETURN rule.blind_may_write AND (row_kind <> 'field' OR row_key ~ '^[^/]*/(entry|order)/');
    END IF;
    RETURN rule.member_may_write;
END $$;

DROP POLICY written ON bole.change;
CREATE POLICY written ON bole.change FOR INSERT WITH CHECK (
    season = (SELECT bole.my_season()) AND bole.may_write(kind, key, owner, about, reviewer, value));
DROP FUNCTION bole.may_write(text, text, uuid, uuid, json);

-- A version knows itself and nothing that is later: whoever says that they knew others' later ones would have those
-- dropped when they come.
CREATE FUNCTION bole.check_version() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF NEW.clock <= 0 OR json_typeof(NEW.knows) <> 'object'
        OR coalesce((NEW.knows->>NEW.replica::text)::bigint, 0) <> NEW.clock
        OR EXISTS (SELECT FROM json_each_text(NEW.knows) known WHERE known.value::bigint > NEW.clock)
        OR coalesce(json_typeof(NEW.value), 'object') <> 'object' THEN
        RAISE insufficient_privilege USING MESSAGE = 'this is not a version';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER check_version BEFORE INSERT ON bole.change FOR EACH ROW EXECUTE FUNCTION bole.check_version();

-- One's own whatever it is for. Others' reviews never for those who read blind: notes name people. Of the committee's
-- what one wrote and what is for everybody; the rest once the season is opened, and lists, in which everybody stands,
-- not for whoever has a conflict of interest.
DROP POLICY seen ON bole.change;
CREATE POLICY seen ON bole.change FOR SELECT USING (
    season = (SELECT bole.my_season())
    AND (owner = (SELECT bole.my_reviewer())
         OR ((audience = 'all' OR audience = (SELECT bole.my_audience()))
             AND (about IS NULL OR about NOT IN (SELECT bole.closed_to_me()))
             AND ((SELECT bole.am_coordinator())
                  OR (owner IS NOT NULL
                      AND (SELECT bole.my_audience()) = ''
                      AND kind NOT IN (SELECT k.kind FROM bole.kind k WHERE k.seen_by = 'coordinators')
                      AND ((SELECT bole.all_shown()) OR about IN (SELECT bole.opened_to_me())))
                  OR (owner IS NULL
                      AND (reviewer = (SELECT bole.my_reviewer())
                           OR kind IN (SELECT k.kind FROM bole.kind k WHERE k.seen_by = 'everybody')
                           OR (kind IN (SELECT k.kind FROM bole.kind k WHERE k.seen_by = 'opened')
                               AND (SELECT bole.all_shown())
                               AND (about IS NOT NULL OR NOT EXISTS (SELECT bole.closed_to_me())))))))));

REVOKE ALL ON FUNCTION bole.fits_its_key(text, text, uuid, uuid, json),
    bole.may_write(text, text, uuid, uuid, uuid, json), bole.check_version() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bole.may_write(text, text, uuid, uuid, uuid, json) TO bole_member;
