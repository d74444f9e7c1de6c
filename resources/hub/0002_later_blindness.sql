-- Somebody begins to read blind after the committee's rows were sent: what everybody had until then is closed to them, and
-- a coordinator's program sends it again in the variant that they may have.

CREATE FUNCTION bole.close_to_new_audience() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    -- BEFORE: of several who begin at once the first finds nobody.
    IF NEW.audience <> '' AND NOT EXISTS (SELECT FROM bole.member m
                                          WHERE m.season = NEW.season AND m.audience = NEW.audience) THEN
        DELETE FROM bole.change c USING bole.change other
        WHERE c.season = NEW.season AND c.owner IS NULL AND c.audience = 'all'
            AND other.season = c.season AND other.kind = c.kind AND other.key = c.key AND other.clock = c.clock
            AND other.replica = c.replica AND other.audience = '';
        UPDATE bole.change SET audience = '' WHERE season = NEW.season AND owner IS NULL AND audience = 'all';
        UPDATE bole.content SET audience = '' WHERE season = NEW.season AND audience = 'all';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER close_to_new_audience BEFORE INSERT OR UPDATE OF audience ON bole.member
    FOR EACH ROW EXECUTE FUNCTION bole.close_to_new_audience();

REVOKE ALL ON FUNCTION bole.close_to_new_audience() FROM PUBLIC;
