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
ALTER TABLE "change_set_offer" ADD CONSTRAINT "change_set_offer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;