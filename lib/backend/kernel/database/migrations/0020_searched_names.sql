-- What searches know tyres by, besides the brands: pages of results are outdated, and the words of searching read again, when it changes.
-- That a tyre comes or goes is told as a change of the assortment (migration 0019).
CREATE TRIGGER pattern_listed_pages AFTER INSERT OR DELETE ON pattern
  FOR EACH ROW EXECUTE FUNCTION tell_tag('names');
--> statement-breakpoint
CREATE TRIGGER pattern_changed_pages AFTER UPDATE ON pattern
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_tag('names');
--> statement-breakpoint
CREATE TRIGGER product_number_pages AFTER UPDATE OF ean, mpn ON product
  FOR EACH ROW WHEN ((OLD.ean, OLD.mpn) IS DISTINCT FROM (NEW.ean, NEW.mpn)) EXECUTE FUNCTION tell_tag('names');
