CREATE TABLE "contact_reply" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_reply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "hidden_by" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "state" text DEFAULT 'announced' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "refund_due_on" date;--> statement-breakpoint
UPDATE "withdrawal" SET "refund_due_on" = ("submitted_at" AT TIME ZONE 'Europe/Prague')::date + 14;--> statement-breakpoint
ALTER TABLE "withdrawal" ALTER COLUMN "refund_due_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "goods_back_on" date;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "inspected_on" date;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "deduction" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "deduction_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "settled_on" date;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reply_message_index" ON "contact_reply" USING btree ("message_id","at");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_hidden_by_staff_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_state_index" ON "contact_message" USING btree ("state","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_message_order_index" ON "contact_message" USING btree ("order_id") WHERE "contact_message"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "review_list_index" ON "review" USING btree ("written_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_low_index" ON "review" USING btree ("written_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."stars" <= 3;--> statement-breakpoint
CREATE INDEX "review_hidden_index" ON "review" USING btree ("written_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_due_index" ON "withdrawal" USING btree ("refund_due_on","submitted_at","id") WHERE "withdrawal"."settled_on" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_settled_index" ON "withdrawal" USING btree ("settled_on" DESC NULLS FIRST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "withdrawal"."settled_on" is not null;