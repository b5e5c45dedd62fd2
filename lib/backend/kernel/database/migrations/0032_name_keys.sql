DROP INDEX "customer_order_name_index";--> statement-breakpoint
DROP INDEX "customer_order_company_index";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "name_key" text GENERATED ALWAYS AS (folded(last_name || ' ' || first_name)) STORED;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "company_key" text GENERATED ALWAYS AS (folded(company_name)) STORED;--> statement-breakpoint
CREATE INDEX "customer_order_name_index" ON "customer_order" USING btree ("name_key" text_pattern_ops,"placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_order_company_index" ON "customer_order" USING btree ("company_key" text_pattern_ops,"placed_at" DESC NULLS FIRST) WHERE "customer_order"."company_key" is not null;