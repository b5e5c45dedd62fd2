-- What migration 0027 told of each row by itself is told once of each statement: a list of fifty thousand tyres otherwise writes as many rows
-- of the log, and notifies of the same sizes again and again.

-- What pages are to hear of a tyre that was, and is now, on sale or not. Step by step the columns that matter to fewer pages are made equal,
-- until nothing differs: a new column matters to all pages until it is named here.
CREATE FUNCTION tyre_page_tags(was product, shown product) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  rival product;
  old_size text;
  new_size text;
  told text[] := '{}';
BEGIN
  IF NOT was.active THEN was := NULL; END IF;
  IF NOT shown.active THEN shown := NULL; END IF;
  IF was.id IS NULL AND shown.id IS NULL THEN RETURN told; END IF;
  old_size := was.width || '-' || coalesce(was.profile, 0) || '-' || was.rim_tenths;
  new_size := shown.width || '-' || coalesce(shown.profile, 0) || '-' || shown.rim_tenths;

  -- Whether the stock is a demonstration.
  IF (was.source IS NOT DISTINCT FROM 'demonstration') <> (shown.source IS NOT DISTINCT FROM 'demonstration') THEN
    told := told || 'demonstration'::text;
  END IF;

  -- The tyre's own page: above 20 pieces not how many.
  was.source := shown.source;
  was.host_product_id := shown.host_product_id;
  was.created_at := shown.created_at;
  was.updated_at := shown.updated_at;
  was.cost_czk := shown.cost_czk;
  was.rule_id := shown.rule_id;
  was.offer_supplier_id := shown.offer_supplier_id;
  was.price_source := shown.price_source;
  was.revision := shown.revision;
  IF was.stock > 20 AND shown.stock > 20 THEN was.stock := shown.stock; END IF;
  IF was IS NOT DISTINCT FROM shown THEN RETURN told; END IF;
  told := told || ('tyre-' || coalesce(was.id, shown.id));

  -- What tyres of its size and season are compared by on each other's pages, and what lists find and order them by: of the stock, whether
  -- there is a set of four, something, nothing.
  was.slug := shown.slug;
  was.ean := shown.ean;
  was.mpn := shown.mpn;
  was.eprel_id := shown.eprel_id;
  was.weight_g := shown.weight_g;
  was.homologation := shown.homologation;
  was.description := shown.description;
  IF (was.stock >= 4, was.stock > 0) = (shown.stock >= 4, shown.stock > 0) THEN was.stock := shown.stock; END IF;
  rival := was;
  rival.rating_sum := shown.rating_sum;
  rival.rating_count := shown.rating_count;
  rival.xl := shown.xl;
  rival.runflat := shown.runflat;
  IF rival IS DISTINCT FROM shown THEN
    told := told || ARRAY['rivals-' || old_size || '-' || was.season, 'rivals-' || new_size || '-' || shown.season,
      'rival-' || coalesce(was.id, shown.id)];
  END IF;
  was.production_year := shown.production_year;
  IF was IS NOT DISTINCT FROM shown THEN RETURN told; END IF;
  told := told || ARRAY['catalogue', 'category-' || was.category, 'category-' || shown.category,
    'size-' || old_size || '-' || was.season, 'size-' || new_size || '-' || shown.season];

  -- What one size is offered for: whether its lowest prices have moved, each process finds out (lib/backend/pages/moved-offers.ts).
  IF (was.price_czk, was.price_eur, was.price_usd, was.stock > 0, was.dispatch_days)
    IS DISTINCT FROM (shown.price_czk, shown.price_eur, shown.price_usd, shown.stock > 0, shown.dispatch_days) THEN
    told := told || ARRAY['offer-' || old_size, 'offer-' || new_size];
  END IF;

  -- Which tyres there are, whatever they cost and however many pieces.
  was.price_czk := shown.price_czk;
  was.price_eur := shown.price_eur;
  was.price_usd := shown.price_usd;
  was.stock := shown.stock;
  was.dispatch_days := shown.dispatch_days;
  was.popularity := shown.popularity;
  was.rating_sum := shown.rating_sum;
  was.rating_count := shown.rating_count;
  IF was IS DISTINCT FROM shown THEN
    told := told || ARRAY['assortment', 'offer-' || old_size, 'offer-' || new_size];
  END IF;
  RETURN told;
END
$$;
--> statement-breakpoint
-- A plan is kept for a connection's life, and one that was made for a single order would compare every tyre of a list with every other one:
-- so without nested loops.
CREATE OR REPLACE FUNCTION tell_page_changes() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  told text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO told FROM (
      SELECT DISTINCT unnest(tyre_page_tags(NULL, shown::product)) AS tag FROM shown
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
--> statement-breakpoint
DROP TRIGGER product_pages ON product;
--> statement-breakpoint
CREATE TRIGGER product_added_pages AFTER INSERT ON product
  REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
--> statement-breakpoint
CREATE TRIGGER product_changed_pages AFTER UPDATE ON product
  REFERENCING OLD TABLE AS was NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
--> statement-breakpoint
CREATE TRIGGER product_removed_pages AFTER DELETE ON product
  REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
--> statement-breakpoint
-- In place of migration 0001's, once of each statement too. An import that is taken back gives a tyre the time of its last change back as well:
-- its price holds from now on all the same, or the lowest price of thirty days would not be found.
CREATE OR REPLACE FUNCTION log_changed_prices() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  INSERT INTO price_log (product_id, currency, amount, at)
  SELECT changed.id, price.currency, price.amount, changed.at
  FROM (
    SELECT shown.id, was.price_czk AS old_czk, was.price_eur AS old_eur, was.price_usd AS old_usd, shown.price_czk, shown.price_eur,
      shown.price_usd, CASE WHEN shown.updated_at IS DISTINCT FROM was.updated_at
        AND coalesce(current_setting('dezen.change_set', true), '') = '' THEN shown.updated_at ELSE now() END AS at
    FROM was JOIN shown ON shown.id = was.id
    WHERE (was.price_czk, was.price_eur, was.price_usd) IS DISTINCT FROM (shown.price_czk, shown.price_eur, shown.price_usd)
  ) AS changed
  CROSS JOIN LATERAL (VALUES
    ('CZK'::currency, old_czk, price_czk),
    ('EUR'::currency, old_eur, price_eur),
    ('USD'::currency, old_usd, price_usd)
  ) AS price (currency, before, amount)
  WHERE price.before <> price.amount
  ORDER BY changed.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER product_changed_prices ON product;
--> statement-breakpoint
CREATE TRIGGER product_changed_prices AFTER UPDATE ON product
  REFERENCING OLD TABLE AS was NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION log_changed_prices();
