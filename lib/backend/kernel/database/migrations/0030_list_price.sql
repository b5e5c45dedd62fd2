CREATE TABLE "list_price" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"price_czk" integer NOT NULL,
	"price_eur" integer NOT NULL,
	"price_usd" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_price" ADD CONSTRAINT "list_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What a list asked for a tyre outlives whatever prices it instead, so that it can come back.
CREATE FUNCTION keep_list_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_price (product_id, price_czk, price_eur, price_usd)
  VALUES (OLD.id, OLD.price_czk, OLD.price_eur, OLD.price_usd)
  ON CONFLICT (product_id) DO UPDATE
  SET price_czk = excluded.price_czk, price_eur = excluded.price_eur, price_usd = excluded.price_usd;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_list_price AFTER UPDATE OF price_source ON product
  FOR EACH ROW
  WHEN (OLD.price_source = 'list' AND NEW.price_source <> 'list')
  EXECUTE FUNCTION keep_list_price();
