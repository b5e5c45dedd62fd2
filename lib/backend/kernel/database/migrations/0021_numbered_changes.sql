-- Every change that pages are told of is also written down, numbered by its transaction, so that a process which has not listened for
-- a while reads what it has missed (lib/backend/pages/change-log.ts). Numbers of transactions are given at their beginning, and seen at
-- their end: a reader stands at the oldest transaction that was still running, and reads on from there.
-- The log is not worth a disk write: after a crash of the server, and in a copy of it, it is empty, and every page counts as changed.
CREATE UNLOGGED TABLE page_change (
  number bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
  at timestamptz NOT NULL DEFAULT now(),
  tags text[] NOT NULL,
  -- The name of the log, in its one row that stands for everything before the others; it is made by the first reader.
  log uuid
);
--> statement-breakpoint
CREATE INDEX page_change_number_index ON page_change (number);
--> statement-breakpoint
CREATE UNIQUE INDEX page_change_log_index ON page_change ((true)) WHERE log IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_pages(VARIADIC tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF tags = '{}' THEN RETURN; END IF;
  INSERT INTO page_change (tags) VALUES (tags);
  PERFORM pg_notify('dezen_pages', tag) FROM unnest(tags) AS tag WHERE tag IS NOT NULL;
END
$$;
--> statement-breakpoint
-- In place of migration 0019's, which told of each step by itself: one row of the log for each row that changes.
CREATE OR REPLACE FUNCTION tell_page_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was product;
  shown product;
  rival product;
  old_size text;
  new_size text;
  told text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.active THEN was := OLD; END IF;
  IF TG_OP <> 'DELETE' AND NEW.active THEN shown := NEW; END IF;
  IF was.id IS NULL AND shown.id IS NULL THEN RETURN NULL; END IF;
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
  IF was.stock > 20 AND shown.stock > 20 THEN was.stock := shown.stock; END IF;
  IF was IS NOT DISTINCT FROM shown THEN
    PERFORM tell_pages(VARIADIC told);
    RETURN NULL;
  END IF;
  told := told || ('tyre-' || coalesce(was.id, shown.id));

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
    told := told || ARRAY['rivals-' || old_size || '-' || was.season, 'rivals-' || new_size || '-' || shown.season,
      'rival-' || coalesce(was.id, shown.id)];
  END IF;
  was.production_year := shown.production_year;
  IF was IS NOT DISTINCT FROM shown THEN
    PERFORM tell_pages(VARIADIC told);
    RETURN NULL;
  END IF;
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
  PERFORM tell_pages(VARIADIC told);
  RETURN NULL;
END
$$;
