-- A text as names are compared: no accents, one case, words parted by single blanks. Its result never changes, so that indexes may be made of it.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(lower(regexp_replace(normalize($1, NFKD), U&'[\0300-\036F]', '', 'g')), '[[:space:][:punct:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE TYPE "public"."shipment_state" AS ENUM('made', 'handed', 'delivered', 'back');--> statement-breakpoint
CREATE TYPE "public"."order_hold" AS ENUM('supplier', 'customer', 'payment', 'address', 'other');--> statement-breakpoint
CREATE TABLE "idempotent_request" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"parcels" smallint NOT NULL,
	"weight_g" integer,
	"tracking" text[] NOT NULL,
	"state" "shipment_state" NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"handed_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "undo_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "customer_order_placed_index";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "leave_by" date;--> statement-breakpoint
-- The day before the first day of arrival, as many working days as the goods are on their way; holidays are left out of account.
UPDATE "customer_order" SET "leave_by" = "estimate_from" - CASE
	WHEN "delivery_id" IN ('courier_cz', 'fitter_cz', 'courier_sk') THEN CASE extract(isodow FROM "estimate_from") WHEN 1 THEN 3 WHEN 7 THEN 2 ELSE 1 END
	WHEN "delivery_id" = 'fitter_sk' THEN CASE extract(isodow FROM "estimate_from") WHEN 1 THEN 4 WHEN 2 THEN 4 WHEN 7 THEN 3 ELSE 2 END
	ELSE 0 END;--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "leave_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "hold" "order_hold";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "hold_until" date;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "actor" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_entry" ADD CONSTRAINT "undo_entry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_request_at_index" ON "idempotent_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_note_order_index" ON "order_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_order_index" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_list_index" ON "shipment" USING btree ("made_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_state_index" ON "shipment" USING btree ("state","made_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "undo_entry_at_index" ON "undo_entry" USING btree ("at");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_list_index" ON "customer_order" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_order_queue_index" ON "customer_order" USING btree ("leave_by","placed_at","id") WHERE "customer_order"."status" in ('placed', 'confirmed', 'packed');--> statement-breakpoint
CREATE INDEX "customer_order_state_index" ON "customer_order" USING btree ("status","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_order_unpaid_index" ON "customer_order" USING btree ("placed_at","id") WHERE "customer_order"."payment_status" = 'pending' and "customer_order"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "customer_order_problem_index" ON "customer_order" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE ("customer_order"."hold" <> 'supplier' or ("customer_order"."status" in ('cancelled', 'returned') and "customer_order"."payment_status" = 'paid'));--> statement-breakpoint
CREATE INDEX "customer_order_name_index" ON "customer_order" USING btree (folded("last_name" || ' ' || "first_name") text_pattern_ops,"placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_order_company_index" ON "customer_order" USING btree (folded("company_name") text_pattern_ops,"placed_at" DESC NULLS FIRST) WHERE "customer_order"."company_name" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_phone_index" ON "customer_order" USING btree (regexp_replace("phone_number", '[^0-9]', '', 'g') text_pattern_ops,"placed_at" DESC NULLS FIRST);