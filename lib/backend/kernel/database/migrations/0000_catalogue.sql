CREATE TYPE "public"."category" AS ENUM('car-winter', 'car-summer', 'car-all_season', 'suv-winter', 'suv-summer', 'suv-all_season', 'van-winter', 'van-summer', 'van-all_season');--> statement-breakpoint
CREATE TYPE "public"."construction" AS ENUM('R', 'D', 'B');--> statement-breakpoint
CREATE TYPE "public"."family" AS ENUM('car', 'suv', 'van');--> statement-breakpoint
CREATE TYPE "public"."label_class" AS ENUM('A', 'B', 'C', 'D', 'E');--> statement-breakpoint
CREATE TYPE "public"."noise_class" AS ENUM('A', 'B', 'C');--> statement-breakpoint
CREATE TYPE "public"."season" AS ENUM('winter', 'summer', 'all_season');--> statement-breakpoint
CREATE TYPE "public"."tread" AS ENUM('symmetric', 'asymmetric', 'directional');--> statement-breakpoint
CREATE TYPE "public"."tyre_class" AS ENUM('C1', 'C2', 'C3');--> statement-breakpoint
CREATE TYPE "public"."currency" AS ENUM('CZK', 'EUR', 'USD');--> statement-breakpoint
CREATE TABLE "brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tier" text,
	"country" text,
	"manufacturer" text,
	CONSTRAINT "brand_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "pattern" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pattern_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"match_key" text NOT NULL,
	"search" text NOT NULL,
	"season" "season" NOT NULL,
	"tread" "tread" NOT NULL,
	"segment" text,
	CONSTRAINT "pattern_brand_id_slug_unique" UNIQUE("brand_id","slug"),
	CONSTRAINT "pattern_brand_id_match_key_unique" UNIQUE("brand_id","match_key")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"pattern_id" integer NOT NULL,
	"price_czk" integer NOT NULL,
	"price_eur" integer NOT NULL,
	"price_usd" integer NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"category" "category" NOT NULL,
	"season" "season" NOT NULL,
	"family" "family" NOT NULL,
	"construction" "construction" DEFAULT 'R' NOT NULL,
	"tyre_class" "tyre_class" DEFAULT 'C1' NOT NULL,
	"width" smallint NOT NULL,
	"rim_tenths" smallint NOT NULL,
	"load_index" smallint NOT NULL,
	"speed_rank" smallint NOT NULL,
	"dispatch_days" smallint DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"commercial" boolean DEFAULT false NOT NULL,
	"three_pmsf" boolean DEFAULT false NOT NULL,
	"ms" boolean DEFAULT false NOT NULL,
	"ice" boolean DEFAULT false NOT NULL,
	"studded" boolean DEFAULT false NOT NULL,
	"xl" boolean DEFAULT false NOT NULL,
	"runflat" boolean DEFAULT false NOT NULL,
	"ev" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"profile" smallint,
	"fuel" "label_class",
	"wet" "label_class",
	"noise_db" smallint,
	"noise_class" "noise_class",
	"load_index_dual" smallint,
	"production_year" smallint,
	"eprel_id" integer,
	"speed_symbol" text NOT NULL,
	"slug" text NOT NULL,
	"source" text NOT NULL,
	"homologation" text,
	"ean" text,
	"mpn" text,
	"description" text,
	CONSTRAINT "product_stock_check" CHECK ("product"."stock" >= 0),
	CONSTRAINT "product_price_check" CHECK ("product"."price_czk" > 0 and "product"."price_eur" > 0 and "product"."price_usd" > 0),
	CONSTRAINT "product_label_check" CHECK (num_nulls("product"."fuel", "product"."wet", "product"."noise_db", "product"."noise_class") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "product_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"currency" "currency" NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pattern" ADD CONSTRAINT "pattern_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_pattern_id_pattern_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."pattern"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_slug" ADD CONSTRAINT "product_slug_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_log" ADD CONSTRAINT "price_log_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_slug_key" ON "product" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "product_ean_key" ON "product" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "product_category_index" ON "product" USING btree ("category") WHERE "product"."active";--> statement-breakpoint
CREATE INDEX "product_size_index" ON "product" USING btree ("width","profile","rim_tenths");--> statement-breakpoint
CREATE INDEX "product_pattern_index" ON "product" USING btree ("pattern_id","width","rim_tenths");--> statement-breakpoint
CREATE INDEX "product_mpn_index" ON "product" USING btree ("brand_id","mpn");--> statement-breakpoint
CREATE INDEX "price_log_product_index" ON "price_log" USING btree ("product_id","currency","at");