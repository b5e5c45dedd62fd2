CREATE TABLE "contact_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"language" "language" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"lines" jsonb,
	"part" text,
	"reason" text,
	"language" "language" NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_number_unique" UNIQUE("number"),
	CONSTRAINT "withdrawal_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_sent_index" ON "contact_message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "contact_message_email_index" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawal_order_index" ON "withdrawal" USING btree ("order_id","submitted_at");