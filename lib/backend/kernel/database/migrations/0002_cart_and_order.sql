CREATE TYPE "public"."country" AS ENUM('CZ', 'SK');--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('cs', 'sk', 'en');--> statement-breakpoint
CREATE TYPE "public"."order_event_kind" AS ENUM('order', 'payment');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('pending', 'paid', 'refunded', 'failed');--> statement-breakpoint
CREATE SEQUENCE "public"."order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"added_czk" integer NOT NULL,
	"added_eur" integer NOT NULL,
	"added_usd" integer NOT NULL,
	CONSTRAINT "cart_item_product_key" UNIQUE("cart_id","product_id"),
	CONSTRAINT "cart_item_quantity_check" CHECK ("cart_item"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" "order_state" NOT NULL,
	"payment_status" "payment_state" NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"language" "language" NOT NULL,
	"currency" "currency" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"country" "country" NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"zip_code" text NOT NULL,
	"company_name" text,
	"ico" text,
	"dic" text,
	"ic_dph" text,
	"note" text,
	"delivery_id" text NOT NULL,
	"delivery_point" jsonb,
	"delivery_price" bigint NOT NULL,
	"estimate_from" date NOT NULL,
	"estimate_to" date NOT NULL,
	"payment_id" text NOT NULL,
	"payment_price" bigint NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat_rate" smallint NOT NULL,
	"vat_amount" bigint NOT NULL,
	CONSTRAINT "customer_order_number_unique" UNIQUE("number"),
	CONSTRAINT "customer_order_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "customer_order_total_check" CHECK ("customer_order"."total" = "customer_order"."subtotal" + "customer_order"."delivery_price" + "customer_order"."payment_price")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" "order_event_kind" NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	"image" text NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_price" bigint NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "sent_mail" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_mail_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mail" ADD CONSTRAINT "sent_mail_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_updated_index" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "customer_order_placed_index" ON "customer_order" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "order_event_order_index" ON "order_event" USING btree ("order_id","id");