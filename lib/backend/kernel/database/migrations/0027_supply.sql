CREATE TYPE "public"."change_kind" AS ENUM('added', 'price', 'stock', 'facts', 'taken_over', 'sold_out', 'retired', 'refused');--> statement-breakpoint
CREATE TYPE "public"."change_result" AS ENUM('pending', 'done', 'skipped_changed', 'undone', 'kept_changed');--> statement-breakpoint
CREATE TYPE "public"."change_set_kind" AS ENUM('list', 'feed', 'rules', 'edit');--> statement-breakpoint
CREATE TYPE "public"."change_set_state" AS ENUM('uploaded', 'reading', 'ready', 'applying', 'applied', 'discarded', 'failed', 'undoing', 'undone');--> statement-breakpoint
CREATE TYPE "public"."demand_kind" AS ENUM('size_seen', 'size_none', 'search_none');--> statement-breakpoint
CREATE TYPE "public"."supplier_kind" AS ENUM('own', 'list');--> statement-breakpoint
CREATE TYPE "public"."supply_state" AS ENUM('own', 'to_order', 'ordered', 'arrived', 'short', 'cancelled');--> statement-breakpoint
CREATE TABLE "change_set" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "change_set_kind" NOT NULL,
	"supplier_id" integer,
	"state" "change_set_state" NOT NULL,
	"file_name" text,
	"file_hash" text,
	"bytes" integer,
	"as_of" timestamp with time zone,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"plan" jsonb,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"guardrails" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" jsonb,
	"heartbeat_at" timestamp with time zone,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"applied_by" integer,
	"applied_at" timestamp with time zone,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_set_file" (
	"change_set_id" bigint NOT NULL,
	"part" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "change_set_file_change_set_id_part_pk" PRIMARY KEY("change_set_id","part")
);
--> statement-breakpoint
CREATE TABLE "change_set_item" (
	"change_set_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"product_id" integer,
	"line" integer,
	"kind" "change_kind" NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"excluded" boolean DEFAULT false NOT NULL,
	"result" "change_result" DEFAULT 'pending' NOT NULL,
	CONSTRAINT "change_set_item_change_set_id_seq_pk" PRIMARY KEY("change_set_id","seq")
);
--> statement-breakpoint
CREATE TABLE "demand_day" (
	"day" date NOT NULL,
	"kind" "demand_kind" NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "demand_day_day_kind_key_pk" PRIMARY KEY("day","kind","key")
);
--> statement-breakpoint
CREATE TABLE "price_override" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"price_czk" integer,
	"price_eur" integer,
	"price_usd" integer,
	"until" date,
	"reason" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"scope" jsonb NOT NULL,
	"markup_permille" integer NOT NULL,
	"least_profit" integer NOT NULL,
	"list_rounding" jsonb NOT NULL,
	"from" date,
	"to" date,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_allocation" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"cost" integer,
	"currency" "currency" NOT NULL,
	"state" "supply_state" NOT NULL,
	"ordered_at" timestamp with time zone,
	"expected_on" date,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "line_allocation_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"staff_id" integer NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" "supplier_kind" NOT NULL,
	"currency" "currency" NOT NULL,
	"company_id" text,
	"email" text,
	"lead_days" smallint NOT NULL,
	"cutoff" time NOT NULL,
	"per_piece_cost" integer DEFAULT 0 NOT NULL,
	"stock_cap" smallint,
	"buffer" smallint DEFAULT 0 NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"feed_url" text,
	"feed_at" time[] DEFAULT '{}' NOT NULL,
	"feed_etag" text,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"guardrails" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_bounds_check" CHECK ("supplier"."lead_days" >= 0 and "supplier"."per_piece_cost" >= 0 and "supplier"."buffer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_offer" (
	"supplier_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"code" text,
	"cost" integer,
	"currency" "currency" NOT NULL,
	"stock" integer NOT NULL,
	"lead_days" smallint,
	"as_of" timestamp with time zone NOT NULL,
	"change_set_id" bigint,
	CONSTRAINT "supplier_offer_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id"),
	CONSTRAINT "supplier_offer_check" CHECK ("supplier_offer"."stock" >= 0 and "supplier_offer"."cost" > 0)
);
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "safety" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cost_czk" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rule_id" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "offer_supplier_id" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "weight_g" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "price_source" text DEFAULT 'list' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cost_currency" "currency";--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_applied_by_staff_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_undone_by_staff_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set_file" ADD CONSTRAINT "change_set_file_change_set_id_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set_item" ADD CONSTRAINT "change_set_item_change_set_id_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_override" ADD CONSTRAINT "price_override_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_override" ADD CONSTRAINT "price_override_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_allocation" ADD CONSTRAINT "line_allocation_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_allocation" ADD CONSTRAINT "line_allocation_line_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_offer" ADD CONSTRAINT "supplier_offer_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_offer" ADD CONSTRAINT "supplier_offer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_set_supplier_index" ON "change_set" USING btree ("supplier_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_set_working_index" ON "change_set" USING btree ("id") WHERE "change_set"."state" in ('uploaded', 'reading', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "change_set_item_kind_index" ON "change_set_item" USING btree ("change_set_id","kind","seq");--> statement-breakpoint
CREATE INDEX "change_set_item_flagged_index" ON "change_set_item" USING btree ("change_set_id","seq") WHERE "change_set_item"."flags" <> '{}';--> statement-breakpoint
CREATE INDEX "line_allocation_supplier_index" ON "line_allocation" USING btree ("supplier_id","state");--> statement-breakpoint
CREATE INDEX "line_allocation_coming_index" ON "line_allocation" USING btree ("product_id","supplier_id") WHERE "line_allocation"."state" in ('to_order', 'ordered');--> statement-breakpoint
CREATE INDEX "stock_move_product_index" ON "stock_move" USING btree ("product_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_name_key" ON "supplier" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_own_key" ON "supplier" USING btree ("kind") WHERE "supplier"."kind" = 'own';--> statement-breakpoint
CREATE INDEX "supplier_offer_product_index" ON "supplier_offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "supplier_offer_code_index" ON "supplier_offer" USING btree ("supplier_id","code");
--> statement-breakpoint
-- In place of migration 0021's: what a tyre costs the shop, and from whom, no page shows; its weight only its own page does.
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
  was.cost_czk := shown.cost_czk;
  was.rule_id := shown.rule_id;
  was.offer_supplier_id := shown.offer_supplier_id;
  was.price_source := shown.price_source;
  was.revision := shown.revision;
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
--> statement-breakpoint
-- In place of migration 0011's: a change set may be taken back, so its news wait for a quarter of an hour.
CREATE OR REPLACE FUNCTION tell_stock_is_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM stock_notice WHERE product_id = NEW.id) THEN
    PERFORM graphile_worker.add_job(
      'stock_notice', payload => json_build_object('notice_id', id), job_key => 'stock_notice ' || id,
      run_at => CASE WHEN coalesce(current_setting('dezen.change_set', true), '') <> '' THEN now() + interval '15 minutes' END
    ) FROM stock_notice WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
DROP INDEX "line_allocation_coming_index";--> statement-breakpoint
CREATE INDEX "line_allocation_unknown_index" ON "line_allocation" USING btree ("product_id","supplier_id") WHERE "line_allocation"."state" = 'to_order' or "line_allocation"."ordered_at" is not null;
--> statement-breakpoint
CREATE TABLE "list_price" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"price_czk" integer NOT NULL,
	"price_eur" integer NOT NULL,
	"price_usd" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_price" ADD CONSTRAINT "list_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What a list asked for a tyre outlives whatever prices it instead, so that it can come back.
CREATE FUNCTION keep_list_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_price (product_id, price_czk, price_eur, price_usd)
  VALUES (OLD.id, OLD.price_czk, OLD.price_eur, OLD.price_usd)
  ON CONFLICT (product_id) DO UPDATE
  SET price_czk = excluded.price_czk, price_eur = excluded.price_eur, price_usd = excluded.price_usd;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_list_price AFTER UPDATE OF price_source ON product
  FOR EACH ROW
  WHEN (OLD.price_source = 'list' AND NEW.price_source <> 'list')
  EXECUTE FUNCTION keep_list_price();
--> statement-breakpoint
CREATE TYPE "public"."picture_format" AS ENUM('avif', 'webp', 'jpg');--> statement-breakpoint
CREATE TYPE "public"."picture_role" AS ENUM('tread', 'side', 'three_quarter', 'label', 'other');--> statement-breakpoint
CREATE TABLE "picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_rendition" (
	"hash" text NOT NULL,
	"width" smallint NOT NULL,
	"format" "picture_format" NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_rendition_hash_width_format_pk" PRIMARY KEY("hash","width","format")
);
--> statement-breakpoint
CREATE TABLE "picture_source" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pattern_id" integer NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"position" smallint NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone,
	"etag" text,
	"hash" text,
	"problem" text,
	CONSTRAINT "picture_source_key" UNIQUE("pattern_id","address")
);
--> statement-breakpoint
CREATE TABLE "tyre_picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tyre_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pattern_id" integer,
	"product_id" integer,
	"hash" text NOT NULL,
	"position" smallint NOT NULL,
	"role" "picture_role" NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"from_list" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tyre_picture_owner_check" CHECK (num_nonnulls("tyre_picture"."pattern_id", "tyre_picture"."product_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "picture_rendition" ADD CONSTRAINT "picture_rendition_hash_picture_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."picture"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_source" ADD CONSTRAINT "picture_source_pattern_id_pattern_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."pattern"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_source" ADD CONSTRAINT "picture_source_hash_picture_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."picture"("hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyre_picture" ADD CONSTRAINT "tyre_picture_pattern_id_pattern_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."pattern"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyre_picture" ADD CONSTRAINT "tyre_picture_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyre_picture" ADD CONSTRAINT "tyre_picture_hash_picture_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."picture"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_source_due_index" ON "picture_source" USING btree ("host","id") WHERE "picture_source"."fetched_at" is null or "picture_source"."fetched_at" < "picture_source"."wanted_at";--> statement-breakpoint
CREATE INDEX "picture_source_hash_index" ON "picture_source" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "tyre_picture_pattern_index" ON "tyre_picture" USING btree ("pattern_id","position") WHERE "tyre_picture"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "tyre_picture_product_index" ON "tyre_picture" USING btree ("product_id","position") WHERE "tyre_picture"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "tyre_picture_hash_index" ON "tyre_picture" USING btree ("hash");--> statement-breakpoint
-- Packed already: PostgreSQL need not try.
ALTER TABLE "picture_rendition" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Which pictures a tyre has, its own or its pattern's, is part of every page that shows the tyre. A picture itself never changes.
CREATE FUNCTION tell_picture_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD IS DISTINCT FROM NEW THEN
    PERFORM tell_pages(VARIADIC ARRAY(
      SELECT 'tyre-' || id FROM product
      WHERE active AND (pattern_id IN (OLD.pattern_id, NEW.pattern_id) OR id IN (OLD.product_id, NEW.product_id))
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tyre_picture_pages AFTER INSERT OR UPDATE OR DELETE ON tyre_picture
  FOR EACH ROW EXECUTE FUNCTION tell_picture_changes();
--> statement-breakpoint
CREATE TRIGGER tyre_picture_emptied_pages AFTER TRUNCATE ON tyre_picture EXECUTE FUNCTION tell_tag('all');
--> statement-breakpoint
CREATE TABLE "change_set_offer" (
	"change_set_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"product_id" integer,
	"code" text,
	"cost" integer,
	"currency" "currency" NOT NULL,
	"stock" integer NOT NULL,
	"lead_days" smallint,
	"pictures" text[],
	"before" jsonb,
	"shown" jsonb,
	CONSTRAINT "change_set_offer_change_set_id_seq_pk" PRIMARY KEY("change_set_id","seq")
);
--> statement-breakpoint
ALTER TABLE "change_set_offer" ADD CONSTRAINT "change_set_offer_change_set_id_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set_offer" ADD COLUMN "asked" integer[];
