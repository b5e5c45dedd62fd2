ALTER TABLE "customer_order" ADD COLUMN "delivery_country" "country";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "delivery_city" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "delivery_address" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "delivery_zip_code" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_delivery_address_check" CHECK (num_nulls("customer_order"."delivery_country", "customer_order"."delivery_city", "customer_order"."delivery_address", "customer_order"."delivery_zip_code") in (0, 4));