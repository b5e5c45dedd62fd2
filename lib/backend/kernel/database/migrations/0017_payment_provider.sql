ALTER TABLE "card_attempt" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
CREATE INDEX "card_attempt_session_index" ON "card_attempt" USING btree ("session_id");