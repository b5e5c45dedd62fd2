-- Which transaction wrote an entry: what has changed since a snapshot is found by an index then. Rows that are there get none: the default
-- comes after the column, so that no table is written anew.
ALTER TABLE "audit_log" ADD COLUMN "transaction_id" "xid8";--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "transaction_id" "xid8";--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "transaction_id" "xid8";--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "transaction_id" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "contact_message" ALTER COLUMN "transaction_id" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "order_event" ALTER COLUMN "transaction_id" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
CREATE INDEX "audit_log_transaction_index" ON "audit_log" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "contact_message_transaction_index" ON "contact_message" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "order_event_transaction_index" ON "order_event" USING btree ("transaction_id");--> statement-breakpoint
-- A message is changed, and counts as new then. The log is only added to, and tells what is taken back in an order's history.
CREATE FUNCTION note_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.transaction_id := pg_current_xact_id();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER contact_message_transaction BEFORE UPDATE ON "contact_message" FOR EACH ROW EXECUTE FUNCTION note_transaction();
