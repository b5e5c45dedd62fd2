-- Whatever changes what pages show, an order, an import or SQL by hand: the processes that cache pages are notified at the commit,
-- once of each tag that has changed (lib/domain/page-tags.ts), or of "all".
CREATE FUNCTION tell_pages(VARIADIC tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('dezen_pages', tag) FROM unnest(tags) AS tag WHERE tag IS NOT NULL;
END
$$;
--> statement-breakpoint
-- In place of migration 0015's. `was` and `shown` are the tyre before and after; NULL: not on sale. Step by step the columns that matter to
-- fewer pages are made equal, until nothing differs: a new column matters to all pages until it is named here.
CREATE OR REPLACE FUNCTION tell_page_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was product;
  shown product;
  rival product;
  old_size text;
  new_size text;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.active THEN was := OLD; END IF;
  IF TG_OP <> 'DELETE' AND NEW.active THEN shown := NEW; END IF;
  IF was.id IS NULL AND shown.id IS NULL THEN RETURN NULL; END IF;
  old_size := was.width || '-' || coalesce(was.profile, 0) || '-' || was.rim_tenths;
  new_size := shown.width || '-' || coalesce(shown.profile, 0) || '-' || shown.rim_tenths;

  -- Whether the stock is a demonstration.
  IF (was.source IS NOT DISTINCT FROM 'demonstration') <> (shown.source IS NOT DISTINCT FROM 'demonstration') THEN
    PERFORM tell_pages('demonstration');
  END IF;

  -- The tyre's own page: above 20 pieces not how many.
  was.source := shown.source;
  was.host_product_id := shown.host_product_id;
  was.created_at := shown.created_at;
  was.updated_at := shown.updated_at;
  IF was.stock > 20 AND shown.stock > 20 THEN was.stock := shown.stock; END IF;
  IF was IS NOT DISTINCT FROM shown THEN RETURN NULL; END IF;
  PERFORM tell_pages('tyre-' || coalesce(was.id, shown.id));

  -- What tyres of its size and season are compared by on each other's pages, and what lists find and order them by: of the stock, whether
  -- there is a set of four, something, nothing.
  was.slug := shown.slug;
  was.ean := shown.ean;
  was.mpn := shown.mpn;
  was.eprel_id := shown.eprel_id;
  was.homologation := shown.homologation;
  was.description := shown.description;
  IF (was.stock >= 4, was.stock > 0) = (shown.stock >= 4, shown.stock > 0) THEN was.stock := shown.stock; END IF;
  rival := was;
  rival.rating_sum := shown.rating_sum;
  rival.rating_count := shown.rating_count;
  rival.xl := shown.xl;
  rival.runflat := shown.runflat;
  IF rival IS DISTINCT FROM shown THEN
    PERFORM tell_pages('rivals-' || old_size || '-' || was.season, 'rivals-' || new_size || '-' || shown.season);
  END IF;
  was.production_year := shown.production_year;
  IF was IS NOT DISTINCT FROM shown THEN RETURN NULL; END IF;
  PERFORM tell_pages('catalogue', 'category-' || was.category, 'category-' || shown.category,
    'size-' || old_size || '-' || was.season, 'size-' || new_size || '-' || shown.season);

  -- What one size is offered for: whether its lowest prices have moved, each process finds out (lib/backend/pages/moved-offers.ts).
  IF (was.price_czk, was.price_eur, was.price_usd, was.stock > 0, was.dispatch_days)
    IS DISTINCT FROM (shown.price_czk, shown.price_eur, shown.price_usd, shown.stock > 0, shown.dispatch_days) THEN
    PERFORM tell_pages('offer-' || old_size, 'offer-' || new_size);
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
    PERFORM tell_pages('assortment', 'offer-' || old_size, 'offer-' || new_size);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER product_added_pages ON product;
--> statement-breakpoint
DROP TRIGGER product_changed_pages ON product;
--> statement-breakpoint
DROP TRIGGER product_removed_pages ON product;
--> statement-breakpoint
CREATE TRIGGER product_pages AFTER INSERT OR UPDATE OR DELETE ON product
  FOR EACH ROW EXECUTE FUNCTION tell_page_changes();
--> statement-breakpoint
-- What belongs to a tyre and stands in a table of its own.
CREATE FUNCTION tell_tyre_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD IS DISTINCT FROM NEW THEN PERFORM tell_pages('tyre-' || OLD.product_id, 'tyre-' || NEW.product_id); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER review_pages AFTER INSERT OR UPDATE OR DELETE ON review
  FOR EACH ROW EXECUTE FUNCTION tell_tyre_changes();
--> statement-breakpoint
-- Of what the triggers of the tyres write into the log of prices (depth 1) pages are notified already.
CREATE TRIGGER price_log_pages AFTER INSERT OR UPDATE OR DELETE ON price_log
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION tell_tyre_changes();
--> statement-breakpoint
-- Tyres are named after their brand and pattern.
CREATE FUNCTION tell_name_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(VARIADIC ARRAY(
    SELECT 'tyre-' || id FROM product
    WHERE active AND CASE TG_TABLE_NAME WHEN 'brand' THEN brand_id ELSE pattern_id END = NEW.id
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER brand_name_pages AFTER UPDATE ON brand
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_name_changes();
--> statement-breakpoint
CREATE TRIGGER pattern_name_pages AFTER UPDATE ON pattern
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_name_changes();
--> statement-breakpoint
CREATE FUNCTION tell_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Lists name brands, one that is asked for also without tyres.
CREATE TRIGGER brand_listed_pages AFTER INSERT OR DELETE ON brand
  FOR EACH ROW EXECUTE FUNCTION tell_tag('brands');
--> statement-breakpoint
CREATE TRIGGER brand_changed_pages AFTER UPDATE ON brand
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_tag('brands');
--> statement-breakpoint
-- Tyres, brands and patterns cannot be emptied without these two.
CREATE TRIGGER review_emptied_pages AFTER TRUNCATE ON review EXECUTE FUNCTION tell_tag('all');
--> statement-breakpoint
CREATE TRIGGER price_log_emptied_pages AFTER TRUNCATE ON price_log EXECUTE FUNCTION tell_tag('all');
