CREATE TYPE "public"."card_attempt_state" AS ENUM('open', 'processing', 'paid', 'ended');--> statement-breakpoint
CREATE TABLE "card_attempt" (
	"order_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"state" "card_attempt_state" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"session_id" text,
	"url" text,
	"payment_intent" text,
	CONSTRAINT "card_attempt_order_id_attempt_pk" PRIMARY KEY("order_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_attempt" ADD CONSTRAINT "card_attempt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_attempt_open_key" ON "card_attempt" USING btree ("order_id") WHERE "card_attempt"."state" = 'open';--> statement-breakpoint
CREATE INDEX "card_attempt_intent_index" ON "card_attempt" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "stripe_event_received_index" ON "stripe_event" USING btree ("received_at");