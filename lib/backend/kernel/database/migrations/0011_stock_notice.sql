CREATE TABLE "stock_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" "language" NOT NULL,
	"cancel_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_notice_product_email_key" UNIQUE("product_id","email")
);
--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_notice_cancel_index" ON "stock_notice" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "stock_notice_asked_index" ON "stock_notice" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "stock_notice_email_index" ON "stock_notice" USING btree ("email");
--> statement-breakpoint
-- Whatever brings a tyre back, be it an import, a cancelled order or a hand at the database, those who asked for it are
-- written to when the change holds: one job per notice, of which there is never more than one. The queue's own tables are
-- made after these; until somebody asks, nothing here looks for them.
CREATE FUNCTION tell_stock_is_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM stock_notice WHERE product_id = NEW.id) THEN
    PERFORM graphile_worker.add_job(
      'stock_notice', payload => json_build_object('notice_id', id), job_key => 'stock_notice ' || id
    ) FROM stock_notice WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_stock_is_back AFTER UPDATE ON product
  FOR EACH ROW WHEN (NEW.stock > 0 AND NEW.active AND (OLD.stock = 0 OR NOT OLD.active))
  EXECUTE FUNCTION tell_stock_is_back();
