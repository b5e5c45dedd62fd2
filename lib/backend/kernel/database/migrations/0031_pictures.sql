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
