CREATE TYPE "public"."account_token_purpose" AS ENUM('reset', 'verify');--> statement-breakpoint
CREATE TYPE "public"."user_type" AS ENUM('regular', 'staff');--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"user_type" "user_type" DEFAULT 'regular' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"agreement" smallint DEFAULT 0 NOT NULL,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "account_country_check" CHECK ("account"."country" in ('', 'CZ', 'SK')),
	CONSTRAINT "account_roles_check" CHECK ("account"."roles" <@ array['orders', 'catalogue', 'content'])
);
--> statement-breakpoint
CREATE TABLE "account_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" "account_token_purpose" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "forget_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_identity" ADD CONSTRAINT "account_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_token" ADD CONSTRAINT "session_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_key" ON "account" USING btree (lower("email")) WHERE "account"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "account_identity_account_index" ON "account_identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_token_account_index" ON "account_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account_index" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_token_session_index" ON "session_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "rate_limit_expire_index" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_account_index" ON "customer_order" USING btree ("account_id","placed_at");--> statement-breakpoint
CREATE INDEX "customer_order_email_index" ON "customer_order" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customer_order_forget_index" ON "customer_order" USING btree ("id") WHERE "customer_order"."forget_contact";--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_unique" UNIQUE("account_id");