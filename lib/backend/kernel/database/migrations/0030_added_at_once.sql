-- What pages are to hear of a tyre that is added depends on its size, season, category and source alone: it is worked out once for each of
-- these, not for each tyre of a list of fifty thousand; what is said of the tyre itself needs no comparing. In place of migration 0029's.
CREATE OR REPLACE FUNCTION tell_page_changes() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  told text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO told FROM (
      SELECT unnest(tyre_page_tags(NULL, one)) AS tag FROM (
        SELECT DISTINCT ON (width, profile, rim_tenths, season, category, source IS NOT DISTINCT FROM 'demonstration') shown::product AS one
        FROM shown WHERE active
      ) AS of_each
      UNION
      SELECT unnest(ARRAY['tyre-' || id, 'rival-' || id]) FROM shown WHERE active
    ) AS one WHERE tag IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(tag) INTO told FROM (
      SELECT DISTINCT unnest(tyre_page_tags(was::product, NULL)) AS tag FROM was
    ) AS one WHERE tag IS NOT NULL;
  ELSE
    SELECT array_agg(tag) INTO told FROM (
      SELECT DISTINCT unnest(tyre_page_tags(was::product, shown::product)) AS tag FROM was FULL JOIN shown ON shown.id = was.id
    ) AS one WHERE tag IS NOT NULL;
  END IF;
  IF told IS NOT NULL THEN PERFORM tell_pages(VARIADIC told); END IF;
  RETURN NULL;
END
$$;
