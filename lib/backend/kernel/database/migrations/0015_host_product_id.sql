ALTER TABLE "product" ADD COLUMN "host_product_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "product_host_key" ON "product" USING btree ("host_product_id") WHERE "product"."host_product_id" is not null;--> statement-breakpoint
-- As in migration 0009, but silent about a statement that only gives tyres other ids at the back end elsewhere: no page
-- shows those.
CREATE OR REPLACE FUNCTION tell_page_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
  wide boolean := true;
BEGIN
  -- Sets are compared, not rows joined: the plan of the first statement is kept for all, and a join planned for one tyre
  -- would compare each of thousands with each.
  IF TG_OP = 'UPDATE' THEN
    IF EXISTS (SELECT id, host_product_id FROM before EXCEPT SELECT id, host_product_id FROM changed) THEN
      IF NOT EXISTS (
        SELECT to_jsonb(before) - 'host_product_id' FROM before
        EXCEPT SELECT to_jsonb(changed) - 'host_product_id' FROM changed
      ) THEN
        RETURN NULL;
      END IF;
    END IF;
  END IF;
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
