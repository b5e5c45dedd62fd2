-- Every price a product gets is logged, whichever statement gives it.
CREATE FUNCTION log_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_log (product_id, currency, amount, at)
  SELECT added.id, price.currency, price.amount, added.created_at
  FROM added
  CROSS JOIN LATERAL (VALUES
    ('CZK'::currency, added.price_czk),
    ('EUR'::currency, added.price_eur),
    ('USD'::currency, added.price_usd)
  ) AS price (currency, amount);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_first_prices AFTER INSERT ON product
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION log_first_prices();
--> statement-breakpoint
CREATE FUNCTION log_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_log (product_id, currency, amount, at)
  SELECT NEW.id, price.currency, price.amount,
    CASE WHEN NEW.updated_at IS DISTINCT FROM OLD.updated_at THEN NEW.updated_at ELSE now() END
  FROM (VALUES
    ('CZK'::currency, OLD.price_czk, NEW.price_czk),
    ('EUR'::currency, OLD.price_eur, NEW.price_eur),
    ('USD'::currency, OLD.price_usd, NEW.price_usd)
  ) AS price (currency, before, amount)
  WHERE price.before <> price.amount;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Per row with a condition: taking stock, the most frequent change, never calls the function.
CREATE TRIGGER product_changed_prices AFTER UPDATE ON product
  FOR EACH ROW
  WHEN ((OLD.price_czk, OLD.price_eur, OLD.price_usd) IS DISTINCT FROM (NEW.price_czk, NEW.price_eur, NEW.price_usd))
  EXECUTE FUNCTION log_changed_prices();
