-- Whatever changes a tyre, be it an order, an import or a hand at the database, the processes that keep pages hear of it
-- when the change holds: the sizes concerned as in an address, with "catalogue" where more than a stock that remains has
-- changed, or "all" beyond forty sizes.
CREATE FUNCTION tell_page_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
  wide boolean := true;
BEGIN
  SELECT array_agg(tag) INTO tags FROM (
    SELECT DISTINCT concat(
      width,
      '-' || profile,
      '-' || lower(construction::text) || rim_tenths / 10,
      CASE WHEN rim_tenths % 10 = 5 THEN '-5' END,
      CASE WHEN commercial THEN 'c' END
    ) AS tag
    FROM changed
    LIMIT 41
  ) AS sizes;
  IF tags IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND cardinality(tags) <= 40 THEN
    SELECT coalesce(bool_or(
      (before.price_czk, before.price_eur, before.price_usd, before.active, before.stock = 0)
      IS DISTINCT FROM (changed.price_czk, changed.price_eur, changed.price_usd, changed.active, changed.stock = 0)
    ), false) INTO wide FROM before JOIN changed USING (id);
  END IF;
  IF wide THEN
    tags := tags || 'catalogue'::text;
  END IF;
  PERFORM pg_notify('dezen_pages', CASE WHEN cardinality(tags) > 40 THEN 'all' ELSE array_to_string(tags, ',') END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_added_pages AFTER INSERT ON product
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
--> statement-breakpoint
CREATE TRIGGER product_changed_pages AFTER UPDATE ON product
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
--> statement-breakpoint
CREATE TRIGGER product_removed_pages AFTER DELETE ON product
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
