-- How far the season is, whatever a member may see of it: who asks for news from the last row that they see walks over
-- everything that they do not see again and again.

CREATE FUNCTION bole.latest() RETURNS bigint
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT coalesce(max(c.position), 0) FROM bole.change c WHERE c.season = bole.my_season() $$;
REVOKE ALL ON FUNCTION bole.latest() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bole.latest() TO bole_member;
